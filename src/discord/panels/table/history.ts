// Paging through a game's past: what was told in each step, the table as it stood, through whose eyes one likes.
import type { Viewer } from '../../../engine/phrase.ts'
import type { HistoryCall, HistoryPage } from '../../../host/history/index.ts'
import type { GameId } from '../../../host/table/types.ts'
import { clipMarkdown } from '../../../text/clip-markdown.ts'
import type { Language } from '../../../text/language.ts'
import { escapeMarkdown } from '../../../text/markdown.ts'
import type { Call, PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { wordsForm } from '../../screen/form.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, paragraphs, type Row, type Screen, select } from '../../screen/screen.ts'
import { noteText } from '../../words/note.ts'
import { gameName, plainSeatName, readerOf, seatName, wordsOf } from '../../words/present.ts'
import { threadLines } from '../../words/story-lines.ts'
import { tablePicture } from '../decision/picturing.ts'

/** Characters of what was told in one step. */
const TOLD = 800
/** Characters of a note or quote, and how many are shown. */
const NOTED = 320
const NOTES = 3
/** Digits of a step that is typed. */
const DIGITS = 5

/** A step of a game's past, or why it cannot be seen. */
export async function historyScreen(
  bot: BotContext,
  call: Call,
  game: GameId,
  asked: HistoryCall,
): Promise<Screen> {
  const page = await bot.host.history.page(game, call.person, asked)
  if (!page.ok) return refusalScreen(bot, call, game, page.refusal)
  return pageScreen(bot, page.value, call.language)
}

function pageScreen(bot: BotContext, page: HistoryPage, language: Language): Screen {
  const { info, viewer, view } = page
  const words = wordsOf(language)
  const title = titleOf(bot, info)
  const reader = readerOf(language, info, 'markdown')
  const where = words['history-step']({ step: page.step, of: page.steps, who: eyesOf(page, language) })
  const told = clipMarkdown(threadLines(language, title, info, page.told).join('\n'), TOLD)
  const notes = page.notes.map(({ text, quoted }) => {
    const said = noteText(text)
    if (quoted === undefined) return clipMarkdown(words['note-line']({ text: said }), NOTED)
    const who = quoted === '' ? words['quote-former']() : `**${escapeMarkdown(quoted)}**`
    return clipMarkdown(words['quote-line']({ who, text: said }), NOTED)
  })
  const hand = view !== undefined && viewer !== 'public' ? title.hand(view, reader) : undefined
  const around = (table?: string) =>
    paragraphs(gameName(title, info, language), `-# ${where}`, told, ...notes.slice(0, NOTES), table, hand)
  const illustration = tablePicture(title, info, view, language, () => around())
  return {
    content: around(view === undefined ? words['history-changed']() : title.board(view, reader)),
    rows: rowsOf(page, language),
    ...(illustration && { illustration }),
  }
}

/** Through whose eyes, in the reader's words. */
const eyesOf = ({ info, viewer }: HistoryPage, language: Language): string =>
  viewer === 'public' ? wordsOf(language)['history-public']() : seatName(info, viewer)

function rowsOf(page: HistoryPage, language: Language): Row[] {
  const { info, viewer, viewers, step, steps } = page
  const words = wordsOf(language)
  const turn = (verb: string, label: string, to: number) =>
    button(customId(verb, info.id, viewer, to), label, 'quiet', to < 1 || to > steps || to === step)
  const eyes = viewers.map((each) => ({
    label: each === 'public' ? words['history-public']() : plainSeatName(info, each),
    value: String(each),
    ...(each === viewer && { default: true }),
  }))
  return [
    ...buttons(
      turn('hist-first', '⏮', 1),
      turn('hist', '◀', step - 1),
      turn('hist', '▶', step + 1),
      turn('hist-last', '⏭', steps),
      button(customId('hist-ask', info.id, viewer, steps), words['history-go']()),
    ),
    ...(viewers.length > 1
      ? [select(customId('hist-as', info.id, viewer, step), words['history-eyes'](), eyes)]
      : []),
    // A review leads here, and its reader wants to go on with it.
    ...buttons(
      info.status === 'finished' ? button(customId('review', info.id), words['review-button']()) : undefined,
      page.entry === undefined
        ? undefined
        : button(customId('on', info.id, page.entry, viewer), words['branch-button'](), 'main'),
    ),
  ]
}

const viewerOf = (text: string | undefined): Viewer =>
  text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : 'public'

const stepOf = (text: string | undefined): number => Number.parseInt(text ?? '', 10) || 1

async function turn(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = '', viewer, step] = call.parts
  return { screen: await historyScreen(bot, call, game, { viewer: viewerOf(viewer), step: stepOf(step) }) }
}

/** Looks at the same moment through other eyes. */
async function lookAs(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = '', before, step] = call.parts
  const asked = { viewer: viewerOf(call.values[0]), before: viewerOf(before), step: stepOf(step) }
  return { screen: await historyScreen(bot, call, game, asked) }
}

async function ask(_bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = '', viewer = '', steps = ''] = call.parts
  const words = wordsOf(call.language)
  return {
    form: wordsForm({
      id: customId('hist-go', game, viewer, steps),
      title: words['history-go'](),
      label: words['history-which']({ of: stepOf(steps) }),
      maxLength: DIGITS,
    }),
    late: { content: words['press-again']() },
  }
}

async function go(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = '', viewer, steps] = call.parts
  const typed = call.values[0]?.normalize('NFKC').trim() ?? ''
  if (!/^\d+$/.test(typed)) {
    const screen = { content: wordsOf(call.language)['history-no-step']({ of: stepOf(steps) }) }
    return { screen, fresh: true }
  }
  const step = stepOf(typed)
  return { screen: await historyScreen(bot, call, game, { viewer: viewerOf(viewer), step }) }
}

/** By verb: the buttons, the menu and the form of a page of the past. */
export const HISTORY = {
  hist: { run: turn },
  'hist-first': { run: turn },
  'hist-last': { run: turn },
  'hist-as': { run: lookAs },
  'hist-ask': { run: ask },
  'hist-go': { run: go },
} satisfies Record<string, Panel>
