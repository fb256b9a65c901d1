// Tells which cities are cut off and which are joined again after something has moved (ruling 28).
import { type Id, nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import { citiesOf } from '../board/look.ts'
import { linkedCities } from '../board/supply.ts'
import { type StormTable, say } from '../say.ts'
import type { StormState } from '../state.ts'

/** Cities that are cut off now, and from whom. */
export type CutOff = ReadonlyMap<Id, Seat>

/** Every city that is cut off from its owner's capital. */
export const cutOffNow = (state: StormState): CutOff =>
  new Map(
    state.players.flatMap((player, seat): (readonly [Id, Seat])[] => {
      if (player.out || player.capital === '') return []
      const linked = linkedCities(state, seat)
      return citiesOf(state, seat)
        .filter(({ id }) => !linked.has(id))
        .map(({ id }) => [id, seat])
    }),
  )

/** Tells what has changed since. */
export function tellSupply(table: StormTable, before: CutOff): void {
  const after = cutOffNow(table.state)
  for (const [city, seat] of after)
    if (before.get(city) !== seat) table.tell(say('cut-off', { who: seatRef(seat), city: nameRef(city) }))
  for (const [city, seat] of before) {
    const still = table.state.cities.find(({ id }) => id === city)?.owner === seat
    if (!after.has(city) && still)
      table.tell(say('joined-again', { who: seatRef(seat), city: nameRef(city) }))
  }
}
