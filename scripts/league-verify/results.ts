// Whether results are of the tables that were drawn, and digests those of their rounds.
import { drawnTables, type League, type Result, type Round } from './file.ts'
import { scoresOf } from './points.ts'
import type { Check } from './report.ts'
import { canonical, sha } from './words.ts'

/** A round that is closed, with its digest as it comes out. */
interface Closed {
  readonly round: Round
  readonly digest: string
}

/** Checks the tables of all rounds, their results, and the rounds' digests; `published` ones must all be there. */
export function checkResults(file: League, published: readonly string[], check: Check): void {
  const closed: Closed[] = []
  for (const round of file.rounds) {
    checkTables(file, round, check)
    const { digest: told } = round
    const digest = digestOf(round)
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
    closed.push({ round, digest })
    check('digests', told === digest, `round ${round.round}: its digest is ${digest} and not ${told}`)
    const over = round.tables.every(({ status }) => status === 'ended' || status === 'annulled')
    check('digests', over, `round ${round.round} has a digest though it has tables that run`)
  }
  checkPublished(closed, published, check)
}

const digestOf = ({ digest: _, ...rest }: Round): string => sha(canonical(rest))

/**
 * Every digest that was posted is a closed round's, or was before tables of it were annulled. Of such a round the newest must
 * have been posted as well: else whoever writes the file could annul what they like.
 */
function checkPublished(closed: readonly Closed[], published: readonly string[], check: Check): void {
  const digests = new Set(closed.map(({ digest }) => digest))
  const replaced = new Map(published.every((digest) => digests.has(digest)) ? [] : closed.flatMap(replacedBy))
  for (const digest of published) {
    const newest = replaced.get(digest)
    const isKnown = digests.has(digest) || newest !== undefined
    check('published digests', isKnown, `the digest ${digest} is of no round in the file`)
    if (newest)
      check(
        'replaced digests',
        published.includes(newest.digest),
        `round ${newest.round.round}: ${newest.digest} replaces ${digest}, and is not among those that were posted`,
      )
  }
}

/** So many tables of a round are looked at for what its digest was before they were annulled. */
const MOST_ANNULLED = 12

/** What a round's digest was before one or more of its tables were annulled that had ended. */
function replacedBy(closed: Closed): (readonly [string, Closed])[] {
  const { round } = closed
  const annulled = round.tables.filter(({ status, result }) => status === 'annulled' && result)
  if (annulled.length > MOST_ANNULLED) return []
  return Array.from({ length: 2 ** annulled.length - 1 }, (_, less) => {
    const back = annulled.filter((_, at) => (less + 1) & (1 << at))
    const tables = round.tables.map((table) => (back.includes(table) ? beforeAnnulled(table) : table))
    return [digestOf({ ...round, tables }), closed]
  })
}

/** A table as it was when it had ended and counted. */
function beforeAnnulled({ result, ...table }: Round['tables'][number]): Round['tables'][number] {
  const { annulled: _, ...counted } = result ?? {}
  return { ...table, status: 'ended', result: counted as Result }
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
  for (const { entry, player, place, substitute, left, successor, absent } of seats) {
    if (place > seats.length) return `${entry} finished behind the last place`
    if (player !== entry && !substitute) return `${player} played for ${entry} without being a substitute`
    if (absent && left && successor === undefined) return `${entry} left and was absent, too`
    if (successor !== undefined && !left) return `${successor} followed ${entry}, who did not leave`
  }
  return undefined
}
