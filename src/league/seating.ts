// Seats a table: the permutation after which everyone has taken each seat as often as can be.

/** How often somebody has taken each seat. */
export type SeatsTaken = readonly number[]

/** From here on one seat too many is as bad as another. */
const MOST = 12

/**
 * The members of a table in the order of its seats. `taken` tells for each member how often they took each seat (shorter
 * lists are filled with zeros). What it costs to take a seat grows eightfold with each time it was taken more often than
 * the member's rarest, so the worst is avoided first. Of equals, the first member gets the first seat.
 */
export function seatTable(
  members: readonly number[],
  taken: (member: number) => SeatsTaken,
): readonly number[] {
  const seats = members.length
  const costs = members.map((member) => costsOf(taken(member), seats))
  const full = 1 << seats
  const cost = new Float64Array(full).fill(Number.POSITIVE_INFINITY)
  const last = new Int8Array(full)
  cost[0] = 0
  for (let filled = 0; filled < full; filled++) {
    const seat = bits(filled)
    for (let member = 0; member < seats; member++) {
      if (filled & (1 << member)) continue
      const next = filled | (1 << member)
      const sum = (cost[filled] ?? 0) + (costs[member]?.[seat] ?? 0)
      if (sum < (cost[next] ?? 0)) {
        cost[next] = sum
        last[next] = member
      }
    }
  }
  const order: number[] = []
  for (let left = full - 1; left > 0; left &= ~(1 << (last[left] ?? 0)))
    order.push(members[last[left] ?? 0] ?? 0)
  return order.reverse()
}

function costsOf(taken: SeatsTaken, seats: number): readonly number[] {
  const counts = Array.from({ length: seats }, (_, seat) => taken[seat] ?? 0)
  const least = Math.min(...counts)
  return counts.map((count) => 8 ** Math.min(MOST, count - least))
}

function bits(mask: number): number {
  let count = 0
  for (let left = mask; left > 0; left &= left - 1) count++
  return count
}

/** Counts the seats of tables as they are given out. */
export class SeatCounts {
  readonly #taken = new Map<number, number[]>()

  /** How often a member has taken each seat. */
  of(member: number): SeatsTaken {
    return this.#taken.get(member) ?? []
  }

  /** Counts a table, whose members stand in the order of their seats. */
  add(table: readonly number[]): void {
    for (const [seat, member] of table.entries()) {
      const counts = this.#taken.get(member) ?? []
      while (counts.length < table.length) counts.push(0)
      counts[seat] = (counts[seat] ?? 0) + 1
      this.#taken.set(member, counts)
    }
  }

  /** Seats a table and counts it. */
  seat(members: readonly number[]): readonly number[] {
    const order = seatTable(members, (member) => this.of(member))
    this.add(order)
    return order
  }
}

/** How much more often somebody took one seat than the rarest of the seats that all their tables had. */
export function seatSpread(tables: readonly (readonly number[])[], member: number): number {
  const own = tables.filter((table) => table.includes(member))
  if (own.length === 0) return 0
  const common = Math.min(...own.map((table) => table.length))
  const counts = own.reduce<number[]>((sum, table) => {
    const seat = table.indexOf(member)
    sum[seat] = (sum[seat] ?? 0) + 1
    return sum
  }, [])
  const all = Array.from({ length: Math.max(common, counts.length) }, (_, seat) => counts[seat] ?? 0)
  return Math.max(...all) - Math.min(...all.slice(0, common))
}
