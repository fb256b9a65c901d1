// Leagues as files, made by the league's own functions with results by chance.
import { linkAt, roundSeed } from '../../src/league/chain.ts'
import { PAIRING_RULES, type RoundInput, seasonStrength } from '../../src/league/entrants.ts'
import {
  type FileDraw,
  type FileRound,
  type FileSeason,
  type FileStanding,
  type FileTable,
  type LeagueFile,
  roundDigest,
} from '../../src/league/export-file.ts'
import { ratingsFrom } from '../../src/league/ratings.ts'
import type { PlayedTable } from '../../src/league/results.ts'
import { pairRound } from '../../src/league/round.ts'
import { type Campaign, standings } from '../../src/league/standings.ts'
import { type Draw, fastStream } from '../../src/league/stream.ts'
import { type Chances, chanceResult } from './chance-results.ts'

const LINKS = 60
const SECRET = 'c0ffee'

export const members = (count: number, from = 1): number[] =>
  Array.from({ length: count }, (_, at) => from + at)
export const END = linkAt(SECRET, LINKS, 0)
export const linkOf = (round: number): string => linkAt(SECRET, LINKS, round)
export const chance = (...label: readonly (string | number)[]): Draw => fastStream('league', ...label)

/** A round as it stands in the file; closed once all its tables have ended. */
export function fileRound(
  season: number,
  round: number,
  draw: FileDraw,
  seed: string,
  tables: readonly FileTable[],
): FileRound {
  const open = { round, season, link: linkOf(round), seed, draw, tables }
  const closed = tables.every(({ status }) => status === 'ended' || status === 'annulled')
  return closed ? { ...open, digest: roundDigest(open) } : open
}

/** A table that has ended, or was annulled. */
export const ended = (result: PlayedTable): FileTable => ({
  number: result.table,
  status: result.annulled ? 'annulled' : 'ended',
  entries: result.seats.map(({ entry }) => entry),
  game: `game-${result.round}-${result.table}`,
  result,
})

export const resultsOf = (rounds: readonly FileRound[]): PlayedTable[] =>
  rounds.flatMap(({ tables }) => tables.flatMap(({ result }) => result ?? []))

/** Standings as they stand in the file. */
export const linesOf = (campaign: Campaign): FileStanding[] =>
  standings(campaign).map(({ entry, place, points, games, wins, byes }) => ({
    entry,
    place,
    points,
    games,
    wins,
    byes,
  }))

/** The file, as somebody reads it who has nothing else. */
export function leagueFile(
  league: Pick<LeagueFile['league'], 'format' | 'seats' | 'scale'>,
  seasons: readonly FileSeason[],
  rounds: readonly FileRound[],
): LeagueFile {
  const ratings = ratingsFrom(resultsOf(rounds.filter(({ digest }) => digest)))
  return JSON.parse(
    JSON.stringify({
      file: 'peach-garden-league',
      version: 1,
      league: {
        id: 'r4k2p',
        name: 'Peaches',
        title: 'records',
        options: {},
        end: END,
        links: LINKS,
        ...league,
      },
      seasons,
      rounds,
      ratings: [...ratings].sort(([a], [b]) => a - b).map(([member, rating]) => ({ member, ...rating })),
    }),
  )
}

/** A season of rounds, or a cup. */
export interface Plan extends Omit<Chances, 'waiting'> {
  readonly format: 'season' | 'cup'
  readonly people: number
  readonly seats: number
  readonly rounds: number
  readonly seed?: string | number
  readonly scale?: LeagueFile['league']['scale']
  /** The last round still runs. */
  readonly running?: boolean
  /** The version of the rules of pairing; today's where there is none. */
  readonly rules?: number
}

/** Whose game goes on when the next round is drawn, and whose was annulled only afterwards. */
interface Course {
  readonly round: FileRound
  readonly late: ReadonlySet<number>
  readonly annulledAfter: ReadonlySet<number>
}

