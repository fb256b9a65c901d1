// Verifies a league from its export. Draws, ladders and the order of standings are replayed with the league's own code; chain,
// seeds, points, ratings and digests are computed here by docs/rules/league-draws.md, so that a fault in that code is found, too.
import type { LeagueFile } from '../../../src/league/export-file.ts'
import { type ScaleFault, scaleFaults } from '../../../src/league/points.ts'
import { checkDraws } from './draws.ts'
import { checkInputs } from './inputs.ts'
import { checkRatings, checkStandings } from './outcomes.ts'
import { type Check, checkInto, type Report } from './report.ts'
import { checkResults } from './results.ts'

/** Checks everything in a league's file; `published` are digests that were posted when rounds closed. */
export function verifyLeague(file: LeagueFile, published: readonly string[] = []): Report {
  const report: Report = {
    faults: [],
    rounds: file.rounds.length,
    tables: file.rounds.reduce((sum, { tables }) => sum + tables.length, 0),
    checked: {},
  }
  const check = checkInto(report)
  checkSeasons(file, check)
  checkDraws(file, check)
  checkResults(file, published, check)
  checkRatings(file, check)
  if (!hasSoundScale(file, check)) return report // without it nothing can be counted
  checkInputs(file, check)
  checkStandings(file, check)
  return report
}

/** Seasons count from 1, one after the other, and nobody enters one twice. */
function checkSeasons({ seasons }: LeagueFile, check: Check): void {
  for (const [at, { season, status, entries }] of seasons.entries()) {
    check('seasons', season === at + 1, `season ${season} stands at number ${at + 1}`)
    const isOver = status === 'over' || at === seasons.length - 1
    check('seasons', isOver, `season ${season} is not over and another follows`)
    const people = new Set(entries.map(({ entry }) => entry))
    check('seasons', people.size === entries.length, `season ${season}: somebody has entered twice`)
  }
}

const SCALE_FAULTS: Readonly<Record<ScaleFault['fault'], string>> = {
  missing: 'there are none',
  length: 'there is not one for each place',
  'not-whole': 'they are not whole',
  rising: 'they rise from a place to the next',
  mean: 'their mean is another',
}

/** Whether points of a league's own keep one mean, do not rise, and cover every table. */
function hasSoundScale({ league: { scale, seats }, rounds }: LeagueFile, check: Check): boolean {
  if (!scale) return true
  const played = rounds.flatMap(({ tables }) => tables.map(({ entries }) => entries.length))
  const sizes = [...Object.keys(scale).map(Number), ...played, seats]
  const faults = scaleFaults(scale, Math.min(...sizes), Math.max(...sizes))
  for (const { seats: size, fault } of faults)
    check('points of its own', false, `the league's own points for ${size} seats: ${SCALE_FAULTS[fault]}`)
  return faults.length === 0
}
