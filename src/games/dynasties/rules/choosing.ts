// Choosing an opponent for what has begun, or giving cards to several.
import { type Phrase, type Seat, seatRef } from '../../../engine/phrase.ts'
import { choose, chooseOne, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { seatOf } from '../../common/seat-id.ts'
import { type DynastiesTable, playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'
import { discardDown, passCard } from './hands.ts'
import { acting, cardOption, seatOption } from './labels.ts'

/** One of these opponents, of whom there is at least one; the only one without asking. */
export function* chooseSeat(
  { state }: DynastiesTable,
  seat: Seat,
  among: readonly Seat[],
  prompt: Phrase,
): Script<Seat> {
  const picked = yield* chooseOne(seat, {
    prompt,
    notice: acting(seat),
    options: among.map((other) => seatOption(state, other, false)),
    open: true,
  })
  return seatOf(picked)
}

/** Gives cards of the own hand, one to each of these players in order, as far as they go (D31). */
export function* giveOut(table: DynastiesTable, seat: Seat, to: readonly Seat[]): Script {
  const { state } = table
  const { hand } = playerAt(state, seat)
  const getting = to.slice(0, hand.length)
  if (getting.length === 0) return
  const given = yield* choose(seat, {
    prompt: say('ask-give'),
    notice: say('waits-give', { who: seatRef(seat), n: getting.length }),
    options: hand.map((card) => cardOption(state, card)),
    min: getting.length,
    max: getting.length,
    slots: getting.map((other) => say('seat', { whom: seatRef(other) })),
  })
  for (const [index, other] of getting.entries()) {
    if (playerAt(state, seat).alive) passCard(table, at(given, index), seat, other)
  }
  for (const other of getting) yield* discardDown(table, other)
}
