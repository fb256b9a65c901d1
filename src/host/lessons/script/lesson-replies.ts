// Replies of a lesson to answers of its member and of the other seats.
import type { Choice, Decision } from '../../../engine/decision.ts'
import type { Seat } from '../../../engine/phrase.ts'
import { asking } from '../../../engine/player-view.ts'
import type { GameChange } from '../../../store/games.ts'
import { type HostContext, titleOf } from '../../table/context.ts'
import type { LoadedGame } from '../../table/load.ts'
import { isSpared, isTaught, leadsOn, progressAfter, progressOf, scriptedAt, taughtNow } from './following.ts'

/** A lesson before its member's answer. */
interface LessonTurn {
  /** Whether a choice would lead away from what is taught. */
  refuses(choice: Choice): boolean
  /** What the answer changes besides: how far the lesson is, and that it is over. */
  after(now: Date): GameChange
}

/** The lesson that a decision of its member's belongs to; `undefined` for a game that is none. */
export function lessonOn(
  context: HostContext,
  { row, run }: Pick<LoadedGame, 'row' | 'run'>,
  decision: Decision | undefined,
): LessonTurn | undefined {
  const title = titleOf(context, row.title)
  const { lesson } = title
  if (row.lesson === null || !lesson || !decision) return undefined
  const progress = progressOf(row.lesson)
  const taught = taughtNow(title, lesson, progress, decision)
  const before = run.number
  return {
    refuses: (choice) => taught !== undefined && !leadsOn(decision, taught, choice),
    after: (now) => {
      // A typed short cut answers several decisions at once: past a step that was never shown, nothing is taught.
      const next = progressAfter(progress, taught !== undefined, run.number - before)
      return { lesson: next, ...(isTaught(lesson, next) && { status: 'cancelled', finishedAt: now }) }
    },
  }
}

/** What the script of a lesson has a seat answer now. */
export function scriptedChoice(
  context: HostContext,
  { row, run }: Pick<LoadedGame, 'row' | 'run'>,
  seat: Seat,
): Choice | undefined {
  const title = titleOf(context, row.title)
  const { decision } = asking(run, seat)
  if (row.lesson === null || !title.lesson || !decision) return undefined
  return scriptedAt(title, title.lesson, progressOf(row.lesson), decision)
}

/** Whether a decision of the member's is made for them, as it would only be in the way. */
export function isSparedAt(
  context: HostContext,
  { row, run }: Pick<LoadedGame, 'row' | 'run'>,
  seat: Seat,
): boolean {
  const title = titleOf(context, row.title)
  const { decision } = asking(run, seat)
  if (row.lesson === null || !title.lesson || !decision) return false
  return isSpared(title, title.lesson, progressOf(row.lesson), decision)
}
