// A table in play: lay units on a field, choose the dice, then play by seat and choice.
import type { Options } from '../../../src/engine/game.ts'
import type { Id, Seat } from '../../../src/engine/phrase.ts'
import { chanceStream } from '../../../src/engine/random.ts'
import { game as storm } from '../../../src/games/storm/game.ts'
import { type StormState, setup, type Unit } from '../../../src/games/storm/table/state.ts'
import { type Beginning, begin, withOwn } from '../../support/kit.ts'
import { emptyField, own, put } from './field.ts'

/** What to lay; seat 0 is at its turn in round 2. */
export interface Plan {
  readonly seats?: number
  readonly options?: Readonly<Record<string, boolean | string>>
  /** The dice that are thrown from now on, in their order. */
  readonly dice?: readonly number[]
  /** Somebody else of seat 0 can still march, so that its turn does not end by itself. */
  readonly idle?: true
  readonly lay?: (at: Layer) => void
}

/** Lays the field. Cards come out of the deck. */
export interface Layer {
  readonly state: StormState
  put(seat: Seat, what: Id, place: Id, more?: Partial<Unit>): Unit
  own(seat: Seat | null, ...cities: Id[]): void
  hand(seat: Seat, ...cards: Id[]): void
  rage(seat: Seat, rage: number): void
  /** The next cards of the deck. */
  deck(...cards: Id[]): void
}

/** A table in play. */
export type Play = ReturnType<typeof playFrom>

/** An army of seat 0 that can always march. */
export const IDLE = 'idle-foot'

/** A seed by which the next dice fall as wanted. */
export function seedFor(dice: readonly number[]): string {
  for (let n = 0; ; n++) {
    const chance = { epoch: 0, counter: 0 }
    const { int } = chanceStream(`storm-${n}`, () => chance)
    if (dice.every((die) => int(6) + 1 === die)) return `storm-${n}`
  }
}

/** Lays a field and begins to play on it. */
export function layOut({ seats = 2, options = {}, dice = [], idle, lay }: Plan = {}): Play {
  const state = emptyField(seats, options)
  const take = (card: Id): Id => {
    if (!state.deck.includes(card)) throw new Error(`${card} is not in the deck`)
    state.deck = state.deck.filter((each) => each !== card)
    return card
  }
  lay?.({
    state,
    put: (seat, what, place, more) => put(state, seat, what, place, more),
    own: (seat, ...cities) => own(state, seat, ...cities),
    hand: (seat, ...cards) => void state.players[seat]?.hand.push(...cards.map(take)),
    rage: (seat, rage) => void Object.assign(state.players[seat] ?? {}, { rage }),
    deck: (...cards) => {
      const top = cards.map(take)
      state.deck.unshift(...top)
    },
  })
  const capital = state.players[0]?.capital ?? ''
  if (idle) Object.assign(put(state, 0, 'foot', `${capital}-v`), { id: IDLE })
  return playFrom({ state, seats, options, seed: seedFor(dice) })
}

/** A game from its very beginning. */
export const fromStart = (seats: number, options: Options = {}, seed = 'oath') =>
  playFrom({ state: setup(seats, options), seats, options, seed })

function playFrom(beginning: Beginning<StormState>) {
  const game = begin(storm, beginning)
  const answer = game.play
  /** Answers, one choice after the other; throws when refused. */
  const play = (seat: Seat, ...choices: (Id | readonly Id[])[]): void => {
    for (const choice of choices) answer(seat, ...(typeof choice === 'string' ? [choice] : choice))
  }
  const find = (id: Id): Unit | undefined => game.state.units.find((unit) => unit.id === id)
  return withOwn(game, {
    play,
    find,
    unit(id: Id): Unit {
      const unit = find(id)
      if (!unit) throw new Error(`${id} is not on the board`)
      return unit
    },
    /** A whole attack of a seat: unit, target, what is declared, and the word. */
    attack: (seat: Seat, unit: Id, target: Id, ...extras: Id[]) =>
      play(seat, 'attack', `unit-${unit}`, target, ...extras, 'fight'),
  })
}
