// The closed set of effects: all that a skill, a treasure, a stratagem, a battle or a bonus can do, as plain data.
import type { Id } from '../../../engine/phrase.ts'

/** Factions, in the order in which their bonuses are reckoned: 魏 蜀 吳 袁 他. */
export const FACTIONS = ['wei', 'shu', 'wu', 'yuan', 'others'] as const
export type Faction = (typeof FACTIONS)[number]

/** Troops, in the order in which their bonuses are reckoned: 騎 步 弓 盾 槍 謀. */
export const TROOPS = ['cavalry', 'foot', 'bow', 'shield', 'spear', 'wits'] as const
export type Troop = (typeof TROOPS)[number]

/** A number, or one that is counted when the effect happens. */
export type Amount =
  | number
  /** Cards of this troop among the target's cards in both rows, and so many more. */
  | { readonly count: Troop; readonly plus: number }
  /** The printed attack of the general straight ahead; 0 before an empty slot. */
  | 'ahead'
  /** The size of the target's largest group of one faction or one troop in both rows, times so many. */
  | { readonly largest: 'faction' | 'troop'; readonly times: number }

/** What may be asked about the battle as it stands. */
export type Condition =
  /** Own HP is lower than the target's. */
  | 'behind'
  /** Own HP is not lower than the target's. */
  | 'not-behind'
  /** Own speed total is higher than the target's. */
  | 'faster'
  /** Own side is the first player of this clash. */
  | 'first'
  /** There is cavalry in the target's front. */
  | 'against-cavalry'
  /** Own cards of both rows hold at least so many of the faction. */
  | { readonly own: Faction; readonly least: number }
  /** Own cards of both rows hold one of these generals. */
  | { readonly with: readonly Id[] }
  /** The general straight ahead is of this faction or troop. */
  | { readonly ahead: Faction | Troop }

/** One thing a card does. `target` is the opponent named for the whole card (R47). */
export type Effect =
  /** The target loses HP. */
  | { readonly op: 'damage'; readonly n: Amount }
  /** Own HP rises, without a cap (R15). */
  | { readonly op: 'heal'; readonly n: number }
  /** Own HP falls, never below 1 (R15). */
  | { readonly op: 'lose'; readonly n: number }
  /** An attack marker moves, never below 0 (R11). */
  | { readonly op: 'attack'; readonly who: 'self' | 'target'; readonly n: number }
  /** The next normal attack on this side is so much weaker (R17). */
  | { readonly op: 'block'; readonly n: number }
  /** A general of the target's front loses the use of its skill. */
  | { readonly op: 'seal'; readonly general: 'ahead' | 'chosen' }
  /** The general straight ahead loses up to so much of its attack (R48). */
  | { readonly op: 'weaken'; readonly n: number }
  /** Damage of this share of the own attack, rounded down; not a normal attack. */
  | { readonly op: 'strike'; readonly percent: number }
  /** Fish from the supply (R1). */
  | { readonly op: 'fish'; readonly n: number }
  /** Fish from the target. */
  | { readonly op: 'steal'; readonly n: number }
  /** The general may trade places with one of the own rear. */
  | { readonly op: 'retreat' }
  /** The skill of a chosen general of the target's front, as one's own. */
  | { readonly op: 'copy' }
  /** The owner picks one. */
  | { readonly op: 'either'; readonly options: readonly Plain[] }
  /** Own speed total for the whole battle. */
  | { readonly op: 'speed'; readonly n: number }
  /** So many front slots in this battle, the others in the rear (R27). */
  | { readonly op: 'formation'; readonly front: number }
  /** A front and a rear general of the target trade places, before the sums (R28). */
  | { readonly op: 'distrust' }
  /** The carrier's own skill, now, in any clash. */
  | { readonly op: 'ready' }
  | {
      readonly op: 'if'
      readonly when: Condition
      readonly then: readonly Effect[]
      readonly else: readonly Effect[]
    }

/** An effect that can stand as one of two choices. */
export type Plain = { readonly op: 'damage' | 'heal'; readonly n: number }

export const damage = <N extends Amount>(n: N) => ({ op: 'damage', n }) as const
export const heal = (n: number) => ({ op: 'heal', n }) as const
export const lose = (n: number): Effect => ({ op: 'lose', n })
/** Own attack rises (or falls) by `n`. */
export const attack = (n: number): Effect => ({ op: 'attack', who: 'self', n })
/** The target's attack falls by `n`. */
export const dull = (n: number): Effect => ({ op: 'attack', who: 'target', n: -n })
export const block = (n: number): Effect => ({ op: 'block', n })
export const sealAhead: Effect = { op: 'seal', general: 'ahead' }
export const sealChosen: Effect = { op: 'seal', general: 'chosen' }
export const weaken = (n: number): Effect => ({ op: 'weaken', n })
export const strike = (percent: number): Effect => ({ op: 'strike', percent })
export const fish = (n: number): Effect => ({ op: 'fish', n })
export const steal = (n: number): Effect => ({ op: 'steal', n })
export const speed = (n: number): Effect => ({ op: 'speed', n })
export const formation = (front: number): Effect => ({ op: 'formation', front })
export const either = (...options: readonly Plain[]): Effect => ({ op: 'either', options })
/** `then` if the condition holds, `otherwise` if not. */
export const when = (
  condition: Condition,
  then: readonly Effect[],
  otherwise: readonly Effect[] = [],
): Effect => ({ op: 'if', when: condition, then, else: otherwise })
