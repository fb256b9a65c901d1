// Tells which cities are cut off and which are joined again after something has moved (ruling 28).
import { type Id, nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import { citiesOf, cityState } from '../board/look.ts'
import { linkedBySeat } from '../board/supply.ts'
import type { StormState, StormTable } from '../table/state.ts'
import { say } from '../text/say.ts'

/** Cities that are cut off now, and from whom. */
export type CutOff = ReadonlyMap<Id, Seat>

/** Every city that is cut off from its owner's capital. */
export const cutOffNow = (state: StormState): CutOff =>
  new Map(
    linkedBySeat(state).flatMap((linked, seat) =>
      citiesOf(state, seat)
        .filter(({ id }) => !linked.has(id))
        .map(({ id }) => [id, seat] as const),
    ),
  )

/** Tells what has changed since; what is cut off now. */
export function tellSupply(table: StormTable, before: CutOff): CutOff {
  const after = cutOffNow(table.state)
  for (const [city, seat] of after)
    if (before.get(city) !== seat) table.tell(say('cut-off', { who: seatRef(seat), city: nameRef(city) }))
  for (const [city, seat] of before) {
    const still = cityState(table.state, city).owner === seat
    if (!after.has(city) && still)
      table.tell(say('joined-again', { who: seatRef(seat), city: nameRef(city) }))
  }
  return after
}
