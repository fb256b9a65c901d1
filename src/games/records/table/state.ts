// The table of Record of the Three Kingdoms as plain JSON: every card lies in exactly one zone of it.
import type { Options, State } from '../../../engine/game.ts'
import { chosenOptions } from '../../../engine/options.ts'
import type { Id, Seat, Viewer } from '../../../engine/phrase.ts'
import { at } from '../../common/at.ts'
import { BATTLE_CARDS, CITIES, GENERALS, LORDS, SCHEME_CARDS, STRATEGISTS } from '../cards/index.ts'
import { options as specs } from './options.ts'

/** The one deck of the basic game; the scheme deck and the realm deck (generals and cities) of the advanced. */
export type DeckKind = 'all' | 'schemes' | 'realm'

/** A deck and its discard pile. */
export interface Deck {
  readonly kind: DeckKind
  /** Face down, top card first. */
  cards: Id[]
  /** Face up. */
  discards: Id[]
  /** How often the discards may still become the deck (A3). */
  reshuffles: number
  /** It is exhausted: the game ends with this round (R25, A3). */
  spent: boolean
}

/** A city in front of its owner, and who holds it. */
export interface City {
  readonly card: Id
  garrison: Id
  /** Whether the garrison is face up; once up it stays so (R32). */
  up: boolean
  /** Seats besides the owner that know a face-down garrison (R12). */
  knownTo: Seat[]
  /** The garrison's strength where a right guess made it public (R12, R31). */
  strength: number | null
  /** Strengths that wrong guesses ruled out; public (R31). */
  ruledOut: number[]
  /** The round in which it was built (R7, 洛陽). */
  builtIn: number
}

/** What lies before one player. */
export interface Player {
  money: number
  hand: Id[]
  /** Game cards looked at and not yet kept: the draft pack, the two cards of the draw step. */
  drawn: Id[]
  lords: Id[]
  /** Once-per-game powers already used. */
  used: Id[]
  strategist: Id | null
  strategistUp: boolean
  /** Strategists drawn, of which one will be kept (R4). */
  choosing: Id[]
  cities: City[]
}

/** The attack in progress; the attacker is the active seat. */
export interface Attack {
  /** What comes next: the owner's answer and the reveal, or the battle. */
  step: 'defence' | 'battle'
  readonly defender: Seat
  readonly city: Id
  readonly general: Id
  scheme: Id | null
  defence: Id | null
  /** Whether generals and schemes are face up. */
  up: boolean
}

/** One side's battle cards. */
export interface Side {
  readonly strength: number
  /** The three highest; in the order front, middle, rear once `lined`. */
  best: Id[]
  /** The other cards drawn. */
  rest: Id[]
  lined: boolean
}

/** The battle in progress. */
export interface Battle {
  readonly attacker: Side
  readonly defender: Side
  /** Whether both lines are face up. */
  up: boolean
}

/** A city that the active player has taken and not yet garrisoned: nobody's (R29). */
export interface Spoils {
  readonly card: Id
  readonly builtIn: number
}

export type Phase = 'deal' | 'lords' | 'draft' | 'strategists' | 'draw' | 'act' | 'round-end' | 'over'

/** What the active player did in this action, at most once each (R7). */
export interface Done {
  build: boolean
  scheme: boolean
  attack: boolean
  toll: boolean
}

/**
 * Cards of which one seat knows that each lies with one of some others: in hand, at a gate or with an attack. By number, since
 * a search gives ids other places to lie at: by id it would be told where they are.
 */
export interface Whereabouts {
  readonly viewer: Seat
  readonly cards: readonly number[]
  readonly seats: readonly Seat[]
}

