// A queue without a season: a table starts as soon as enough wait who are alike and are awake together.

/** Somebody who waits. Nobody loses their place, and nobody is put out: who does not fit yet goes on waiting. */
export interface Waiting {
  readonly member: number
  /** As it is shown, such as 1240. */
  readonly rating: number
  /** Hours since 1970 when they began to wait. */
  readonly since: number
  /** Waking hours in UTC: from the one hour up to the other, over midnight where `to` is not later. Equal: all day. */
  readonly waking: { readonly from: number; readonly to: number }
}

/** What a queue is for. */
export interface QueueRules {
  readonly seats: number
  /** Pairs who must not meet. */
  readonly forbidden: readonly (readonly [number, number])[]
  /** All tables so far, in order. */
  readonly past: readonly (readonly number[])[]
}

/** So many hours those of one table wait for somebody else. */
const REMATCH_HOURS = 8

/** How far apart ratings at a table may be at first, how much further after each so many hours of waiting. */
const WIDTH = { first: 100, more: 100, hours: 8 }
/** So many hours of the day those of one table are awake together. */
export const SHARED_HOURS = 8
const DAY = 24
const WHOLE_DAY = 2 ** DAY - 1

/** How far from their own the ratings at somebody's table may be, by the hours they have waited. */
export const widthAfter = (hours: number): number =>
  WIDTH.first + WIDTH.more * Math.floor(Math.max(0, hours) / WIDTH.hours)

/** The hours of the day in which somebody is awake, as 24 bits. */
function hoursOf({ from, to }: Waiting['waking']): number {
  let hours = 0
  const length = (to - from + DAY) % DAY || DAY
  for (let hour = 0; hour < length; hour++) hours |= 1 << ((from + hour) % DAY)
  return hours
}

function count(hours: number): number {
  let bits = 0
  for (let left = hours; left > 0; left &= left - 1) bits++
  return bits
}

/** How many hours of the day all of them are awake. */
export const sharedHours = (members: readonly Pick<Waiting, 'waking'>[]): number =>
  count(members.reduce((hours, { waking }) => hours & hoursOf(waking), WHOLE_DAY))

/**
 * The next table of a queue, or `undefined` while there is none: around the member who has waited longest of those for whom there is
 * one, with those nearest in rating who share 8 waking hours; those who were at the last table of the same person come after all
 * others. The people of a table are not put together again before one of them has waited 8 hours. `now` is in hours since
 * 1970. Called again without those who were seated, it gives the one after.
 */
export function nextTable(
  queue: readonly Waiting[],
  now: number,
  rules: QueueRules,
): readonly number[] | undefined {
  const order = queue.toSorted((a, b) => a.since - b.since || a.member - b.member)
  for (const first of order) {
    const width = widthAfter(now - first.since)
    const last = new Set(rules.past.findLast((table) => table.includes(first.member)))
    const hasMet = ({ member }: Waiting) => Number(last.has(member))
    const apart = ({ rating }: Waiting) => Math.abs(rating - first.rating)
    const near = order
      .filter((other) => other !== first && apart(other) <= width)
      .sort((a, b) => hasMet(a) - hasMet(b) || apart(a) - apart(b))
    const table = new Filling([first, ...near], rules).table()
    if (!table) continue
    const isRematch = table.every((member) => last.has(member))
    if (!isRematch || now - first.since >= REMATCH_HOURS) return table
  }
  return undefined
}

/** The search for a table with the first of some people, and as near the front of the list as can be. */
class Filling {
  readonly #people: readonly { readonly member: number; readonly hours: number }[]
  readonly #rules: QueueRules
  readonly #barred: ReadonlySet<number>
  /** Where nothing came of it: how far in the list, which hours were left, how many and which barred ones sat. */
  readonly #dead = new Set<string>()

  constructor(people: readonly Waiting[], rules: QueueRules) {
    this.#people = people.map(({ member, waking }) => ({ member, hours: hoursOf(waking) }))
    this.#rules = rules
    this.#barred = new Set(rules.forbidden.flat())
  }

  table(): readonly number[] | undefined {
    const [first] = this.#people
    return first && this.#from(1, [first.member], first.hours)
  }

  #from(at: number, seated: readonly number[], hours: number): readonly number[] | undefined {
    if (seated.length === this.#rules.seats) return seated
    const next = this.#people[at]
    if (!next || seated.length + this.#people.length - at < this.#rules.seats) return undefined
    const key = [at, hours, seated.length, ...seated.filter((member) => this.#barred.has(member))].join()
    if (this.#dead.has(key)) return undefined
    const shared = hours & next.hours
    const found =
      (count(shared) >= SHARED_HOURS && this.#mayJoin(seated, next.member)
        ? this.#from(at + 1, [...seated, next.member], shared)
        : undefined) ?? this.#from(at + 1, seated, hours)
    if (!found) this.#dead.add(key)
    return found
  }

  #mayJoin(seated: readonly number[], member: number): boolean {
    return !this.#rules.forbidden.some(
      ([a, b]) => (b === member && seated.includes(a)) || (a === member && seated.includes(b)),
    )
  }
}
