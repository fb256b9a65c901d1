// 結算: fish for the battle, the front to the discards, the rear back to hand, and the next round (R19, R31, R35).
import type { Table } from '../../../engine/game.ts'
import { type Id, nameRefs, type Seat, seatRef } from '../../../engine/phrase.ts'
import { everyone, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { battleCard } from '../cards/index.ts'
import { armyOf, battleOf, frontOf, standing } from '../table/army.ts'
import { dropTreasures } from '../table/decks.ts'
import {
  lastBattle,
  type MeowState,
  playerAt,
  presentBattle,
  seatsFrom,
  treasuresOf,
} from '../table/state.ts'
import { say } from '../text/say.ts'
import { reward } from './clash.ts'
import { endGame, enoughPoints, gradeSolo } from './end.ts'
import { cardOption } from './labels.ts'
import { feed } from './markers.ts'

/** Rounds of the basic game, and the fish their winners take (R19). */
export const PRIZES = [2, 4, 6] as const

/** Treasures that may be kept over a settlement (R21). */
const KEPT_TREASURES = 2

/** For surviving, with three or four players (R35). */
const SURVIVAL = 1

/** Pays for the battle, and ends the game or clears the field. */
export function settleStage(table: Table<MeowState>): void {
  const { rival } = table.state
  if (rival) gradeSolo(table, rival)
  else settle(table)
}

function settle(table: Table<MeowState>): void {
  const { state } = table
  const alive = standing(battleOf(state))
  if (state.players.length > 2)
    for (const seat of seatsFrom(state, state.start)) if (alive.includes(seat)) reward(table, seat, SURVIVAL)
  payBattle(table)
  if (enoughPoints(table)) return
  if (!state.advanced && state.round >= PRIZES.length) endGame(table)
  else {
    clearField(table)
    state.phase = 'trim'
  }
}

/**
 * 2/4/6 to the winner, or what the battle card says for winner and losers (R19, R30, R31, R47); the start player first
 * where the supply is short (R1).
 */
function payBattle(table: Table<MeowState>): void {
  const { state } = table
  const battle = presentBattle(state)
  const { winner } = lastBattle(state)
  const prize = battle ? battleCard(battle).winner : at(PRIZES, Math.min(state.round, PRIZES.length) - 1)
  const consolation = battle ? battleCard(battle).loser : 0
  for (const seat of seatsFrom(state, state.start)) feed(table, seat, seat === winner ? prize : consolation)
}

/** Fronts to the discards with their treasures; rears to hand, seen by all (R19, R50). */
function clearField(table: Table<MeowState>): void {
  const { state } = table
  for (const [seat, player] of state.players.entries()) {
    const army = armyOf(state, seat)
    const front = frontOf(army)
    state.discards.push(...front)
    const dropped = dropTreasures(state, player, front)
    player.hand.push(...army.rear)
    player.open.push(...army.rear)
    if (dropped.length > 0) table.tell(say('treasures-dropped', { cards: nameRefs(dropped) }))
    table.tell(say('takes-back', { who: seatRef(seat), cards: nameRefs(army.rear) }))
  }
  state.battle = null
}

/** A side that holds more than two treasures discards down to two (R21); then the winner opens the next round. */
export function* trimStage(table: Table<MeowState>): Script {
  const { state } = table
  const rich = [...state.players.keys()].filter((seat) => excessOf(state, seat) > 0)
  const answers = yield* everyone(
    rich.map((seat) => ({
      seat,
      prompt: say('ask-trim', { n: excessOf(state, seat) }),
      notice: say('waits-trim', { who: seatRef(seat) }),
      options: treasuresOf(playerAt(state, seat)).map(cardOption),
      min: excessOf(state, seat),
      max: excessOf(state, seat),
    })),
  )
  for (const [index, seat] of rich.entries()) discardTreasures(table, seat, at(answers, index))
  state.start = lastBattle(state).winner
  state.round++
  state.phase = 'recruit'
}

const excessOf = (state: MeowState, seat: Seat): number =>
  treasuresOf(playerAt(state, seat)).length - KEPT_TREASURES

function discardTreasures(table: Table<MeowState>, seat: Seat, cards: readonly Id[]): void {
  const { state } = table
  const player = playerAt(state, seat)
  player.treasures = player.treasures.filter((id) => !cards.includes(id))
  player.carried = Object.fromEntries(
    Object.entries(player.carried).filter(([, card]) => !cards.includes(card)),
  )
  state.treasureDiscards.push(...cards)
  table.tell(say('discards', { who: seatRef(seat), cards: nameRefs(cards) }))
}
