// Changing stats within their limits, and falling out of the game (source 4, D15).
import { type Phrase, type Seat, seatRef } from '../../../engine/phrase.ts'
import { at } from '../../common/at.ts'
import { type Change, STATS } from '../cards/types.ts'
import { changed } from '../table/limits.ts'
import { cardRefs, type DynastiesTable, discard, livingFrom, playerAt } from '../table/state.ts'
import { describeMoves } from '../text/describe.ts'
import { say } from '../text/say.ts'

/** Thrown when the game ends in the middle of something; the stage catches it. */
export class GameOver extends Error {}

/**
 * Changes a living player's stats, capped and clamped, tells it, and takes the player out at state 0. Nothing
 * happens to one who is out.
 */
export function alter(table: DynastiesTable, seat: Seat, change: Change): void {
  const player = playerAt(table.state, seat)
  if (!player.alive) return
  const before = player.stats
  player.stats = changed(before, change)
  const moves = STATS.flatMap((stat) => {
    const [from, to] = [before[stat], player.stats[stat]]
    return from === to ? [] : [{ stat, from, to }]
  })
  if (moves.length > 0) table.tell(say('stats-move', { who: seatRef(seat), moves: describeMoves(moves) }))
  if (player.stats.state === 0) fall(table, seat)
}

/**
 * Does the same thing to several players. A game that ends by it ends when all of them have had it (D33), or when only
 * one is left.
 */
export function toEach(
  { state }: DynastiesTable,
  seats: readonly Seat[],
  action: (seat: Seat) => void,
): void {
  let over: GameOver | undefined
  for (const seat of seats) {
    if (livingFrom(state, 0).length === 1) break
    try {
      action(seat)
    } catch (thrown) {
      if (!(thrown instanceof GameOver)) throw thrown
      over = thrown
    }
  }
  if (over) throw over
}

/**
 * Takes a player out: hand and shown persons are discarded (D15), and the next living one is first in their stead (D32).
 * Throws `GameOver` where that ends the game.
 */
function fall(table: DynastiesTable, seat: Seat): void {
  const { state } = table
  const player = playerAt(state, seat)
  const cards = [...player.hand, ...player.shown]
  player.alive = false
  player.hand = []
  player.shown = []
  player.skip = 0
  player.silenced = false
  state.fallen.push(seat)
  if (state.first === seat) state.first = at(livingFrom(state, seat), 0)
  state.pacts = state.pacts.filter(({ owner, other }) => owner !== seat && other !== seat)
  for (const card of cards) discard(state, card)
  table.tell(fallen(table, seat, cards), { mark: 'notice' })
  if (livingFrom(state, 0).length === 1 || state.rules.ending === 'first-fall') throw new GameOver()
}

const fallen = ({ state }: DynastiesTable, seat: Seat, cards: readonly string[]): Phrase =>
  cards.length === 0
    ? say('falls', { who: seatRef(seat) })
    : say('falls-with', { who: seatRef(seat), cards: cardRefs(state, cards) })
