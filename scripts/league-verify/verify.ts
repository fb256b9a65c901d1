// A league verified from its file alone, by docs/rules/league-draws.md and with no code of the league's own.
import { checkDraws } from './draws.ts'
import type { League } from './file.ts'
import { checkInputs } from './inputs.ts'
import { checkRatings, checkStandings } from './outcomes.ts'
import { checkScale } from './points.ts'
import { type Check, checkInto, type Report } from './report.ts'
import { checkResults } from './results.ts'

/** Checks everything in a league's file; `published` are digests that were posted when rounds closed. */
export function verifyLeague(file: League, published: readonly string[] = []): Report {
  const report: Report = {
    faults: [],
    rounds: file.rounds.length,
    tables: file.rounds.reduce((sum, { tables }) => sum + tables.length, 0),
    checked: {},
  }
  const check = checkInto(report)
  checkSeasons(file, check)
  checkScale(file, check)
  checkDraws(file, check)
  checkResults(file, published, check)
  checkInputs(file, check)
  checkStandings(file, check)
  checkRatings(file, check)
  return report
}

/** Seasons count from 1, one after the other. */
function checkSeasons({ seasons }: League, check: Check): void {
  for (const [at, { season, status, entries }] of seasons.entries()) {
    check('seasons', season === at + 1, `season ${season} stands at number ${at + 1}`)
    const last = at === seasons.length - 1
    check('seasons', last || status === 'over', `season ${season} is not over and another follows`)
    const people = new Set(entries.map(({ entry }) => entry))
    check('seasons', people.size === entries.length, `season ${season}: somebody has entered twice`)
  }
}
