// The map as data: who holds which city, which units stand where, what moved last, what may be chosen.
import type { Faction } from '../../../picture/faction.ts'
import type { Input } from '../../../picture/paint.ts'
import type { PlaceId } from '../map/index.ts'

/** What a unit is drawn as. */
export type UnitKind = 'cavalry' | 'foot' | 'archers' | 'general'

/** A unit where it stands. */
export interface UnitMark {
  readonly place: PlaceId
  readonly faction: Faction
  readonly kind: UnitKind
  /** What a general is called, and its id for the bust. */
  readonly general: { readonly id: string; readonly name: string; readonly stamina: number } | null
  /** Turned over: it cannot move, fight or help. */
  readonly routed: boolean
  /** Planned and not yet done: only its player sees it. */
  readonly planned: boolean
}

/** A city and its owner. */
export interface CityMark {
  readonly id: string
  readonly name: string
  readonly owner: Faction | null
  /** It cannot be taken in this game. */
  readonly barred: boolean
  /** Cut off from its owner's capital: its prestige does not count. */
  readonly cut: boolean
}

/** What an arrow stands for. */
export type Action = 'march' | 'attack' | 'retreat' | 'planned'

/** A movement along places, the first of which it left, and the same in words. */
export interface ArrowMark {
  readonly kind: Action
  readonly through: readonly PlaceId[]
  readonly text: string
}

/** A place that stands out. */
export interface PlaceMark {
  readonly place: PlaceId
  /** The chosen unit's own place; where it may go; whom it may attack. */
  readonly kind: 'chosen' | 'go' | 'strike'
}

/** A player's plate. */
export interface Plate {
  /** Null before it is chosen. */
  readonly faction: Faction | null
  readonly name: string
  readonly prestige: number
  /** On the board, and how many there may be. */
  readonly armies: { readonly now: number; readonly most: number }
  readonly cards: number
  readonly rage: number
  readonly acting: boolean
  readonly out: boolean
}

/** What stands on the map. */
export interface Position {
  readonly cities: readonly CityMark[]
  readonly units: readonly UnitMark[]
  readonly arrows: readonly ArrowMark[]
  readonly marks: readonly PlaceMark[]
}

/** Everything on the picture of the whole board. */
export interface MapInput extends Input, Position {
  readonly title: string
  /** Such as the round. */
  readonly aside: string
  /** Prestige that wins. */
  readonly goal: number
  readonly plates: readonly Plate[]
}

/** One side of a fight. */
export interface Fighter {
  readonly name: string
  /** Null for a city that is nobody's. */
  readonly faction: Faction | null
  /** Null where no unit stands. */
  readonly kind: UnitKind | null
  /** What was thrown; null for a die that is not thrown yet. */
  readonly dice: readonly (number | null)[]
  /** What is added to the dice; null where the sums say it. */
  readonly plus: number | null
  /** What counts in the end, of attack and of defence. */
  readonly attack: number | null
  readonly defence: number | null
}

/** A fight that may be fought, with its odds in per cent, or one that was just fought. */
export interface FightMark {
  readonly attacker: Fighter
  readonly defender: Fighter
  readonly odds: { readonly win: number; readonly draw: number; readonly lose: number } | null
}

/** Everything on a picture of part of the board. */
export interface PartInput extends Input, Position {
  readonly title: string
  readonly aside: string
  /** What must be on it. */
  readonly focus: readonly PlaceId[]
  readonly fight: FightMark | null
}

/** A stratagem in the hand. */
export interface CardFace {
  readonly name: string
  readonly text: string
  /** How many of it. */
  readonly count: number
  /** Drawn in this turn: not to be played yet. */
  readonly fresh: boolean
  /** When it is played: with an attack or a duel, against an attack, or in its player's own time. */
  readonly when: 'attack' | 'defence' | 'own'
}

/** Everything on a hand picture. */
export interface HandInput extends Input {
  readonly title: string
  readonly aside: string
  readonly empty: string
  readonly fresh: string
  readonly cards: readonly CardFace[]
}
