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
  const lines = gathered(title, happened, ({ phrase }) => phrase).map((line) => ({
    text: `- ${lineIn(
      language,
      line.map(({ phrase }) => phrase),
      title,
      info,
    ).replace(/\s*\n\s*/g, ' ')}`,
    isNotice: line.some(({ isNotice }) => isNotice),
  }))
  if (lines.length === 0) return undefined
  const words = wordsOf(language)
  return paragraphs(
    cameBefore ? words['since-visit']() : words['so-far'](),
    newestLines(weightiest(lines), ROOM, LINES),
  )
}

/** As many lines as are shown: those that others must notice too, then the newest of the others, in their order. */
export function weightiest(
  lines: readonly { readonly text: string; readonly isNotice: boolean }[],
): string[] {
  const newest = lines.toReversed()
  const kept = [...newest.filter(({ isNotice }) => isNotice), ...newest.filter(({ isNotice }) => !isNotice)]
  const shown = new Set(kept.slice(0, LINES))
  return lines.filter((line) => shown.has(line)).map(({ text }) => text)
}
