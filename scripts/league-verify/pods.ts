// A round of a season: the threshold search.
import { type Stream, shuffle, streamOf } from './chance.ts'
import type { Entrant, RoundInput } from './file.ts'
import { pastOf } from './past.ts'
import { withoutSeat } from './seats.ts'

/** Tables, their people not yet in the order of the seats, and who has a bye. */
export interface Groups {
  readonly tables: readonly (readonly number[])[]
  readonly byes: readonly number[]
}

const BARRED = 1e13

/** The tables of a round for those who play in it. */
export function seasonRound(seed: string, input: RoundInput, playing: readonly Entrant[]): Groups {
  for (let sizes = sizesFor(playing.length, input.seats); ; sizes = sizes.slice(0, -1)) {
    const stream = streamOf(seed, 'pods', sizes.length)
    const people = shuffle(playing, stream).sort((a, b) => b.strength - a.strength)
    const { least, order } = new Search(people, input, sizes).run(stream)
    if (least >= BARRED && sizes.length > 0) continue
    const entries = Array.from(order, (position) => people[position]?.entry ?? Number.NaN)
    return { tables: sizes.map((size) => entries.splice(0, size)), byes: entries }
  }
}

/** How large the tables are: as many people as can be at tables of `max` and `max` − 1. */
export function sizesFor(people: number, { min, max }: RoundInput['seats']): readonly number[] {
  if (people < min) return []
  if (people < max) return [people]
  for (let seated = people; ; seated--) {
    const short = (max - (seated % max)) % max
    const left = seated - short * (max - 1)
    if (short > 0 && (max - 1 < Math.max(2, min) || left < 0)) continue
    return [...Array<number>(left / max).fill(max), ...Array<number>(short).fill(max - 1)]
  }
}

/** The search among orders of the people's positions, of which each table is a stretch, and the byes are the last. */
class Search {
  readonly #people: readonly Entrant[]
  readonly #max: number
  readonly #order: Int32Array
  /** For each place of the order its stretch; where each stretch begins and, at last, ends; what each costs. */
  readonly #stretchAt: Int32Array
  readonly #borders: readonly number[]
  readonly #costs: Float64Array
  readonly #pairs: readonly Float64Array[]
  readonly #bye: readonly number[]
  readonly #short: readonly number[]
  /** By the size of a table, which of its seats are open to each. */
  readonly #open = new Map<number, readonly number[]>()

  constructor(people: readonly Entrant[], input: RoundInput, sizes: readonly number[]) {
    this.#people = people
    this.#max = input.seats.max
    const past = pastOf(
      people.map(({ entry }) => entry),
      input,
    )
    this.#pairs = people.map((_, a) =>
      Float64Array.from(people, (_, b) => {
        if (a === b) return 0
        return (past.barred(a, b) ? BARRED : 0) + 1000 * past.meetings(a, b) ** 2
      }),
    )
    this.#bye = byeCosts(people, 1e10, 1e7)
    for (const size of sizes)
      if (!this.#open.has(size))
        this.#open.set(
          size,
          people.map((_, at) => past.open(at, size)),
        )
    this.#short = people.map((_, at) => 500 * past.short(at) ** 2)
    const stretches = [...sizes, people.length - sizes.reduce((sum, size) => sum + size, 0)]
    let border = 0
    this.#borders = [0, ...stretches.map((size) => (border += size))]
    this.#stretchAt = Int32Array.from(stretches.flatMap((size, stretch) => Array<number>(size).fill(stretch)))
    this.#order = this.#beginning(stretches.at(-1) ?? 0)
    this.#costs = Float64Array.from(stretches, (_, stretch) => this.#costOf(stretch))
  }

  /** The best order of all that were seen, and what it costs. */
  run(stream: Stream): { readonly least: number; readonly order: Int32Array } {
    const people = this.#people.length
    const proposals = this.#costs.length < 2 ? 0 : Math.min(400_000, 2000 * people)
    let sum = this.#costs.reduce((total, cost) => total + cost, 0)
    let [least, order] = [sum, this.#order.slice()]
    for (let t = 0; t < proposals && least > 0; t++) {
      const rest = Math.max(0, 4 * proposals - 5 * t)
      const a = stream(people)
      const reach = stream(2) === 0 ? people : Math.min(people, 4 * this.#max)
      const b = (a + 1 + stream(reach)) % people
      sum += this.#exchange(a, b, Math.floor((1200 * rest ** 2) / (16 * proposals ** 2)))
      if (sum < least) [least, order] = [sum, this.#order.slice()]
    }
    return { least, order }
  }

  /** All but those of the cheapest byes, and then those. */
  #beginning(byes: number): Int32Array {
    const positions = [...this.#people.keys()]
    const cheapest = positions.toSorted((a, b) => (this.#bye[a] ?? 0) - (this.#bye[b] ?? 0)).slice(0, byes)
    return Int32Array.from([...positions.filter((each) => !cheapest.includes(each)), ...cheapest])
  }

  /** Two change places unless it costs more than so much; what it costs, 0 where they stay. */
  #exchange(a: number, b: number, most: number): number {
    const [one = 0, other = 0] = [this.#stretchAt[a], this.#stretchAt[b]]
    if (one === other) return 0
    const before = (this.#costs[one] ?? 0) + (this.#costs[other] ?? 0)
    this.#swap(a, b)
    const [costOfOne, costOfOther] = [this.#costOf(one), this.#costOf(other)]
    const growth = costOfOne + costOfOther - before
    if (growth > most) {
      this.#swap(a, b)
      return 0
    }
    this.#costs[one] = costOfOne
    this.#costs[other] = costOfOther
    return growth
  }

  #swap(a: number, b: number): void {
    const moved = this.#order[a] ?? 0
    this.#order[a] = this.#order[b] ?? 0
    this.#order[b] = moved
  }

  #costOf(stretch: number): number {
    const [from = 0, to = 0] = [this.#borders[stretch], this.#borders[stretch + 1]]
    const isByes = stretch === this.#borders.length - 2
    let [sum, strongest, weakest] = [0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (let at = from; at < to; at++) {
      const position = this.#order[at] ?? 0
      if (isByes) {
        sum += this.#bye[position] ?? 0
        continue
      }
      if (to - from < this.#max) sum += this.#short[position] ?? 0
      const strength = this.#people[position]?.strength ?? 0
      if (strength > strongest) strongest = strength
      if (strength < weakest) weakest = strength
      const pairs = this.#pairs[position]
      for (let with_ = at + 1; with_ < to; with_++) sum += pairs?.[this.#order[with_] ?? 0] ?? 0
    }
    return isByes ? sum : sum + (strongest - weakest) ** 2 + 1e6 * this.#unseated(from, to)
  }

  /** How many at a table take a seat too often, however they sit. */
  #unseated(from: number, to: number): number {
    const seats = to - from
    const open = this.#open.get(seats)
    const some: number[] = []
    for (let at = from; at < to; at++) {
      const own = open?.[this.#order[at] ?? 0] ?? 0
      if (own !== 2 ** seats - 1) some.push(own)
    }
    return some.length < 2 ? 0 : withoutSeat(some, seats)
  }
}

/** What a bye of each costs: so much for each more than the fewest, and so much for each below them. */
export function byeCosts(people: readonly Entrant[], more: number, below: number): readonly number[] {
  const fewest = Math.min(...people.map(({ byes }) => byes))
  return people.map(
    ({ byes, place }) =>
      more * (byes - fewest) + below * people.filter((other) => other.place > place).length,
  )
}
