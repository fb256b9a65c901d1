// Decisions for a player whose time is up: no march, no attack, no recruits; the hand is refilled, and the oldest
// cards go where it is too large. Other forced choices are left to the hard computer player.
import type { Choice } from '../../../engine/decision.ts'
import type { Policy, Situation } from '../../../engine/game.ts'
import type { StormView } from '../view/view.ts'

const answers: Readonly<Record<string, (asked: Situation['decision']) => Choice>> = {
  'ask-turn': () => ['end-turn'],
  'ask-recruit': () => ['done'],
  'ask-gaze': () => ['pass'],
  'ask-discard': ({ options, min }) => options.slice(0, min).map(({ id }) => id),
  'ask-balance': ({ options, min }) => options.slice(0, min).map(({ id }) => id),
}

/** Ends the turn of a player who is away. */
export const absent: Policy<StormView> = {
  decide: ({ decision }) => answers[decision.prompt.key.slice('storm.'.length)]?.(decision),
}
