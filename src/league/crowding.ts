// Finds players of a table who would be left without a seat if nobody takes one that they have had too often.
import type { SeatsTaken } from './seating.ts'

/**
 * Which of so many seats are open to somebody, seat i as bit i: those that they have taken at most once more often than the
 * rarest of them. A player who only takes open seats takes none three times more often than another.
 */
export function openSeats(taken: SeatsTaken, seats: number): number {
  const counts = Array.from({ length: seats }, (_, seat) => taken[seat] ?? 0)
  const most = Math.min(...counts) + 1
  return counts.reduce((open, count, seat) => (count <= most ? open | (1 << seat) : open), 0)
}

/** How many are left when as many as can be sit, each on one of the seats that are open to them (as bits). */
export function leftStanding(people: readonly number[]): number {
  const sitting = new Map<number, number>()
  let left = 0
  for (const open of people) if (!sits(open, sitting, { tried: 0 })) left++
  return left
}

/** Finds a seat for somebody, where need be by moving those who sit there on to another. Each seat is tried once. */
function sits(open: number, sitting: Map<number, number>, seats: { tried: number }): boolean {
  for (;;) {
    const free = open & ~seats.tried
    if (free === 0) return false
    const seat = free & -free
    seats.tried |= seat
    const there = sitting.get(seat)
    if (there !== undefined && !sits(there, sitting, seats)) continue
    sitting.set(seat, open)
    return true
  }
}
