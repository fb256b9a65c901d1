// 遺策: Guo Jia's player may cancel a card that the other side plays in a fight nearby (ruling 62).
import { type Id, nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import { chooseMaybe, type Script } from '../../../engine/script.ts'
import { areFriends, findUnit, playerAt, unitOf } from '../board/look.ts'
import { distancesFrom } from '../board/reach.ts'
import { generalOf } from '../box/generals.ts'
import { defenderSeat } from '../fight/sides.ts'
import type { Attack, StormState, StormTable } from '../table/state.ts'
import { say } from '../text/say.ts'
import { payRage } from './goods.ts'

const GUO_JIA = 'guo-jia'
const COUNSEL_RANGE = 2

/** Whose 遺策 may cancel a card that `player` plays in this fight; public facts decide. */
function counsellor(state: StormState, attack: Attack, player: Seat): Seat | undefined {
  const general = findUnit(state, GUO_JIA)
  if (!general || areFriends(state, general.seat, player)) return undefined
  const fighters = [unitOf(state, attack.attacker).seat, defenderSeat(state, attack)]
  if (!fighters.some((seat) => seat !== null && areFriends(state, general.seat, seat))) return undefined
  const owner = playerAt(state, general.seat)
  if (owner.rage < generalOf(GUO_JIA).rage || owner.used.includes(GUO_JIA)) return undefined
  const near = distancesFrom(state, general.seat, general.place, COUNSEL_RANGE)
  return near.has(attack.from) || near.has(attack.at) ? general.seat : undefined
}

/** Asks whether a card is cancelled; whether it is. */
export function* isCancelled(
  table: StormTable,
  attack: Attack,
  card: Id | null,
  player: Seat,
): Script<boolean> {
  const { state } = table
  const seat = card === null ? undefined : counsellor(state, attack, player)
  if (card === null || seat === undefined) return false
  const { rage } = generalOf(GUO_JIA)
  const picked = yield* chooseMaybe(seat, {
    prompt: say('ask-counsel', { who: seatRef(player), card: nameRef(card), rage }),
    notice: say('waits-counsel', { who: seatRef(seat), card: nameRef(card), rage }),
    options: [
      {
        id: GUO_JIA,
        text: say('use-counsel', { card: nameRef(card) }),
        cost: [{ of: 'rage', amount: rage, text: say('cost-rage', { rage }) }],
        harms: [player],
      },
    ],
    pass: { id: 'pass', text: say('no-counsel') },
    kind: 'last-counsel',
    autoPasses: [{ scope: `turn-${state.turn}-${seat}`, text: say('auto-pass-turn') }],
  })
  if (picked === undefined) return false
  payRage(table, seat, rage)
  playerAt(state, seat).used.push(GUO_JIA)
  table.tell(say('cancels', { who: seatRef(seat), general: nameRef(GUO_JIA), card: nameRef(card) }))
  return true
}
