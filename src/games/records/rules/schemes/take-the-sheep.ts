// 順手牽羊: steal as many coins as one's strategist is cleverer (R11).
import { type Id, seatRef } from '../../../../engine/phrase.ts'
import type { Script } from '../../../../engine/script.ts'
import type { RecordsTable } from '../../table/decks.ts'
import { giveCoins } from '../../table/money.ts'
import { activeSeat, othersOf, playerAt } from '../../table/state.ts'
import { say } from '../../text/say.ts'
import { contest } from '../common/contest.ts'
import { conclude, playOn } from './play.ts'

export function* takeTheSheep(table: RecordsTable, card: Id): Script {
  const { state } = table
  const seat = activeSeat(state)
  const victim = yield* playOn(table, card, othersOf(state, seat))
  if (victim === undefined) return
  const { won, margin } = contest(table, seat, victim, card)
  if (won) {
    const coins = giveCoins(playerAt(state, victim), playerAt(state, seat), margin)
    table.tell(say('sheep-taken', { who: seatRef(seat), whom: seatRef(victim), coins }))
  }
  conclude(table, card)
}
