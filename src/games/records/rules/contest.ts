// The contest of wits (source 3.3 B, R10): both strategists turn up; the player's must be strictly cleverer.
import { nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import type { RecordsTable } from '../decks.ts'
import { say } from '../say.ts'
import { playerAt } from '../state.ts'
import { strategistOf } from './strategists.ts'

/**
 * Holds a contest between who plays a scheme and whom it is played on; both strategists stay up for the round.
 * @returns by how much the player's wits exceed the other's: more than 0 when the scheme succeeds
 */
export function contest(table: RecordsTable, seat: Seat, against: Seat): number {
  const [player, other] = [playerAt(table.state, seat), playerAt(table.state, against)]
  player.strategistUp = true
  other.strategistUp = true
  const [own, theirs] = [strategistOf(player.strategist), strategistOf(other.strategist)]
  const margin = own.wits - theirs.wits
  const told = {
    who: seatRef(seat),
    strategist: nameRef(own.card),
    wits: own.wits,
    whom: seatRef(against),
    other: nameRef(theirs.card),
    otherWits: theirs.wits,
  }
  table.tell(margin > 0 ? say('contest-won', told) : say('contest-lost', told))
  return margin
}
