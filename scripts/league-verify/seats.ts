// Who sits where at a table: everyone takes each seat as often as can be.

/** Times that everyone has taken each seat. */
export class SeatsTaken {
  readonly #taken = new Map<number, Map<number, number>>()

  constructor(past: readonly (readonly number[])[] = []) {
    for (const table of past) this.add(table)
  }

  /** How often somebody has taken a seat, counted from 0. */
  times(entry: number, seat: number): number {
    return this.#taken.get(entry)?.get(seat) ?? 0
  }

  /** Which of the first so many seats somebody has taken at most once more often than the rarest of them: seat i as bit i. */
  open(entry: number, seats: number): number {
    const times = Array.from({ length: seats }, (_, seat) => this.times(entry, seat))
    const least = Math.min(...times)
    return times.reduce((bits, each, seat) => bits + (each - least < 2 ? 2 ** seat : 0), 0)
  }

  /** Counts a table whose people stand in the order of the seats. */
  add(table: readonly number[]): void {
    table.forEach((entry, seat) => {
      const own = this.#taken.get(entry) ?? new Map<number, number>()
      this.#taken.set(entry, own.set(seat, (own.get(seat) ?? 0) + 1))
    })
  }

  /** The people of a table in the order of their seats. */
  seated(people: readonly number[]): readonly number[] {
    return cheapest(
      people,
      people.map((entry) => this.#costs(entry, people.length)),
    )
  }

  #costs(entry: number, seats: number): readonly number[] {
    const times = Array.from({ length: seats }, (_, seat) => this.times(entry, seat))
    const least = Math.min(...times)
    return times.map((each) => 8 ** Math.min(12, each - least))
  }
}

/**
 * How many people are without a seat if as many as can be have one of those open to them (as bits): the most, over all sets of
 * seats, by which those who need a seat of the set outnumber it (Hall's theorem).
 */
export function withoutSeat(open: readonly number[], seats: number): number {
  let most = 0
  for (let set = 0; set < 2 ** seats - 1; set++) {
    const needing = open.filter((own) => (own & ~set) === 0).length
    if (needing > most) most = Math.max(most, needing - sizeOf(set))
  }
  return most
}

const sizeOf = (set: number): number => (set === 0 ? 0 : (set & 1) + sizeOf(set >> 1))

/** The permutation of the least sum; of equals the one with the latest of the list at the last seat, and so on. */
function cheapest(people: readonly number[], costs: readonly (readonly number[])[]): readonly number[] {
  const known = new Map<number, { readonly sum: number; readonly last: number }>()
  /** The least that those of a set (as bits) cost at the first seats, and who of them sits last. */
  const best = (set: number, size: number): { readonly sum: number; readonly last: number } => {
    const found = known.get(set)
    if (found) return found
    let least = { sum: size === 0 ? 0 : Number.POSITIVE_INFINITY, last: -1 }
    for (let last = people.length - 1; last >= 0; last--) {
      if ((set & (1 << last)) === 0) continue
      const sum = best(set & ~(1 << last), size - 1).sum + (costs[last]?.[size - 1] ?? 0)
      if (sum < least.sum) least = { sum, last }
    }
    known.set(set, least)
    return least
  }
  const seated: number[] = []
  let set = 2 ** people.length - 1
  for (let size = people.length; size > 0; size--) {
    const { last } = best(set, size)
    seated.unshift(people[last] ?? Number.NaN)
    set &= ~(1 << last)
  }
  return seated
}
