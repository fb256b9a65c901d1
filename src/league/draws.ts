// Inputs and draws of divisions and queues: pure functions on whole numbers, as `pairRound` is for rounds.
import { canonical } from '../engine/log.ts'
import { hmac } from '../engine/random.ts'
import { groupSchedule } from './designs.ts'
import { divide, type Tiers } from './divisions.ts'
import type { ChainEnd } from './entrants.ts'
import { nextTable, type Waiting } from './queue.ts'
import { SeatCounts } from './seating.ts'

/** All that a season of divisions is drawn from. */
export interface DivisionInput {
  /** `PAIRING_RULES`, as it was when the entries were frozen. */
  readonly rules: number
  readonly format: 'divisions'
  readonly seats: number
  /** Those who have played before, the best first. */
  readonly ladder: readonly number[]
  /** Those who begin, below them; their order is drawn. */
  readonly newcomers: readonly number[]
  /** Entries who want fewer games at once than the season gives them, and how many. */
  readonly limits: readonly (readonly [number, number])[]
  /** Entries who have finished no game of this league yet. */
  readonly fresh?: readonly number[]
  /** The chain after this one, in the round that announces it. */
  readonly next?: ChainEnd
}

/** Games of the first wave that somebody has at most who has finished none yet. */
const FRESH_GAMES = 2

/** A table of a group. */
export interface DivisionTable {
  /** Both counted from 0. */
  readonly tier: number
  readonly group: number
  /** The second wave begins when the first has had its time. */
  readonly wave: 1 | 2
  /** Entries in the order of the seats. */
  readonly seats: readonly number[]
}

export interface DivisionDraw {
  readonly tiers: Tiers
  readonly tables: readonly DivisionTable[]
}

/** HMAC-SHA256 of the link over the canonical JSON of what is drawn from. */
export const drawSeed = (link: string, input: DivisionInput | QueueInput): string =>
  hmac(link, canonical(input))

/** Draws the groups of a season and their tables. No tiers where too few have entered for one table. */
export function drawDivisions(link: string, input: DivisionInput): DivisionDraw {
  const seed = drawSeed(link, input)
  const lots = new Map(input.newcomers.map((entry) => [entry, hmac(seed, 'newcomer', entry)]))
  const drawn = input.newcomers.toSorted((a, b) => ((lots.get(a) ?? '') < (lots.get(b) ?? '') ? -1 : 1))
  const tiers = divide([...input.ladder, ...drawn], input.seats)
  const tables = tiers.flatMap((groups, tier) =>
    groups.flatMap((group, at) =>
      groupSchedule(group.length, input.seats).map((game) => ({
        tier,
        group: at,
        seats: game.map((number) => group[number] ?? 0),
      })),
    ),
  )
  return { tiers, tables: inWaves(tables, input) }
}

/**
 * The tables of a season in two waves: a table waits for the second where somebody at it has as many games of the first as
 * they want, or half of theirs where that is more; a member who has finished none yet has two at most.
 */
function inWaves(
  tables: readonly Omit<DivisionTable, 'wave'>[],
  input: Pick<DivisionInput, 'limits' | 'fresh'>,
): readonly DivisionTable[] {
  const [limits, fresh] = [new Map(input.limits), new Set(input.fresh)]
  const games = countOf(tables.flatMap(({ seats }) => seats))
  const begun = new Map<number, number>()
  const most = (entry: number) =>
    Math.min(
      Math.max(limits.get(entry) ?? Number.POSITIVE_INFINITY, Math.ceil((games.get(entry) ?? 0) / 2)),
      fresh.has(entry) ? FRESH_GAMES : Number.POSITIVE_INFINITY,
    )
  return tables.map((table) => {
    const waits = table.seats.some((entry) => (begun.get(entry) ?? 0) >= most(entry))
    if (!waits) for (const entry of table.seats) begun.set(entry, (begun.get(entry) ?? 0) + 1)
    return { ...table, wave: waits ? 2 : 1 }
  })
}

function countOf(entries: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const entry of entries) counts.set(entry, (counts.get(entry) ?? 0) + 1)
  return counts
}

/** All that the tables of a queue are made from at one moment. */
export interface QueueInput {
  readonly rules: number
  readonly format: 'queue'
  readonly seats: number
  /** Hours since 1970, rounded down. */
  readonly now: number
  readonly waiting: readonly Waiting[]
  readonly forbidden: readonly (readonly [number, number])[]
  /** All tables of the queue so far, in the order of the seats. */
  readonly past: readonly (readonly number[])[]
  /** The chain after this one, in the round that announces it. */
  readonly next?: ChainEnd
}

/** The tables that start now, their members in the order of the seats. Nothing in it is left to chance. */
export function drawQueue(input: QueueInput): readonly (readonly number[])[] {
  const seats = new SeatCounts()
  for (const table of input.past) seats.add(table)
  const tables: (readonly number[])[] = []
  const { forbidden, past } = input
  let waiting = [...input.waiting]
  for (;;) {
    const next = nextTable(waiting, input.now, { seats: input.seats, forbidden, past })
    if (!next) return tables
    tables.push(seats.seat(next))
    waiting = waiting.filter(({ member }) => !next.includes(member))
  }
}