export interface RecordsState extends State {
  readonly advanced: boolean
  readonly twoLords: boolean
  /** Strategists are chosen one player after the other (R4). */
  readonly strictOrder: boolean
  phase: Phase
  /** Within the phase: how many picks were made (lords, draft), how many seats are done (strategists, actions). */
  turn: number
  /** 1 from the first strategists on; 0 before. */
  round: number
  /** Who holds the start marker. */
  start: Seat
  players: Player[]
  /** One deck in the basic game; schemes and realm in the advanced. */
  decks: Deck[]
  /** Lords not taken. */
  lords: Id[]
  lordsUp: boolean
  /** Strategists in the pile, top first. */
  strategists: Id[]
  /** Battle cards in their deck, top first. */
  battleDeck: Id[]
  /** Battle cards drawn for the first move, by seat; or the one card drawn against a 暗殺計. */
  lots: Id[]
  done: Done
  /** The general scheme being carried out. */
  played: Id | null
  /** Cards turned up by 桃園結義. */
  turnedUp: Id[]
  attack: Attack | null
  battle: Battle | null
  spoils: Spoils | null
  /** Who first owned the target number of cities (R25). */
  first: Seat | null
  /** Who has seen a card that lies hidden now; `public` is everyone. Forgotten when it is shuffled into a deck. */
  seen: Record<Id, Viewer[]>
  /** What seats know of cards besides, which they saw and can no longer place. */
  whereabouts: Whereabouts[]
}

/** Nothing done yet. */
export const freshDone = (): Done => ({ build: false, scheme: false, attack: false, toll: false })

const newPlayer = (): Player => ({
  money: 0,
  hand: [],
  drawn: [],
  lords: [],
  used: [],
  strategist: null,
  strategistUp: false,
  choosing: [],
  cities: [],
})

const newDeck = (kind: DeckKind, cards: Id[]): Deck => ({
  kind,
  cards,
  discards: [],
  reshuffles: kind === 'all' ? 0 : 1,
  spent: false,
})

/** The box opened: nothing shuffled, nothing dealt. */
export function setup(seats: number, options: Options): RecordsState {
  const { advanced, ...others } = chosenOptions(specs, options)
  const realm = [...Object.keys(GENERALS), ...Object.keys(CITIES)]
  return {
    chance: { epoch: 0, counter: 0 },
    advanced,
    twoLords: seats === 2 && others['two-lords'],
    strictOrder: others['strict-order'],
    phase: 'deal',
    turn: 0,
    round: 0,
    start: 0,
    players: Array.from({ length: seats }, newPlayer),
    decks: advanced
      ? [newDeck('schemes', [...SCHEME_CARDS]), newDeck('realm', realm)]
      : [newDeck('all', [...realm, ...SCHEME_CARDS])],
    lords: [...LORDS],
    lordsUp: false,
    strategists: Object.keys(STRATEGISTS),
    battleDeck: [...BATTLE_CARDS],
    lots: [],
    done: freshDone(),
    played: null,
    turnedUp: [],
    attack: null,
    battle: null,
    spoils: null,
    first: null,
    seen: {},
    whereabouts: [],
  }
}

/** The seat on the left, who is next clockwise. */
export const leftOf = (state: RecordsState, seat: Seat): Seat => (seat + 1) % state.players.length

/** Whose go it is in a phase that goes round the table. */
export const activeSeat = (state: RecordsState): Seat => (state.start + state.turn) % state.players.length

/** All seats in order of play, from the start player. */
export const seatsInOrder = (state: RecordsState): Seat[] =>
  state.players.map((_, index) => (state.start + index) % state.players.length)

/** All other seats in order of play, from the left neighbour on. */
export const othersOf = (state: RecordsState, seat: Seat): Seat[] =>
  state.players.slice(1).map((_, index) => (seat + 1 + index) % state.players.length)

/** The player of a seat. Throws for a seat that is not at the table. */
export const playerAt = ({ players }: RecordsState, seat: Seat): Player => at(players, seat)

/** Whether a seat has a lord (R5, R7, R16, R20, R21). */
export const hasLord = (player: { readonly lords: readonly Id[] }, lord: Id): boolean =>
  player.lords.includes(lord)

/** A city in play, and its owner. */
export interface Owned {
  readonly seat: Seat
  readonly city: City
}

/** Every city in play. */
export const citiesInPlay = (state: RecordsState): Owned[] =>
  state.players.flatMap(({ cities }, seat) => cities.map((city) => ({ seat, city })))

/** A city in play by its card. Throws when it is not in play. */
export function cityInPlay(state: RecordsState, card: Id): Owned {
  const all = citiesInPlay(state)
  return at(
    all,
    all.findIndex(({ city }) => city.card === card),
  )
}

/** How many cities end the game (R25). */
export const targetOf = (seats: number): number => (seats <= 3 ? 6 : seats === 4 ? 4 : 3)

/** Whether the game ends with this round (R25, A3). */
export const isEnding = (state: RecordsState): boolean =>
  state.first !== null || state.decks.some(({ spent }) => spent)
