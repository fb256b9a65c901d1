// Formations (section 18): who stands beside whom. A queue is a row of neighbours of one faction; a siege has one between two.
import type { Seat } from '../../../engine/phrase.ts'
import type { Facts } from '../table/facts.ts'

/** What there is to know of who stands beside whom. */
export type Ranks = Pick<Facts, 'others' | 'allied' | 'faction'>

/** With fewer players alive there are no formations. */
const FEWEST = 4

/** Whether enough players are alive for a formation. */
export const mayForm = (ranks: Ranks, seat: Seat): boolean => ranks.others(seat).length + 1 >= FEWEST

/** The queue in which a player stands, the player among them; nobody where there is none. */
export function queueOf(ranks: Ranks, seat: Seat): readonly Seat[] {
  if (!mayForm(ranks, seat)) return []
  const others = ranks.others(seat)
  const end = (all: readonly Seat[]): Seat[] => {
    const stranger = all.findIndex((other) => !ranks.allied(seat, other))
    return stranger < 0 ? [...all] : all.slice(0, stranger)
  }
  const all = [...new Set([seat, ...end(others), ...end([...others].reverse())])]
  return all.length > 1 ? all : []
}

/** The two who besiege a determined player; nobody where there are none. */
export function besiegersOf(ranks: Ranks, seat: Seat): readonly Seat[] {
  if (!mayForm(ranks, seat) || ranks.faction(seat) === null) return []
  const others = ranks.others(seat)
  const [next] = others
  const last = others.at(-1)
  if (next === undefined || last === undefined) return []
  return ranks.allied(next, last) && !ranks.allied(next, seat) ? [next, last] : []
}
