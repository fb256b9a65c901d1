// Standing orders of a player for 墨翟 and 戚繼光: answers to attacks in their stead.
import type { Policy } from '../../../engine/game.ts'

const isAttack = (key: string): boolean => key === 'dynasties.ask-react'

/** Cancels every attack that can be cancelled. */
export const alwaysReact: Policy = {
  decide({ decision }) {
    if (!isAttack(decision.prompt.key)) return undefined
    return [decision.options.find(({ id }) => id !== 'pass')?.id ?? 'pass']
  },
}

/** Lets every attack come. */
export const neverReact: Policy = {
  decide: ({ decision }) => (isAttack(decision.prompt.key) ? ['pass'] : undefined),
}

/** Passes where nothing can be cancelled, and leaves the rest to the player. */
export const askReact: Policy = {
  decide: ({ decision }) =>
    isAttack(decision.prompt.key) && decision.options.length === 1 ? ['pass'] : undefined,
}
