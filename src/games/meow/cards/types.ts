// The shape of each kind of card.
import type { Id } from '../../../engine/phrase.ts'
import type { Effect, Faction, Troop } from './effects.ts'

export interface General {
  readonly troop: Troop
  readonly attack: number
  readonly hp: number
  /** Paws. */
  readonly speed: number
  /** Year of death, for the mandate of a battle. */
  readonly died: number
  readonly lord?: true
  /** The clash in which the skill may be used, and what it does. */
  readonly skill: { readonly clash: number; readonly does: readonly Effect[] }
}

/** The generals of one faction. */
export type Roll = Readonly<Record<Id, General>>

export interface Treasure {
  /** Who may carry it: a general that fits any of these. */
  readonly carrier: {
    readonly troops?: readonly Troop[]
    readonly factions?: readonly Faction[]
    readonly generals?: readonly Id[]
    /** At least so much printed attack. */
    readonly attack?: number
    readonly lord?: true
  }
  readonly does: readonly Effect[]
  /** What it does besides in the hands of these. */
  readonly master?: { readonly generals: readonly Id[]; readonly does: readonly Effect[] }
}

export interface Stratagem {
  readonly use: 'planning' | 'battle'
  /** An art of war (兵法): one in a battle, and it comes back. */
  readonly art: boolean
  readonly does: readonly Effect[]
}

export interface BattleCard {
  readonly year: number
  readonly winner: number
  readonly loser: number
  /** What 1, 2 and 3 generals buy. */
  readonly does: readonly (readonly Effect[])[]
}

/** Effects by faction or troop, and by how many cards of it there are. */
export type BonusSide = Readonly<Record<Faction | Troop, Readonly<Record<number, readonly Effect[]>>>>
