// A cup's round at two seats: the pairing of least cost there is, by a perfect matching.
import type { Entrant, RoundInput } from './entrants.ts'
import { maximumMatching } from './matching.ts'
import { leanAlike, pastOf } from './past.ts'
import type { Pods } from './pods.ts'
import { POINT } from './points.ts'
import { fastStream, shuffled } from './stream.ts'

/** What each thing costs; each outweighs what stands below it. */
const COST = {
  /** For each bye somebody has had more than those with the fewest. */
  bye: 1e10,
  /** Times the square of the games of the two so far. */
  rematch: 1e8,
  /** For each entrant below somebody who gets a bye. */
  above: 1e5,
  /** Both have had the same seat twice more often than the other. */
  seats: 1e4,
}

/** How many rounds a cup takes until one of so many entrants is alone without a defeat. */
export const cupRounds = (entrants: number): number => Math.ceil(Math.log2(Math.max(2, entrants)))

/**
 * Pairs a round of a cup: no second bye, then no second meeting, then the bye to the lowest, then both seats as often, then
 * the nearest in points, and what is left to the seed. Pairs that must not meet never do; a player with no opponent left has a bye.
 */
export function pairSwiss(seed: string, input: RoundInput, entrants: readonly Entrant[]): Pods {
  const players = shuffled([...entrants], fastStream(seed, 'swiss'))
  const size = players.length + (players.length % 2)
  const costs = costsOf(input, players, size)
  const most = costs.reduce(
    (greatest, cost) => (cost < Number.POSITIVE_INFINITY ? Math.max(greatest, cost) : greatest),
    0,
  )
  const whole = (most + 1) * (size / 2 + 1) // so that one pair more is worth more than all costs
  const partners = maximumMatching(
    size,
    costs.map((cost) => (cost < Number.POSITIVE_INFINITY ? whole - cost : 0)),
  )
  const entryAt = (at: number | undefined): number | undefined => players[at ?? -1]?.entry
  const tables: number[][] = []
  const byes: number[] = []
  for (const [at, { entry }] of players.entries()) {
    const other = entryAt(partners[at])
    if (other === undefined) byes.push(entry)
    else if (at < (partners[at] ?? -1)) tables.push([entry, other])
  }
  const places = new Map(entrants.map(({ entry, place }) => [entry, place]))
  const best = (table: readonly number[]): number => Math.min(...table.map((entry) => places.get(entry) ?? 0))
  return { tables: tables.sort((a, b) => best(a) - best(b)), byes }
}

/** What each pair costs, ∞ where it must not be. Where the number is odd, one more stands for the bye. */
function costsOf(input: RoundInput, players: readonly Entrant[], size: number): Float64Array {
  const past = pastOf(
    players.map(({ entry }) => entry),
    input,
  )
  const fewest = Math.min(...players.map(({ byes }) => byes))
  const below = new Map(players.toSorted((a, b) => b.place - a.place).map(({ entry }, at) => [entry, at]))
  const costs = new Float64Array(size * size).fill(Number.POSITIVE_INFINITY)
  for (const [a, one] of players.entries()) {
    for (const [b, other] of players.entries()) {
      const pair = a * players.length + b
      if (a === b || past.forbidden[pair]) continue
      const gap = Math.round(Math.abs(one.points - other.points) / POINT)
      const met = past.meetings[pair] ?? 0
      const sides = leanAlike(past.lean[a] ?? 0, past.lean[b] ?? 0) ? COST.seats : 0
      costs[a * size + b] = COST.rematch * met * met + sides + gap * gap
    }
    if (size === players.length) continue
    const bye = COST.bye * (one.byes - fewest) + COST.above * (below.get(one.entry) ?? 0)
    costs[a * size + size - 1] = bye
    costs[(size - 1) * size + a] = bye
  }
  return costs
}
