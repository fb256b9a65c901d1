// Policies that bring a game to its end soon.
import type { Policy } from '../../src/engine/game.ts'
import { anyChoice } from '../../src/engine/policy.ts'

/** Does as little as can be: passes, or takes what ends a menu and does not lead back into one. */
export const idle: Policy = {
  decide: ({ decision }, random) => {
    const { pass, min } = decision
    if (min === 0) return []
    const onward = decision.options.filter(({ id }) => !id.startsWith('back'))
    const choice = pass ?? (onward.findLast(({ action }) => action) ?? onward.at(-1))?.id
    return choice && min === 1 ? [choice] : anyChoice(decision, random)
  },
}

/** Plays its own turn as a policy does, and lets everything be done to it. */
export const careless = (policy: Policy): Policy => ({
  decide: (situation, random) => {
    const { ownTurn, pass } = situation.decision
    return (ownTurn || pass === undefined ? policy : idle).decide(situation, random)
  },
})
