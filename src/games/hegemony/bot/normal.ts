// The weaker computer player: as often as not it does what comes to mind.
import type { Decision } from '../../../engine/decision.ts'
import type { Policy } from '../../../engine/game.ts'
import { anyChoice } from '../../../engine/policy.ts'
import type { HegemonyView } from '../view/view.ts'
import { isAboutConceding } from './conceding.ts'
import { hard } from './hard.ts'

/** In so many decisions of ten it acts at random. */
const WHIMS = 3

/** It does not give up, or take that back, by whim. */
const withoutConceding = (decision: Decision): Decision =>
  decision.kind === 'play'
    ? { ...decision, options: decision.options.filter((option) => !isAboutConceding(option)) }
    : decision

/** Decides like the stronger one, or by whim. */
export const normal: Policy<HegemonyView> = {
  decide: (situation, random) =>
    random.int(10) < WHIMS
      ? anyChoice(withoutConceding(situation.decision), random)
      : hard.decide(situation, random),
}
