// A lesson played through the kernel alone, as it is played on a database: for pictures of it, and for its proofs.

import { computerNamed } from '../../engine/computers.ts'
import type { Choice, Decision } from '../../engine/decision.ts'
import type { GameEvent } from '../../engine/game.ts'
import { type GameSession, startSession } from '../../engine/lifecycle.ts'
import { defaultOptions } from '../../engine/options.ts'
import type { Seat } from '../../engine/phrase.ts'
import { answerMove, asking } from '../../engine/player-view.ts'
import { decideBy } from '../../engine/policy.ts'
import type { Lesson, Title } from '../../games/common/title.ts'
import {
  BEGINNING,
  isSpared,
  isTaught,
  leadsOn,
  type Progress,
  progressAfter,
  scriptedAt,
  type Taught,
  taughtNow,
} from './script/following.ts'

/** A decision of the member's, and what led to it. */
export interface LessonMoment {
  readonly decision: Decision
  readonly taught: Taught | undefined
  /** What the hard computer player would choose. */
  readonly hard: () => Choice
  readonly session: GameSession
  readonly told: readonly GameEvent[]
}

/** How a lesson went. */
export interface PlayedLesson {
  readonly steps: readonly string[]
  readonly progress: Progress
  readonly over: boolean
  readonly session: GameSession
  /** All that was told, entry by entry. */
  readonly told: readonly (readonly GameEvent[])[]
}

/** Plays a lesson until it is over; the ids of the steps that were asked, in order. */
export function playLesson(
  title: Title,
  lesson: Lesson,
  choose: (moment: LessonMoment) => Choice,
): PlayedLesson {
  const { game } = title
  const { seats, seed } = lesson
  const options = { ...defaultOptions(game), ...lesson.options }
  const { run: session, step } = startSession(game, { seats, options, seed })
  const story = [...step.events]
  const entries = [step.events]
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
    const taken = session.take(answerMove(session, seat, choice, by))
    if (typeof taken === 'string') throw new Error(`${game.id}: ${choice.join(' ')} is refused: ${taken}`)
    story.push(...taken.events)
    entries.push(taken.events)
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
      take(seat, scriptedAt(title, lesson, progress, computers) ?? hard(seat), 'computer')
      continue
    }
    const [decision] = waiting
    if (!decision) throw new Error(`${game.id}: nobody is asked`)
    const taught = taughtNow(title, lesson, progress, decision)
    if (taught) steps.push(taught.step.id)
    const moment = { decision, taught, hard: () => hard(lesson.seat), session, told: story.slice(told) }
    told = story.length
    const choice = choose(moment)
    take(lesson.seat, choice, 'member')
    progress = progressAfter(progress, taught !== undefined && leadsOn(decision, taught, choice))
  }
  return { steps, progress, over: session.outcome !== undefined, session, told: entries }
}
