// When a plan is played, and how far it fits: no database. What the table sees of it is what it sees of somebody who
// answers a minute after they were asked, whatever they hold and whatever they planned.
import type { Choice, Decision } from '../../engine/decision.ts'
import type { Game } from '../../engine/game.ts'
import { type GameSession, resume, type Snapshot, type Step } from '../../engine/lifecycle.ts'
import type { Seat } from '../../engine/phrase.ts'
import { comesIn, fits, type PlanStep, questionOf } from '../../engine/planning.ts'
import { askedAt, asking } from '../../engine/player-view.ts'
import { sideStream } from '../../engine/random.ts'
import type { Waiting } from '../auto-answers/windows.ts'

const SECOND = 1_000

/** From when to when after its question was asked a plan is played, in milliseconds. */
const PLAYED = {
  quick: { least: 8 * SECOND, most: 20 * SECOND },
  slow: { least: 45 * SECOND, most: 105 * SECOND },
} as const

/**
 * When a seat's plan is played whose question was asked at a moment. It depends on that, the table's pace, the seat and the
 * seed, on nothing that anybody holds or has planned.
 */
export function playedAt({ quick, alone }: Waiting, seed: string, seat: Seat, asked: Date): Date {
  const { least, most } = quick || alone ? PLAYED.quick : PLAYED.slow
  const at = asked.getTime()
  return new Date(at + least + sideStream(seed, 'plan-played', seat, at).int(most - least))
}

/** Whether what a seat is asked now is the first question of its plan. */
export const isPlanned = (decision: Decision | undefined, [first]: readonly PlanStep[]): boolean =>
  decision !== undefined && first !== undefined && questionOf(decision) === first.question

/** Answers for a seat; the kernel's refusal as it is. */
export const takeFor = (session: GameSession, seat: Seat, choice: Choice): Step | string =>
  session.take({ kind: 'answer', by: 'member', seat, opened: askedAt(session, seat) ?? -1, choice })

/**
 * How many steps of a plan fit a game at rest: up to the first that is no legal answer on the terms it was planned on, or
 * before which something came in that its member could not know when they planned. No choice is left half made then.
 */
export function fitting(game: Game, snapshot: Snapshot, seat: Seat, steps: readonly PlanStep[]): number {
  const session = resume(game, snapshot)
  let whole = 0
  for (const [index, step] of steps.entries()) {
    const { decision } = asking(session, seat)
    if (!decision || !fits(decision, step)) return whole
    const counter = { ...session.state.chance }
    const before = new Set(game.unknown(session.state, seat).flat())
    const taken = takeFor(session, seat, step.choice)
    if (typeof taken === 'string') return whole
    if (!session.open?.root) whole = index + 1
    if (index + 1 < steps.length && comesIn(game, session, seat, { ...taken, counter, before })) return whole
  }
  return steps.length
}
