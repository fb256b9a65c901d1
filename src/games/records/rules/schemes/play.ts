// A general scheme leaves the hand when it is played, and is discarded whatever happens (R7, R10).
import type { Id } from '../../../../engine/phrase.ts'
import { discard, type RecordsTable } from '../../decks.ts'
import { activeSeat, playerAt } from '../../state.ts'
import { remove } from '../../zones.ts'

/** Plays the card: from now on it counts as this action's general scheme. */
export function commit({ state }: RecordsTable, card: Id): void {
  delete state.seen[card]
  state.played = remove(playerAt(state, activeSeat(state)).hand, card)
  state.done.scheme = true
}

/** Discards the card once it has been carried out. */
export function conclude(table: RecordsTable): void {
  const { state } = table
  if (state.played !== null) discard(table, state.played)
  state.played = null
}
