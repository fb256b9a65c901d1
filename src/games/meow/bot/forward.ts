// Options of a computer player: never the way back out of what it has begun, where anything else is left.
import type { Decision } from '../../../engine/decision.ts'
import type { Situation } from '../../../engine/game.ts'
import { BACK } from '../rules/labels.ts'

/** The situation without the way back. */
export function forward<V>(asked: Situation<V>): Situation<V> {
  const { decision } = asked
  const options = decision.options.filter(({ id }) => id !== BACK.id)
  const isOpen = options.length < decision.options.length && options.length >= Math.max(1, decision.min)
  return isOpen
    ? withDecision(asked, { ...decision, options, max: Math.min(decision.max, options.length) })
    : asked
}

/** The same view and story, made only when they are looked at. */
const withDecision = <V>(asked: Situation<V>, decision: Decision): Situation<V> => ({
  seat: asked.seat,
  decision,
  get view() {
    return asked.view
  },
  get story() {
    return asked.story
  },
})
