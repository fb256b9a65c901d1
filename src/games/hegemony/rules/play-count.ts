// Counts the uses of a skill in this phase.
import type { Id } from '../../../engine/phrase.ts'
import type { Actions } from '../core/actions.ts'
import { turnOf } from '../table/state.ts'

/** Counts a use in this phase. */
export function countUse({ state }: Actions, key: Id): void {
  const { counts } = turnOf(state)
  counts[key] = (counts[key] ?? 0) + 1
}
