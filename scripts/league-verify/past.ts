// What past tables say about a pair of entrants, who are numbered by their positions.
import type { RoundInput } from './file.ts'
import { SeatsTaken } from './seats.ts'

export interface Past {
  readonly meetings: (a: number, b: number) => number
  readonly barred: (a: number, b: number) => boolean
  /** Whether both have taken the same of two seats at least twice more often than the other. */
  readonly leanAlike: (a: number, b: number) => boolean
  /** Tables with fewer seats than usual. */
  readonly short: (a: number) => number
  /** The seats, as bits, of a table of so many that somebody has not yet taken twice more often than the rarest. */
  readonly open: (a: number, seats: number) => number
}

export function pastOf(entries: readonly number[], { past, forbidden, seats }: RoundInput): Past {
  const taken = new SeatsTaken(past)
  const lean = entries.map((entry) => taken.times(entry, 0) - taken.times(entry, 1))
  const tablesOf = entries.map((entry) => past.filter((table) => table.includes(entry)))
  const met = entries.map((entry, at) => timesMet(entry, tablesOf[at] ?? []))
  const barred = new Set(forbidden.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]))
  const entryAt = (at: number): number => entries[at] ?? Number.NaN
  return {
    meetings: (a, b) => met[a]?.get(entryAt(b)) ?? 0,
    barred: (a, b) => barred.has(`${entryAt(a)} ${entryAt(b)}`),
    leanAlike(a, b) {
      const [one = 0, other = 0] = [lean[a], lean[b]]
      return (one >= 2 && other >= 2) || (one <= -2 && other <= -2)
    },
    short: (a) => tablesOf[a]?.filter(({ length }) => length < seats.max).length ?? 0,
    open: (a, size) => taken.open(entryAt(a), size),
  }
}

function timesMet(entry: number, tables: readonly (readonly number[])[]): ReadonlyMap<number, number> {
  const times = new Map<number, number>()
  for (const other of tables.flat()) if (other !== entry) times.set(other, (times.get(other) ?? 0) + 1)
  return times
}
