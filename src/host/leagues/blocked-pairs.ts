// Finds pairs of a league's members of whom one has blocked the other; they are never named.
import { blocksBetween } from '../../store/blocks.ts'
import type { LeagueMemberRow } from '../../store/leagues.ts'
import type { Tx } from '../../store/open.ts'

/** Two members by number, the lower first. */
export type Pair = readonly [number, number]

/** The pairs among these members of whom one blocks the other, each once, in the order of numbers. */
export async function blockedPairs(tx: Tx, members: readonly LeagueMemberRow[]): Promise<readonly Pair[]> {
  const numbers = new Map(
    members.flatMap(({ member, number }) => (member === null ? [] : [[member, number]])),
  )
  const ids = [...numbers.keys()]
  const pairs = (await blocksBetween(tx, ids, ids)).map(({ member, blocked }): Pair => {
    const [one, other] = [numbers.get(member) ?? 0, numbers.get(blocked) ?? 0]
    return [Math.min(one, other), Math.max(one, other)]
  })
  const once = new Map(pairs.map((pair) => [pair.join(), pair]))
  return [...once.values()].sort(([a, b], [c, d]) => a - c || b - d)
}
