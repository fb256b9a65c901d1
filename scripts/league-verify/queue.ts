// The tables that a queue starts at one moment.
import type { QueueInput, Waiting } from './file.ts'
import { SeatsTaken } from './seats.ts'

const SHARED = 8

/** The tables, their people in the order of the seats. */
export function queueTables(input: QueueInput): readonly (readonly number[])[] {
  const taken = new SeatsTaken(input.past)
  const tables: (readonly number[])[] = []
  let waiting = input.waiting.toSorted((a, b) => a.since - b.since || a.member - b.member)
  for (let next = firstTable(waiting, input); next; next = firstTable(waiting, input)) {
    const people = next
    const table = taken.seated(people)
    taken.add(table)
    tables.push(table)
    waiting = waiting.filter(({ member }) => !people.includes(member))
  }
  return tables
}

function firstTable(waiting: readonly Waiting[], input: QueueInput): readonly number[] | undefined {
  for (const first of waiting) {
    const reach = 100 + 100 * Math.floor(Math.max(0, input.now - first.since) / 8)
    const away = (other: Waiting): number => Math.abs(other.rating - first.rating)
    const near = waiting.filter((other) => other !== first && away(other) <= reach)
    const lately = input.past.findLast((table) => table.includes(first.member)) ?? []
    const known = near.filter(({ member }) => lately.includes(member))
    const others = near.filter((other) => !known.includes(other))
    const list = [others, known].flatMap((some) => some.toSorted((a, b) => away(a) - away(b)))
    const table = earliestTable([first, ...list], input)
    if (!table) continue
    const again = table.every((member) => lately.includes(member)) && waiting.length > table.length
    if (!again || input.now - first.since >= 8) return table
  }
  return undefined
}

/** Of all tables with the first of a list, the one whose people stand earliest in it. */
function earliestTable(
  list: readonly Waiting[],
  { seats, forbidden }: QueueInput,
): readonly number[] | undefined {
  const awake = list.map(({ waking }) => hoursOf(waking))
  const bars = new Map<number, Set<number>>()
  for (const [a, b] of [...forbidden, ...forbidden.map(([one, other]) => [other, one] as const)])
    bars.set(a, (bars.get(a) ?? new Set()).add(b))
  const hopeless = new Set<string>()
  /** Seats the rest from a place of the list on, beside those who sit. */
  const fill = (
    at: number,
    table: readonly Waiting[],
    hours: readonly number[],
  ): readonly Waiting[] | undefined => {
    if (table.length === seats) return table
    if (list.length - at < seats - table.length) return undefined
    const barring = table.filter(({ member }) => bars.has(member)).map(({ member }) => member)
    const key = `${at} ${table.length} | ${hours} | ${barring}`
    const next = list[at]
    if (!next || hopeless.has(key)) return undefined
    const shared = hours.filter((hour) => awake[at]?.has(hour))
    const fits = shared.length >= SHARED && !barring.some((member) => bars.get(member)?.has(next.member))
    const filled = (fits && fill(at + 1, [...table, next], shared)) || fill(at + 1, table, hours)
    if (!filled) hopeless.add(key)
    return filled
  }
  const [first] = list
  return first && fill(1, [first], [...(awake[0] ?? [])])?.map(({ member }) => member)
}

/** The hours of the day in which somebody is awake. */
function hoursOf({ from, to }: Waiting['waking']): ReadonlySet<number> {
  const hours = (((to - from) % 24) + 24) % 24 || 24
  return new Set(Array.from({ length: hours }, (_, hour) => (from + hour) % 24))
}
