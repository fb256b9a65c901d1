// Sieges, as records of servers count them: attacks that a city withstood in a row under the same holder.
import type { Id, Phrase, Seat } from '../../engine/phrase.ts'
import type { Counted } from './title.ts'

/** What an event says of a city: its holder withstood an attack on it, or lost it. */
export interface CityEvent {
  readonly city: Id
  readonly holder: Seat
  readonly isLost: boolean
}

/** The most attacks that one city of each seat withstood in a row. */
export function siegesIn(events: readonly CityEvent[], seats: number): Counted {
  const withstood = new Map<Id, number>()
  const siege = Array.from({ length: seats }, () => 0)
  for (const { city, holder, isLost } of events) {
    const attacks = isLost ? 0 : (withstood.get(city) ?? 0) + 1
    withstood.set(city, attacks)
    siege[holder] = Math.max(siege[holder] ?? 0, attacks)
  }
  return { siege }
}

/** The city and the holder that a phrase names; `undefined` where it names none. */
export function cityNamed({ args }: Phrase, cityArg: string): Omit<CityEvent, 'isLost'> | undefined {
  const [city, holder] = [args?.[cityArg], args?.whom]
  const isNamed = typeof city === 'object' && 'name' in city && typeof holder === 'object' && 'seat' in holder
  return isNamed ? { city: city.name, holder: holder.seat } : undefined
}
