// One's own notes and quotes to a game, with a menu that deletes one.
import type { GameNote } from '../../../host/people/index.ts'
import type { GameInfo } from '../../../host/table/types.ts'
import { clipMarkdown } from '../../../text/clip-markdown.ts'
import type { Call, PanelCall } from '../../call/call.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { newestLines, paragraphs, type Screen, select } from '../../screen/screen.ts'
import { noteText } from '../../words/note.ts'
import { gameName, wordsOf } from '../../words/present.ts'
import { moment } from '../../words/time.ts'

/** Characters of all notes, and of one. */
const ROOM = 1_500
const LINE = 700
/** What ends the value of a quote in the menu. */
const QUOTE = 'q'

/** A member's notes to a game; the newest where there is no room for all. */
export function notesScreen(
  bot: BotContext,
  { language }: Pick<Call, 'language'>,
  info: GameInfo,
  notes: readonly GameNote[],
): Screen {
  const words = wordsOf(language)
  const head = gameName(titleOf(bot, info), info, language)
  if (notes.length === 0) return { content: paragraphs(head, words['note-none']()) }
  const lines = notes.map(({ text, at, shared }) => {
    const said = clipMarkdown(noteText(text), LINE)
    return `- ${moment(at, 'f')} · ${shared ? words['note-quote']({ text: said }) : said}`
  })
  const options = notes.map(({ number, shared, text }) => ({
    label: text,
    value: `${number}${shared ? QUOTE : ''}`,
  }))
  return {
    content: paragraphs(head, words['note-head'](), newestLines(lines, ROOM)),
    rows: [select(customId('note-drop', info.id), words['note-drop'](), options)],
  }
}

async function drop(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const info = await bot.host.games.info(game)
  const [value = ''] = call.values
  const number = Number.parseInt(value, 10)
  if (!info || Number.isNaN(number))
    return { screen: { content: wordsOf(call.language)['unknown-button']() } }
  const left = await bot.host.people.dropNote(game, call.person, { number, shared: value.endsWith(QUOTE) })
  return { screen: notesScreen(bot, call, info, left) }
}

/** By verb: the menu of one's notes. */
export const NOTES = { 'note-drop': { run: drop, slow: true } } satisfies Record<string, Panel>
