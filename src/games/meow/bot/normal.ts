// A computer player that knows the rules and plays on a whim.
import type { Choice, Decision } from '../../../engine/decision.ts'
import type { Policy } from '../../../engine/game.ts'
import { anyChoice } from '../../../engine/policy.ts'
import type { Random } from '../../../engine/random.ts'
import type { MeowView } from '../view/view.ts'
import { forward } from './forward.ts'

/** Uses its cards before it strikes, passes more often than not, and leaves the rest to chance. */
export const normal: Policy<MeowView> = { decide: (asked, random) => whim(forward(asked).decision, random) }

function whim(decision: Decision, random: Random): Choice {
  if (decision.prompt.key === 'meow.ask-cat') return ['no-cat']
  if (decision.prompt.key === 'meow.ask-visit' && random.int(3) > 0) return ['pass']
  if (decision.prompt.key === 'meow.ask-turn') return [decision.options[0]?.id ?? 'attack']
  return anyChoice(decision, random)
}
