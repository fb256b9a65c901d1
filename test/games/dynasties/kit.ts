// A table to try rulings on: lay it by editing plain state, then play by seat and choice.
import type { Options } from '../../../src/engine/game.ts'
import type { Id, Seat } from '../../../src/engine/phrase.ts'
import type { Space } from '../../../src/games/dynasties/cards/eras.ts'
import type { Stat } from '../../../src/games/dynasties/cards/types.ts'
import { game as dynasties } from '../../../src/games/dynasties/game.ts'
import { type DynastiesState, playerAt, setup } from '../../../src/games/dynasties/table/state.ts'
import { type Beginning, begin, fetchFrom, withOwn } from '../../support/kit.ts'

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
export type Play = ReturnType<typeof play>

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
  lay?.(at)
  return play({ state, seats, options, seed })
}

/** A game from its very beginning. */
export const fromStart = (seats: number, options: Options = {}, seed = 'silk'): Play =>
  play({ state: setup(seats, options), seats, options, seed })

function play(beginning: Beginning<DynastiesState>) {
  const game = begin(dynasties, beginning)
  return withOwn(game, {
    hand: (seat: Seat): readonly Id[] => playerAt(game.state, seat).hand,
    /** State, grain, attack and defence. */
    stats(seat: Seat): readonly number[] {
      const { state: power, grain, attack, defence } = playerAt(game.state, seat).stats
      return [power, grain, attack, defence]
    },
  })
}

function layer(state: DynastiesState): Layer {
  const piles = () => [
    ...[state.deck, state.discards, state.lords, state.events],
    ...state.players.map(({ hand }) => hand),
  ]
  const fetch = (card: Id): Id => fetchFrom(piles(), card)
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
