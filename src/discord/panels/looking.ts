// Looking without moving: the board, the own hand, one's other games, pages of the story and of the rules.
import type { GameInfo, Look } from '../../host/types.ts'
import type { Call, PanelCall } from '../call.ts'
import { type Desk, titleOf } from '../desk.ts'
import { customId } from '../ids.ts'
import { pagesOf } from '../pages.ts'
import { gameName, readerOf, storyLines, wordsOf } from '../present.ts'
import { refusalScreen } from '../refusing.ts'
import type { Panel, Reply } from '../reply.ts'
import { button, buttons, type Illustration, paragraphs, type Screen } from '../screen.ts'
import { gamesMenu } from './games.ts'
import { handPicture, tablePicture } from './picturing.ts'
import { takeSeatBack } from './returning.ts'
import { restingText, standing, standingOf, waitingGames, waitingText } from './standing.ts'

/** The table as this person may see it. */
export function boardScreen(desk: Desk, call: Call, look: Look): Screen {
  const { info, outlook } = look
  const title = titleOf(desk, info)
  const board = outlook && title.board(outlook.view, readerOf(call.language, info, 'markdown'))
  const around = (table?: string) =>
    paragraphs(gameName(title, info, call.language), table, waitingText(look, call.language))
  const illustration = tablePicture(title, look, call.language, () => around())
  return {
    content: around(board ?? restingText(info, call.language)),
    ...(illustration && { illustration: withWords(illustration, 'board', call, info) }),
  }
}

/** What this person alone holds and knows. */
export function handScreen(desk: Desk, call: Call, look: Look): Screen {
  const { info, outlook, seat } = look
  const title = titleOf(desk, info)
  const words = wordsOf(call.language)
  const hand = outlook && title.hand(outlook.view, readerOf(call.language, info, 'markdown'))
  const text = !outlook
    ? restingText(info, call.language)
    : seat === undefined
      ? words['no-seat']()
      : hand || words['hand-empty']()
  const around = (held: string) => paragraphs(gameName(title, info, call.language), held)
  const illustration = hand && handPicture(title, look, call.language, around)
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
  { language }: Call,
  { id }: GameInfo,
): Illustration => ({
  ...illustration,
  rows: buttons(button(customId(verb, id, WORDS), wordsOf(language)['in-words']())),
})

const looking =
  (draw: (desk: Desk, call: Call, look: Look) => Screen) =>
  async (desk: Desk, call: PanelCall): Promise<Reply> => {
    const [game = '', how] = call.parts
    await takeSeatBack(desk, call, game)
    const look = await desk.host.look(game, call.person)
    if (!look.ok) return { screen: await refusalScreen(desk, call, game, look.refusal), fresh: true }
    const { illustration, ...inWords } = draw(desk, call, look.value)
    if (how === WORDS) return { screen: inWords }
    return { screen: { ...inWords, ...(illustration && { illustration }) }, fresh: true }
  }

/** The games that wait for this person, to go on with. */
async function mine(desk: Desk, call: PanelCall): Promise<Reply> {
  const words = wordsOf(call.language)
  const games = await waitingGames(desk, call)
  const [only, ...others] = games
  if (!only) return { screen: { content: words['other-games-none']() } }
  if (others.length === 0) return { screen: await standing(desk, call, only.id) }
  return { screen: { content: words['other-games'](), rows: [gamesMenu(desk, call, games)] } }
}

const goTo = async (desk: Desk, call: PanelCall): Promise<Reply> => {
  const [game = ''] = call.values
  const look = await desk.host.look(game, call.person)
  if (!look.ok) return { screen: await refusalScreen(desk, call, game, look.refusal) }
  return { screen: await standingOf(desk, call, look.value) }
}

/** The story so far in the reader's language, a page at a time; the last page when none is named. */
export async function logScreen(desk: Desk, call: Call, info: GameInfo, page?: number): Promise<Screen> {
  const title = titleOf(desk, info)
  const words = wordsOf(call.language)
  const story = await desk.host.story(info.id)
  const lines = storyLines(call.language, title, info, story)
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

async function turnLog(desk: Desk, call: PanelCall): Promise<Reply> {
  const [game = '', page = ''] = call.parts
  const info = await desk.host.info(game)
  if (!info) return { screen: { content: wordsOf(call.language)['no-such-game']({ game }) } }
  return { screen: await logScreen(desk, call, info, Number.parseInt(page, 10) || 0) }
}

/** By verb: buttons that only look. */
export const LOOKING = {
  board: { run: looking(boardScreen) },
  hand: { run: looking(handScreen) },
  mine: { run: mine },
  goto: { run: goTo },
  log: { run: turnLog },
} satisfies Record<string, Panel>
