// How a lesson follows its script: which decision is taught now, what counts as done, what the others answer.
import type { Choice, Decision } from '../../engine/decision.ts'
import { faultOf } from '../../engine/decision.ts'
import type { Lesson, LessonStep, Title } from '../../games/title.ts'

/** How far a lesson has come: steps done or left behind, and answers given. */
export interface Progress {
  readonly step: number
  readonly answers: number
}

export const BEGINNING: Progress = { step: 0, answers: 0 }

/** Answers besides those that are taught, before a lesson that has lost its way ends. */
const DETOURS = 12

/** A stored lesson's progress. */
export const progressOf = (stored: unknown): Progress => ({ ...BEGINNING, ...(stored as Partial<Progress>) })

/** A decision that is taught, and its place among all. */
export interface Taught {
  readonly index: number
  readonly step: LessonStep
}

const isAsked = ({ game }: Title, asks: string, { prompt }: Decision): boolean =>
  prompt.key === `${game.id}.${asks}`

/** Whether a prompt names an id. */
const names = ({ prompt }: Decision, id: string): boolean =>
  JSON.stringify(prompt.args ?? {}).includes(`"${id}"`)

/** The step that a decision of the member's is: the first one still to come that asks this and whose pick is legal. */
export function taughtNow(
  title: Title,
  lesson: Lesson,
  { step: done }: Progress,
  decision: Decision,
): Taught | undefined {
  const index = lesson.steps.findIndex(
    ({ asks, pick, about }, at) =>
      at >= done &&
      isAsked(title, asks, decision) &&
      (about === undefined || names(decision, about)) &&
      faultOf(decision, pick) === undefined,
  )
  const step = lesson.steps[index]
  return step && { index, step }
}

/** Whether two choices of a decision are the same. */
export const isSame = ({ ordered, slots }: Decision, one: Choice, other: Choice): boolean =>
  ordered || slots
    ? one.join('\n') === other.join('\n')
    : one.length === other.length && one.every((id) => other.includes(id))

/** Where a lesson is after an answer. */
export const progressAfter = ({ step, answers }: Progress, taught: Taught | undefined): Progress => ({
  step: taught ? taught.index + 1 : step,
  answers: answers + 1,
})

/** Whether nothing is left to teach. */
export const isTaught = ({ steps }: Lesson, { step, answers }: Progress): boolean =>
  step >= steps.length || answers >= steps.length + DETOURS

/** What the script has another seat answer; `undefined` where it leaves that to the computer player. */
export const scriptedAt = (
  title: Title,
  lesson: Lesson,
  { step }: Progress,
  decision: Decision,
): Choice | undefined =>
  lesson.others.find(
    ({ seat, after, asks, pick }) =>
      seat === decision.seat &&
      (after === undefined || after === lesson.steps[step - 1]?.id) &&
      isAsked(title, asks, decision) &&
      faultOf(decision, pick) === undefined,
  )?.pick

/** Whether a decision of the member's is answered for them. */
export const isSpared = (title: Title, lesson: Lesson, progress: Progress, decision: Decision): boolean =>
  lesson.spared.some((asks) => isAsked(title, asks, decision)) &&
  taughtNow(title, lesson, progress, decision) === undefined
