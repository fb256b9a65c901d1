// A general scheme leaves the hand when it is played, and is always discarded (R7, R10).
import { type Id, nameRef, type Seat, seatRef } from '../../../../engine/phrase.ts'
import type { Script } from '../../../../engine/script.ts'
import { seatOf } from '../../../common/seat-id.ts'
import { takeOut } from '../../../common/take-out.ts'
import { discard, type RecordsTable } from '../../table/decks.ts'
import { activeSeat, playerAt } from '../../table/state.ts'
import { say } from '../../text/say.ts'
import { chooseOrBack, seatOption } from '../common/labels.ts'

/** Plays the card: from now on it counts as this action's general scheme. */
export function commit({ state }: RecordsTable, card: Id): void {
  delete state.seen[card]
  state.played = takeOut(playerAt(state, activeSeat(state)).hand, card)
  state.done.scheme = true
}

/** Chooses a rival among `victims` and plays the card on them; `undefined` when the player steps back. */
export function* playOn(table: RecordsTable, card: Id, victims: readonly Seat[]): Script<Seat | undefined> {
  const { state } = table
  const seat = activeSeat(state)
  const scheme = nameRef(card)
  const options = victims.map((other) => seatOption(state, other))
  const picked = yield* chooseOrBack(seat, say('ask-victim', { scheme }), options)
  if (picked === undefined) return undefined
  const victim = seatOf(picked)
  commit(table, card)
  table.tell(say('plays-on', { who: seatRef(seat), scheme, whom: seatRef(victim) }))
  return victim
}

/** Discards the card once it has been carried out. */
export function conclude(table: RecordsTable, card: Id): void {
  discard(table, card)
  table.state.played = null
}
