// Plays a lesson on after its last step, to what it leads to: a battle won, a city taken, a game that one's side wins.
import type { GameEvent } from '../../../engine/game.ts'
import type { GameSession, Step } from '../../../engine/lifecycle.ts'
import { namesSeat } from '../../../engine/phrase.ts'
import { answerMove, asking } from '../../../engine/player-view.ts'
import type { Lesson, Title } from '../../../games/common/title.ts'
import { choiceIn } from '../../table/bot-choice.ts'
import { type Progress, scriptedAt } from './following.ts'

/** The strength that plays the member's seat. */
const MEMBERS = 'hard'

/** Whether an event is what a lesson leads to. */
export const isReward = ({ game }: Title, { reward, seat }: Lesson, { phrase }: GameEvent): boolean =>
  phrase.key === `${game.id}.${reward.told}` && namesSeat(phrase, seat)

/**
 * Answers for everybody until the reward is told or the game is over, at most `reward.within` times.
 * @param story all that was told so far
 * @returns the steps taken, which `session` has taken too
 */
export function playEnding(
  title: Title,
  lesson: Lesson,
  progress: Progress,
  session: GameSession,
  story: readonly GameEvent[],
): readonly Step[] {
  const { game } = title
  const { seat: own, reward } = lesson
  const told = [...story]
  const steps: Step[] = []
  while (!session.outcome && steps.length < reward.within) {
    const decision = session.open?.request.decisions.find(({ seat }) => asking(session, seat).decision)
    if (!decision) return steps
    const { seat } = decision
    const manner = { strength: seat === own ? MEMBERS : reward.others, careful: false }
    const choice =
      scriptedAt(title, lesson, progress, decision) ?? choiceIn(game, session, seat, manner, told)
    const step = choice && session.take(answerMove(session, seat, choice, 'computer'))
    if (!step || typeof step === 'string') throw new Error(`the lesson of ${game.id} cannot go on: ${step}`)
    steps.push(step)
    told.push(...step.events)
    if (step.events.some((event) => isReward(title, lesson, event))) return steps
  }
  return steps
}
