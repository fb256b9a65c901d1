// 招募: every hand is filled up to five, the last battle's loser first (R4).
import type { Table } from '../../../engine/game.ts'
import { nameRef, seatRef } from '../../../engine/phrase.ts'
import { fillHand } from '../table/decks.ts'
import { type MeowState, playerAt, presentBattle, seatsFrom } from '../table/state.ts'
import { say } from '../text/say.ts'

/** Opens a round and fills all hands. In 官渡 both hands are given, and there are no visits (R40). */
export function recruit(table: Table<MeowState>): void {
  const { state } = table
  if (!state.rival)
    table.tell(say('round', { round: state.round, who: seatRef(state.start) }), { mark: 'turn' })
  const battle = presentBattle(state)
  if (battle) table.tell(say('round-battle', { battle: nameRef(battle) }))
  const given = state.rival !== null && playerAt(state, 0).hand.length > 0
  for (const seat of seatsFrom(state, state.recruit)) fillHand(table, seat)
  for (const player of state.players) player.passed = false
  state.visitor = state.start
  state.phase = given ? 'oppose' : 'visit'
}
