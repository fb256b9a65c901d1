// Replies of a lesson to answers of its member and of the other seats.
import type { Choice, Decision } from '../../../engine/decision.ts'
import type { GameEvent } from '../../../engine/game.ts'
import type { Step } from '../../../engine/lifecycle.ts'
import type { Seat } from '../../../engine/phrase.ts'
import { asking } from '../../../engine/player-view.ts'
import type { GameChange } from '../../../store/games.ts'
import { type HostContext, titleOf } from '../../table/context.ts'
import type { LoadedGame } from '../../table/load.ts'
import { playEnding } from './ending.ts'
import {
  isFollowed,
  isSpared,
  isTaught,
  leadsOn,
  progressAfter,
  progressOf,
  scriptedAt,
  taughtNow,
} from './following.ts'

/** A lesson before its member's answer. */
interface LessonTurn {
  /** Whether a choice would lead away from what is taught. */
  refuses(choice: Choice): boolean
  /**
   * What an answer that was taken leads to: after the last step the game is played on to what the lesson leads to, and the
   * lesson is over. `story` reads all that was told before the answer, `steps` are the answer's own.
   */
  after(steps: readonly Step[], story: () => Promise<readonly GameEvent[]>, now: Date): Promise<LessonLeft>
}

interface LessonLeft {
  readonly steps: readonly Step[]
  readonly change: GameChange
}

/** The lesson that a decision of its member's belongs to; `undefined` for a game that is none. */
export function lessonOn(
  context: HostContext,
  { row, run }: Pick<LoadedGame, 'row' | 'run'>,
  decision: Decision | undefined,
): LessonTurn | undefined {
  const title = titleOf(context, row.title)
  const { lesson } = title
  const progress = progressOf(row)
  if (!progress || !lesson || !decision) return undefined
  const taught = taughtNow(title, lesson, progress, decision)
  return {
    refuses: (choice) => taught !== undefined && !leadsOn(decision, taught, choice),
    async after(steps, story, now) {
      // A typed short cut answers several decisions at once: past a step that was never shown, nothing is taught.
      const next = progressAfter(progress, taught !== undefined, steps.length)
      if (!isTaught(lesson, next)) return { steps: [], change: { lesson: next } }
      const change = { lesson: next, status: 'cancelled', finishedAt: now } as const
      if (!isFollowed(lesson, next)) return { steps: [], change }
      const told = [...(await story()), ...steps.flatMap(({ events }) => events)]
      return { steps: playEnding(title, lesson, next, run, told), change }
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
  const progress = progressOf(row)
  return progress && title.lesson && decision && scriptedAt(title, title.lesson, progress, decision)
}

/** Whether a decision of the member's is made for them, as it would only be in the way. */
export function isSparedAt(
  context: HostContext,
  { row, run }: Pick<LoadedGame, 'row' | 'run'>,
  seat: Seat,
): boolean {
  const title = titleOf(context, row.title)
  const { decision } = asking(run, seat)
  const progress = progressOf(row)
  if (!progress || !title.lesson || !decision) return false
  return isSpared(title, title.lesson, progress, decision)
}
