// Points of the advanced rules: two for a defeat, one for surviving, seven win (R36).
import type { Table } from '../../../engine/game.ts'
import { type MeowState, playerAt, type Side } from '../table/state.ts'
import { say } from '../text/say.ts'
import { sideRef } from './labels.ts'

/** Points that end an advanced game. */
export const ENOUGH = 7

/** Adds points to a player. */
export function score({ state, tell }: Table<MeowState>, side: Side, n: number): void {
  const player = playerAt(state, side)
  player.points += n
  tell(say('points-gained', { who: sideRef(state, side), n, points: player.points }))
}
