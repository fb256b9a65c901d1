// Whether standings and ratings are those of the results.
import { byesIn } from './earlier.ts'
import type { League, Result, Round, Season } from './file.ts'
import { type Rated, ratingsAfter } from './ratings.ts'
import type { Check } from './report.ts'
import { type Campaign, standingsOf } from './standings.ts'
import { canonical } from './words.ts'

type List = NonNullable<Season['standings']>[number]

const resultsOf = (rounds: readonly Round[]): readonly Result[] =>
  rounds.flatMap(({ tables }) => tables.flatMap(({ result }) => result ?? []))

/** Checks the standings of all seasons that are over. */
export function checkStandings(file: League, check: Check): void {
  for (const season of file.seasons) {
    const { status, standings } = season
    const name = `season ${season.season}`
    check('standings', status === 'over' || !standings, `${name} has final standings and is not over`)
    const has = !!standings || status !== 'over' || file.league.format === 'queue'
    check('standings', has, `${name} is over and has no standings`)
    const rounds = file.rounds.filter((round) => round.season === season.season)
    const groups = groupsOf(file, rounds)
    if (groups && standings) checkGroups(name, standings, groups, check)
    if (!groups && standings) checkOneList(name, season, standings, rounds, check)
    for (const list of standings ?? []) checkList(name, list, campaignOf(file, rounds, list), check)
  }
}

const campaignOf = ({ league }: League, rounds: readonly Round[], { lines }: List): Campaign => ({
  entries: lines.map(({ entry }) => entry),
  results: resultsOf(rounds).filter(({ annulled }) => !annulled),
  byes: byesIn(rounds),
  scale: league.scale,
  seed: rounds.at(-1)?.seed ?? league.end,
})

interface Group {
  readonly tier: number
  readonly group: number
  readonly entries: readonly number[]
}

/** The groups of a season of divisions, in order. */
function groupsOf({ league }: League, rounds: readonly Round[]): readonly Group[] | undefined {
  if (league.format !== 'divisions') return undefined
  return (rounds.at(-1)?.draw.pairing.tiers ?? []).flatMap((groups, tier) =>
    groups.map((entries, group) => ({ tier, group, entries })),
  )
}

/** One list for each group, with its entries; tiers and groups may be counted from 0 or from 1. */
function checkGroups(name: string, lists: readonly List[], groups: readonly Group[], check: Check): void {
  const first = lists[0]?.tier === 1 ? 1 : 0
  check('standings', lists.length === groups.length, `${name} has ${groups.length} groups`)
  for (const [at, { tier, group, lines }] of lists.entries()) {
    const own = groups[at]
    const isOwn = own && tier === own.tier + first && group === own.group + first
    check('standings', isOwn === true, `${name}: its standings ${at + 1} are not of the group that is next`)
    const [told, drawn] = [lines.map(({ entry }) => entry), own?.entries ?? []]
    const same = canonical(told.toSorted(byNumber)) === canonical(drawn.toSorted(byNumber))
    check('standings', same, `${name}: its standings ${at + 1} are not those of all its group`)
  }
}

const byNumber = (a: number, b: number): number => a - b

/** One list, of entries, with everybody who sat at a table. */
function checkOneList(
  name: string,
  { entries }: Season,
  lists: readonly List[],
  rounds: readonly Round[],
  check: Check,
): void {
  check('standings', lists.length === 1, `${name} has ${lists.length} standings`)
  const listed = lists.flatMap(({ lines }) => lines.map(({ entry }) => entry))
  const entered = new Set(entries.map(({ entry }) => entry))
  check('standings', new Set(listed).size === listed.length, `${name}: somebody stands in it twice`)
  for (const entry of listed) check('standings', entered.has(entry), `${name}: ${entry} has not entered it`)
  const played = rounds.flatMap(({ tables }) => tables.flatMap((table) => table.entries))
  const present = [...played, ...entries.flatMap(({ entry, status }) => (status === 'in' ? [entry] : []))]
  for (const entry of new Set(present))
    check('standings', listed.includes(entry), `${name}: ${entry} is missing in its standings`)
}

function checkList(name: string, { lines }: List, campaign: Campaign, check: Check): void {
  for (const [at, line] of standingsOf(campaign).entries()) {
    const [told, is] = [lines[at], { ...line, place: at + 1 }]
    const same = told && Object.entries(is).every(([key, value]) => told[key as keyof typeof is] === value)
    check('standings', same === true, `${name}: place ${at + 1} is ${written(is)} and not ${written(told)}`)
  }
}

const written = (line: object | undefined): string =>
  Object.entries(line ?? {})
    .map(([key, value]) => `${key} ${value}`)
    .join(', ')

/** Ratings are those of closed rounds, whose digests are published. */
export function checkRatings({ rounds, ratings }: League, check: Check): void {
  const after = ratingsAfter(resultsOf(rounds.filter(({ digest }) => digest !== undefined)))
  const order = ratings.map(({ member }) => member)
  const ordered = order.every((member, at) => member > (order[at - 1] ?? Number.NEGATIVE_INFINITY))
  check('ratings', ordered, 'ratings are not in the order of members')
  for (const member of new Set([...order, ...after.keys()])) {
    const [told, is] = [ratings.find((each) => each.member === member), after.get(member)]
    check(
      'ratings',
      told !== undefined && is !== undefined && isAlike(told, is),
      `the rating of ${member} is ${written(is) || 'none'} and not ${written(told) || 'none'}`,
    )
  }
}

const CLOSE = 1e-9

const isAlike = (a: Rated, b: Rated): boolean =>
  Math.abs(a.mu - b.mu) <= CLOSE &&
  Math.abs(a.sigma - b.sigma) <= CLOSE &&
  a.games === b.games &&
  a.lastDay === b.lastDay
