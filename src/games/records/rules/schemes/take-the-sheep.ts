// 順手牽羊: steal as many coins as one's strategist is cleverer (R11).
import { type Id, nameRef, seatRef } from '../../../../engine/phrase.ts'
import type { Script } from '../../../../engine/script.ts'
import type { RecordsTable } from '../../decks.ts'
import { chooseOrBack, seatOf, seatOption } from '../../labels.ts'
import { giveCoins } from '../../money.ts'
import { say } from '../../say.ts'
import { activeSeat, othersOf, playerAt } from '../../state.ts'
import { contest } from '../contest.ts'
import { commit, conclude } from './play.ts'

export function* takeTheSheep(table: RecordsTable, card: Id): Script {
  const { state } = table
  const seat = activeSeat(state)
  const scheme = nameRef(card)
  const options = othersOf(state, seat).map((other) => seatOption(state, other))
  const picked = yield* chooseOrBack(seat, say('ask-victim', { scheme }), options)
  if (picked === undefined) return
  const victim = seatOf(picked)
  const [who, whom] = [seatRef(seat), seatRef(victim)]
  commit(table, card)
  table.tell(say('plays-on', { who, scheme, whom }))
  const margin = contest(table, seat, victim)
  if (margin > 0) {
    const coins = giveCoins(playerAt(state, victim), playerAt(state, seat), margin)
    table.tell(say('sheep-taken', { who, whom, coins }))
  }
  conclude(table)
}
