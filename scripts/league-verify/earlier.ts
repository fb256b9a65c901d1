// What had been played in a season before one of its rounds, and which of it counted by then.
import { drawnTables, type Entrant, type League, type Result, type Round, type Scale } from './file.ts'
import { meanOf, scoresOf } from './points.ts'

/** A table that was drawn earlier in the season. */
export interface EarlierTable {
  readonly entries: readonly number[]
  readonly annulled: boolean
  readonly result: Result | undefined
}

/** The rounds of a season before one. */
export const earlierRounds = ({ rounds }: League, { round, season }: Round): readonly Round[] =>
  rounds.filter((other) => other.season === season && other.round < round)

/** The tables of some rounds, in order. */
export const tablesIn = (rounds: readonly Round[]): readonly EarlierTable[] =>
  rounds.flatMap(({ draw, tables }) =>
    drawnTables(draw.pairing).map((entries, at) => ({
      entries,
      annulled: tables[at]?.status === 'annulled',
      result: tables[at]?.result,
    })),
  )

/** The entry of each bye of some rounds. */
export const byesIn = (rounds: readonly Round[]): readonly number[] =>
  rounds.flatMap(({ draw }) => draw.pairing.byes ?? [])

/** What is known of earlier tables when a round was drawn. */
export interface Counted {
  /** For each table whether it counted by then, where that can be told. */
  readonly decided: ReadonlyMap<EarlierTable, boolean>
  /** Whose points no choice of earlier tables explains. */
  readonly unexplained: readonly number[]
}

/** Of an entrant's tables one whose result there is: what it scores, and whether they need not have had it running. */
interface Choice {
  readonly table: EarlierTable
  readonly points: number
  readonly free: boolean
}

/**
 * Which earlier tables counted when entrants had these points. Every table counted for all or for none; nobody had more
 * games left out than they had running, but for those that they did not finish themselves, or that were annulled.
 */
export function countedFor(
  entrants: readonly Entrant[],
  tables: readonly EarlierTable[],
  scale: Scale,
): Counted {
  const decided = new Map<EarlierTable, boolean>()
  for (const table of tables) if (!table.result) decided.set(table, false)
  const scores = new Map(tables.map((table) => [table, table.result && scoresOf(table.result, scale)]))
  const unexplained = new Set<number>()
  const choices = new Map(entrants.map(({ entry }) => [entry, choicesOf(entry, tables, scores)]))
  for (let before = -1; before < decided.size; ) {
    before = decided.size
    for (const { entry, points, byes, running } of entrants) {
      const own = choices.get(entry) ?? []
      const ways = waysTo(points - byes * meanOf(scale), own, running, decided)
      if (ways?.length === 0) unexplained.add(entry)
      for (const [at, { table }] of own.entries()) {
        const [first] = ways ?? []
        if (first && ways?.every((way) => way[at] === first[at])) decided.set(table, first[at] === true)
      }
    }
  }
  return { decided, unexplained: [...unexplained] }
}

function choicesOf(
  entry: number,
  tables: readonly EarlierTable[],
  scores: ReadonlyMap<EarlierTable, readonly number[] | undefined>,
): readonly Choice[] {
  return tables.flatMap((table) => {
    const at = table.entries.indexOf(entry)
    const seat = table.result?.seats[at]
    if (!seat) return []
    const free = table.annulled || seat.left || seat.computer || seat.player !== entry
    return [{ table, points: scores.get(table)?.[at] ?? 0, free: free === true }]
  })
}

const MOST_WAYS = 5000

/** The ways to so many points, each telling for every table whether it counts; `undefined` where there are too many. */
function waysTo(
  points: number,
  choices: readonly Choice[],
  running: number,
  decided: ReadonlyMap<EarlierTable, boolean>,
): readonly (readonly boolean[])[] | undefined {
  let ways = [{ points: 0, left: running, way: [] as readonly boolean[] }]
  for (const { table, points: worth, free } of choices) {
    const known = decided.get(table)
    ways = ways.flatMap(({ points: so, left, way }) => [
      ...(known === false ? [] : [{ points: so + worth, left, way: [...way, true] }]),
      ...(known === true ? [] : [{ points: so, left: free ? left : left - 1, way: [...way, false] }]),
    ])
    ways = ways.filter((way) => way.left >= 0 && way.points <= points)
    if (ways.length > MOST_WAYS) return undefined
  }
  return ways.filter((way) => way.points === points).map(({ way }) => way)
}
