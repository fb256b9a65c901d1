// An open season's round: tables by seeded threshold search. What it minimises is a sum of whole numbers.
import { leftStanding, openSeats } from './crowding.ts'
import type { Entrant, RoundInput } from './entrants.ts'
import { type Past, pastOf } from './past.ts'
import { tableSizes } from './sizes.ts'
import { type Draw, fastStream, shuffled } from './stream.ts'

/** What each thing costs. What must not be outweighs everything that should not be; all sums stay below 2⁵³. */
const COST = {
  forbidden: 1e13,
  /** For each bye somebody has had who gets one more. */
  bye: 1e10,
  /** For each entrant below somebody who gets a bye. */
  above: 1e7,
  /** For each at a table who must take a seat that they have had twice more often than their rarest. */
  seats: 1e6,
  /** Times the square of the meetings so far. */
  meeting: 1000,
  /** For each at a short table, times the square of their short tables so far. */
  short: 500,
}

/** The tables of a round, not yet in the order of seats, and who has a bye. */
export interface Pods {
  readonly tables: readonly (readonly number[])[]
  readonly byes: readonly number[]
}

/** Makes the tables of a round. Where pairs that must not meet leave no way, a table fewer is made and there are more byes. */
export function makePods(seed: string, input: RoundInput, entrants: readonly Entrant[]): Pods {
  const { min, max } = input.seats
  let sizes = tableSizes(entrants.length, min, max)
  for (;;) {
    const found = new PodSearch(fastStream(seed, 'pods', sizes.length), input, entrants, sizes).run()
    if (found) return found
    sizes = sizes.slice(0, -1)
  }
}

/** Proposals for each entrant, at most so many, and how much worse a swap may be in the beginning. */
const PROPOSALS = 2000
const MOST_PROPOSALS = 400_000
const THRESHOLD = 1200

/** One search: entrants are indices, tables are stretches of one list, and the last stretch are the byes. */
class PodSearch {
  readonly #draw: Draw
  readonly #entrants: readonly Entrant[]
  readonly #pairs: Float64Array
  readonly #byeCosts: Float64Array
  readonly #shortCosts: Float64Array
  readonly #strengths: Float64Array
  readonly #order: Int32Array
  readonly #groupAt: Int32Array
  readonly #starts: readonly number[]
  readonly #costs: Float64Array
  readonly #seats: number
  /** The seats open to each, as bits, by the size of the table. */
  readonly #open: ReadonlyMap<number, Int32Array>

  constructor(draw: Draw, input: RoundInput, entrants: readonly Entrant[], sizes: readonly number[]) {
    this.#draw = draw
    // Those of one strength in any order, so that the seed and not their numbers decides who begins where.
    this.#entrants = shuffled([...entrants], draw).sort((a, b) => b.strength - a.strength)
    const past = pastOf(
      this.#entrants.map(({ entry }) => entry),
      input,
    )
    this.#seats = input.seats.max
    this.#pairs = pairCosts(past)
    this.#open = openBySize(past, this.#entrants, sizes)
    this.#byeCosts = byeCosts(this.#entrants)
    this.#shortCosts = Float64Array.from(past.short, (tables) => COST.short * tables * tables)
    this.#strengths = Float64Array.from(this.#entrants, ({ strength }) => strength)
    let start = 0
    this.#starts = [0, ...sizes.map((size) => (start += size))]
    this.#order = this.#begin()
    this.#groupAt = new Int32Array(entrants.length)
    for (let at = 0; at < entrants.length; at++)
      this.#groupAt[at] = this.#starts.findLastIndex((start) => start <= at)
    this.#costs = Float64Array.from(this.#starts, (_, group) => this.#cost(group))
  }

