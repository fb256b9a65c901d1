// Positions small enough to read, with the answers that are right and those that are blunders: a computer player's good sense.

import type { Policy } from '../../src/engine/game.ts'
import type { Seat } from '../../src/engine/phrase.ts'
import { isFor } from '../../src/engine/player-view.ts'
import { sideStream } from '../../src/engine/random.ts'
import type { Playing } from './kit.ts'

/** The parts of a table in play that a position needs, of any game. */
export type SenseTable = Pick<
  // biome-ignore lint/suspicious/noExplicitAny: the state and view of any game
  Playing<any, any>,
  'run' | 'told' | 'asked' | 'decision' | 'view' | 'play' | 'outcome'
>

/**
 * A position. An answer is written as what is chosen step by step, `snatch-s3 seat-1`, several picks of one step joined
 * by `+` in the order of the alphabet; its beginning stands for all that begin so.
 */
export interface Position {
  /** Who holds what, and what is asked. */
  readonly name: string
  /** Why the right answers are right, in one line. */
  readonly why: string
  readonly seat: Seat
  /** Lays the table and plays up to the question. */
  table(): SenseTable
  /** Every answer that is no blunder when left out. */
  readonly right?: readonly string[]
  readonly blunders: readonly string[]
}

/** What a position needs besides its table. */
interface Question<P> {
  readonly seat?: Seat
  /** Plays on from the laid table to the question. */
  readonly until?: (play: P) => void
  readonly right?: readonly string[]
  readonly blunders?: readonly string[]
}

/** Positions of a game whose tables are laid so: what each is, why, and how it is laid. */
export const positionsLaidBy =
  <Plan extends object, P>(layOut: (plan: Plan) => P, sense: (play: P) => SenseTable) =>
  (name: string, why: string, plan: Plan & Question<P>): Position => ({
    name,
    why,
    seat: plan.seat ?? 0,
    ...(plan.right && { right: plan.right }),
    blunders: plan.blunders ?? [],
    table() {
      const play = layOut(plan)
      plan.until?.(play)
      return sense(play)
    },
  })

/** How a player answered a position by several lots. */
export interface Verdict {
  readonly name: string
  readonly answers: readonly string[]
  /** Whether every answer is right. */
  readonly right: boolean
  /** The answers that are blunders. */
  readonly blunders: readonly string[]
}

/** So many lots are drawn for each position: sense does not depend on chance. */
const LOTS = 5

/** What a policy answers in a position, up to where others learn of it. */
function answerTo({ seat, table }: Position, policy: Policy, lot: number): string {
  const play = table()
  const steps: string[] = []
  do {
    const story = play.told.filter((event) => isFor(event, seat))
    const situation = { seat, view: play.view(seat), story, decision: play.decision(seat) }
    const choice = policy.decide(situation, sideStream(`sense-${lot}-${steps.length}`)) ?? []
    steps.push([...choice].sort().join('+'))
    play.play(seat, ...choice)
  } while (!play.outcome && play.asked.join() === `${seat}` && play.decision(seat).step === true)
  return steps.join(' ')
}

const among = (answer: string, named: readonly string[]): boolean =>
  named.some((each) => answer === each || answer.startsWith(`${each} `))

/** Judges a policy by a position. */
export function judged(position: Position, policy: Policy): Verdict {
  const answers = Array.from({ length: LOTS }, (_, lot) => answerTo(position, policy, lot))
  const blunders = answers.filter((answer) => among(answer, position.blunders))
  const isRight = (answer: string) =>
    position.right ? among(answer, position.right) : !among(answer, position.blunders)
  return { name: position.name, answers: [...new Set(answers)], right: answers.every(isRight), blunders }
}
