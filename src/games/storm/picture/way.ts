// The way an arrow takes from one place to another: along roads, through gates and cities, the shortest there is.
import { gatesOf, type PlaceId, placeOf, roadsFrom, specialFrom } from '../map/index.ts'

/** Places of a shortest way, both ends included; the two ends alone where there is none. */
export function wayBetween(from: PlaceId, to: PlaceId): readonly PlaceId[] {
  const came = new Map<PlaceId, PlaceId | null>([[from, null]])
  for (const place of came.keys()) {
    if (place === to) break
    for (const next of nextTo(place)) if (!came.has(next)) came.set(next, place)
  }
  if (!came.has(to)) return [from, to]
  const way: PlaceId[] = []
  for (let place: PlaceId | null = to; place !== null; place = came.get(place) ?? null) way.unshift(place)
  return way
}

function nextTo(place: PlaceId): readonly PlaceId[] {
  const { kind, city } = placeOf(place)
  if (kind === 'inside') return gatesOf(place)
  return [...roadsFrom(place), ...specialFrom(place), ...(city === undefined ? [] : [city])]
}
