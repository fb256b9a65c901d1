// What records of servers count: how many attacks a city withstood in a row.
import type { Phrase } from '../../engine/phrase.ts'
import { type CityEvent, cityNamed, siegesIn } from '../common/sieges.ts'
import type { Counted } from '../common/title.ts'

/** Events that end an attack on a city, and whether its holder lost it. */
const ENDS: ReadonlyMap<string, boolean> = new Map([
  ['records.city-holds', false],
  ['records.fort-empty', false],
  ['records.city-falls', true],
  ['records.seized', true],
])

export const counts = (told: readonly Phrase[], seats: number): Counted =>
  siegesIn(
    told.flatMap((phrase): CityEvent[] => {
      const isLost = ENDS.get(phrase.key)
      const named = isLost === undefined ? undefined : cityNamed(phrase, 'city')
      return named && isLost !== undefined ? [{ ...named, isLost }] : []
    }),
    seats,
  )
