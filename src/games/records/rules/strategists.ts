// Strategists (source 3.1 and 3.4): drawn and kept face down at the round's beginning, paid off at its end.
import { type Id, nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import { chooseOne, everyone, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { forget, see } from '../../common/seen.ts'
import { takeOut } from '../../common/take-out.ts'
import { strategistOf } from '../cards/index.ts'
import type { RecordsTable } from '../table/decks.ts'
import { pay } from '../table/money.ts'
import { activeSeat, playerAt, type RecordsState, seatsInOrder } from '../table/state.ts'
import { say } from '../text/say.ts'
import { cardOption, forCoins } from './common/labels.ts'

const MOST_EXTRA = 4

/** The strategists of a round (R4): all at once, or one player after the other (option `strict-order`). */
export function* hireStrategists(table: RecordsTable): Script {
  const { state } = table
  const hiring = seatsInOrder(state).filter((seat) => playerAt(state, seat).strategist === null)
  if (hiring.length === state.players.length && !isChoosing(state)) beginRound(table)
  if (state.strictOrder) yield* hireNext(table)
  else if (isChoosing(state)) yield* keepTogether(table, hiring)
  else yield* searchTogether(table, hiring)
}

/** Whether strategists were drawn of which one will be kept: where all draw at once, everybody has some or nobody. */
const isChoosing = (state: RecordsState): boolean => playerAt(state, state.start).choosing.length > 0

/** One player names 0–4 extra draws at 1 coin each, draws, keeps one face down and shuffles the rest back. */
function* hireNext(table: RecordsTable): Script {
  const { state } = table
  const seat = activeSeat(state)
  const most = mostExtra(state, seat, state.strategists.length - 1)
  const named = yield* chooseOne(seat, { ...extraAsked(seat, most), open: true })
  draw(table, seat, extraNamed(named))
  const { choosing } = playerAt(state, seat)
  const kept = yield* chooseOne(seat, { ...strategistAsked(seat, choosing), open: true })
  const back = keep(table, seat, kept)
  if (back.length > 0) table.shuffle(state.strategists)
  tellKept(table, seat, kept, back.length)
  state.turn++
  if (state.turn === state.players.length) beginActions(state)
}

/** All name their extra draws at once; they are paid and dealt in order of play, as far as the pile goes. */
function* searchTogether(table: RecordsTable, hiring: readonly Seat[]): Script {
  const { state } = table
  let spare = state.strategists.length - hiring.length
  const able = hiring.filter((seat) => mostExtra(state, seat, spare) > 0)
  const answers = yield* everyone(
    able.map((seat) => ({ seat, ...extraAsked(seat, mostExtra(state, seat, spare)), min: 1, max: 1 })),
  )
  for (const seat of hiring) {
    const named = extraNamed(answers[able.indexOf(seat)]?.[0])
    const extra = Math.min(named, spare)
    spare -= extra
    if (extra < named) table.tell(say('strategists-short', { extra }), { to: [seat] })
    draw(table, seat, extra)
  }
}

/**
 * All who drew several keep one at once. The rest go back, and each knows where their own lie: nobody draws again before all
 * are shuffled.
 */
function* keepTogether(table: RecordsTable, hiring: readonly Seat[]): Script {
  const { state } = table
  const several = hiring.filter((seat) => playerAt(state, seat).choosing.length > 1)
  const answers = yield* everyone(
    several.map((seat) => ({
      seat,
      ...strategistAsked(seat, playerAt(state, seat).choosing),
      min: 1,
      max: 1,
    })),
  )
  const kept = hiring.map((seat) => {
    const card = answers[several.indexOf(seat)]?.[0] ?? at(playerAt(state, seat).choosing, 0)
    const back = keep(table, seat, card)
    see(state, back, [seat])
    return { seat, card, back: back.length }
  })
  for (const { seat, card, back } of kept) tellKept(table, seat, card, back)
  beginActions(state)
}

const waits = (seat: Seat) => say('waits-strategist', { who: seatRef(seat) })

/** Extra draws that a player can name where the pile has so many to spare. */
const mostExtra = (state: RecordsState, seat: Seat, spare: number): number =>
  Math.min(MOST_EXTRA, playerAt(state, seat).money, spare)

const extraAsked = (seat: Seat, most: number) => ({
  prompt: say('ask-extra'),
  notice: waits(seat),
  options: Array.from({ length: most + 1 }, (_, count) => extraOption(count)),
  kind: 'search',
})

const strategistAsked = (seat: Seat, choosing: readonly Id[]) => ({
  prompt: say('ask-strategist'),
  notice: waits(seat),
  options: choosing.map(cardOption),
  kind: 'strategist',
})

/** The number in `extra-2`; none where nothing was asked. */
const extraNamed = (named: Id | undefined): number =>
  named === undefined ? 0 : Number(named.slice('extra-'.length))

/** Pays for extra draws and draws one more than those. */
function draw(table: RecordsTable, seat: Seat, extra: number): void {
  const { state } = table
  const player = playerAt(state, seat)
  pay(player, extra)
  player.choosing = state.strategists.splice(0, 1 + extra)
  if (extra > 0)
    table.tell(say('strategist-searched', { who: seatRef(seat), coins: extra, drawn: 1 + extra }))
}

/** Keeps one of the drawn face down; the others, which go back under the pile. */
function keep({ state }: RecordsTable, seat: Seat, kept: Id): readonly Id[] {
  const player = playerAt(state, seat)
  player.strategist = takeOut(player.choosing, kept)
  const back = player.choosing
  state.strategists.push(...back)
  player.choosing = []
  return back
}

const hired = (kept: Id) => {
  const { wits, income } = strategistOf(kept)
  return { wits, coins: income }
}

function tellKept(table: RecordsTable, seat: Seat, kept: Id, back: number): void {
  const who = seatRef(seat)
  table.tell(say(back > 0 ? 'strategist-kept' : 'strategist-hired', { who }))
  table.tell(say('you-hire', { strategist: nameRef(kept), ...hired(kept) }), { to: [seat] })
}

function beginActions(state: RecordsState): void {
  state.phase = 'draw'
  state.turn = 0
}

const extraOption = (count: number) =>
  forCoins({ id: `extra-${count}`, text: say('extra', { count }) }, count)

function beginRound({ state, tell }: RecordsTable): void {
  state.round++
  tell(say('round', { round: state.round, who: seatRef(state.start) }), { mark: 'turn' })
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
