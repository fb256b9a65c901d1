// Coins: to the bank, from the bank, and between players, who give what there is (R7).
import { type Seat, seatRef } from '../../../engine/phrase.ts'
import { say } from '../text/say.ts'
import type { RecordsTable } from './decks.ts'
import { othersOf, type Player, playerAt } from './state.ts'

/** Pays the bank. Throws when the player has too little: rules offer only what can be paid. */
export function pay(player: Player, coins: number): void {
  if (player.money < coins) throw new Error(`${coins} to pay of ${player.money}`)
  player.money -= coins
}

/** Moves up to `coins` from one player to another; how many there were (R11). */
export function giveCoins(from: Player, to: Player, coins: number): number {
  const given = Math.min(coins, from.money)
  from.money -= given
  to.money += given
  return given
}

/** Every other player gives `coins`, or what there is (R7). */
export function collect(table: RecordsTable, seat: Seat, coins: number): void {
  const { state } = table
  for (const other of othersOf(state, seat)) {
    const given = giveCoins(playerAt(state, other), playerAt(state, seat), coins)
    table.tell(say('gives', { who: seatRef(seat), whom: seatRef(other), coins: given }))
  }
}
