// 順手牽羊: steal as many coins as one's strategist is cleverer (R11).
import { type Id, seatRef } from '../../../../engine/phrase.ts'
import type { Script } from '../../../../engine/script.ts'
import type { RecordsTable } from '../../decks.ts'
import { giveCoins } from '../../money.ts'
import { say } from '../../say.ts'
import { activeSeat, othersOf, playerAt } from '../../state.ts'
import { contest } from '../contest.ts'
import { conclude, playOn } from './play.ts'

export function* takeTheSheep(table: RecordsTable, card: Id): Script {
  const { state } = table
  const seat = activeSeat(state)
  const victim = yield* playOn(table, card, othersOf(state, seat))
  if (victim === undefined) return
  const margin = contest(table, seat, victim)
  if (margin > 0) {
    const coins = giveCoins(playerAt(state, victim), playerAt(state, seat), margin)
    table.tell(say('sheep-taken', { who: seatRef(seat), whom: seatRef(victim), coins }))
  }
  conclude(table)
}
