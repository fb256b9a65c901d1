// A lesson's view for its member: the decision taught, the recommendation, the events since their last answer.

import { strengthsIn } from '../../../engine/computers.ts'
import type { Choice } from '../../../engine/decision.ts'
import type { GameEvent } from '../../../engine/game.ts'
import type { GameSession } from '../../../engine/lifecycle.ts'
import type { Seat } from '../../../engine/phrase.ts'
import { isFor, playerView } from '../../../engine/player-view.ts'
import type { GameRow } from '../../../store/games.ts'
import { entriesFrom } from '../../../store/log.ts'
import type { LookTx } from '../../../store/open.ts'
import { choiceIn, standingInOf } from '../../table/bot-choice.ts'
import { type HostContext, titleOf } from '../../table/context.ts'
import type { LessonView } from '../../table/types.ts'
import { isReward } from './ending.ts'
import { isFollowed, progressOf, taughtNow } from './following.ts'

/** Where a lesson stands for its member; `undefined` for a game that is none. */
export async function lessonView(
  tx: LookTx,
  context: HostContext,
  row: GameRow,
  session: GameSession,
  seat: Seat | undefined,
): Promise<LessonView | undefined> {
  const title = titleOf(context, row.title)
  const { lesson, game } = title
  const progress = progressOf(row)
  if (!progress || !lesson || seat === undefined) return undefined
  const { since, story, earlier } = await toldTo(tx, row, seat)
  const isOver = row.status !== 'playing' && isFollowed(lesson, progress)
  const event = isOver ? since.findLast((each) => isReward(title, lesson, each)) : undefined
  const { decision } = playerView(game, session, seat)
  const taught = decision && taughtNow(title, lesson, progress, decision)
  const manner = { strength: standingInOf(strengthsIn(game)), careful: false }
  const pick = taught?.step.pick ?? (decision && advice(() => choiceIn(game, session, seat, manner, story)))
  return {
    of: lesson.steps.length,
    ...(taught && { number: taught.index + 1, step: taught.step.id }),
    ...(pick && { pick }),
    since,
    ...(event && { reward: { event, earlier, isShared: progress.shared === true } }),
  }
}

/** What a seat was told: all of it, and that before and since its member's last answer, which is the first thing told. */
async function toldTo(
  tx: LookTx,
  row: GameRow,
  seat: Seat,
): Promise<Readonly<Record<'earlier' | 'since' | 'story', readonly GameEvent[]>>> {
  const entries = await entriesFrom(tx, row.id, 0)
  const last = entries.findLastIndex(({ entry }) => entry.kind === 'answer' && entry.by === 'member')
  const events = (rows: typeof entries) =>
    rows.flatMap((each) => each.events).filter((told) => isFor(told, seat))
  const begin = Math.max(0, last)
  return {
    earlier: events(entries.slice(0, begin)),
    since: events(entries.slice(begin)),
    story: events(entries),
  }
}

/** What the computer player would choose; a fault of its own must not hide the question. */
function advice(choose: () => Choice | undefined): Choice | undefined {
  try {
    return choose()
  } catch {
    return undefined
  }
}
