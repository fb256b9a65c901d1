// When a plan is played, and how far it fits: no database. What the table sees of it is what it sees of somebody who
// answers a minute after they were asked, independent of what they hold and planned.
import type { Choice, Decision } from '../../engine/decision.ts'
import type { Game } from '../../engine/game.ts'
import { type GameSession, resume, type Snapshot, type Step } from '../../engine/lifecycle.ts'
import type { Id, Seat } from '../../engine/phrase.ts'
import { comesIn, fits, type PlanStep, placeIn } from '../../engine/planning.ts'
import { answerMove, asking } from '../../engine/player-view.ts'
import { sideStream } from '../../engine/random.ts'
import { autoAnswerFor, chooseAutoAnswer, type Waiting } from '../table/windows.ts'

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
export const isPlanned = (decision: Decision | undefined, steps: readonly PlanStep[]): boolean =>
  decision !== undefined && placeIn(steps, decision) >= 0

/** Answers for a seat; the kernel's refusal as it is. */
export const takeFor = (session: GameSession, seat: Seat, choice: Choice): Step | string =>
  session.take(answerMove(session, seat, choice, 'member'))

/** What a step of a plan answers to a decision: its choice, or what its rule chooses; `undefined` where it does not fit. */
export function answerOf(
  game: Game,
  session: GameSession,
  decision: Decision,
  step: PlanStep,
): Choice | undefined {
  if (!step.rule) return fits(decision, step) ? step.choice : undefined
  const autoAnswer = autoAnswerFor(game, decision)
  const [value = ''] = step.choice
  if (!autoAnswer?.values.includes(value)) return undefined
  const autoAnswers = { values: new Map([[autoAnswer.id, value]]), autoPasses: new Set<Id>() }
  return chooseAutoAnswer(game, session, decision, autoAnswers, [])
}

/** What is played of a plan. */
export interface Fitting {
  /** How many of its steps are done with that. */
  readonly done: number
  readonly choices: readonly Choice[]
}

/**
 * How much of a plan fits a game at rest: up to the first step that is no legal answer on the terms it was planned on, or
 * before which something came in that its member could not know when they planned, and had not planned past. Steps that
 * decline what is not asked are done. No choice is left half made.
 */
export function fitting(game: Game, snapshot: Snapshot, seat: Seat, steps: readonly PlanStep[]): Fitting {
  const session = resume(game, snapshot)
  const choices: Choice[] = []
  let whole: Fitting = { done: 0, choices: [] }
  for (let index = 0; index < steps.length; ) {
    const { decision } = asking(session, seat)
    const place = decision ? placeIn(steps.slice(index), decision) : -1
    const step = steps[index + place]
    if (!decision || place < 0 || !step) return whole
    const choice = answerOf(game, session, decision, step)
    if (!choice) return whole
    const counter = { ...session.state.chance }
    const before = new Set(game.unknown(session.state, seat).flat())
    const taken = takeFor(session, seat, choice)
    if (typeof taken === 'string') return whole
    choices.push(choice)
    index += place + 1
    if (!session.open?.root) whole = { done: index, choices: [...choices] }
    if (index === steps.length || step.past) continue
    if (comesIn(game, session, seat, { ...taken, counter, before })) return whole
  }
  return whole
}

/**
 * What is left of a plan of which so many steps are done, and is played when its question comes: where it has just gone past
 * what it left out, and somebody else has to answer first. Nothing of it is left where its member is asked something else.
 */
export const leftOf = (steps: readonly PlanStep[], done: number, asked: boolean): readonly PlanStep[] =>
  !asked && steps[done - 1]?.past ? steps.slice(done) : []
