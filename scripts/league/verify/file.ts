// Reads an exported league. Unknown fields stay, since seeds and digests cover them.
import { z } from 'zod'
import type { FileDraw, LeagueFile } from '../../../src/league/export-file.ts'

const [integer, count, ordinal] = [z.int(), z.int().min(0), z.int().min(1)]
const hex = z.string().regex(/^[0-9a-f]{64}$/)
const entries = z.array(integer)
const tables = z.array(entries)
const pairs = z.array(z.tuple([integer, integer]))
const flag = z.boolean().exactOptional()

/** What every draw is made from. */
const drawn = { rules: count, next: z.looseObject({ end: hex, links: ordinal }).exactOptional() }

const roundDraw = z.looseObject({
  input: z.looseObject({
    ...drawn,
    format: z.enum(['season', 'cup']),
    seats: z.looseObject({ min: ordinal, max: ordinal }),
    entrants: z.array(
      z.looseObject({
        entry: integer,
        place: ordinal,
        points: count,
        strength: integer,
        byes: count,
        running: count,
        limit: count,
      }),
    ),
    past: tables,
    forbidden: pairs,
  }),
  pairing: z.looseObject({ tables, byes: entries, resting: entries }),
})

const divisionDraw = z.looseObject({
  input: z.looseObject({
    ...drawn,
    format: z.literal('divisions'),
    seats: ordinal,
    ladder: entries,
    newcomers: entries,
    limits: pairs,
    fresh: entries.exactOptional(),
  }),
  pairing: z.looseObject({
    tiers: z.array(tables),
    tables: z.array(z.looseObject({ tier: count, group: count, wave: z.literal([1, 2]), seats: entries })),
  }),
})

const hour = count.max(23)

const queueDraw = z.looseObject({
  input: z.looseObject({
    ...drawn,
    format: z.literal('queue'),
    seats: ordinal,
    now: integer,
    waiting: z.array(
      z.looseObject({
        member: integer,
        rating: integer,
        since: integer,
        waking: z.looseObject({ from: hour, to: hour }),
      }),
    ),
    past: tables,
    forbidden: pairs,
  }),
  pairing: z.looseObject({ tables }),
})

const seat = z.looseObject({
  entry: integer,
  player: integer,
  place: ordinal,
  winner: z.boolean(),
  substitute: flag,
  left: flag,
  absent: flag,
  stalled: flag,
  computer: flag,
  team: integer.exactOptional(),
  successor: integer.exactOptional(),
  score: z.number().exactOptional(),
})

const table = z.looseObject({
  number: ordinal,
  status: z.enum(['due', 'running', 'ended', 'annulled']),
  entries,
  game: z.string().exactOptional(),
  result: z
    .looseObject({ round: ordinal, table: ordinal, day: count, seats: z.array(seat), annulled: flag })
    .exactOptional(),
})

const line = z.looseObject({
  entry: integer,
  place: ordinal,
  points: count,
  games: count,
  wins: count,
  byes: count,
  absences: ordinal.exactOptional(),
})

const season = z.looseObject({
  season: ordinal,
  status: z.enum(['entry', 'running', 'over']),
  entries: z.array(
    z.looseObject({ entry: integer, status: z.enum(['in', 'waiting', 'withdrawn', 'excluded']) }),
  ),
  standings: z
    .array(z.looseObject({ tier: count.exactOptional(), group: count.exactOptional(), lines: z.array(line) }))
    .exactOptional(),
})

const league: z.ZodType<LeagueFile> = z.looseObject({
  file: z.literal('peach-garden-league'),
  version: z.literal(1),
  league: z.looseObject({
    id: z.string(),
    name: z.string(),
    title: z.string(),
    options: z.unknown(),
    format: z.enum(['divisions', 'season', 'cup', 'queue']),
    seats: ordinal.max(12),
    end: hex,
    links: count.max(100_000),
    scale: z.record(z.string(), entries).exactOptional(),
  }),
  seasons: z.array(season),
  rounds: z.array(
    z.looseObject({
      round: ordinal,
      season: ordinal,
      link: hex,
      seed: hex,
      draw: z.union([roundDraw, divisionDraw, queueDraw]),
      tables: z.array(table),
      digest: hex.exactOptional(),
    }),
  ),
  ratings: z.array(
    z.looseObject({ member: integer, mu: z.number(), sigma: z.number(), games: count, lastDay: integer }),
  ),
})

/** Reads a league's file; a line that says what is wrong with it where it is none. */
export function readLeague(json: string): LeagueFile | string {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    return `it is not JSON (${error instanceof Error ? error.message : String(error)})`
  }
  const { data, error } = league.safeParse(value)
  if (data) return data
  const [issue] = error.issues
  return `it is not the export of a league: ${issue?.path.join('.') || 'the file'}: ${issue?.message}`
}

/** The tables of a draw, their entries in the order of the seats. */
export const tablesOf = ({ tables }: FileDraw['pairing']): readonly (readonly number[])[] =>
  tables.map((each) => ('seats' in each ? each.seats : each))

/** The entries that had a bye in a draw. */
export const byesOf = (pairing: FileDraw['pairing']): readonly number[] =>
  'byes' in pairing ? pairing.byes : []
