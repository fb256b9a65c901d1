// One viewer's view of the table: the only way out for state.
import type { Id, Seat, Viewer } from '../../../engine/phrase.ts'
import { hasSeen } from '../../common/seen.ts'
import type { Space } from '../cards/eras.ts'
import type { HouseCard, Stat } from '../cards/types.ts'
import type { Rules } from '../table/options.ts'
import { defenceOf } from '../table/pacts.ts'
import type { DynastiesState, Pact, Phase, Player } from '../table/state.ts'

export interface PlayerView {
  readonly seat: Seat
  readonly alive: boolean
  readonly lord: Id | null
  readonly stats: Readonly<Record<Stat, number>>
  /** The defence that an attack meets now (D29). */
  readonly meets: number
  /** Number of cards in hand. */
  readonly handSize: number
  /** The hand; the viewer's own, or one that lies open. */
  readonly hand: readonly Id[] | null
  /** Cards of the hand that the viewer has seen. */
  readonly known: readonly Id[]
  /** Persons who wait for their era, face up. */
  readonly shown: readonly Id[]
  readonly skip: number
  readonly silenced: boolean
}

export interface DynastiesView {
  readonly viewer: Viewer
  readonly rules: Rules
  readonly house: readonly HouseCard[]
  readonly phase: Phase
  readonly round: number
  /** Whether an Event has begun the last of a set number of rounds anew (D18). */
  readonly renewed: boolean
  readonly laps: number
  readonly marker: Space
  readonly first: Seat
  /** Whose turn it is; null between rounds. */
  readonly active: Seat | null
  /** Turns that the active player still has at once. */
  readonly extra: number
  readonly deck: number
  readonly discards: readonly Id[]
  readonly gone: readonly Id[]
  readonly events: number
  readonly eventDiscards: readonly Id[]
  readonly event: Id | null
  readonly played: readonly Id[]
  /** The question being asked; its text for those who know it. */
  readonly question: {
    readonly asker: Seat
    readonly target: Seat
    readonly id: Id | null
    readonly text: string | null
    readonly answer: string | null
  } | null
  readonly pacts: readonly Pact[]
  readonly fallen: readonly Seat[]
  readonly players: readonly PlayerView[]
}

/** All that `viewer` may know of the table. */
export function view(state: DynastiesState, viewer: Viewer): DynastiesView {
  const { rules, house, phase, round, renewed, laps, marker, first, extra, question } = state
  const asked = question && { ...question, id: viewer === question.target ? question.id : null }
  return {
    viewer,
    rules,
    house,
    phase,
    round,
    renewed,
    laps,
    marker,
    first,
    active: phase === 'turn' ? state.active : null,
    extra,
    deck: state.deck.length,
    discards: state.discards,
    gone: state.gone,
    events: state.events.length,
    eventDiscards: state.eventDiscards,
    event: state.event,
    played: state.played,
    question: asked,
    pacts: state.pacts,
    fallen: state.fallen,
    players: state.players.map((player, seat) => playerView(state, player, seat, viewer)),
  }
}

function playerView(state: DynastiesState, player: Player, seat: Seat, viewer: Viewer): PlayerView {
  const { alive, lord, stats, hand, shown, skip, silenced } = player
  const visible = seat === viewer || state.open === seat
  return {
    seat,
    alive,
    lord,
    stats,
    meets: defenceOf(state, seat),
    handSize: hand.length,
    hand: visible ? hand : null,
    known: visible ? [] : hand.filter((card) => hasSeen(state, card, viewer)).sort(),
    shown,
    skip,
    silenced,
  }
}