/** A league of one season: somebody enters late, somebody leaves, some tables take longer, some are annulled. */
export function seasonFile(plan: Plan): LeagueFile {
  const draw = chance(plan.format, plan.people, plan.seats, plan.seed ?? 0)
  const courses: Course[] = []
  const everyone = members(plan.people)
  const [leaves, late] = [everyone.at(-1) ?? 0, everyone.at(-2) ?? 0]
  const many = plan.people > 6
  for (let round = 1; round <= plan.rounds; round++) {
    const entries = everyone.filter(
      (entry) => !many || ((entry !== late || round > 1) && (entry !== leaves || round < 3)),
    )
    const input = inputOf(plan, entries, courses, draw)
    courses.push(playRound(plan, round, input, draw))
  }
  const rounds = courses.map(({ round }) => round)
  const seasonOver = plan.running !== true
  const at = rounds.flatMap(({ tables }) => tables.flatMap(({ entries }) => entries))
  const inIt = everyone.filter((entry) => !many || entry !== leaves || at.includes(entry))
  const final = {
    entries: inIt,
    tables: resultsOf(rounds),
    byes: byesOf(rounds),
    lot: rounds.at(-1)?.seed ?? END,
    ...(plan.scale && { scale: plan.scale }),
  }
  const season: FileSeason = {
    season: 1,
    status: seasonOver ? 'over' : 'running',
    entries: [
      ...everyone.map((entry) => ({
        entry,
        status: many && entry === leaves ? ('withdrawn' as const) : ('in' as const),
      })),
      { entry: 901, status: 'waiting' },
    ],
    ...(seasonOver && { standings: [{ lines: linesOf(final) }] }),
  }
  return leagueFile(
    { format: plan.format, seats: plan.seats, ...(plan.scale && { scale: plan.scale }) },
    [season],
    rounds,
  )
}

const byesOf = (rounds: readonly FileRound[]): number[] =>
  rounds.flatMap(({ draw: { pairing } }) => ('byes' in pairing ? pairing.byes : []))

function inputOf(plan: Plan, entries: readonly number[], courses: readonly Course[], draw: Draw): RoundInput {
  const rounds = courses.map(({ round }) => round)
  const last = courses.at(-1)
  const counted = courses.flatMap((course) =>
    resultsOf([course.round])
      .filter(({ table }) => course !== last || !course.late.has(table))
      .map((result) =>
        course === last && course.annulledAfter.has(result.table) ? { ...result, annulled: false } : result,
      ),
  )
  // As the host does it: a member who has left is nobody's rival any more.
  const table = standings({
    entries,
    tables: counted,
    byes: byesOf(rounds),
    lot: rounds.at(-1)?.seed ?? END,
    ...(plan.scale && { scale: plan.scale }),
  })
  const running = (entry: number): number =>
    last?.round.tables.filter(({ number, entries: at }) => last.late.has(number) && at.includes(entry))
      .length ?? 0
  return {
    rules: plan.rules ?? PAIRING_RULES,
    format: plan.format,
    seats: { min: Math.max(2, plan.seats - 1), max: plan.seats },
    entrants: table.map(({ entry, place, points, byes }) => ({
      entry,
      place,
      points,
      byes,
      strength: seasonStrength(points, rounds.length),
      running: running(entry),
      limit: draw(12) === 0 && entries.length > 8 ? 1 : 3,
    })),
    past: rounds.flatMap(({ tables }) => tables.map((each) => each.entries)),
    forbidden: entries.length > 2 * plan.seats ? [[1, 2]] : [],
  }
}

function playRound(plan: Plan, round: number, input: RoundInput, draw: Draw): Course {
  const pairing = pairRound(linkOf(round), input)
  const [late, annulledAfter] = [new Set<number>(), new Set<number>()]
  const tables = pairing.tables.map((entries, at): FileTable => {
    const number = at + 1
    const fate = draw(12)
    if (plan.running && round === plan.rounds && fate > 6) return { number, status: 'running', entries }
    if (fate < 2) late.add(number)
    if (fate === 4) annulledAfter.add(number)
    const result = chanceResult(round, number, entries, draw, { ...plan, waiting: members(4, 901) })
    return ended(fate === 3 || fate === 4 ? { ...result, annulled: true } : result)
  })
  const seed = roundSeed(linkOf(round), input)
  return { round: fileRound(1, round, { input, pairing }, seed, tables), late, annulledAfter }
}
