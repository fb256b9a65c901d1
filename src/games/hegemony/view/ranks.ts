// Who stands beside whom for all to see: formations as a viewer reckons them (section 18).
import type { Seat } from '../../../engine/phrase.ts'
import { besiegersOf, queueOf, type Ranks } from '../core/formations.ts'
import type { Faction } from '../table/state.ts'
import type { HegemonyView } from './view.ts'

type Seen = Pick<HegemonyView, 'players' | 'formation' | 'momentum'>

/** Whether skills of the table ask who stands beside whom. */
const isRanked = ({ formation, momentum }: Seen): boolean => formation === true || momentum === true

/** What is known of neighbours and factions. */
export const ranksIn = ({ players }: Pick<Seen, 'players'>): Ranks => ({
  others: (seat) =>
    [...players.slice(seat + 1), ...players.slice(0, seat)].flatMap((other) =>
      other.alive ? [other.seat] : [],
    ),
  faction: (seat) => players[seat]?.faction ?? null,
  allied(a, b) {
    const [one, other] = [players[a]?.faction ?? null, players[b]?.faction]
    return a === b || (one !== null && one !== 'ambitionist' && one === other)
  },
})

/** How a living player stands; in no formation at tables without an expansion. */
export function standingOf(view: Seen, seat: Seat): 'queue' | 'besieged' | null {
  if (!isRanked(view) || !view.players[seat]?.alive) return null
  const ranks = ranksIn(view)
  if (queueOf(ranks, seat).length > 0) return 'queue'
  return besiegersOf(ranks, seat).length > 0 ? 'besieged' : null
}

/** The faction whose queue goes on from a seat to the next, over the dead between; null where none does. */
export function linkAfter(view: Seen, seat: Seat): Faction | null {
  if (!isRanked(view)) return null
  const { players } = view
  const around = [...players.slice(seat + 1), ...players.slice(0, seat + 1)]
  const after = around.find(({ alive }) => alive)
  const before = around.findLast(({ alive }) => alive)
  if (!before || !after || before === after) return null
  const ranks = ranksIn(view)
  return ranks.allied(before.seat, after.seat) && queueOf(ranks, before.seat).length > 0
    ? before.faction
    : null
}
