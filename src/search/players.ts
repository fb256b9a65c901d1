// Players of a playout: the game's hard computer player at every seat.
import { computerNamed } from '../engine/computers.ts'
import { type Choice, type Decision, faultOf } from '../engine/decision.ts'
import type { Executor } from '../engine/executor.ts'
import type { Game, Policy, Situation, State } from '../engine/game.ts'
import type { Seat } from '../engine/phrase.ts'
import { anyChoice } from '../engine/policy.ts'
import type { Random } from '../engine/random.ts'
import type { SeatEvents } from './seat-events.ts'

/** Who answers. */
export interface Players {
  readonly policy: Policy
}

/** The players of a game's playouts; `undefined` where it has no hard computer player. */
export function playersOf(game: Pick<Game, 'computers'>): Players | undefined {
  const policy = computerNamed(game, 'hard')
  return policy && { policy }
}

/** What a player answers at a seat that is asked; `undefined` when it is not. */
export function decideIn<S extends State>(
  game: Game<S>,
  executor: Executor<S>,
  seatEvents: SeatEvents,
  { policy }: Players,
  seat: Seat,
  random: Random,
): Choice | undefined {
  const decision = executor.open?.request.decisions.find((each) => each.seat === seat)
  return decision && choiceAt(game, executor, seatEvents, policy, decision, random)
}

/** What a policy answers to a decision; any legal choice where it leaves it or fails. */
function choiceAt<S extends State>(
  game: Game<S>,
  { state }: Executor<S>,
  seatEvents: SeatEvents,
  policy: Policy,
  decision: Decision,
  random: Random,
): Choice {
  if (isForced(decision)) return decision.options.map(({ id }) => id)
  const { seat } = decision
  let view: unknown
  const situation: Situation = {
    seat,
    decision,
    get view() {
      view ??= game.view(state, seat)
      return view
    },
    get story() {
      return seatEvents.of(seat)
    },
  }
  try {
    const choice = policy.decide(situation, random)
    if (choice && faultOf(decision, choice) === undefined) return choice
  } catch {
    // A policy that fails in a thought world must not end the thought.
  }
  return anyChoice(decision, random)
}

/** Whether there is but one answer. */
export const isForced = ({ options, min, max, text, ordered, slots }: Decision): boolean =>
  !text && min === max && options.length === min && (options.length === 1 || (!ordered && !slots))
