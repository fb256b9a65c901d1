// Follows a lesson's script: finds the decision taught now, checks an answer, and answers for the other seats.
import { type Choice, type Decision, faultOf } from '../../../engine/decision.ts'
import type { Lesson, LessonStep, Title } from '../../../games/common/title.ts'
import type { GameRow } from '../../../store/games.ts'
import { isTrial, originOf } from '../../table/origin.ts'

/** How far a lesson has come: steps done, and answers given. More answers than steps: it has left its way. */
export interface Progress {
  readonly step: number
  readonly answers: number
  /** What it led to was shared. */
  readonly shared?: true
}

export const BEGINNING: Progress = { step: 0, answers: 0 }

/** Answers besides those that are taught, before a lesson that has lost its way ends. */
const DETOURS = 12

/** A stored lesson's progress; `undefined` for a game that is none. */
export const progressOf = (row: Pick<GameRow, 'lesson'>): Progress | undefined =>
  row.lesson === null || originOf(row) || isTrial(row)
    ? undefined
    : { ...BEGINNING, ...(row.lesson as Partial<Progress>) }

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

/**
 * The step that a decision of the member's is: the next one, if that asks this. Its words hold at the one table to which
 * what is recommended has led, so that nothing is taught any more once a lesson has left its way.
 */
export function taughtNow(
  title: Title,
  lesson: Lesson,
  { step: index, answers }: Progress,
  decision: Decision,
): Taught | undefined {
  const step = lesson.steps[index]
  if (!step || answers !== index) return undefined
  const { asks, about, pick } = step
  const isIt =
    isAsked(title, asks, decision) &&
    (about === undefined || names(decision, about)) &&
    faultOf(decision, pick) === undefined
  return isIt ? { index, step } : undefined
}

/** Whether two choices of a decision are the same. */
const isSame = ({ ordered, slots }: Decision, one: Choice, other: Choice): boolean =>
  ordered || slots
    ? one.join('\n') === other.join('\n')
    : one.length === other.length && one.every((id) => other.includes(id))

/** Whether a choice leads on to the next step: what is recommended, or any where the step leaves it free. */
export const leadsOn = (decision: Decision, { step }: Taught, choice: Choice): boolean =>
  !step.only || isSame(decision, choice, step.pick)

/** Where a lesson is after answers, of which only the first can be a step's. */
export const progressAfter = ({ step, answers }: Progress, isStep: boolean, given = 1): Progress => ({
  step: isStep ? step + 1 : step,
  answers: answers + given,
})

/** Whether nothing is left to teach. */
export const isTaught = ({ steps }: Lesson, { step, answers }: Progress): boolean =>
  step >= steps.length || answers >= steps.length + DETOURS

/** Whether all steps were taken, so that the lesson goes on to what it leads to. */
export const isFollowed = ({ steps }: Lesson, { step }: Progress): boolean => step >= steps.length

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
