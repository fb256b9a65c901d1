// The recap above a panel: what has happened to this person since they looked at the game last.
import type { GameView } from '../../../host/table/types.ts'
import type { Call } from '../../call/call.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { newestLines, paragraphs } from '../../screen/screen.ts'
import { gathered, lineIn, wordsOf } from '../../words/present.ts'

/** Lines at most, and characters of all of them. */
const LINES = 5
const ROOM = 600

/** The latest of what has happened to a member; `undefined` where nothing has, they have no seat, or a lesson tells all of it. */
export async function recapText(
  bot: BotContext,
  { person, language }: Pick<Call, 'person' | 'language'>,
  { info, seat }: GameView,
): Promise<string | undefined> {
  if (seat === undefined || info.status !== 'playing' || info.isLesson) return undefined
  const title = titleOf(bot, info)
  const { cameBefore, happened } = await bot.host.play.visit(info.id, person)
  const lines = gathered(title, happened, (phrase) => phrase).map(
    (line) => `- ${lineIn(language, line, title, info).replace(/\s*\n\s*/g, ' ')}`,
  )
  if (lines.length === 0) return undefined
  const words = wordsOf(language)
  return paragraphs(cameBefore ? words['since-visit']() : words['so-far'](), newestLines(lines, ROOM, LINES))
}
