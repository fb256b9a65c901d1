// Schedules a group's games: a block design where there is one, else the most even schedule a search finds.
import { SeatCounts } from './seating.ts'
import { fastStream } from './stream.ts'

/** Difference sets: game i seats (i + d) mod v, so that all pairs meet equally often and all take each seat once. */
const DIFFERENCE_SETS: Readonly<Record<string, readonly number[]>> = {
  '7,3': [0, 1, 3],
  '7,4': [0, 1, 2, 4],
  '11,5': [0, 2, 3, 4, 8],
  '13,4': [0, 1, 3, 9],
  '21,5': [3, 6, 7, 12, 14],
}

/** The games of a group: each is members' numbers from 0 in the order of the seats. */
export type Schedule = readonly (readonly number[])[]

/** How many games each plays in a season of a group: four, or where that does not come out even once in each seat. */
export const gamesEach = (size: number, seats: number): number =>
  DIFFERENCE_SETS[`${size},${seats}`] || (size * 4) % seats !== 0 ? seats : 4

const known = new Map<string, Schedule>()

/**
 * The games of a group of `size` at tables of `seats`, `games` for each, the same whenever it is asked for.
 * Throws where the group is smaller than a table, or its games do not come out even.
 */
export function groupSchedule(size: number, seats: number, games = gamesEach(size, seats)): Schedule {
  if (size < seats || (size * games) % seats !== 0)
    throw new Error(`${size} members cannot play ${games} games each at tables of ${seats}`)
  const key = `${size},${seats},${games}`
  const found = known.get(key) ?? schedule(size, seats, games)
  known.set(key, found)
  return found
}

function schedule(size: number, seats: number, games: number): Schedule {
  if (games !== seats) return searched(size, seats, games)
  return cyclic(size, DIFFERENCE_SETS[`${size},${seats}`] ?? evenestSet(size, seats))
}

/** Game i seats (i + d) mod v. */
const cyclic = (size: number, set: readonly number[]): Schedule =>
  Array.from({ length: size }, (_, game) => set.map((difference) => (game + difference) % size))

/** Of all sets of `seats` numbers below `size` with 0, the first whose cyclic games let pairs meet most evenly. */
function evenestSet(size: number, seats: number): readonly number[] {
  let best: readonly number[] = []
  let least = Number.POSITIVE_INFINITY
  const look = (set: readonly number[]): void => {
    if (set.length === seats) {
      const cost = unevenness(cyclic(size, set), size)
      if (cost < least) [best, least] = [set, cost]
      return
    }
    for (let next = (set.at(-1) ?? 0) + 1; next < size; next++) look([...set, next])
  }
  look([0])
  return best
}

/** How often each pair meets, as a list over all pairs. */
export function meetingsIn(schedule: Schedule, size: number): readonly number[] {
  const met = new Map<number, number>()
  for (const game of schedule)
    for (const a of game)
      for (const b of game) if (a < b) met.set(a * size + b, (met.get(a * size + b) ?? 0) + 1)
  return Array.from({ length: size * size }, (_, pair) => pair)
    .filter((pair) => Math.floor(pair / size) < pair % size)
    .map((pair) => met.get(pair) ?? 0)
}

/** The sum of squared meetings: least where pairs meet as evenly as can be. */
const unevenness = (schedule: Schedule, size: number): number =>
  meetingsIn(schedule, size).reduce((sum, meetings) => sum + meetings ** 2, 0)

/** The least unevenness there could be: all pairs meet equally often, or once more. */
export function leastUnevenness(size: number, seats: number, games: number): number {
  const pairs = (size * (size - 1)) / 2
  const meetings = (size * games * (seats - 1)) / 2
  const more = meetings % pairs
  const floor = Math.floor(meetings / pairs)
  return (pairs - more) * floor ** 2 + more * (floor + 1) ** 2
}

const STARTS = 40
const SWAPS = 4000

/** The evenest schedule of some hill climbs: two members of two games change places while that does no harm. */
function searched(size: number, seats: number, games: number): Schedule {
  const bound = leastUnevenness(size, seats, games)
  let best: { readonly cost: number; readonly schedule: Schedule } | undefined
  for (let start = 0; start < STARTS && (best?.cost ?? Number.POSITIVE_INFINITY) > bound; start++) {
    const found = climbed(size, seats, games, start)
    if (found.cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = found
  }
  const taken = new SeatCounts()
  return (best?.schedule ?? []).map((game) => taken.seat(game))
}

function climbed(size: number, seats: number, games: number, start: number) {
  const draw = fastStream('schedule', size, seats, games, start)
  const tables = Array.from({ length: (size * games) / seats }, (_, table) =>
    Array.from({ length: seats }, (_, seat) => (table * seats + seat) % size),
  )
  const met = new Int32Array(size * size)
  for (const table of tables)
    for (const a of table)
      for (const b of table) if (a !== b) met[a * size + b] = (met[a * size + b] ?? 0) + 1
  /** Counts somebody's meetings with others once more or less; what the sum of squares gains by it. */
  const count = (member: number, others: readonly number[], by: 1 | -1): number => {
    let gain = 0
    for (const other of others) {
      if (other === member) continue
      const before = met[member * size + other] ?? 0
      met[member * size + other] = before + by
      met[other * size + member] = before + by
      gain += 2 * by * before + 1
    }
    return gain
  }
  const exchange = (a: number[], seatA: number, b: number[], seatB: number): number => {
    const [inA, inB] = [a[seatA] ?? 0, b[seatB] ?? 0]
    const left = count(inA, a, -1) + count(inB, b, -1)
    a[seatA] = inB
    b[seatB] = inA
    return left + count(inB, a, 1) + count(inA, b, 1)
  }
  const bound = leastUnevenness(size, seats, games)
  let cost = unevenness(tables, size)
  for (let swap = 0; swap < SWAPS && cost > bound; swap++) {
    const [a, b] = [tables[draw(tables.length)] ?? [], tables[draw(tables.length)] ?? []]
    const [seatA, seatB] = [draw(seats), draw(seats)]
    if (a === b || a.includes(b[seatB] ?? 0) || b.includes(a[seatA] ?? 0)) continue
    const gain = exchange(a, seatA, b, seatB)
    if (gain <= 0) cost += gain
    else exchange(a, seatA, b, seatB)
  }
  return { cost, schedule: tables }
}
