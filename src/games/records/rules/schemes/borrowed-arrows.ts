// 草船借箭: steal a random card of a hand, a second one when cleverer by 3 (R14).
import { type Id, nameRefs, seatRef } from '../../../../engine/phrase.ts'
import type { Script } from '../../../../engine/script.ts'
import type { RecordsTable } from '../../table/decks.ts'
import { loseTrack, notice } from '../../table/knowledge.ts'
import { activeSeat, othersOf, playerAt } from '../../table/state.ts'
import { mayHaveGone } from '../../table/whereabouts.ts'
import { say } from '../../text/say.ts'
import { contest } from '../common/contest.ts'
import { conclude, playOn } from './play.ts'

export function* borrowedArrows(table: RecordsTable, card: Id): Script {
  const { state } = table
  const seat = activeSeat(state)
  const victims = othersOf(state, seat).filter((other) => playerAt(state, other).hand.length > 0)
  const victim = yield* playOn(table, card, victims)
  if (victim === undefined) return
  const { won, margin } = contest(table, seat, victim, card)
  if (won) {
    const [who, whom] = [seatRef(seat), seatRef(victim)]
    const from = playerAt(state, victim).hand
    // The thief may know what is left there; of more than two others could tell by that what was taken.
    loseTrack(state, victim, from, state.players.length > 2 ? [] : [seat])
    mayHaveGone(state, victim, seat)
    const taken: Id[] = []
    for (let count = Math.min(margin >= 3 ? 2 : 1, from.length); count > 0; count--)
      taken.push(...from.splice(table.int(from.length), 1))
    playerAt(state, seat).hand.push(...taken)
    notice(state, taken, [seat, victim])
    table.tell(say('cards-taken', { who, whom, count: taken.length }))
    table.tell(say('cards-seen', { who, whom, cards: nameRefs(taken) }), { to: [seat, victim] })
  }
  conclude(table, card)
}
