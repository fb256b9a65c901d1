// Types of cards: stats, and the effects that printed cards and house cards are built from.
import type { Era } from './eras.ts'

/** The four stats of a player. */
export const STATS = ['state', 'grain', 'attack', 'defence'] as const

export type Stat = (typeof STATS)[number]

/** Upper limits (source 4); the lower limit is 0 for all. */
export const LIMITS: Readonly<Record<Stat, number>> = { state: 18, grain: 9, attack: 9, defence: 9 }

/** Changes of stats; those left out stay. */
export type Change = { readonly [K in Stat]?: number | undefined }

/** What a successful attack costs in state and defence, and how much stronger than the stat it is. */
export interface Blow {
  readonly loss: number
  readonly bonus?: number | undefined
  readonly defence?: number | undefined
}

/** One thing a card does. `opponent` is the bare 對手玩家 (D8); what else says one or all means it. */
export type Effect =
  | { readonly do: 'self'; readonly change: Change }
  | { readonly do: 'opponent'; readonly change: Change }
  /** Everyone once, the player included (D28). */
  | { readonly do: 'everyone'; readonly change: Change }
  /** The player chooses one of two changes of the own stats. */
  | { readonly do: 'either'; readonly one: Change; readonly other: Change }
  | { readonly do: 'draw'; readonly min: number; readonly max: number }
  /** Takes cards unseen out of one opponent's hand. */
  | { readonly do: 'take'; readonly min: number; readonly max: number }
  /** Discards cards unseen out of one opponent's hand. */
  | { readonly do: 'strip'; readonly min: number; readonly max: number }
  /** Sees one opponent's hand and discards a card of it. */
  | { readonly do: 'search' }
  /** One opponent's next turn may only be a draw (D26). */
  | { readonly do: 'silence' }
  /** Attacks one opponent or all, costing them `loss` state and `defence` defence on success. */
  | ({ readonly do: 'attack'; readonly at: 'one' | 'all' } & Blow)
  /** One opponent with less grain stops for so many turns. */
  | { readonly do: 'halt'; readonly rounds: number }
  /** One opponent's defence counts as 0 for so many rounds (D10). */
  | { readonly do: 'expose'; readonly rounds: number }
  /** Truce with one opponent for so many rounds (D10). */
  | { readonly do: 'truce'; readonly rounds: number }
  /** Nobody may play a card at the player for so many rounds (D10). */
  | { readonly do: 'shield'; readonly rounds: number }
  /** Every opponent discards a person or loses so much grain (D12). */
  | { readonly do: 'sacrifice'; readonly grain: number }

/** What a historical event does to the player who drew it. */
export type EventEffect =
  | { readonly do: 'self'; readonly change: Change }
  /** The opponent on the left. */
  | { readonly do: 'left'; readonly change: Change }
  | { readonly do: 'skip'; readonly rounds: number }
  /** Gives cards to one opponent. */
  | { readonly do: 'give'; readonly cards: number }
  /** Every opponent gives a card of their choice. */
  | { readonly do: 'tribute' }
  | { readonly do: 'turns'; readonly more: number }
  /** Takes one card unseen from every opponent. */
  | { readonly do: 'raid' }
  | { readonly do: 'discard'; readonly cards: number }
  /** Compares state with the left neighbour: the lower one, or on a tie the neighbour, loses so much. */
  | { readonly do: 'duel'; readonly loss: number }

export const TYPES = ['person', 'policy', 'armament', 'invention'] as const

export type CardType = (typeof TYPES)[number]

/** A dynasty card. */
export interface DynastyCard {
  readonly type: CardType
  readonly from: Era
  /** The last era of a card that spans several (D19); `from` for all others. */
  readonly to: Era
  /** `play`: on the own turn; `react`: when attacked (D9); `forced`: shown when got, works by itself (D16). */
  readonly use: 'play' | 'react' | 'forced'
  /** Whether it may be played with a crossing card. */
  readonly crossing: boolean
  readonly effects: readonly Effect[]
}

/** A lord and the stats to begin with. */
export interface Lord extends Readonly<Record<Stat, number>> {
  /** Eras in which this lord gains (D2), the oldest first. */
  readonly eras: readonly Era[]
}

/** A historical event. */
export interface HistoricalEvent {
  readonly era: Era
  readonly effects: readonly EventEffect[]
}

/** A function card. */
export type FunctionCard =
  | { readonly kind: 'attack'; readonly loss: number }
  | { readonly kind: 'crossing' | 'event' | 'question' }

/** A card that the host added (D20). What it is, everyone knows; where it lies, its id alone says. */
export type HouseCard = { readonly name: string } & (
  | { readonly kind: 'lord'; readonly lord: Lord }
  | { readonly kind: 'event'; readonly event: HistoricalEvent }
  | { readonly kind: 'dynasty'; readonly card: DynastyCard }
  | { readonly kind: 'attack'; readonly loss: number }
)
