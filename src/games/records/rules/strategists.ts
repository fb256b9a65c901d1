// Strategists (source 3.1 and 3.4): drawn and kept face down at the round's beginning, paid off at its end.
import { nameRef, seatRef } from '../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../engine/script.ts'
import { forget, see } from '../../common/seen.ts'
import { takeOut } from '../../common/take-out.ts'
import { STRATEGISTS } from '../cards.ts'
import type { RecordsTable } from '../decks.ts'
import { cardOption, forCoins } from '../labels.ts'
import { pay } from '../money.ts'
import { say } from '../say.ts'
import { activeSeat, playerAt, seatsInOrder } from '../state.ts'

const MOST_EXTRA = 4

/** One player names 0–4 extra draws at 1 coin each, draws, keeps one face down (R4). */
export function* takeStrategist(table: RecordsTable): Script {
  const { state } = table
  if (state.turn === 0) beginRound(table)
  const seat = activeSeat(state)
  const who = seatRef(seat)
  const player = playerAt(state, seat)
  const notice = say('waits-strategist', { who })
  const most = Math.min(MOST_EXTRA, player.money, state.strategists.length - 1)
  const named = yield* chooseOne(seat, {
    prompt: say('ask-extra'),
    notice,
    options: Array.from({ length: most + 1 }, (_, count) => extraOption(count)),
    kind: 'search',
    open: true,
  })
  const extra = Number(named.slice('extra-'.length))
  pay(player, extra)
  player.choosing = state.strategists.splice(0, 1 + extra)
  if (extra > 0) table.tell(say('strategist-searched', { who, coins: extra, drawn: 1 + extra }))
  const kept = yield* chooseOne(seat, {
    prompt: say('ask-strategist'),
    notice,
    options: player.choosing.map(cardOption),
    kind: 'strategist',
    open: true,
  })
  player.strategist = takeOut(player.choosing, kept)
  see(state, player.choosing, [seat])
  state.strategists.push(...player.choosing)
  player.choosing = []
  if (extra > 0) table.shuffle(state.strategists)
  table.tell(say(extra > 0 ? 'strategist-kept' : 'strategist-hired', { who }))
  table.tell(say('you-hire', { strategist: nameRef(kept) }), { to: [seat] })
  state.turn++
  if (state.turn < state.players.length) return
  state.phase = 'draw'
  state.turn = 0
}

const extraOption = (count: number) =>
  forCoins({ id: `extra-${count}`, text: say('extra', { count }) }, count)

function beginRound({ state, tell }: RecordsTable): void {
  state.round++
  tell(say('round', { round: state.round, who: seatRef(state.start) }), { mark: 'turn' })
}

/** Wits and income of a strategist. Throws for another card. */
export function strategistOf(card: string | null) {
  const strategist = card === null ? undefined : STRATEGISTS[card]
  if (!strategist || card === null) throw new Error(`${card} is not a strategist`)
  return { card, ...strategist }
}

/** After all actions: each strategist brings coins, then all go back and are shuffled (R24). */
export function payOffStrategists(table: RecordsTable): void {
  const { state } = table
  for (const seat of seatsInOrder(state)) {
    const player = playerAt(state, seat)
    const { card, income } = strategistOf(player.strategist)
    player.money += income
    const told = say('strategist-income', { who: seatRef(seat), coins: income, total: player.money })
    table.reveal(told, { about: [card] })
  }
  for (const player of state.players) {
    state.strategists.push(strategistOf(player.strategist).card)
    player.strategist = null
    player.strategistUp = false
  }
  forget(state, state.strategists)
  table.shuffle(state.strategists)
  table.tell(say('strategists-return'))
}
