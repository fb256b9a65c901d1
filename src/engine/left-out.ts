// Parts that a rehearsal leaves out: results of chance on the way to what can still be planned.
import type { State } from './game.ts'

/**
 * Whether this is a rehearsal, which leaves out what chance decides here and goes on: rules ask it just before they draw
 * or judge. A plan goes on past it in the game too, with what it says of before and after.
 */
export function leftOut(state: State): boolean {
  if (state.left === undefined) return false
  state.left++
  return true
}
