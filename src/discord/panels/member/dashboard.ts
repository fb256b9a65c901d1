// A member's private dashboard in the bot's direct messages: all their games, the hand and the decision of one that lies open.

import type { GameId, GameInfo, GameView } from '../../../host/table/types.ts'
import { clipMarkdown } from '../../../text/clip-markdown.ts'
import type { Call, PanelCall } from '../../call/call.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import { type AskedView, isAsked } from '../../core/asked-view.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { type OwnGame, ownGames } from '../../core/urgency.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, type Note, paragraphs, placed, type Row, type Screen } from '../../screen/screen.ts'
import { noteText } from '../../words/note.ts'
import { readerOf, wordsOf } from '../../words/present.ts'
import { drawStanding } from '../decision/game-status.ts'
import { gameLine, gamesMenu, watchedLines } from '../table/games.ts'

type Who = Pick<Call, 'person' | 'language'>

/** A dashboard as it is drawn, and which decisions lie on it. */
export interface DrawnDashboard {
  readonly screen: Screen
  readonly tokens: readonly string[]
}

/** Games on a dashboard at most. */
const LAID_OUT = 25
/** Characters of all that is not the open game, and of another game's hand in it. */
const ROOM = 750
const HAND = 160
/** Characters of a note. */
const NOTED = 100
/** Rows of a message. */
const ROWS = 5

/** The dashboard of a member; `chosen` lies open while it asks something, else the first that does. */
export async function drawDashboard(
  bot: BotContext,
  who: Who,
  chosen?: GameId,
  note?: Note,
): Promise<DrawnDashboard> {
  const words = wordsOf(who.language)
  const games = await ownGames(bot, who)
  const notes = await bot.host.people.latestNotesOf(who.person.id)
  const looks = games.flatMap(({ look }) => look ?? [])
  const waiting = looks.filter(isAsked)
  const open = openOf(looks, waiting, chosen)
  const others = games.filter(({ look }) => !look || look !== open)
  const noted = (lines: string, { id }: GameInfo) => {
    const text = notes.get(id)
    const line = text !== undefined && words['note-line']({ text: clipMarkdown(noteText(text), NOTED) })
    return paragraphs(lines, line && `-# ${line}`)
  }
  const first = open ? [noted(await gameLine(bot, who, { info: open.info, look: open }), open.info)] : []
  const own = await Promise.all(
    others.slice(0, LAID_OUT).map(async (game) => noted(await linesOf(bot, who, game), game.info)),
  )
  const lines = [...first, ...own, ...(await watchedLines(bot, who))]
  const head = clipMarkdown(
    paragraphs(
      `**${words['dashboard-title']()}** · ${words['dashboard-head']({ n: waiting.length })}`,
      ...lines,
    ),
    ROOM,
  )
  const tokens = waiting.map(({ token }) => token)
  // A lobby is listed, and has nothing to be opened.
  const begun = others.filter(({ info }) => info.status !== 'lobby').map(({ info }) => info)
  const menu = begun.length > 0 ? [gamesMenu(bot, who, open ? [open.info, ...begun] : begun)] : []
  const { first: said, last } = placed(note)
  if (!open) return { screen: { content: paragraphs(said, head, last), rows: menu }, tokens }
  const above = paragraphs(head, said && `\n${said}`)
  const { content, rows = [] } = await drawStanding(bot, who, open, { first: above, ...(last && { last }) })
  return { screen: { content, rows: fitted(rows, menu) }, tokens }
}

/** What was chosen while it still asks, else the first that asks, else what was chosen to be looked at. */
const openOf = (
  looks: readonly GameView[],
  waiting: readonly AskedView[],
  chosen?: GameId,
): GameView | undefined =>
  waiting.find(({ info }) => info.id === chosen) ?? waiting[0] ?? looks.find(({ info }) => info.id === chosen)

/** Another game on the dashboard: whose move it is, and the hand in short. */
async function linesOf(bot: BotContext, who: Who, game: OwnGame): Promise<string> {
  const { info, look } = game
  const playerView = look?.playerView
  const hand =
    playerView && titleOf(bot, info).hand(playerView.view, readerOf(who.language, info, 'markdown'))
  const short = hand && clipMarkdown(inOneLine(hand), HAND)
  return paragraphs(await gameLine(bot, who, game), short && `-# ${short}`)
}

/** Lines and lists as one line. */
export const inOneLine = (text: string): string => text.replace(/\s*\n\s*(?:- )?/g, ' · ')

const fitted = (rows: readonly Row[], menu: readonly Row[]): Row[] =>
  rows.length < ROWS ? [...rows, ...menu] : [...rows]

/** The message by which a member is asked whether they want a dashboard there. */
export const dashboardTest = ({ language }: Pick<Who, 'language'>): Screen => {
  const words = wordsOf(language)
  return {
    content: paragraphs(`**${words['dashboard-title']()}**`, words['dashboard-test']()),
    rows: buttons(
      button(customId('dashboard-keep'), words['dashboard-keep'](), 'go'),
      button(customId('dashboard-close'), words['dashboard-decline']()),
    ),
  }
}

/** What a closed dashboard says. */
export const dashboardClosed = ({ language }: Pick<Who, 'language'>): Screen => ({
  content: `-# ${wordsOf(language)['dashboard-closed']()}`,
})

async function keep(bot: BotContext, call: PanelCall): Promise<Reply> {
  if (!(await bot.host.dashboard.keep(call.person))) return { screen: dashboardClosed(call) }
  return { screen: (await drawDashboard(bot, call)).screen }
}

async function close(bot: BotContext, call: PanelCall): Promise<Reply> {
  await bot.host.dashboard.close(call.person)
  return { screen: dashboardClosed(call) }
}

/** What a press on the dashboard shows: of a game, the dashboard with that game open; anything else beside the dashboard. */
export async function layOut(bot: BotContext, call: PanelCall, verb: string, reply: Reply): Promise<Reply> {
  if (!('screen' in reply) || reply.fresh || Object.hasOwn(PRIVATE_DASHBOARD, verb)) return reply
  const { about } = reply.screen
  if (!about) return { ...reply, fresh: true }
  await bot.host.dashboard.turn(call.person, about.game)
  return { screen: (await drawDashboard(bot, call, about.game, about.note)).screen }
}

/** By verb: the buttons of the test message. */
export const PRIVATE_DASHBOARD = {
  'dashboard-keep': { run: keep },
  'dashboard-close': { run: close },
} satisfies Record<string, Panel>
