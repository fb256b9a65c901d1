// Step 4, refilling the hand, and the end of a turn (rulings 13, 31, 33, 45, 67, 72).

import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef, nameRefs, type Seat, seatRef } from '../../../engine/phrase.ts'
import { choose, chooseMaybe, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { loseSight, see } from '../../common/seen.ts'
import { activeSeat, hasGeneral, playerAt, seatsFrom } from '../board/look.ts'
import { handLimit, prestigeOf } from '../board/supply.ts'
import { generalOf } from '../box/generals.ts'
import { stratagemOf } from '../cards/index.ts'
import { newTurn, type StormState, type StormTable } from '../table/state.ts'
import { say } from '../text/say.ts'
import { releaseGeneral } from './capture.ts'
import { checkWin, endByRounds } from './end.ts'
import { discard, drawCards, payRage, reshuffle } from './goods.ts'

const GAZED = 3
/** Prestige from which a leader unites the other two (ruling 33). */
const FEARED = 10

/** 觀星 and 制衡, discards where too many are held, the draw; then the next player. */
export function* refill(table: StormTable): Script {
  const { state } = table
  const seat = activeSeat(state)
  release(table, seat)
  yield* gaze(table, seat)
  yield* throwOff(table, seat)
  drawCards(table, seat, handLimit(state, seat) - playerAt(state, seat).hand.length, false)
  endTurn(table)
}

/** Captives whom nobody persuaded go back to their own faction. */
function release(table: StormTable, seat: Seat): void {
  const { state } = table
  const freed = playerAt(state, seat).captives.splice(0)
  for (const general of freed) releaseGeneral(state, general)
  if (freed.length > 0) table.tell(say('releases', { who: seatRef(seat), units: nameRefs(freed) }))
}

const cardOption = (card: Id): Option => ({
  id: card,
  text: say('card', { card: nameRef(card) }),
  hint: say(`hint-${stratagemOf(card)}`),
})

/** 觀星: the top three cards, in any order; of the discards where no deck is left, as when one draws (ruling 31). */
function* gaze(table: StormTable, seat: Seat): Script {
  const { state } = table
  const { rage } = generalOf('zhuge-liang')
  const able = hasGeneral(state, seat, 'zhuge-liang') && playerAt(state, seat).rage >= rage
  if (!able || state.deck.length + state.discards.length === 0) return
  const notice = say('waits-refill', { who: seatRef(seat) })
  const picked = yield* chooseMaybe(seat, {
    prompt: say('ask-gaze', { rage }),
    notice,
    options: [
      {
        id: 'zhuge-liang',
        text: say('use-ability', { general: nameRef('zhuge-liang') }),
        cost: [{ of: 'rage', amount: rage, text: say('cost-rage', { rage }) }],
      },
    ],
    pass: { id: 'pass', text: say('no-gaze') },
    ownTurn: true,
    kind: 'gaze',
  })
  if (picked === undefined) return
  payRage(table, seat, rage)
  reshuffle(table)
  const top = state.deck.slice(0, GAZED)
  // A player who gazed before does not know in what order they lie now.
  loseSight(state, top, [seat])
  see(state, top, [seat])
  table.tell(say('gazes', { who: seatRef(seat), general: nameRef('zhuge-liang'), count: top.length }))
  table.tell(say('you-see', { cards: nameRefs(top) }), { to: [seat] })
  const order = yield* choose(seat, {
    prompt: say('ask-order'),
    notice,
    options: top.map(cardOption),
    min: top.length,
    max: top.length,
    ordered: true,
    ownTurn: true,
  })
  state.deck.splice(0, top.length, ...order)
}

/** Too many cards are thrown off; by 制衡 as many more as one likes. */
function* throwOff(table: StormTable, seat: Seat): Script {
  const { state } = table
  const { hand } = playerAt(state, seat)
  const over = Math.max(0, hand.length - handLimit(state, seat))
  const balance = hasGeneral(state, seat, 'sun-quan')
  if (hand.length === 0 || (over === 0 && !balance)) return
  const cards = yield* choose(seat, {
    prompt: balance ? say('ask-balance', { count: over }) : say('ask-discard', { count: over }),
    notice: say('waits-refill', { who: seatRef(seat) }),
    options: hand.map(cardOption),
    min: over,
    max: balance ? hand.length : over,
    ownTurn: true,
    kind: balance ? 'balance' : 'discard',
  })
  if (cards.length === 0) return
  discard(state, seat, cards)
  table.tell(say('throws-off', { who: seatRef(seat), cards: nameRefs(cards) }))
}

/** What was of this turn is forgotten; the next player begins, or the game is over. */
function endTurn(table: StormTable): void {
  const { state } = table
  for (const unit of state.units) unit.now = newTurn()
  for (const player of state.players) Object.assign(player, { fresh: [], used: [], tookCity: false })
  state.allied = []
  checkWin(table)
  // Two sides at least are left, and nobody loses the own capital in the own turn.
  const next = state.order.indexOf(at(seatsFrom(state), 1))
  const wraps = next <= state.at
  const last = state.settings.rounds
  if (wraps && last > 0 && state.round >= last) endByRounds(table)
  if (wraps) state.round++
  state.at = next
  beginTurn(table)
}

/** The next turn is told, with the alliance that holds for it. */
export function beginTurn(table: StormTable): void {
  const { state } = table
  const seat = activeSeat(state)
  state.turn++
  state.phase = 'act'
  state.draft = null
  table.tell(say('turn', { who: seatRef(seat), round: state.round }), { mark: 'turn' })
  const leader = fearedLeader(state)
  if (leader === undefined) return
  state.allied = seatsFrom(state).filter((each) => each !== leader)
  table.tell(
    say('allied', {
      who: seatRef(at(state.allied, 0)),
      whom: seatRef(at(state.allied, 1)),
      leader: seatRef(leader),
      prestige: prestigeOf(state, leader),
    }),
    { mark: 'notice' },
  )
  checkWin(table)
}

/** Who has at least 10 prestige and as much as the two others together (ruling 33). */
export function fearedLeader(state: StormState): Seat | undefined {
  const seats = seatsFrom(state)
  if (state.mode !== 'three' || seats.length < 3) return undefined
  const all = seats.reduce((sum, seat) => sum + prestigeOf(state, seat), 0)
  return seats.find((seat) => {
    const own = prestigeOf(state, seat)
    return own >= FEARED && own >= all - own
  })
}