  /** The best that was found; `undefined` where somebody would meet whom they must not. */
  run(): Pods | undefined {
    const people = this.#order.length
    let cost = this.#costs.reduce((sum, each) => sum + each, 0)
    const best = { cost, order: this.#order.slice() }
    const proposals = this.#starts.length < 2 ? 0 : Math.min(MOST_PROPOSALS, PROPOSALS * people)
    for (let tried = 0; tried < proposals && best.cost > 0; tried++) {
      const left = Math.max(0, 4 * proposals - 5 * tried)
      const threshold = Math.floor((THRESHOLD * left * left) / (16 * proposals * proposals))
      cost += this.#propose(threshold)
      if (cost >= best.cost) continue
      best.cost = cost
      best.order.set(this.#order)
    }
    if (best.cost >= COST.forbidden) return undefined
    const entries = [...best.order].map((index) => this.#entrants[index]?.entry ?? 0)
    const groups = this.#starts.map((start, group) => entries.slice(start, this.#starts[group + 1]))
    return { tables: groups.slice(0, -1), byes: groups.at(-1) ?? [] }
  }

  /** By strength, the strongest first, with those who have a bye by the rule at the end. */
  #begin(): Int32Array {
    const seated = this.#starts.at(-1) ?? 0
    const indices = [...this.#entrants.keys()]
    const resting = new Set(
      indices
        .toSorted((a, b) => (this.#byeCosts[a] ?? 0) - (this.#byeCosts[b] ?? 0))
        .slice(0, indices.length - seated),
    )
    return Int32Array.from([...indices.filter((index) => !resting.has(index)), ...resting])
  }

  /** Two change places, often near each other, if that costs less than the threshold. What it costs is told. */
  #propose(threshold: number): number {
    const people = this.#order.length
    const a = this.#draw(people)
    const reach = this.#draw(2) === 0 ? people : Math.min(people, 4 * this.#seats)
    const b = (a + 1 + this.#draw(reach)) % people
    const [groupA, groupB] = [this.#groupAt[a] ?? 0, this.#groupAt[b] ?? 0]
    if (groupA === groupB) return 0
    this.#swap(a, b)
    const [costA, costB] = [this.#cost(groupA), this.#cost(groupB)]
    const change = costA + costB - (this.#costs[groupA] ?? 0) - (this.#costs[groupB] ?? 0)
    if (change > threshold) {
      this.#swap(a, b)
      return 0
    }
    this.#costs[groupA] = costA
    this.#costs[groupB] = costB
    return change
  }

  #swap(a: number, b: number): void {
    const [first, second] = [this.#order[a] ?? 0, this.#order[b] ?? 0]
    this.#order[a] = second
    this.#order[b] = first
  }

  #cost(group: number): number {
    const start = this.#starts[group] ?? 0
    const end = this.#starts[group + 1]
    if (end === undefined) return this.#sum(this.#byeCosts, start, this.#order.length)
    const people = this.#order.length
    let cost = end - start < this.#seats ? this.#sum(this.#shortCosts, start, end) : 0
    let low = Number.POSITIVE_INFINITY
    let high = Number.NEGATIVE_INFINITY
    for (let at = start; at < end; at++) {
      const one = this.#order[at] ?? 0
      const strength = this.#strengths[one] ?? 0
      if (strength < low) low = strength
      if (strength > high) high = strength
      for (let other = at + 1; other < end; other++)
        cost += this.#pairs[one * people + (this.#order[other] ?? 0)] ?? 0
    }
    return cost + (high - low) * (high - low) + COST.seats * this.#crowded(start, end)
  }

  /** How many at a table must take a seat too often. There are none unless several have such seats. */
  #crowded(start: number, end: number): number {
    const seats = end - start
    const open = this.#open.get(seats)
    const all = (1 << seats) - 1
    const choosy: number[] = []
    for (let at = start; at < end; at++) {
      const own = open?.[this.#order[at] ?? 0] ?? all
      if (own !== all) choosy.push(own)
    }
    return choosy.length < 2 ? 0 : leftStanding(choosy)
  }

  #sum(costs: Float64Array, start: number, end: number): number {
    let sum = 0
    for (let at = start; at < end; at++) sum += costs[this.#order[at] ?? 0] ?? 0
    return sum
  }
}

function pairCosts({ meetings, forbidden }: Past): Float64Array {
  return Float64Array.from(
    meetings,
    (met, pair) => COST.forbidden * (forbidden[pair] ?? 0) + COST.meeting * met * met,
  )
}

/** The seats open to each at tables of each size that is made. */
function openBySize(
  { seats }: Past,
  entrants: readonly Entrant[],
  sizes: readonly number[],
): ReadonlyMap<number, Int32Array> {
  return new Map(
    [...new Set(sizes)].map((size) => [
      size,
      Int32Array.from(entrants, ({ entry }) => openSeats(seats.of(entry), size)),
    ]),
  )
}

/** A bye goes to those with the fewest, and among them to the lowest. */
function byeCosts(entrants: readonly Entrant[]): Float64Array {
  const fewest = Math.min(...entrants.map(({ byes }) => byes))
  const below = new Map(
    entrants.toSorted((a, b) => b.place - a.place).map(({ entry }, position) => [entry, position]),
  )
  return Float64Array.from(
    entrants,
    ({ entry, byes }) => COST.bye * (byes - fewest) + COST.above * (below.get(entry) ?? 0),
  )
}
