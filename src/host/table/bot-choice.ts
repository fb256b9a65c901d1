// Answers in a member's stead: as a computer player of a strength, or with a pass. Uses no database.

import { computerNamed } from '../../engine/computers.ts'
import { type Choice, type Decision, withoutIrrevocable } from '../../engine/decision.ts'
import type { Game, GameEvent, Policy } from '../../engine/game.ts'
import type { GameSession } from '../../engine/lifecycle.ts'
import type { Seat } from '../../engine/phrase.ts'
import { decideBy, randomPolicy } from '../../engine/policy.ts'
import type { Strength } from '../../engine/strength.ts'

/** How a computer player answers. */
export interface Manner {
  readonly strength: string
  /** It leaves alone what cannot be had back. */
  readonly careful: boolean
  /** It speaks for a member whose time is out: the game may want less done then (`Game.absent`). */
  readonly absent?: true
}

/** A decision as a computer player of this manner is asked it. */
export const askedIn =
  ({ careful }: Manner) =>
  (decision: Decision): Decision =>
    careful ? withoutIrrevocable(decision) : decision

/** What a computer player answers at a seat; `undefined` where it leaves it. */
export const choiceIn = (
  game: Game,
  session: GameSession,
  seat: Seat,
  manner: Manner,
  story: readonly GameEvent[],
): Choice | undefined => {
  const by = (policy: Policy) => decideBy(game, session, seat, policy, story, askedIn(manner))
  if (goesInCircles(session)) return by(randomPolicy)
  const least = manner.absent && game.absent ? by(game.absent) : undefined
  return least ?? by(computerNamed(game, manner.strength) ?? randomPolicy)
}

/** More private steps than any choice takes: what an auto-answer, what time, and what a computer goes through at most. */
export const STEPS_AT_MOST = { autoAnswer: 20, time: 60, computer: 60 } as const

/** A policy that goes back to where it came from would go on so for ever; chance finds the way out. */
const goesInCircles = ({ open, number }: GameSession): boolean =>
  open?.root !== undefined && number - open.root.first > STEPS_AT_MOST.computer

/** What silence answers: a pass, where there is one. */
export const silentChoice = ({ pass }: Decision): Choice => (pass === undefined ? [] : [pass])

/** Strengths of computer players, weakest first: the one that decides for a member. */
export const standingInOf = (strengths: readonly string[]): string =>
  strengths.includes(STANDING_IN) ? STANDING_IN : (strengths.at(-1) ?? 'random')

const STANDING_IN: Strength = 'hard'
