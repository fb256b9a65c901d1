// Checks that a season of divisions, or a queue, was drawn from what the file says had happened before.
import { nextLadder } from '../../../src/league/divisions.ts'
import type { DivisionInput, QueueInput } from '../../../src/league/draws.ts'
import type { FileRound, LeagueFile } from '../../../src/league/export-file.ts'
import { canonical } from './hashes.ts'
import { hasPast, isSameSet, isUnique } from './past.ts'
import type { Check } from './report.ts'

/** Checks what a season of divisions was drawn from: its entries, and the ladder that the season before left. */
export function checkDivisions(
  file: LeagueFile,
  season: number,
  { ladder, newcomers, limits, fresh }: DivisionInput,
  earlier: readonly FileRound[],
  check: Check,
): void {
  const name = `season ${season}`
  const entries = file.seasons.find((each) => each.season === season)?.entries ?? []
  const drawn = [...ladder, ...newcomers]
  check('entrants', isUnique(drawn), `${name}: somebody is in its draw twice`)
  for (const entry of drawn)
    check(
      'entrants',
      entries.some((each) => each.entry === entry),
      `${name}: ${entry} has not entered it`,
    )
  for (const { entry, status } of entries)
    if (status === 'in') check('entrants', drawn.includes(entry), `${name}: ${entry} is missing in its draw`)
  const isLimited =
    isUnique(limits.map(([entry]) => entry)) &&
    limits.every(([entry, limit]) => drawn.includes(entry) && limit >= 1)
  check('entrants', isLimited, `${name}: its limits are not those of entrants`)
  const finished = earlier.flatMap(({ tables }) =>
    tables.flatMap(({ status, entries: own }) => (status === 'ended' ? own : [])),
  )
  const isFresh =
    !fresh ||
    isSameSet(
      fresh,
      drawn.filter((entry) => !finished.includes(entry)),
    )
  check('entrants', isFresh, `${name}: those who have finished no game are others`)
  check(
    'order',
    earlier.every((other) => other.season !== season),
    `${name} is drawn twice`,
  )
  const follows = canonical(ladderAfter(file, earlier, drawn)) === canonical(ladder)
  check('promotions', follows, `${name}: its ladder does not follow from the standings before`)
}

/** The ladder that the last season with groups leaves for those who go on; none where it has no standings. */
function ladderAfter(
  { seasons }: LeagueFile,
  earlier: readonly FileRound[],
  drawn: readonly number[],
): readonly number[] | undefined {
  const tiersOf = ({ draw: { pairing } }: FileRound) => ('tiers' in pairing ? pairing.tiers : [])
  const before = earlier.findLast((round) => tiersOf(round).length > 0)
  if (!before) return []
  const lists = seasons.find(({ season }) => season === before.season)?.standings?.map(({ lines }) => lines)
  if (lists?.length !== tiersOf(before).flat().length) return undefined
  const left = [...lists]
  return nextLadder({
    tiers: tiersOf(before).map((groups) => groups.map(() => left.shift()?.map(({ entry }) => entry) ?? [])),
    points: new Map(lists.flat().map(({ entry, points }) => [entry, points])),
    withdrawn: lists.flat().flatMap(({ entry }) => (drawn.includes(entry) ? [] : [entry])),
    newcomers: [],
  })
}

/** The rating of a member without games. */
const NEWCOMER = 1200

/** Checks what the tables of a queue were drawn from. */
export function checkQueue(
  name: string,
  { past, now, waiting }: QueueInput,
  earlier: readonly FileRound[],
  check: Check,
): void {
  check('past tables', hasPast(past, earlier), `${name}: its past tables are not those before`)
  const last = earlier.at(-1)?.draw.input
  check('moments', last?.format !== 'queue' || last.now <= now, `${name} was drawn before the last`)
  check('entrants', isUnique(waiting.map(({ member }) => member)), `${name}: somebody waits twice`)
  const tables = earlier.flatMap((round) => round.tables)
  const seats = tables.flatMap(({ result }) => result?.seats ?? [])
  const known = new Set([
    ...tables.flatMap(({ entries }) => entries),
    ...seats.flatMap(({ player, successor }) => [player, successor]),
  ])
  for (const { member, rating, since } of waiting) {
    check('moments', since <= now, `${name}: ${member} waits from a time to come`)
    const isRated = known.has(member) || rating === NEWCOMER
    check('ratings before', isRated, `${name}: ${member} is new and not rated ${NEWCOMER}`)
  }
}
