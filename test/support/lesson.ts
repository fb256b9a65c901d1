// A lesson played through the kernel as the host plays it: the others by script or by the hard computer, the member by hand.
import type { Choice, Decision } from '../../src/engine/decision.ts'
import type { GameEvent } from '../../src/engine/game.ts'
import { type GameSession, startSession } from '../../src/engine/lifecycle.ts'
import { defaultOptions } from '../../src/engine/options.ts'
import type { Seat } from '../../src/engine/phrase.ts'
import { askedAt, asking } from '../../src/engine/player-view.ts'
import { decideBy } from '../../src/engine/policy.ts'
import { computerNamed } from '../../src/engine/strength.ts'
import type { Lesson, Title } from '../../src/games/title.ts'
import {
  BEGINNING,
  isSpared,
  isTaught,
  type Progress,
  progressAfter,
  scriptedAt,
  type Taught,
  taughtNow,
} from '../../src/host/lessons/following.ts'

/** A decision of the member's as a test sees it. */
export interface LessonMoment {
  readonly decision: Decision
  readonly taught: Taught | undefined
  /** What the hard computer player would choose. */
  readonly hard: Choice
  readonly session: GameSession
  readonly told: readonly GameEvent[]
}

/** Plays a lesson until it is over; the ids of the steps that were asked, in order. */
export function playLesson(
  title: Title,
  lesson: Lesson,
  choose: (moment: LessonMoment) => Choice,
): { readonly steps: string[]; readonly answers: number; readonly over: boolean } {
  const { game } = title
  const { seats, seed } = lesson
  const options = { ...defaultOptions(game), ...lesson.options }
  const { run: session, step } = startSession(game, { seats, options, seed })
  const story = [...step.events]
  const steps: string[] = []
  let progress: Progress = BEGINNING
  let told = 0
  const hard = (seat: Seat): Choice => {
    const policy = computerNamed(game, 'hard')
    const choice = policy && decideBy(game, session, seat, policy, story)
    if (!choice) throw new Error(`${game.id}: the hard computer player leaves a decision`)
    return choice
  }
  const take = (seat: Seat, choice: Choice, by: 'member' | 'computer') => {
    const taken = session.take({ kind: 'answer', by, seat, opened: askedAt(session, seat) ?? -1, choice })
    if (typeof taken === 'string') throw new Error(`${game.id}: ${choice.join(' ')} is refused: ${taken}`)
    story.push(...taken.events)
  }
  while (!session.outcome && !isTaught(lesson, progress)) {
    const waiting = (session.open?.request.decisions ?? []).filter(
      ({ seat }) => asking(session, seat).decision !== undefined,
    )
    const computers = waiting.find(
      (each) => each.seat !== lesson.seat || isSpared(title, lesson, progress, each),
    )
    if (computers) {
      const { seat } = computers
      take(seat, scriptedAt(title, lesson, seat, computers) ?? hard(seat), 'computer')
      continue
    }
    const [decision] = waiting
    if (!decision) throw new Error(`${game.id}: nobody is asked`)
    const taught = taughtNow(title, lesson, progress, decision)
    if (taught) steps.push(taught.step.id)
    const moment = { decision, taught, hard: hard(lesson.seat), session, told: story.slice(told) }
    told = story.length
    take(lesson.seat, choose(moment), 'member')
    progress = progressAfter(progress, taught)
  }
  return { steps, answers: progress.answers, over: session.outcome !== undefined }
}
