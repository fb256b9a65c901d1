// The table of Storm over the Three Kingdoms as plain JSON: every card and every general lies in exactly one zone of it.
import type { Options, State, Table } from '../../../engine/game.ts'
import { chosenOptions } from '../../../engine/options.ts'
import type { Id, Seat, Viewer } from '../../../engine/phrase.ts'
import { at } from '../../common/at.ts'
import { type ArmyType, FACTIONS, type Faction } from '../box/factions.ts'
import { generalsOf } from '../box/generals.ts'
import { DECK } from '../cards/index.ts'
import { CITIES, type PlaceId } from '../map/index.ts'
import { options as specs } from './options.ts'

export type UnitType = ArmyType | 'general'

/** An army or a general on the board. */
export interface Unit {
  /** `shu-foot-3`, or the general's id. */
  readonly id: Id
  /** Whom it serves. */
  readonly seat: Seat
  readonly type: UnitType
  place: PlaceId
  /** What a general has left; 0 for armies. */
  stamina: number
  /** The turn in which it was routed (ruling 14); null while it is not. */
  routed: number | null
  /** What it did and suffered in this player's turn. */
  now: UnitTurn
}

/** A unit in one player's turn. */
export interface UnitTurn {
  moved: boolean
  attacked: boolean
  /** Fights so far, for fatigue (ruling 13). */
  fights: number
  /** Attacks on it so far (ruling 18). */
  suffered: number
  /** It offered a duel (ruling 21). */
  dueled: boolean
  /** Spaces it moves further by 急行軍. */
  march: number
  /** 暗渡陳倉: special edges are roads for it, and it may pass enemies. */
  secret: boolean
  /** 反間: it takes no part in joint fights and encirclement. */
  apart: boolean
  /** It won an attack in this turn (百騎). */
  won: boolean
  /** Its extra attack is without fatigue, a second fight that it forces included (百騎). */
  spared: boolean
}

export interface CityState {
  readonly id: Id
  owner: Seat | null
  /** It cannot be taken in this game (rulings 3, 71). */
  barred: boolean
}

/** What lies before one player. */
export interface Player {
  faction: Faction
  /** The original capital; '' until corners are known. */
  capital: Id
  /** Players of one side win together. */
  side: number
  hand: Id[]
  /** Cards of the hand drawn in this player's turn: they cannot be played or paid (rulings 5, 45, 65). */
  fresh: Id[]
  rage: number
  /** The turn in which the own lord was slain last: it returns in a later one (ruling 22). */
  lordFell: number | null
  /** The capital is lost (ruling 32). */
  out: boolean
  /** How many had fallen by then, this player included. */
  fell?: number
  /** Captured generals to be persuaded in the next own recruit step (rulings 19, 42). */
  captives: Id[]
  /** Generals of a fallen ally that may be adopted in the next own recruit step, with their stamina (rulings 32, 68). */
  heirlooms: { readonly id: Id; readonly stamina: number }[]
  /** Abilities used in this player's turn (ruling 76). */
  used: Id[]
  /** A city was taken in this turn (屯田). */
  tookCity: boolean
}

/** A move or a card of the march, known to its player alone until it is carried out. */
export type MarchStep =
  | { readonly kind: 'move'; readonly unit: Id; readonly to: PlaceId; readonly stay: boolean }
  | {
      readonly kind: 'card'
      readonly card: Id
      readonly unit: Id
      readonly effect: 'forced-march' | 'secret-crossing' | 'rally' | 'heal'
    }

/** An army, or a general, of the recruit step, known to its player alone until all is confirmed. */
export type RecruitStep =
  | {
      readonly kind: 'army'
      readonly unit: Id
      readonly type: ArmyType
      /** The card paid or played; null for the second army of 徵兵 and the gift of 仁德. */
      readonly card: Id | null
      readonly by: 'pay' | 'levy' | 'benevolence'
      readonly to: PlaceId
      /** A garrison that goes to the gate `to`, while the new army goes inside. */
      readonly swap: Id | null
    }
  | { readonly kind: 'revive'; readonly unit: Id; readonly card: Id; readonly to: PlaceId }
  | { readonly kind: 'general'; readonly unit: Id; readonly cards: readonly Id[]; readonly to: PlaceId }
  | { readonly kind: 'dismiss'; readonly unit: Id }

/** What a player has planned and nobody else knows. */
export interface Draft {
  readonly seat: Seat
  readonly march: MarchStep[]
  /** Recruits as they belong together: taken back together. */
  readonly recruits: RecruitStep[][]
  /** Where the first units will stand, before the first turn. */
  readonly places: Record<Id, PlaceId>
  /** Times that something planned was taken back or changed, which is limited so that a turn ends. */
  changes: number
}

