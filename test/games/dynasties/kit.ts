// A table to try rulings on: lay it by editing plain state, then play by seat and choice.
import { expect } from 'vitest'
import type { Decision } from '../../../src/engine/decision.ts'
import type { Options, Told } from '../../../src/engine/game.ts'
import type { Id, Seat, Viewer } from '../../../src/engine/phrase.ts'
import { stageFrom } from '../../../src/engine/run.ts'
import type { Space } from '../../../src/games/dynasties/cards/eras.ts'
import type { Stat } from '../../../src/games/dynasties/cards/types.ts'
import { dynasties } from '../../../src/games/dynasties/game.ts'
import { type DynastiesState, everyCard, playerAt, setup } from '../../../src/games/dynasties/state.ts'
import type { DynastiesView } from '../../../src/games/dynasties/view.ts'

/** What to lay: it is seat 0's turn in round 1, everyone has all stats at 5 and an empty hand. */
export interface Plan {
  readonly seats?: number
  readonly options?: Options
  readonly seed?: string
  /** Where the marker stands. */
  readonly era?: Space
  readonly lay?: (at: Layer) => void
}

/** Lays the table. Cards come from wherever they are. */
export interface Layer {
  readonly state: DynastiesState
  hand(seat: Seat, ...cards: Id[]): void
  shown(seat: Seat, ...cards: Id[]): void
  lord(seat: Seat, lord: Id): void
  stats(seat: Seat, stats: Partial<Record<Stat, number>>): void
  /** The draw pile is these cards and no others, top first; what else was in it is discarded. */
  deck(...cards: Id[]): void
  /** These historical events come next. */
  events(...events: Id[]): void
  /** Neither draw pile nor discards are left: everything lies outside the game. */
  nothingToDraw(): void
}

/** A table in play. */
export interface Play {
  readonly state: DynastiesState
  readonly told: readonly Told[]
  /** Keys told to all, without the game's prefix. */
  readonly story: readonly string[]
  /** Keys told to a seat alone. */
  whispers(seat: Seat): readonly Told[]
  play(seat: Seat, ...choice: Id[]): void
  readonly asked: readonly Seat[]
  decision(seat: Seat): Decision
  prompt(seat: Seat): string
  options(seat: Seat): readonly Id[]
  hand(seat: Seat): readonly Id[]
  /** State, grain, attack and defence. */
  stats(seat: Seat): readonly number[]
  view(viewer: Viewer): DynastiesView
  readonly outcome: ReturnType<typeof dynasties.outcome>
}

/** Lords who gain in no era that tests pass by chance come first. */
const LORD_ORDER = [
  'xuanye',
  'zhu-yuanzhang',
  'khubilai',
  'zhao-kuangyin',
  'li-shimin',
  'ying-zheng',
  'ji-fa',
  'liu-bang',
]

/** Lays a table and begins to play on it. */
export function layOut({ seats = 3, options = {}, seed = 'silk', era = 'start', lay }: Plan = {}): Play {
  const state = setup(seats, options)
  Object.assign(state, { phase: 'turn', round: 1, marker: era })
  const at = layer(state)
  for (const [seat, player] of state.players.entries()) {
    at.lord(seat, LORD_ORDER[seat] ?? '')
    player.stats = { state: 5, grain: 5, attack: 5, defence: 5 }
  }
  const cards = everyCard(state).length
  lay?.(at)
  expect(new Set(everyCard(state)).size, 'the table is laid with every card once').toBe(cards)
  return begin(state, { seats, options, seed })
}

/** A game from its very beginning. */
export const fromStart = (seats: number, options: Options = {}, seed = 'silk'): Play =>
  begin(setup(seats, options), { seats, options, seed })

function begin(state: DynastiesState, setting: { seats: number; options: Options; seed: string }): Play {
  const { run, events } = stageFrom(dynasties, setting, JSON.stringify(state), 0)
  const told: Told[] = [...events]
  const cards = everyCard(state).length
  const name = (key: string) => key.replace('dynasties.', '')
  const decision = (seat: Seat): Decision => {
    const found = run.open?.request.decisions.find((each) => each.seat === seat)
    if (!found) throw new Error(`seat ${seat} is not asked; asked: ${JSON.stringify(run.open?.request)}`)
    return found
  }
  return {
    get state() {
      return run.state
    },
    told,
    get story() {
      return told.filter(({ to }) => to === 'all').map(({ phrase }) => name(phrase.key))
    },
    whispers: (seat) => told.filter(({ to }) => to !== 'all' && to.includes(seat)),
    play(seat, ...choice) {
      const step = run.take({ kind: 'answer', by: 'member', seat, opened: run.open?.number ?? -1, choice })
      if (typeof step === 'string')
        throw new Error(`${choice} of seat ${seat}: ${step}; asked ${JSON.stringify(run.open?.request)}`)
      told.push(...step.events)
      expect(new Set(everyCard(run.state)).size).toBe(cards)
      expect(everyCard(run.state)).toHaveLength(cards)
    },
    get asked() {
      return run.open?.request.decisions.map(({ seat }) => seat) ?? []
    },
    decision,
    prompt: (seat) => name(decision(seat).prompt.key),
    options: (seat) => decision(seat).options.map(({ id }) => id),
    hand: (seat) => playerAt(run.state, seat).hand,
    stats(seat) {
      const { state: power, grain, attack, defence } = playerAt(run.state, seat).stats
      return [power, grain, attack, defence]
    },
    view: (viewer) => dynasties.view(run.state, viewer),
    get outcome() {
      return run.outcome
    },
  }
}

function layer(state: DynastiesState): Layer {
  const fetch = (card: Id): Id => {
    const zones = [
      state.deck,
      state.discards,
      state.lords,
      state.events,
      ...state.players.map(({ hand }) => hand),
    ]
    const zone = zones.find((each) => each.includes(card))
    if (!zone) throw new Error(`${card} is in no zone`)
    return zone.splice(zone.indexOf(card), 1)[0] ?? ''
  }
  return {
    state,
    hand: (seat, ...cards) => void playerAt(state, seat).hand.push(...cards.map(fetch)),
    shown: (seat, ...cards) => void playerAt(state, seat).shown.push(...cards.map(fetch)),
    lord(seat, lord) {
      const player = playerAt(state, seat)
      const holder = state.players.find((other) => other.lord === lord)
      if (holder) holder.lord = player.lord
      else {
        if (player.lord !== null) state.lords.push(player.lord)
        fetch(lord)
      }
      player.lord = lord
    },
    stats: (seat, stats) => void Object.assign(playerAt(state, seat).stats, stats),
    deck(...cards) {
      const top = cards.map(fetch)
      state.discards.push(...state.deck)
      state.deck = top
    },
    events: (...events) => void state.events.unshift(...events.map(fetch)),
    nothingToDraw() {
      state.gone.push(...state.deck, ...state.discards)
      state.deck = []
      state.discards = []
    },
  }
}
