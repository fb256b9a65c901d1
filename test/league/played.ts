// Played tables for tests: entries by their places, best first.
import type { PlayedSeat, PlayedTable } from '../../src/league/results.ts'

/** A table of a round whose members finished in this order. `changes` are made to single seats, by entry. */
export const played = (
  round: number,
  order: readonly number[],
  changes: Readonly<Record<number, Partial<PlayedSeat>>> = {},
): PlayedTable => ({
  round,
  table: order[0] ?? 0,
  day: 20_000 + round,
  seats: order.map((entry, index) => ({
    entry,
    player: entry,
    place: index + 1,
    winner: index === 0,
    ...changes[entry],
  })),
})
