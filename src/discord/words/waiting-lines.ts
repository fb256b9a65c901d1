// Words for whom and what a running game waits for, and until when: shared by the prompt, `/game status` and `/auto`.

import { namesSeat, type Seat } from '../../engine/phrase.ts'
import type { Awaited } from '../../engine/player-view.ts'
import type { Title } from '../../games/common/title.ts'
import type { Deadline, GameId, GameInfo, GameView } from '../../host/table/types.ts'
import type { Language } from '../../text/language.ts'
import { listText } from '../../text/render.ts'
import type { BotContext } from '../core/context.ts'
import { groupAwaited, sayMarking, seatName, seatNames, wordsOf } from './present.ts'
import { deadlineText, moment } from './time.ts'

/** Who reads it, and how the seats that are asked are written: by name, or by a mention. */
export interface Reading {
  readonly language: Language
  readonly mark?: (seat: Seat) => string
}

/** What everyone may know of what is asked: who, what and until when, a line for each. */
export function askedLines(
  title: Title,
  info: GameInfo,
  awaited: readonly Awaited[],
  { language, mark = (seat) => seatName(info, seat) }: Reading,
  deadlines: readonly Deadline[] = [],
): string[] {
  return groupAwaited(awaited).map(({ notice, seats }) => {
    const ends = deadlineText(info, deadlines, seats, language)
    const what = sayMarking(language, notice, title, info, (seat) =>
      seats.includes(seat) ? mark(seat) : undefined,
    )
    const line = seats.every((seat) => namesSeat(notice, seat))
      ? what
      : wordsOf(language)['prompt-line']({ who: listText(seats.map(mark), language), what })
    return ends ? `${line} ${ends}` : line
  })
}

/** For whom auto-answers decide and when, without these seats; `undefined` where none do. */
export function autoLine(
  { info, autoAnswered, autoAnswersDue }: GameView,
  language: Language,
  now: Date,
  without: readonly (Seat | undefined)[] = [],
): string | undefined {
  const seats = autoAnswered.map(({ seat }) => seat).filter((seat) => !without.includes(seat))
  if (seats.length === 0) return undefined
  const names = seatNames(info, seats, language)
  const words = wordsOf(language)
  return autoAnswersDue && autoAnswersDue > now
    ? words['waits-auto']({ names, when: moment(autoAnswersDue, 'R') })
    : words['waits-auto-now']({ names })
}

/** Everything that a running game waits for, as lines; those that ask somebody stand first. */
export function waitingLines(title: Title, gameView: GameView, language: Language, now: Date): string[] {
  const { info, awaited, deadlines } = gameView
  const auto = autoLine(gameView, language, now)
  return [...askedLines(title, info, awaited, { language }, deadlines), ...(auto ? [auto] : [])]
}

/** That posts of a game do not get through, and when that is tried again; `undefined` where nothing is stuck. */
export async function stuckText(
  bot: BotContext,
  game: GameId,
  language: Language,
): Promise<string | undefined> {
  const stuck = await bot.host.posts.stuck(game)
  if (!stuck) return undefined
  const { waiting: n, tries, next } = stuck
  return wordsOf(language)['posts-stuck']({ n, tries, when: moment(next, 'R') })
}
