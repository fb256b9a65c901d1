// 草船借箭: steal a random card of a hand, a second one when cleverer by 3 (R14).
import { type Id, nameRef, nameRefs, seatRef } from '../../../../engine/phrase.ts'
import type { Script } from '../../../../engine/script.ts'
import type { RecordsTable } from '../../decks.ts'
import { see } from '../../knowledge.ts'
import { chooseOrBack, seatOf, seatOption } from '../../labels.ts'
import { say } from '../../say.ts'
import { activeSeat, othersOf, playerAt } from '../../state.ts'
import { contest } from '../contest.ts'
import { commit, conclude } from './play.ts'

export function* borrowedArrows(table: RecordsTable, card: Id): Script {
  const { state } = table
  const seat = activeSeat(state)
  const scheme = nameRef(card)
  const victims = othersOf(state, seat).filter((other) => playerAt(state, other).hand.length > 0)
  const options = victims.map((other) => seatOption(state, other))
  const picked = yield* chooseOrBack(seat, say('ask-victim', { scheme }), options)
  if (picked === undefined) return
  const victim = seatOf(picked)
  const [who, whom] = [seatRef(seat), seatRef(victim)]
  commit(table, card)
  table.tell(say('plays-on', { who, scheme, whom }))
  const margin = contest(table, seat, victim)
  if (margin > 0) {
    const from = playerAt(state, victim).hand
    const taken: Id[] = []
    for (let count = Math.min(margin >= 3 ? 2 : 1, from.length); count > 0; count--)
      taken.push(...from.splice(table.int(from.length), 1))
    playerAt(state, seat).hand.push(...taken)
    see(state, taken, [seat, victim])
    table.tell(say('cards-taken', { who, whom, count: taken.length }))
    table.tell(say('cards-seen', { who, whom, cards: nameRefs(taken) }), { to: [seat, victim] })
  }
  conclude(table)
}
