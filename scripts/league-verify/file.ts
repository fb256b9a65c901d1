// The file a league is exported as, as this verifier reads it.
import {
  anything,
  chosen,
  count,
  flag,
  hex,
  integer,
  isObject,
  listOf,
  number,
  type Of,
  object,
  oneOf,
  optional,
  ordinal,
  pairOf,
  recordOf,
  type Shape,
  text,
} from './shape.ts'

const entries = listOf(integer)
const pairs = listOf(pairOf(integer))

const entrant = object({
  entry: integer,
  place: ordinal,
  points: count,
  strength: integer,
  byes: count,
  running: count,
  limit: count,
})

const next = optional(object({ end: hex, links: ordinal }))

const roundInput = object({
  rules: count,
  format: oneOf('season', 'cup'),
  seats: object({ min: ordinal, max: ordinal }),
  entrants: listOf(entrant),
  past: listOf(entries),
  forbidden: pairs,
  next,
})

const divisionInput = object({
  rules: count,
  format: oneOf('divisions'),
  seats: ordinal,
  ladder: entries,
  newcomers: entries,
  limits: pairs,
  fresh: optional(entries),
  next,
})

const waiting = object({
  member: integer,
  rating: integer,
  since: integer,
  waking: object({ from: count, to: count }),
})

const queueInput = object({
  rules: count,
  format: oneOf('queue'),
  seats: ordinal,
  now: integer,
  waiting: listOf(waiting),
  forbidden: pairs,
  past: listOf(entries),
  next,
})

const hasFormat =
  (...formats: readonly string[]) =>
  (value: unknown): boolean =>
    isObject(value) && formats.includes(String(value.format))

const input = chosen(
  hasFormat('divisions'),
  divisionInput,
  chosen(hasFormat('queue'), queueInput, roundInput),
)

const divisionTable = object({ tier: count, group: count, wave: oneOf(1, 2), seats: entries })

const pairing = object({
  tables: listOf(chosen(Array.isArray, entries, divisionTable)),
  byes: optional(entries),
  resting: optional(entries),
  tiers: optional(listOf(listOf(entries))),
})

const seat = object({
  entry: integer,
  player: integer,
  place: ordinal,
  winner: flag,
  team: optional(integer),
  substitute: optional(flag),
  left: optional(flag),
  absent: optional(flag),
  successor: optional(integer),
  computer: optional(flag),
  score: optional(number),
})

const result = object({
  round: ordinal,
  table: ordinal,
  day: count,
  seats: listOf(seat),
  annulled: optional(flag),
})

const table = object({
  number: ordinal,
  status: oneOf('due', 'running', 'ended', 'annulled'),
  entries,
  game: optional(text),
  result: optional(result),
})

const round = object({
  round: ordinal,
  season: ordinal,
  link: hex,
  seed: hex,
  draw: object({ input, pairing }),
  tables: listOf(table),
  digest: optional(hex),
})

const line = object({
  entry: integer,
  place: ordinal,
  points: count,
  games: count,
  wins: count,
  byes: count,
  absences: optional(ordinal),
})

const season = object({
  season: ordinal,
  status: oneOf('entry', 'running', 'over'),
  entries: listOf(object({ entry: integer, status: oneOf('in', 'waiting', 'withdrawn', 'excluded') })),
  standings: optional(listOf(object({ tier: optional(count), group: optional(count), lines: listOf(line) }))),
})

const file = object({
  file: oneOf('peach-garden-league'),
  version: oneOf(1),
  league: object({
    id: text,
    name: text,
    format: oneOf('divisions', 'season', 'cup', 'queue'),
    title: text,
    seats: ordinal,
    options: anything,
    end: hex,
    links: count,
    scale: optional(recordOf(listOf(integer))),
  }),
  seasons: listOf(season),
  rounds: listOf(round),
  ratings: listOf(object({ member: integer, mu: number, sigma: number, games: count, lastDay: integer })),
})

export type Entrant = Of<typeof entrant>
export type RoundInput = Of<typeof roundInput>
export type DivisionInput = Of<typeof divisionInput>
export type Waiting = Of<typeof waiting>
export type QueueInput = Of<typeof queueInput>
export type Pairing = Of<typeof pairing>
export type Seat = Of<typeof seat>
export type Result = Of<typeof result>
export type Round = Of<typeof round>
export type Season = Of<typeof season>
export type League = Of<typeof file>
export type Scale = League['league']['scale']

const shape: Shape<League> = file

/** Reads a league's file; a line that says what is wrong with it where it is none. */
export function readLeague(json: string): League | string {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    return `it is not JSON (${error instanceof Error ? error.message : String(error)})`
  }
  if (!isObject(value) || value.file !== 'peach-garden-league') return 'it is not the export of a league'
  return shape.fault(value, 'the file') ?? (value as League)
}

/** The tables that were drawn, in the order of the seats. */
export const drawnTables = ({ tables }: Pairing): readonly (readonly number[])[] =>
  tables.map((table) => ('seats' in table ? table.seats : table))
