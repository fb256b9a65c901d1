// Checks that a round was drawn from what the file says had happened before.
import { type RoundInput, seasonStrength } from '../../../src/league/entrants.ts'
import type { FileRound, LeagueFile } from '../../../src/league/export-file.ts'
import { type Campaign, standings } from '../../../src/league/standings.ts'
import { checkDivisions, checkQueue } from './draws-without-rounds.ts'
import { byesOf } from './file.ts'
import { hasPast, isUnique } from './past.ts'
import { byeScore, pointsOf, scoresAt } from './points.ts'
import type { Check } from './report.ts'

/** Checks what every round was drawn from. */
export function checkInputs(file: LeagueFile, check: Check): void {
  for (const round of file.rounds) {
    const { input } = round.draw
    const earlier = file.rounds.filter((other) => other.round < round.round)
    if (input.format === 'divisions') checkDivisions(file, round.season, input, earlier, check)
    else if (input.format === 'queue') checkQueue(`round ${round.round}`, input, earlier, check)
    else
      checkEntrants(
        file,
        round,
        input,
        earlier.filter(({ season }) => season === round.season),
        check,
      )
  }
}

function checkEntrants(
  { seasons, league }: LeagueFile,
  { round, season }: FileRound,
  input: RoundInput,
  earlier: readonly FileRound[],
  check: Check,
): void {
  const name = `round ${round}`
  const entered = seasons.find((each) => each.season === season)?.entries.map(({ entry }) => entry) ?? []
  const order = input.entrants.toSorted((a, b) => a.place - b.place)
  check('entrants', isUnique(order.map(({ entry }) => entry)), `${name}: somebody is in it twice`)
  check('past tables', hasPast(input.past, earlier), `${name}: its past tables are not those of its season`)
  const byes = earlier.flatMap(({ draw }) => byesOf(draw.pairing))
  for (const { entry, byes: told, strength, points, running } of order) {
    check('entrants', entered.includes(entry), `${name}: ${entry} has not entered season ${season}`)
    const own = byes.filter((each) => each === entry).length
    check('byes', own === told, `${name}: ${entry} had ${own} byes and not ${told}`)
    const mean = seasonStrength(points, earlier.length)
    check('strength', mean === strength, `${name}: the strength of ${entry} is ${mean} and not ${strength}`)
    const played = points - own * byeScore(league.scale)
    const isSum = canScore(played, choicesOf(entry, earlier, league.scale), running)
    check('points before', isSum, `${name}: the points of ${entry} are not those of their byes and games`)
  }
  check('places before', isUnique(order.map(({ place }) => place)), `${name}: two have the same place`)
  const falls = order.every(({ points }, at) => points <= (order[at - 1]?.points ?? points))
  check('places before', falls, `${name}: its places are not in the order of points`)
  checkOrder(name, order, earlier, league, check)
}

/** An earlier table of an entry: what it scores, and whether it may be left out without the entry having it running. */
interface Choice {
  readonly points: number
  readonly isFree: boolean
}

const choicesOf = (
  entry: number,
  earlier: readonly FileRound[],
  scale: LeagueFile['league']['scale'],
): readonly Choice[] =>
  earlier.flatMap(({ tables }) =>
    tables.flatMap(({ entries, status, result }) => {
      const at = entries.indexOf(entry)
      const seat = result?.seats[at]
      if (!result || !seat) return []
      const isFree = status === 'annulled' || seat.left || seat.computer || seat.player !== entry
      return [{ points: scoresAt(result, scale)[at] ?? 0, isFree: isFree === true }]
    }),
  )

/** Whether so many points come from some of these tables. At most `running` are left out, besides free ones. */
function canScore(points: number, choices: readonly Choice[], running: number): boolean {
  // For each sum that can be reached, how many more tables may be left out.
  let reached = new Map([[0, running]])
  for (const choice of choices) {
    const next = new Map<number, number>()
    const add = (sum: number, left: number): void => {
      if (left >= 0) next.set(sum, Math.max(left, next.get(sum) ?? 0))
    }
    for (const [sum, left] of reached) {
      add(sum + choice.points, left)
      add(sum, choice.isFree ? left : left - 1)
    }
    reached = next
  }
  return reached.has(points)
}

/** Places down to the last lot, where it is certain that all earlier tables and no others counted. */
function checkOrder(
  name: string,
  order: RoundInput['entrants'],
  earlier: readonly FileRound[],
  { end, scale }: LeagueFile['league'],
  check: Check,
): void {
  const tables = earlier.flatMap((round) => round.tables)
  const results = tables.flatMap(({ result }) => result ?? [])
  const byes = earlier.flatMap(({ draw }) => byesOf(draw.pairing))
  const isAll = order.every(({ entry, points }) => points === pointsOf(entry, results, byes, scale))
  const scores = (result: Campaign['tables'][number]): boolean =>
    scoresAt(result, scale).some((score) => score > 0)
  if (!isAll || tables.some(({ status }) => status === 'annulled') || !results.every(scores)) return
  const entries = order.map(({ entry }) => entry)
  const lot = earlier.at(-1)?.seed ?? end
  const wanted = standings({ entries, tables: results, byes, lot, ...(scale && { scale }) })
  const wrong = wanted.findIndex(({ entry }, at) => entry !== entries[at])
  const fault = `${name}: ${wanted[wrong]?.entry} should stand where ${entries[wrong]} does`
  check('places before', wrong < 0, fault)
}
