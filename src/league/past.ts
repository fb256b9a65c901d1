// Facts about entrants from earlier tables: who met whom how often, who sat where, who sat at short tables.
import type { RoundInput } from './entrants.ts'
import { SeatCounts } from './seating.ts'

/** The past of some entrants, who are numbered here by their place in the list. */
export interface Past {
  /** Meetings of a and b at [a × n + b]. */
  readonly meetings: Uint16Array
  /** 1 where a and b must not meet. */
  readonly forbidden: Uint8Array
  /** Tables of each with fewer seats than usual. */
  readonly short: readonly number[]
  /** By entry. */
  readonly seats: SeatCounts
  /** Seats 0 less seats 1 that each has taken; what counts at two seats. */
  readonly lean: readonly number[]
}

export function pastOf(entries: readonly number[], { past, forbidden, seats: { max } }: RoundInput): Past {
  const size = entries.length
  const index = new Map(entries.map((entry, at) => [entry, at]))
  const meetings = new Uint16Array(size * size)
  const barred = new Uint8Array(size * size)
  const short = Array<number>(size).fill(0)
  const seats = new SeatCounts()
  for (const table of past) {
    seats.add(table)
    for (const entry of table) {
      const a = index.get(entry)
      if (a === undefined) continue
      if (table.length < max) short[a] = (short[a] ?? 0) + 1
      for (const other of table) {
        const b = index.get(other)
        if (b !== undefined && b !== a) meetings[a * size + b] = (meetings[a * size + b] ?? 0) + 1
      }
    }
  }
  for (const [one, other] of forbidden) {
    const [a, b] = [index.get(one), index.get(other)]
    if (a === undefined || b === undefined) continue
    barred[a * size + b] = 1
    barred[b * size + a] = 1
  }
  const lean = entries.map((entry) => (seats.of(entry)[0] ?? 0) - (seats.of(entry)[1] ?? 0))
  return { meetings, forbidden: barred, short, seats, lean }
}

/** Whether both have sat on the same side so often that one of them would once more. */
export const leanAlike = (a: number, b: number): boolean =>
  a * b > 0 && Math.min(Math.abs(a), Math.abs(b)) >= 2
