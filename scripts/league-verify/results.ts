// Whether results are of the tables that were drawn, and digests those of their rounds.
import { drawnTables, type League, type Result, type Round } from './file.ts'
import { scoresOf } from './points.ts'
import type { Check } from './report.ts'
import { canonical, sha } from './words.ts'

/** Checks the tables of all rounds, their results, and the rounds' digests; `published` ones must all be there. */
export function checkResults(file: League, published: readonly string[], check: Check): void {
  const digests = new Set<string>()
  for (const round of file.rounds) {
    checkTables(file, round, check)
    const { digest: told, ...rest } = round
    const digest = sha(canonical(rest))
    const season = file.seasons.find((each) => each.season === round.season)
    check(
      'rounds',
      season !== undefined && season.status !== 'entry',
      `round ${round.round} is of no season that began`,
    )
    if (told === undefined) {
      check(
        'digests',
        season?.status !== 'over',
        `round ${round.round} has no digest though its season is over`,
      )
      continue
    }
    digests.add(digest)
    check('digests', told === digest, `round ${round.round}: its digest is ${digest} and not ${told}`)
    const over = round.tables.every(({ status }) => status === 'ended' || status === 'annulled')
    check('digests', over, `round ${round.round} has a digest though it has tables that run`)
  }
  for (const digest of published)
    check('published digests', digests.has(digest), `the digest ${digest} is of no round in the file`)
}

function checkTables(file: League, round: Round, check: Check): void {
  const drawn = drawnTables(round.draw.pairing)
  const count = `round ${round.round}: it has ${round.tables.length} tables and ${drawn.length} were drawn`
  check('tables', round.tables.length === drawn.length, count)
  for (const [at, { number, status, entries, result }] of round.tables.entries()) {
    const name = `round ${round.round}, table ${number}`
    check('tables', number === at + 1, `${name} stands at number ${at + 1}`)
    check('tables', canonical(entries) === canonical(drawn[at] ?? null), `${name} is not as it was drawn`)
    const ended = status === 'ended' ? result !== undefined : result === undefined || status === 'annulled'
    check('results', ended, `${name} is ${status} and has ${result ? 'a' : 'no'} result`)
    if (!result) continue
    const fault = resultFault(result, entries, status === 'annulled')
    check('results', fault === undefined, `${name}: ${fault}`)
    const isHere = result.round === round.round && result.table === number
    check('results', isHere, `${name}: its result is of round ${result.round}, table ${result.table}`)
    const scores = scoresOf(result, file.league.scale)
    check('results', scores !== undefined, `${name}: the league has no points for so many seats`)
  }
}

function resultFault({ seats, annulled }: Result, entries: readonly number[], isAnnulled: boolean) {
  if (canonical(seats.map(({ entry }) => entry)) !== canonical(entries))
    return 'its seats are not its entries'
  if ((annulled === true) !== isAnnulled) return 'it is annulled by its state or by its result alone'
  for (const { entry, player, place, substitute, left, successor } of seats) {
    if (place > seats.length) return `${entry} finished behind the last place`
    if (player !== entry && !substitute) return `${player} played for ${entry} without being a substitute`
    if (successor !== undefined && !left) return `${successor} followed ${entry}, who did not leave`
  }
  return undefined
}
