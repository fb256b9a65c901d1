// The live line as it reads: whose move it is, or what decides by itself.
import type { Seat } from '../../../engine/phrase.ts'
import type { GameView } from '../../../host/table/types.ts'
import { clipMarkdown } from '../../../text/clip-markdown.ts'
import { customId } from '../../screen/ids.ts'
import { LIMITS } from '../../screen/limits.ts'
import { button, buttons, paragraphs, type Screen } from '../../screen/screen.ts'
import { seatName, seatNames, wordsOf } from '../../words/present.ts'
import { askedLines, autoLine } from '../../words/waiting-lines.ts'
import type { Work } from '../work/job.ts'
import { memberAt } from './prompt-memory.ts'

/** The live line's message. Its first line is what a phone's notification says; who is to move is mentioned. */
export function promptScreen(
  { title, channel, bot }: Work,
  gameView: GameView,
  unseeing: readonly Seat[],
): Screen {
  const { info, awaited, deadlines } = gameView
  const { language } = info
  const words = wordsOf(language)
  const shared = info.thread === undefined || info.thread !== channel
  const mark = (seat: number) => {
    const member = memberAt(info, seat)
    return member === undefined ? seatName(info, seat) : `<@${member}>`
  }
  const lines = askedLines(title, info, awaited, { language, mark }, deadlines)
  const auto = autoLine(gameView, language, bot.clock.now())
  return {
    content: paragraphs(
      clipMarkdown(lines.join('\n'), LIMITS.growing),
      gameView.around && lines.length > 0 && `-# ${words['all-around']()}`,
      unseeing.length > 0 && `-# ${words['asked-unseeing']({ names: seatNames(info, unseeing, language) })}`,
      auto && (lines.length > 0 ? `-# ${auto}` : `⏳ ${auto}`),
      shared && `-# ${words['thread-name']({ title: title.words[language].title, game: info.id })}`,
    ),
    rows: buttons(
      info.players.some(({ member }) => member !== undefined)
        ? button(customId('move', info.id), words['your-move'](), 'main')
        : undefined,
      button(customId('hand', info.id), words.hand()),
      button(customId('board', info.id), words.board()),
    ),
  }
}