/** An attack that is being carried out; public. */
export interface Attack {
  readonly attacker: Id
  readonly from: PlaceId
  /** The unit attacked; null for an empty city. */
  readonly target: Id | null
  readonly at: PlaceId
  /** By archers at distance 2. */
  readonly ranged: boolean
  readonly duel: boolean
  /** The forced fight against a second unit in the same space (ruling 17). */
  readonly second: boolean
  card: Id | null
  lastStand: boolean
  readonly abilities: Id[]
}

export type Mode = 'duel' | 'three' | 'teams'
export type Phase = 'lots' | 'capitals' | 'place' | 'act' | 'recruit' | 'refill' | 'over'

export interface Settings {
  readonly extraCity: boolean
  readonly drawnLords: boolean
  readonly generals: 2 | 3
  readonly freeSeats: boolean
  readonly partners: 'drawn' | 'opposite'
  /** The game ends after so many rounds; 0 where there is no last round (ruling 72). */
  readonly rounds: number
}

export interface StormState extends State {
  readonly mode: Mode
  readonly settings: Settings
  phase: Phase
  /** Who plays after whom; the first player first. */
  order: Seat[]
  /** Whose turn it is, as an index of `order`. */
  at: number
  /** 1 from the first turn on; 0 before. */
  round: number
  /** Players' turns so far. */
  turn: number
  players: Player[]
  units: Unit[]
  cities: CityState[]
  /** Face down, top card first. */
  deck: Id[]
  discards: Id[]
  /** Generals of each faction that nobody has. */
  pools: Record<Faction, Id[]>
  /** Generals out of the game; lords who may be revived lie here too. */
  fallen: Id[]
  draft: Draft | null
  attack: Attack | null
  /** 1v1v1: the two who are allied against the leader in this turn (ruling 33). */
  allied: Seat[]
  /** Times each seat's capital was attacked; names the stretch "until my capital is attacked". */
  alarms: number[]
  /** How the game ended: the winning side. */
  winner: { readonly side: number; readonly by: 'marks' | 'last-side' | 'rounds' } | null
  /** Who has seen a card that lies hidden now; `public` is everyone. Forgotten when it is shuffled into the deck. */
  seen: Record<Id, Viewer[]>
}

/** The kernel's table of this game. */
export type StormTable = Table<StormState>

export const RAGE_SUPPLY = 24

/** A unit that has done nothing yet in this turn. */
export const newTurn = (): UnitTurn => ({
  moved: false,
  attacked: false,
  fights: 0,
  suffered: 0,
  dueled: false,
  march: 0,
  secret: false,
  apart: false,
  won: false,
  spared: false,
})

const ROUNDS: Readonly<Record<Mode, number>> = { duel: 30, teams: 30, three: 40 }

const modeOf = (seats: number): Mode => (seats === 2 ? 'duel' : seats === 3 ? 'three' : 'teams')

function settingsOf(mode: Mode, options: Options): Settings {
  const { partners, rounds, ...set } = chosenOptions(specs, options)
  return {
    extraCity: mode === 'duel' && set['extra-city'],
    drawnLords: set['drawn-lords'],
    generals: set['three-generals'] ? 3 : 2,
    freeSeats: mode === 'three' && set['free-seats'],
    partners,
    rounds: rounds === 'off' ? 0 : rounds === 'standard' ? ROUNDS[mode] : Number(rounds),
  }
}

const newPlayer = (seat: Seat): Player => ({
  faction: at(FACTIONS, seat),
  capital: '',
  side: seat,
  hand: [],
  fresh: [],
  rage: 0,
  lordFell: null,
  out: false,
  captives: [],
  heirlooms: [],
  used: [],
  tookCity: false,
})

/** The box opened: nobody has a faction, nothing is shuffled. */
export function setup(seats: number, options: Options): StormState {
  const mode = modeOf(seats)
  return {
    chance: { epoch: 0, counter: 0 },
    mode,
    settings: settingsOf(mode, options),
    phase: 'lots',
    order: Array.from({ length: seats }, (_, seat) => seat),
    at: 0,
    round: 0,
    turn: 0,
    players: Array.from({ length: seats }, (_, seat) => newPlayer(seat)),
    units: [],
    cities: CITIES.map(({ id }) => ({ id, owner: null, barred: false })),
    deck: [...DECK],
    discards: [],
    pools: Object.fromEntries(FACTIONS.map((faction) => [faction, [...generalsOf(faction)]])) as Record<
      Faction,
      Id[]
    >,
    fallen: [],
    draft: null,
    attack: null,
    allied: [],
    alarms: Array.from({ length: seats }, () => 0),
    winner: null,
    seen: {},
  }
}
