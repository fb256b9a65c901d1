// Looking without moving: the board, the own hand, one's other games, pages of the story and of the rules.
import type { GameInfo, GameView } from '../../../host/table/types.ts'
import type { Call, PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { waitingGames } from '../../core/urgency.ts'
import { customId } from '../../screen/ids.ts'
import { pagesOf } from '../../screen/pages.ts'
import { button, buttons, type Illustration, paragraphs, type Screen } from '../../screen/screen.ts'
import { gameName, readerOf, wordsOf } from '../../words/present.ts'
import { threadLines } from '../../words/story-lines.ts'
import { restingText, standing, standingOf, waitingText } from '../decision/game-status.ts'
import { handPicture, tablePicture } from '../decision/picturing.ts'
import { lookBack } from '../decision/seat-return.ts'
import { gamesMenu } from './games.ts'

/** The table as this person may see it. */
export function boardScreen(bot: BotContext, call: Call, gameView: GameView): Screen {
  const { info, playerView } = gameView
  const title = titleOf(bot, info)
  const board = playerView && title.board(playerView.view, readerOf(call.language, info, 'markdown'))
  const around = (table?: string) =>
    paragraphs(
      gameName(title, info, call.language),
      table,
      waitingText(gameView, call.language, bot.clock.now()),
    )
  const illustration = tablePicture(title, info, playerView?.view, call.language, () => around())
  return {
    content: around(board ?? restingText(info, call.language)),
    rows: buttons(rulesButton(call, info)),
    ...(illustration && { illustration: withWords(illustration, 'board', call, info) }),
  }
}

/** The way to the rules of a game, opened beside what is shown. */
const rulesButton = ({ language }: Call, { title }: GameInfo) =>
  button(customId('rules', title), wordsOf(language).rules())

/** What this person alone holds and knows. */
export function handScreen(bot: BotContext, call: Call, gameView: GameView): Screen {
  const { info, playerView, seat } = gameView
  const title = titleOf(bot, info)
  const words = wordsOf(call.language)
  const hand = playerView && title.hand(playerView.view, readerOf(call.language, info, 'markdown'))
  const text = !playerView
    ? restingText(info, call.language)
    : seat === undefined
      ? words['no-seat']()
      : hand || words['hand-empty']()
  const around = (held: string) => paragraphs(gameName(title, info, call.language), held)
  const illustration = hand && handPicture(title, gameView, call.language, around)
  return {
    content: around(text),
    ...(illustration && { illustration: withWords(illustration, 'hand', call, info) }),
  }
}

/** What a button's custom id says when words are wanted instead of the picture. */
const WORDS = 'words'

/** A picture with the way to the same in words. */
const withWords = (
  illustration: Illustration,
  verb: 'board' | 'hand',
  call: Call,
  info: GameInfo,
): Illustration => ({
  ...illustration,
  rows: buttons(
    button(customId(verb, info.id, WORDS), wordsOf(call.language)['in-words']()),
    verb === 'board' ? rulesButton(call, info) : undefined,
  ),
})

const looking =
  (draw: (bot: BotContext, call: Call, gameView: GameView) => Screen) =>
  async (bot: BotContext, call: PanelCall): Promise<Reply> => {
    const [game = '', how] = call.parts
    const { looked: look } = await lookBack(bot, call, game, 'brief')
    if (!look.ok) return { screen: await refusalScreen(bot, call, game, look.refusal), fresh: true }
    const { illustration, ...inWords } = draw(bot, call, look.value)
    if (how === WORDS) return { screen: inWords }
    return { screen: { ...inWords, ...(illustration && { illustration }) }, fresh: true }
  }

/** The games that wait for this person, to go on with. */
async function mine(bot: BotContext, call: PanelCall): Promise<Reply> {
  const words = wordsOf(call.language)
  const games = await waitingGames(bot, call)
  const [only, ...others] = games
  if (!only) return { screen: { content: words['other-games-none']() } }
  if (others.length === 0) return { screen: await standing(bot, call, only.id) }
  return { screen: { content: words['other-games'](), rows: [gamesMenu(bot, call, games)] } }
}

const goTo = async (bot: BotContext, call: PanelCall): Promise<Reply> => {
  const [game = ''] = call.values
  const look = await bot.host.play.getView(game, call.person)
  if (!look.ok) return { screen: await refusalScreen(bot, call, game, look.refusal) }
  return { screen: await standingOf(bot, call, look.value) }
}

/** The story so far in the reader's language, a page at a time; the last page when none is named. */
export async function logScreen(bot: BotContext, call: Call, info: GameInfo, page?: number): Promise<Screen> {
  const title = titleOf(bot, info)
  const words = wordsOf(call.language)
  const story = await bot.host.history.story(info.id)
  const lines = threadLines(call.language, title, info, story)
  if (lines.length === 0)
    return { content: paragraphs(gameName(title, info, call.language), words['log-empty']()) }
  const pages = pagesOf(lines, PAGE)
  const at = Math.min(Math.max(0, page ?? pages.length - 1), pages.length - 1)
  return {
    content: paragraphs(
      gameName(title, info, call.language),
      pages[at],
      `-# ${words['log-page']({ page: at + 1, of: pages.length })}`,
    ),
    rows: buttons(
      at > 0 ? button(customId('log', info.id, at - 1), words.earlier()) : undefined,
      at < pages.length - 1 ? button(customId('log', info.id, at + 1), words.later()) : undefined,
    ),
  }
}

/** Characters of story on one page. */
const PAGE = 1_600

async function turnLog(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = '', page = ''] = call.parts
  const info = await bot.host.games.info(game)
  if (!info) return { screen: { content: wordsOf(call.language)['no-such-game']({ game }) } }
  return { screen: await logScreen(bot, call, info, Number.parseInt(page, 10) || 0) }
}

/** By verb: buttons that only look. */
export const LOOKING = {
  board: { run: looking(boardScreen) },
  hand: { run: looking(handScreen) },
  mine: { run: mine },
  goto: { run: goTo, game: async (_bot, { values }) => values[0] },
  log: { run: turnLog },
} satisfies Record<string, Panel>
