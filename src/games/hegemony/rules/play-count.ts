// How often a skill was used in this phase.
import type { Id } from '../../../engine/phrase.ts'
import type { Actions } from '../actions.ts'

/** Counts a use in this phase. */
export function countUse({ state }: Actions, key: Id): void {
  const { turn } = state
  if (turn) turn.counts[key] = (turn.counts[key] ?? 0) + 1
}
