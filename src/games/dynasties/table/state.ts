// The table of Dynasties of China as plain JSON: every card lies in exactly one zone of it.
import type { Options, State, Table } from '../../../engine/game.ts'
import type { Id, Ref, Seat, Viewer } from '../../../engine/phrase.ts'
import type { OwnQuestion } from '../bank/own-question.ts'
import type { Space } from '../cards/eras.ts'
import { type Box, drawPileIds, dynastyOf, eventIds, houseCard, lordIds } from '../cards/index.ts'
import type { HouseCard, Stat } from '../cards/types.ts'
import { houseOf } from '../house/sets.ts'
import { type Rules, rulesOf } from './options.ts'

/** What lies before one player. */
export interface Player {
  /** Null until lords are drawn. */
  lord: Id | null
  stats: Record<Stat, number>
  hand: Id[]
  /** Persons who had to be shown; they wait for their era (D16). */
  shown: Id[]
  alive: boolean
  /** Turns still to be skipped (D11). */
  skip: number
  /** The next turn may only be a draw (D26). */
  silenced: boolean
}

/** A lasting effect (D10): until its owner has had `left` more turns (D27). */
export interface Pact {
  /** A truce of two; a shield round its owner; a defence that counts as 0. */
  readonly kind: 'truce' | 'shield' | 'exposed'
  /** Who played the card. */
  readonly owner: Seat
  /** The other one; for a shield the owner. */
  readonly other: Seat
  left: number
  /** The turn in which it began, which does not count. */
  readonly born: number
}

/** A question card at work. */
export interface Question {
  readonly asker: Seat
  readonly target: Seat
  /** A question of the bank or a custom one; null when it is typed. */
  readonly id: Id | null
  text: string | null
  answer: string | null
}

export type Phase = 'deal' | 'show' | 'turn' | 'round-end' | 'over'

export interface DynastiesState extends State, Box {
  readonly rules: Rules
  readonly house: readonly HouseCard[]
  /** Custom questions, where there are any; no view holds them (D34). */
  readonly questions?: readonly OwnQuestion[]
  phase: Phase
  /** 1 from the first turn on. */
  round: number
  /** Whether an Event has begun the last of a set number of rounds anew (D18). */
  renewed: boolean
  /** Laps of the track completed. */
  laps: number
  /** Turns begun so far. */
  turn: number
  marker: Space
  /** Who opens a round (D4, D5). */
  first: Seat
  /** Whose turn it is. */
  active: Seat
  /** Who has had their turn in this round. */
  acted: Seat[]
  /** Whether nobody has had a turn in this round but to pass, because nothing could be done (D21, D22). */
  idle: boolean
  /** Turns that the active player still has at once (D11). */
  extra: number
  players: Player[]
  /** Lords not drawn. */
  lords: Id[]
  /** Top first. */
  deck: Id[]
  discards: Id[]
  /** Dynasty cards that left the game (D21). */
  gone: Id[]
  /** Top first. */
  events: Id[]
  eventDiscards: Id[]
  /** The historical event at work. */
  event: Id | null
  /** Cards played and still at work. */
  played: Id[]
  question: Question | null
  /** Questions of the bank, and custom ones, already asked. */
  asked: Id[]
  /** Whose hand lies open for everyone (溥儀). */
  open: Seat | null
  pacts: Pact[]
  /** Who is out, in order. */
  fallen: Seat[]
  /** Who has seen a card that lies in a hand; `public` is everyone. */
  seen: Record<Id, Viewer[]>
}

/** The table of this game. */
export type DynastiesTable = Table<DynastiesState>

/** Cards dealt to each player. */
export const DEALT = 7

/** Most cards in a hand (D3). */
export const HAND_LIMIT = 12

const newPlayer = (): Player => ({
  lord: null,
  stats: { state: 0, grain: 0, attack: 0, defence: 0 },
  hand: [],
  shown: [],
  alive: true,
  skip: 0,
  silenced: false,
})

/** The box opened: nothing shuffled, nothing dealt. */
export function setup(seats: number, options: Options): DynastiesState {
  const { cards: house, questions } = houseOf(options.house)
  return {
    chance: { epoch: 0, counter: 0 },
    rules: rulesOf(options),
    house,
    ...(questions.length > 0 && { questions }),
    phase: 'deal',
    round: 0,
    renewed: false,
    laps: 0,
    turn: 0,
    marker: 'start',
    first: 0,
    active: 0,
    acted: [],
    idle: true,
    extra: 0,
    players: Array.from({ length: seats }, newPlayer),
    lords: lordIds({ house }),
    deck: drawPileIds({ house }),
    discards: [],
    gone: [],
    events: eventIds({ house }),
    eventDiscards: [],
    event: null,
    played: [],
    question: null,
    asked: [],
    open: null,
    pacts: [],
    fallen: [],
    seen: {},
  }
}

/** The player of a seat. Throws for a seat that is not at the table. */
export function playerAt(state: DynastiesState, seat: Seat): Player {
  const player = state.players[seat]
  if (!player) throw new Error(`nobody sits at ${seat}`)
  return player
}

/** Living seats clockwise, from `from` itself on. */
export const livingFrom = (state: DynastiesState, from: Seat): Seat[] =>
  state.players
    .map((_, index) => (from + index) % state.players.length)
    .filter((seat) => playerAt(state, seat).alive)

/** Living opponents clockwise, from the left neighbour on. */
export const opponentsOf = (state: DynastiesState, seat: Seat): Seat[] =>
  livingFrom(state, seat).filter((other) => other !== seat)

/** What a text calls a card: its name, or what the host called it. */
export const cardRef = (box: Box, id: Id): Ref => {
  const own = houseCard(box, id)
  return own ? { typed: own.name } : { name: id }
}

/** Several cards. */
export const cardRefs = (box: Box, ids: readonly Id[]): readonly Ref[] => ids.map((id) => cardRef(box, id))

/** Puts a card on the discard pile, face up; with the ending `deck` a dynasty card leaves the game (D21). */
export function discard(state: DynastiesState, card: Id): void {
  delete state.seen[card]
  const leaves = state.rules.ending === 'deck' && dynastyOf(state, card) !== undefined
  ;(leaves ? state.gone : state.discards).push(card)
}
