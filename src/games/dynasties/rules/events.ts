// Event cards: a historical event is drawn, the marker jumps, the event works on its drawer (D5, D6, D25).
import { type Seat, seatRef } from '../../../engine/phrase.ts'
import { choose, everyone, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { takeOut } from '../../common/take-out.ts'
import { eventOf } from '../cards/index.ts'
import type { EventEffect } from '../cards/types.ts'
import { cardRef, type DynastiesTable, opponentsOf, playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'
import { chooseSeat } from './choosing.ts'
import { skipTurns, takeCards } from './effects.ts'
import { beginFreshRound } from './end.ts'
import { discardChosen, discardDown, passCard } from './hands.ts'
import { inOrder } from './in-order.ts'
import { acting, cardOption } from './labels.ts'
import { enter } from './move.ts'
import { alter, toEach } from './stats.ts'

/** Draws a historical event for a player and lets it happen; a fresh round begins with this action. */
export function* drawEvent(table: DynastiesTable, seat: Seat): Script {
  const { state } = table
  if (state.events.length === 0) {
    state.events = table.shuffle(state.eventDiscards)
    state.eventDiscards = []
  }
  const id = takeOut(state.events, at(state.events, 0))
  state.event = id
  const { era, effects } = eventOf(state, id)
  table.tell(say('event', { who: seatRef(seat), event: cardRef(state, id) }), { mark: 'notice' })
  beginFreshRound(table, seat)
  if (state.marker !== era) yield* enter(table, era, seat)
  yield* inOrder(table, seat, effects, function* (effect) {
    yield* happen(table, seat, effect)
  })
  clearEvent(table)
}

/** Puts the event at work, if there is one, on its discard pile. */
export function clearEvent({ state }: DynastiesTable): void {
  if (state.event !== null) state.eventDiscards.push(state.event)
  state.event = null
}

function* happen(table: DynastiesTable, seat: Seat, effect: EventEffect): Script {
  const { state } = table
  const left = at(opponentsOf(state, seat), 0)
  switch (effect.do) {
    case 'self':
      return alter(table, seat, effect.change)
    case 'left':
      return alter(table, left, effect.change)
    case 'skip':
      return skipTurns(table, seat, effect.rounds)
    case 'give':
      return yield* present(table, seat, effect.cards)
    case 'tribute':
      return yield* tribute(table, seat)
    case 'turns':
      state.extra += effect.more
      return table.tell(say('more-turns', { who: seatRef(seat), n: effect.more }))
    case 'raid': {
      const holding = opponentsOf(state, seat).filter((other) => playerAt(state, other).hand.length > 0)
      toEach(table, holding, (other) => takeCards(table, seat, other, 1))
      return yield* discardDown(table, seat)
    }
    case 'discard':
      return yield* discardChosen(table, seat, effect.cards)
    case 'duel':
      return duel(table, seat, left, effect.loss)
  }
}

/** 刀鋒下的禪讓: the player chooses an opponent and the cards (D13, D31). */
function* present(table: DynastiesTable, seat: Seat, cards: number): Script {
  const { state } = table
  const { hand } = playerAt(state, seat)
  const count = Math.min(cards, hand.length)
  if (count === 0) return
  const target = yield* chooseSeat(table, seat, opponentsOf(state, seat), say('ask-present', { n: count }))
  const given = yield* choose(seat, {
    prompt: say('ask-present-cards', { n: count }),
    notice: acting(seat),
    options: hand.map((card) => cardOption(state, card)),
    min: count,
    max: count,
  })
  for (const card of given) if (playerAt(state, seat).alive) passCard(table, card, seat, target)
  yield* discardDown(table, target)
}

/** 黃袍加身: every opponent who has cards chooses one to give (D13). */
function* tribute(table: DynastiesTable, seat: Seat): Script {
  const { state } = table
  const giving = opponentsOf(state, seat).filter((other) => playerAt(state, other).hand.length > 0)
  const given = yield* everyone(
    giving.map((other) => ({
      seat: other,
      prompt: say('ask-tribute', { whom: seatRef(seat) }),
      notice: say('waits-tribute', { who: seatRef(other) }),
      options: playerAt(state, other).hand.map((card) => cardOption(state, card)),
      min: 1,
      max: 1,
    })),
  )
  toEach(table, giving, (other) => {
    passCard(table, at(at(given, giving.indexOf(other)), 0), other, seat)
  })
  yield* discardDown(table, seat)
}

/** 甲午戰爭: the player who has less state loses; on a tie the left neighbour. */
function duel(table: DynastiesTable, seat: Seat, left: Seat, loss: number): void {
  const powerOf = (each: Seat) => playerAt(table.state, each).stats.state
  const loser = powerOf(seat) >= powerOf(left) ? left : seat
  table.tell(say('duel', { who: seatRef(seat), whom: seatRef(left) }))
  alter(table, loser, { state: -loss })
}
