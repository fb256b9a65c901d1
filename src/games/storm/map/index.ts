// The board as a graph: every place by id, its neighbours, the gates of a city.
import type { Faction } from '../box/factions.ts'
import { CITIES, type City } from './cities.ts'
import { ROADS, SPECIAL } from './edges.ts'
import { SPACES } from './spaces.ts'

export { CITIES, type City } from './cities.ts'
export { ROADS, SPECIAL } from './edges.ts'
export { SPACES } from './spaces.ts'

/** The id of a place: a city's inside (the city's own id), a gate or a road. */
export type PlaceId = string

/** A place on which units stand. */
export interface Place {
  readonly id: PlaceId
  readonly kind: 'inside' | 'gate' | 'road'
  /** The city of an inside or a gate. */
  readonly city?: string
  readonly code: string
  readonly at: readonly [x: number, y: number]
  /** How many units may stand there. */
  readonly capacity: number
  /** Its number in the map's order, which breaks ties (ruling 59). */
  readonly order: number
}

const SPACE_CAPACITY = 2

/** Every place: spaces in the map's order, then the insides of cities. */
export const PLACES: readonly Place[] = [
  ...SPACES.map(({ id, code, at, city }) => ({
    id,
    kind: city === undefined ? ('road' as const) : ('gate' as const),
    ...(city !== undefined && { city }),
    code,
    at,
    capacity: SPACE_CAPACITY,
  })),
  ...CITIES.map(({ id, code, at, level }) => ({
    id,
    kind: 'inside' as const,
    city: id,
    code,
    at,
    capacity: level,
  })),
].map((place, order) => ({ ...place, order }))

const placesById: ReadonlyMap<PlaceId, Place> = new Map(PLACES.map((place) => [place.id, place]))
const citiesById: ReadonlyMap<string, City> = new Map(CITIES.map((city) => [city.id, city]))

/** A place by its id. Throws for what is not on the map. */
export function placeOf(id: PlaceId): Place {
  const place = placesById.get(id)
  if (!place) throw new Error(`${id} is not on the map`)
  return place
}

/** Whether an id is a place. */
export const isPlace = (id: string): boolean => placesById.has(id)

/** A city by its id. Throws for what is no city. */
export function cityOf(id: string): City {
  const city = citiesById.get(id)
  if (!city) throw new Error(`${id} is no city`)
  return city
}

/** The city of a gate or an inside. Throws for a road. */
export function cityAt(id: PlaceId): string {
  const { city } = placeOf(id)
  if (city === undefined) throw new Error(`${id} is a road`)
  return city
}

/** The gates of a city, in the map's order. */
export const gatesOf = (city: string): readonly PlaceId[] => GATES.get(city) ?? []

const GATES: ReadonlyMap<string, readonly PlaceId[]> = new Map(
  CITIES.map(({ id }) => [id, SPACES.filter(({ city }) => city === id).map((gate) => gate.id)]),
)

/** The spaces that an ordinary road joins to a space. */
export const roadsFrom = (id: PlaceId): readonly PlaceId[] => JOINED.roads.get(id) ?? []

/** The spaces that a special edge joins to a space. */
export const specialFrom = (id: PlaceId): readonly PlaceId[] => JOINED.special.get(id) ?? []

const neighbours = (
  edges: readonly (readonly [PlaceId, PlaceId])[],
): ReadonlyMap<PlaceId, readonly PlaceId[]> => {
  const joined = new Map<PlaceId, PlaceId[]>()
  for (const [a, b] of [...edges, ...edges.map(([from, to]) => [to, from] as const)])
    joined.set(a, [...(joined.get(a) ?? []), b])
  return joined
}

const JOINED = { roads: neighbours(ROADS), special: neighbours(SPECIAL.map(({ a, b }) => [a, b])) }

/** For each place in the map's order: the numbers of the spaces that ordinary roads join to it. */
export const ROAD_STEPS: readonly (readonly number[])[] = PLACES.map(({ id }) =>
  roadsFrom(id).map((next) => placeOf(next).order),
)

/** The numbers of a city's gates. */
export const gateNumbers = (city: string): readonly number[] => GATE_NUMBERS.get(city) ?? []

const GATE_NUMBERS: ReadonlyMap<string, readonly number[]> = new Map(
  CITIES.map(({ id }) => [id, gatesOf(id).map((gate) => placeOf(gate).order)]),
)

/** The capital of a faction's corner, and its secondary city. */
export function homeOf(faction: Faction): { readonly capital: string; readonly secondary: string } {
  const capital = CITIES.find((city) => city.capitalOf === faction)
  const secondary = CITIES.find((city) => city.secondaryOf === faction)
  if (!capital || !secondary) throw new Error(`${faction} has no home`)
  return { capital: capital.id, secondary: secondary.id }
}
