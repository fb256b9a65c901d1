// A card that changes hands before everyone's eyes.

import { type Id, type Seat, seatRef } from '../../../engine/phrase.ts'
import { takeOut } from '../../common/take-out.ts'
import { cardRef, type DynastiesTable, playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'

/** Moves it; everyone goes on knowing where it is. */
export function moveOpen({ state, tell }: DynastiesTable, card: Id, from: Seat, to: Seat): void {
  playerAt(state, to).hand.push(takeOut(playerAt(state, from).hand, card))
  state.seen[card] = ['public']
  tell(say('takes-open', { who: seatRef(to), whom: seatRef(from), card: cardRef(state, card) }))
}
