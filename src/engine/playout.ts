// A whole game played by policies, in one process: for proofs, benchmarks and the strength of computer players.
import type { Game, Options, Outcome, Policy, Told } from './game.ts'
import { askedAt, awaited } from './outlook.ts'
import { decideBy } from './policy.ts'
import { sideStream } from './random.ts'
import { type Run, type Step, startRun } from './run.ts'
import type { Observe } from './table.ts'

/** A game played to its end. */
export interface Playout {
  readonly outcome: Outcome
  readonly answers: number
  readonly steps: readonly Step[]
}

/** How to play it out. */
export interface PlayoutPlan {
  readonly seed: string
  readonly options: Options
  /** A policy for each seat; as many as there are seats. */
  readonly policies: readonly Policy[]
  /** Keep only the outcome: for thousands of games. */
  readonly forget?: boolean
  /** Sees the game after every step. */
  readonly watch?: (run: Run, step: Step) => void
  /** Sees every event as it is told. */
  readonly observe?: Observe
}

/** More answers than any game takes; past it the game never ends. */
const ANSWERS_PER_GAME = 100_000

/**
 * Plays a game to its end.
 * @throws Error when a policy leaves a decision, answers what is not legal, or the game does not end.
 */
export function playOut(
  game: Game,
  { seed, options, policies, forget, watch, observe }: PlayoutPlan,
): Playout {
  const { run, step } = startRun(game, { seats: policies.length, options, seed }, observe)
  const steps: Step[] = [step]
  const story: Told[] = [...step.events]
  watch?.(run, step)
  const order = sideStream(seed, 'order')
  let answers = 0
  while (!run.outcome) {
    if (answers++ > ANSWERS_PER_GAME) throw new Error(`${game.id} seed ${seed}: the game does not end`)
    const next = answerOne(game, run, policies, story, order.int(Math.max(1, awaited(run).length)))
    story.push(...next.events)
    if (!forget) steps.push(next)
    watch?.(run, next)
  }
  return { outcome: run.outcome, answers, steps }
}

/** One of those waited for answers, whichever `luck` names: all-answer requests end in any order. */
function answerOne(
  game: Game,
  run: Run,
  policies: readonly Policy[],
  story: readonly Told[],
  luck: number,
): Step {
  const waiting = awaited(run)
  const seat = waiting[luck]?.seat
  const policy = seat === undefined ? undefined : policies[seat]
  if (seat === undefined || !policy || !run.open) throw new Error(`${game.id}: nobody is left to ask`)
  const choice = decideBy(game, run, seat, policy, story)
  if (!choice) throw new Error(`${game.id}: a policy leaves ${waiting[0]?.notice.key}`)
  const taken = run.take({ kind: 'answer', by: 'computer', seat, opened: askedAt(run, seat) ?? -1, choice })
  if (typeof taken === 'string') throw new Error(`${game.id}: ${choice.join(' ')} is refused: ${taken}`)
  return taken
}
