// A whole game played by policies, in one process: for proofs, benchmarks and the strength of computer players.
import type { Choice } from './decision.ts'
import type { Game, GameEvent, Options, Outcome, Policy } from './game.ts'
import { type GameSession, type Snapshot, type Step, snapshotAfter, startSession } from './lifecycle.ts'
import type { Seat } from './phrase.ts'
import { answerMove, awaited } from './player-view.ts'
import { decideBy } from './policy.ts'
import { sideStream } from './random.ts'
import type { Observe } from './table.ts'

/** A game played to its end. */
export interface Playout {
  readonly outcome: Outcome
  readonly answers: number
  readonly steps: readonly Step[]
}

/** A game at rest and all that was told in it, oldest first. */
export interface TableAtRest {
  readonly snapshot: Snapshot
  readonly story: readonly GameEvent[]
}

/** How to play it out. */
export interface PlayoutPlan {
  readonly seed: string
  readonly options: Options
  /** A policy for each seat; as many as there are seats. */
  readonly policies: readonly Policy[]
  /** Keep only the outcome: for thousands of games. */
  readonly forget?: boolean
  /** Asked before the policy of a seat, for those who think about more than a policy sees; `undefined` leaves it. */
  readonly thinker?: (table: TableAtRest, seat: Seat) => Choice | undefined
  /** Sees the game after every step. */
  readonly watch?: (session: GameSession, step: Step) => void
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
  { seed, options, policies, forget, thinker, watch, observe }: PlayoutPlan,
): Playout {
  const setting = { seats: policies.length, options, seed }
  const { run: session, step } = startSession(game, setting, observe)
  let rest = snapshotAfter(setting, undefined, step)
  const steps: Step[] = [step]
  const story: GameEvent[] = [...step.events]
  watch?.(session, step)
  const order = sideStream(seed, 'order')
  let answers = 0
  while (!session.outcome) {
    if (answers++ > ANSWERS_PER_GAME) throw new Error(`${game.id} seed ${seed}: the game does not end`)
    const think = (seat: Seat) => thinker?.({ snapshot: rest, story }, seat)
    const pick = order.int(Math.max(1, awaited(session).length))
    const next = answerOne(game, session, policies, story, pick, think)
    story.push(...next.events)
    rest = snapshotAfter(setting, rest, next)
    if (!forget) steps.push(next)
    watch?.(session, next)
  }
  return { outcome: session.outcome, answers, steps }
}

/**
 * Plays so many answers of a new game, or to its end where that comes first; the game as it stands then.
 * @throws Error as `playOut` does
 */
export function playSome(
  game: Game,
  { seed, options, policies }: Pick<PlayoutPlan, 'seed' | 'options' | 'policies'>,
  answers: number,
): GameSession {
  const { run: session, step } = startSession(game, { seats: policies.length, options, seed })
  const story: GameEvent[] = [...step.events]
  const order = sideStream(seed, 'order')
  for (let n = 0; n < answers && !session.outcome; n++) {
    const next = answerOne(game, session, policies, story, order.int(Math.max(1, awaited(session).length)))
    story.push(...next.events)
  }
  return session
}

/** One of those waited for answers, whichever `pick` names: all-answer requests end in any order. */
function answerOne(
  game: Game,
  session: GameSession,
  policies: readonly Policy[],
  story: readonly GameEvent[],
  pick: number,
  think: (seat: Seat) => Choice | undefined = () => undefined,
): Step {
  const waiting = awaited(session)
  const seat = waiting[pick]?.seat
  const policy = seat === undefined ? undefined : policies[seat]
  if (seat === undefined || !policy || !session.open) throw new Error(`${game.id}: nobody is left to ask`)
  const choice = think(seat) ?? decideBy(game, session, seat, policy, story)
  if (!choice) throw new Error(`${game.id}: a policy leaves ${waiting[0]?.notice.key}`)
  const taken = session.take(answerMove(session, seat, choice, 'computer'))
  if (typeof taken === 'string') throw new Error(`${game.id}: ${choice.join(' ')} is refused: ${taken}`)
  return taken
}
