// Checks that standings and ratings follow from the results.
import type { FileRound, FileSeason, LeagueFile } from '../../../src/league/export-file.ts'
import type { PlayedTable } from '../../../src/league/results.ts'
import { standings } from '../../../src/league/standings.ts'
import { byesOf } from './file.ts'
import { canonical } from './hashes.ts'
import { pointsOf } from './points.ts'
import { type Rated, ratingsAfter } from './ratings.ts'
import type { Check } from './report.ts'

const resultsOf = (rounds: readonly FileRound[]): readonly PlayedTable[] =>
  rounds.flatMap(({ tables }) => tables.flatMap(({ result }) => result ?? []))

/** Checks the standings of all seasons that are over. */
export function checkStandings({ league, seasons, rounds }: LeagueFile, check: Check): void {
  for (const season of seasons) {
    const name = `season ${season.season}`
    const isRight = season.status === 'over' ? !!season.standings : !season.standings
    check(
      'standings',
      isRight || league.format === 'queue',
      `${name} is ${season.status}: are there standings?`,
    )
    if (!season.standings) continue
    const own = rounds.filter((round) => round.season === season.season)
    const groups = groupsOf(league.format, season, own)
    check('standings', season.standings.length === groups.length, `${name} has ${groups.length} groups`)
    for (const [at, list] of season.standings.entries()) {
      const { entries = [], ...place } = groups[at] ?? {}
      const isNext = canonical([place.tier, place.group]) === canonical([list.tier, list.group])
      check('standings', isNext, `${name}: its standings ${at + 1} are not of the group that is next`)
      checkList(name, list.lines, entries, own, league, check)
    }
  }
}

interface Group {
  readonly tier?: number
  readonly group?: number
  readonly entries?: readonly number[]
}

/** The groups of a season: of divisions each as it was drawn, counted from 1; else one of all who are in or sat at a table. */
function groupsOf(format: string, { entries }: FileSeason, rounds: readonly FileRound[]): readonly Group[] {
  if (format === 'divisions') {
    const pairing = rounds.at(-1)?.draw.pairing
    return (pairing && 'tiers' in pairing ? pairing.tiers : []).flatMap((groups, tier) =>
      groups.map((group, at) => ({ tier: tier + 1, group: at + 1, entries: group })),
    )
  }
  const present = entries.flatMap(({ entry, status }) => (status === 'in' ? [entry] : []))
  const played = rounds.flatMap(({ tables }) => tables.flatMap((table) => table.entries))
  return [{ entries: [...new Set([...present, ...played])] }]
}

type Lines = NonNullable<FileSeason['standings']>[number]['lines']

/** Checks the points of a list by this verifier's own count, and each line by the league's. */
function checkList(
  name: string,
  lines: Lines,
  entries: readonly number[],
  rounds: readonly FileRound[],
  { scale, end }: LeagueFile['league'],
  check: Check,
): void {
  const tables = resultsOf(rounds).filter(({ annulled }) => !annulled)
  const byes = rounds.flatMap(({ draw }) => byesOf(draw.pairing))
  for (const { entry, points: told } of lines) {
    const points = pointsOf(entry, tables, byes, scale)
    check('points', points === told, `${name}: the points of ${entry} are ${points} and not ${told}`)
  }
  const lot = rounds.at(-1)?.seed ?? end
  const again = standings({ entries, tables, byes, lot, ...(scale && { scale }) })
  check(
    'standings',
    again.length === lines.length,
    `${name}: ${again.length} stand in it and not ${lines.length}`,
  )
  for (const [at, { ahead: _, share: __, ...line }] of again.entries()) {
    const isSame = canonical(line) === canonical(lines[at] ?? null)
    check('standings', isSame, `${name}: place ${at + 1} is ${write(line)} and not ${write(lines[at])}`)
  }
}

/** Ratings are those of closed rounds, whose digests are published. */
export function checkRatings({ rounds, ratings }: LeagueFile, check: Check): void {
  const after = ratingsAfter(resultsOf(rounds.filter(({ digest }) => digest !== undefined)))
  const members = ratings.map(({ member }) => member)
  const isSorted = members.every((member, at) => member > (members[at - 1] ?? Number.NEGATIVE_INFINITY))
  check('ratings', isSorted, 'ratings are not in the order of members')
  for (const member of new Set([...members, ...after.keys()])) {
    const [told, is] = [ratings.find((each) => each.member === member), after.get(member)]
    const fault = `the rating of ${member} is ${write(is)} and not ${write(told)}`
    check('ratings', !!told && !!is && isAlike(is, told), fault)
  }
}

/** Sums of other machines may differ in their last digits. */
const CLOSE = 1e-9

const isAlike = (is: Rated, told: Rated): boolean =>
  (['mu', 'sigma'] as const).every((name) => Math.abs(is[name] - told[name]) <= CLOSE) &&
  (['games', 'lastDay'] as const).every((name) => is[name] === told[name])

const write = (line: object = { '': 'none' }): string =>
  Object.entries(line)
    .map((field) => field.join(' ').trim())
    .join(', ')
