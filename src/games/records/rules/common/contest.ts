// The contest of wits (source 3.3 B, R10): both strategists turn up; the player's must be strictly cleverer.
import { type Id, nameRef, type Seat, seatRef } from '../../../../engine/phrase.ts'
import { strategistOf } from '../../cards/index.ts'
import type { RecordsTable } from '../../table/decks.ts'
import { playerAt } from '../../table/state.ts'
import { say } from '../../text/say.ts'

/**
 * Holds a contest between who plays a scheme and whom it is played on; both strategists stay up for the round.
 * @returns whether the scheme succeeds, and by how much the player's wits exceed the other's: never 0
 */
export function contest(
  table: RecordsTable,
  seat: Seat,
  against: Seat,
  scheme: Id,
): { won: boolean; margin: number } {
  const [player, other] = [playerAt(table.state, seat), playerAt(table.state, against)]
  player.strategistUp = true
  other.strategistUp = true
  const [own, theirs] = [strategistOf(player.strategist), strategistOf(other.strategist)]
  const margin = own.wits - theirs.wits
  const won = margin > 0
  const told = {
    who: seatRef(seat),
    scheme: nameRef(scheme),
    strategist: nameRef(own.card),
    wits: own.wits,
    whom: seatRef(against),
    other: nameRef(theirs.card),
    otherWits: theirs.wits,
  }
  table.tell(won ? say('contest-won', told) : say('contest-lost', told))
  return { won, margin }
}
