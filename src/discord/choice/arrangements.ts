// Whole orders to choose from at once, while there are few enough for one menu.
import { type Choice, type Decision, pickable } from '../../engine/decision.ts'
import { LIMITS } from '../screen/limits.ts'

/** Does the order of the picks count? */
export const isOrdered = (decision: Decision): boolean =>
  (decision.ordered === true || decision.slots !== undefined) && decision.max > 1

/** Every whole order there is, if the number of picks is fixed and no more than 25 orders exist. */
export function arrangementsOf(decision: Decision): Choice[] | undefined {
  if (!isOrdered(decision) || decision.min !== decision.max) return undefined
  const ids = pickable(decision).map((option) => option.id)
  let count = 1
  for (let taken = 0; taken < decision.max; taken++) count *= ids.length - taken
  return count <= LIMITS.options ? orders(ids, decision.max) : undefined
}

const orders = (ids: readonly string[], length: number): string[][] =>
  length === 0
    ? [[]]
    : ids.flatMap((id) =>
        orders(
          ids.filter((other) => other !== id),
          length - 1,
        ).map((rest) => [id, ...rest]),
      )
