// A table to try rulings on: lay it by editing plain state, then play by seat and choice.
import { expect } from 'vitest'
import type { Options } from '../../../src/engine/game.ts'
import type { Id, Seat } from '../../../src/engine/phrase.ts'
import { BATTLE_CARDS } from '../../../src/games/records/cards/index.ts'
import { game as records } from '../../../src/games/records/game.ts'
import { type City, playerAt, type RecordsState, setup } from '../../../src/games/records/table/state.ts'
import { type Beginning, begin, fetchFrom, withOwn } from '../../support/kit.ts'

/** What to lay; seat 0 is in its action in round 2 unless `lay` says otherwise. */
export interface Plan {
  readonly seats?: number
  readonly options?: Options
  readonly seed?: string
  readonly lay?: (at: Layer) => void
}

/** Lays the table. Cards come from wherever they are. */
export interface Layer {
  readonly state: RecordsState
  hand(seat: Seat, ...cards: Id[]): void
  money(seat: Seat, coins: number): void
  lords(seat: Seat, ...lords: Id[]): void
  strategist(seat: Seat, card: Id): void
  city(seat: Seat, card: Id, garrison: Id, more?: Partial<City>): void
  /** The deck is these cards and no others, top first; what else was in it is discarded. */
  deck(kind: string, ...cards: Id[]): void
  /** These battle cards come next. */
  battle(...numbers: number[]): void
}

/** A table in play. */
export type Play = ReturnType<typeof play>

const STRATEGIST_ORDER = ['tian-feng', 'li-ru', 'wang-yun', 'han-sui', 'zhang-bao']

/** Lays a table and begins to play on it. */
export function layOut({ seats = 3, options = {}, seed = 'oath', lay }: Plan = {}): Play {
  const state = setup(seats, options)
  Object.assign(state, { phase: 'act', round: 2, lordsUp: true })
  const at = layer(state)
  for (const [seat, player] of state.players.entries()) {
    player.money = 10
    at.strategist(seat, STRATEGIST_ORDER[seat] ?? '')
  }
  lay?.(at)
  return play({ state, seats, options, seed })
}

/** A game from its very beginning. */
export const fromStart = (seats: number, options: Options = {}, seed = 'oath'): Play =>
  play({ state: setup(seats, options), seats, options, seed })

/** Everyone ends their turn, or takes the first thing offered, until it is so; what they are offered is looked at. */
export function idle(
  game: Play,
  until: (state: RecordsState) => boolean,
  look = (_: readonly Id[]) => {},
): void {
  while (!until(game.state))
    for (const seat of game.asked) {
      const options = game.options(seat)
      look(options)
      game.play(seat, options.includes('end') ? 'end' : (options[0] ?? ''))
    }
}

function play(beginning: Beginning<RecordsState>) {
  const game = begin(records, beginning)
  return withOwn(game, {
    expectAsked: (seat: Seat, prompt: string) => expect(game.prompt(seat)).toBe(prompt),
    hand: (seat: Seat): readonly Id[] => playerAt(game.state, seat).hand,
    money: (seat: Seat): number => playerAt(game.state, seat).money,
  })
}

function layer(state: RecordsState): Layer {
  const zones = () => [
    ...state.decks.flatMap(({ cards, discards }) => [cards, discards]),
    ...state.players.map(({ hand }) => hand),
    state.lords,
    state.strategists,
  ]
  const fetch = (card: Id): Id => fetchFrom(zones(), card)
  return {
    state,
    hand: (seat, ...cards) => void playerAt(state, seat).hand.push(...cards.map(fetch)),
    money(seat, coins) {
      playerAt(state, seat).money = coins
    },
    lords: (seat, ...lords) => void playerAt(state, seat).lords.push(...lords.map(fetch)),
    strategist(seat, card) {
      const player = playerAt(state, seat)
      const holder = state.players.find(({ strategist }) => strategist === card)
      if (holder) holder.strategist = player.strategist
      else {
        if (player.strategist !== null) state.strategists.push(player.strategist)
        fetch(card)
      }
      player.strategist = card
    },
    city(seat, card, garrison, more = {}) {
      const city: City = {
        card: fetch(card),
        garrison: fetch(garrison),
        up: false,
        knownTo: [],
        strength: null,
        ruledOut: [],
        builtIn: 1,
        ...more,
      }
      playerAt(state, seat).cities.push(city)
    },
    deck(kind, ...cards) {
      const deck = state.decks.find((each) => each.kind === kind)
      if (!deck) throw new Error(`no deck ${kind}`)
      const top = cards.map(fetch)
      deck.discards.push(...deck.cards)
      deck.cards = top
    },
    battle(...numbers) {
      const next = numbers.map((number) => `battle-${number}`)
      state.battleDeck = [...next, ...BATTLE_CARDS.filter((card) => !next.includes(card))]
    },
  }
}
