// Divisions over some seasons as a file, and a queue.

import { nextLadder } from '../../src/league/divisions.ts'
import {
  type DivisionInput,
  drawDivisions,
  drawQueue,
  drawSeed,
  type QueueInput,
} from '../../src/league/draws.ts'
import { PAIRING_RULES } from '../../src/league/entrants.ts'
import type { FileRound, FileSeason, LeagueFile } from '../../src/league/export-file.ts'
import { NEWCOMER, ratingsFrom, shownRating } from '../../src/league/ratings.ts'
import type { Draw } from '../../src/league/stream.ts'
import { chanceResult } from './chance-results.ts'
import { chance, ended, fileRound, leagueFile, linesOf, linkOf, members, resultsOf } from './exports.ts'

/** Seasons of divisions: in each break three leave and four begin. */
export function divisionsFile(
  people: number,
  seats: number,
  seasons: number,
  seed: string | number = 0,
): LeagueFile {
  const draw = chance('divisions', people, seats, seed)
  const rounds: FileRound[] = []
  const played: FileSeason[] = []
  let input: DivisionInput = {
    rules: PAIRING_RULES,
    format: 'divisions',
    seats,
    ladder: [],
    newcomers: members(people),
    limits: [
      [2, 1],
      [3, 2],
    ],
    fresh: members(people),
  }
  for (let season = 1; season <= seasons; season++) {
    const { round, lists } = divisionSeason(season, input, draw)
    rounds.push(round)
    played.push({
      season,
      status: 'over',
      standings: lists,
      entries: [...input.ladder, ...input.newcomers].map((entry) => ({ entry, status: 'in' })),
    })
    input = nextInput(input, rounds, lists, draw)
  }
  return leagueFile({ format: 'divisions', seats }, played, rounds)
}

type Lists = NonNullable<FileSeason['standings']>

function divisionSeason(season: number, input: DivisionInput, draw: Draw) {
  const seed = drawSeed(linkOf(season), input)
  const pairing = drawDivisions(linkOf(season), input)
  const tables = pairing.tables.map(({ seats }, at) => {
    const result = chanceResult(season, at + 1, seats, draw, { scores: true, waiting: [990, 991] })
    return ended(draw(15) === 0 ? { ...result, annulled: true } : result)
  })
  const round = fileRound(season, season, { input, pairing }, seed, tables)
  const lists: Lists = pairing.tiers.flatMap((groups, tier) =>
    groups.map((entries, group) => ({
      tier: tier + 1,
      group: group + 1,
      lines: linesOf({ entries, tables: resultsOf([round]), byes: [], lot: seed }),
    })),
  )
  return { round, lists }
}

/** What the next season is drawn from. */
function nextInput(
  before: DivisionInput,
  rounds: readonly FileRound[],
  lists: Lists,
  draw: Draw,
): DivisionInput {
  const known = [...before.ladder, ...before.newcomers]
  const withdrawn = [0, 1, 2].map(() => known[draw(known.length)] ?? 0)
  const newest = Math.max(...known)
  let next = 0
  const pairing = rounds.at(-1)?.draw.pairing ?? { tables: [] }
  const tiers = 'tiers' in pairing ? pairing.tiers : []
  const ladder = nextLadder({
    tiers: tiers.map((groups) => groups.map(() => lists[next++]?.lines.map(({ entry }) => entry) ?? [])),
    points: new Map(lists.flatMap(({ lines }) => lines.map(({ entry, points }) => [entry, points]))),
    withdrawn,
    newcomers: [],
  })
  const newcomers = [...members(4, newest + 1), withdrawn[0] ?? 0].slice(0, 4)
  const tables = rounds.flatMap((round) => round.tables)
  const finished = tables.flatMap(({ status, entries }) => (status === 'ended' ? entries : []))
  return {
    ...before,
    ladder,
    newcomers,
    limits: [],
    fresh: [...ladder, ...newcomers].filter((entry) => !finished.includes(entry)),
  }
}

/** A queue that was looked at a few times. */
export function queueFile(people: number, seats: number, looks: number): LeagueFile {
  const draw = chance('queue', people, seats)
  const rounds: FileRound[] = []
  for (let round = 1; round <= looks; round++) {
    const now = 480_000 + 24 * round
    const ratings = ratingsFrom(resultsOf(rounds))
    const input: QueueInput = {
      rules: PAIRING_RULES,
      format: 'queue',
      seats,
      now,
      forbidden: [[1, 2]],
      waiting: members(people).map((member) => {
        const from = draw(24)
        return {
          member,
          rating: shownRating(ratings.get(member) ?? NEWCOMER, 20_000).value,
          since: now - draw(30),
          waking: { from, to: (from + 12 + draw(8)) % 24 },
        }
      }),
      past: rounds.flatMap(({ tables }) => tables.map(({ entries }) => entries)),
    }
    const tables = drawQueue(input)
    const results = tables.map((table, at) =>
      ended(chanceResult(round, at + 1, table, draw, { teams: true, waiting: [990] })),
    )
    rounds.push(fileRound(1, round, { input, pairing: { tables } }, drawSeed(linkOf(round), input), results))
  }
  const entries = members(people).map((entry) => ({ entry, status: 'in' as const }))
  return leagueFile({ format: 'queue', seats }, [{ season: 1, status: 'running', entries }], rounds)
}
