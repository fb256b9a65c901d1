// Checks that results are of the drawn tables, and digests of their rounds.
import {
  type FileRound,
  type FileTable,
  type LeagueFile,
  roundDigest,
} from '../../../src/league/export-file.ts'
import type { PlayedTable } from '../../../src/league/results.ts'
import { tablesOf } from './file.ts'
import { canonical } from './hashes.ts'
import type { Check } from './report.ts'

/** A round that is closed, with its digest as it comes out. */
interface Closed {
  readonly round: FileRound
  readonly digest: string
}

/** Checks the tables of all rounds, their results, and the rounds' digests; `published` ones must all be there. */
export function checkResults(file: LeagueFile, published: readonly string[], check: Check): void {
  const closed: Closed[] = []
  for (const round of file.rounds) {
    const name = `round ${round.round}`
    checkTables(name, round, check)
    const season = file.seasons.find((each) => each.season === round.season)
    check('rounds', !!season && season.status !== 'entry', `${name} is of no season that began`)
    if (round.digest === undefined) {
      check('digests', season?.status !== 'over', `${name} has no digest though its season is over`)
      continue
    }
    const digest = roundDigest(round)
    closed.push({ round, digest })
    check('digests', round.digest === digest, `${name}: its digest is ${digest} and not ${round.digest}`)
    const isOver = round.tables.every(({ status }) => status === 'ended' || status === 'annulled')
    check('digests', isOver, `${name} has a digest though it has tables that run`)
  }
  checkPublished(closed, published, check)
}

/**
 * Every digest that was posted is a closed round's, or was before tables of it were annulled. Of such a round the newest must
 * have been posted as well: else the file's author could annul any table.
 */
function checkPublished(closed: readonly Closed[], published: readonly string[], check: Check): void {
  const digests = new Set(closed.map(({ digest }) => digest))
  const replaced = new Map(published.every((digest) => digests.has(digest)) ? [] : closed.flatMap(replacedBy))
  for (const digest of published) {
    const newest = replaced.get(digest)
    const isKnown = digests.has(digest) || newest !== undefined
    check('published digests', isKnown, `the digest ${digest} is of no round in the file`)
    if (!newest) continue
    const fault = `round ${newest.round.round}: ${newest.digest} replaces ${digest}, and is not among those that were posted`
    check('replaced digests', published.includes(newest.digest), fault)
  }
}

/** So many tables of a round are looked at for what its digest was before they were annulled. */
const MAX_ANNULLED = 12

/** What a round's digest was before one or more of its tables were annulled that had ended. */
function replacedBy(closed: Closed): (readonly [string, Closed])[] {
  const { round } = closed
  const annulled = round.tables.filter(({ status, result }) => status === 'annulled' && result)
  if (annulled.length > MAX_ANNULLED) return []
  return Array.from({ length: 2 ** annulled.length - 1 }, (_, less) => {
    const back = annulled.filter((_, at) => (less + 1) & (1 << at))
    const tables = round.tables.map((table) => (back.includes(table) ? beforeAnnulled(table) : table))
    return [roundDigest({ ...round, tables }), closed]
  })
}

/** A table as it was when it had ended and counted. */
function beforeAnnulled({ result, ...table }: FileTable): FileTable {
  const { annulled: _, ...counted } = result ?? {}
  return { ...table, status: 'ended', result: counted as PlayedTable }
}

function checkTables(of: string, { round, draw, tables }: FileRound, check: Check): void {
  const drawn = tablesOf(draw.pairing)
  const count = `${of}: it has ${tables.length} tables and ${drawn.length} were drawn`
  check('tables', tables.length === drawn.length, count)
  for (const [at, { number, status, entries, result }] of tables.entries()) {
    const name = `${of}, table ${number}`
    check('tables', number === at + 1, `${name} stands at number ${at + 1}`)
    check('tables', canonical(entries) === canonical(drawn[at] ?? null), `${name} is not as it was drawn`)
    const fits = status === 'ended' ? !!result : !result || status === 'annulled'
    check('results', fits, `${name} is ${status} and has ${result ? 'a' : 'no'} result`)
    if (!result) continue
    const isHere = result.round === round && result.table === number
    check('results', isHere, `${name}: its result is of round ${result.round}, table ${result.table}`)
    const fault = resultFault(result, entries, status === 'annulled')
    check('results', fault === undefined, `${name}: ${fault}`)
  }
}

function resultFault({ seats, annulled }: PlayedTable, entries: readonly number[], isAnnulled: boolean) {
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
