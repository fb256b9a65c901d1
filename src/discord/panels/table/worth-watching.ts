// The tables of a server that are worth watching: near their end, close, or a league's. One of them is shown as a picture.
import type { GameId, GameInfo, GameView } from '../../../host/table/types.ts'
import type { BotPhrases } from '../../../text/bot/index.ts'
import { listText } from '../../../text/render.ts'
import type { Call, PanelCall } from '../../call/call.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { customId } from '../../screen/ids.ts'
import { type Button, button, buttons, paragraphs, type Screen, select } from '../../screen/screen.ts'
import { gameLink, gameName, seatNames, wordsOf } from '../../words/present.ts'
import { tablePicture } from '../decision/picturing.ts'

/** Tables looked at, and listed, at most. */
const LOOKED_AT = 16
const LISTED = 6
/** From which share on a game is near its end, and from which on a small lead says that it is close. */
const NEAR = 0.66
const BEGUN = 0.3
/** A lead that is small: a share of what the first has. */
const SMALL = 0.12

/** Why a table is worth watching, the strongest reason first. */
type Reason = 'near' | 'close' | 'league'
const WEIGHT: Readonly<Record<Reason, number>> = { near: 4, close: 3, league: 2 }

interface WorthTable {
  readonly info: GameInfo
  readonly look: GameView
  readonly reasons: readonly Reason[]
}

/** The tables of this server that are worth watching, one of them shown: the one chosen, else the first. */
export async function worthWatchingScreen(bot: BotContext, call: Call, chosen?: GameId): Promise<Screen> {
  const words = wordsOf(call.language)
  const tables = await worthTables(bot, call)
  const shown = tables.find(({ info }) => info.id === chosen) ?? tables[0]
  if (!shown) return { content: words['worth-none']() }
  const lines = await Promise.all(tables.map((table) => lineOf(bot, call, table)))
  const { info, look } = shown
  const title = titleOf(bot, info)
  const listed = [words['worth-head'](), ...lines]
  const pictured = `-# ${words['worth-shown']({ game: gameName(title, info, call.language) })}`
  const around = () => paragraphs(...listed, pictured)
  const options = tables.map((table) => ({
    label: words['thread-name']({
      title: titleOf(bot, table.info).words[call.language].title,
      game: table.info.id,
    }),
    value: table.info.id,
    ...(table === shown && { default: true }),
  }))
  const illustration = tablePicture(title, info, look.playerView?.view, call.language, around)
  return {
    content: paragraphs(...listed),
    rows: [
      ...(tables.length > 1 ? [select(customId('worth'), words['pick-game'](), options)] : []),
      ...buttons(
        await followButton(bot, call, info.id),
        button(customId('watch', info.id), words.watch()),
        button(customId('board', info.id), words.board()),
      ),
    ],
    ...(illustration && { illustration }),
  }
}

/** Begins to follow the game, or stops where this person follows it already. */
async function followButton(bot: BotContext, { person, language }: Call, game: GameId): Promise<Button> {
  const words = wordsOf(language)
  const followed = await bot.host.following.of(person.id)
  return followed?.games.some(({ id }) => id === game)
    ? button(customId('follow-stop', 'game', game), words['follow-stop']())
    : button(customId('follow', game), words['follow-button'](), 'main')
}

/** The tables that are worth it and that this person can see, the best first: leagues' and the oldest are looked at. */
async function worthTables(bot: BotContext, { guild, person }: Call): Promise<readonly WorthTable[]> {
  const open = guild === undefined ? [] : await bot.host.games.inGuild(guild)
  const others = open
    .filter(({ status, title, players }) => {
      const isOwn = players.some(({ member }) => member === person.id)
      return status === 'playing' && bot.titles[title] !== undefined && !isOwn
    })
    .sort((one, other) => rankOf(one) - rankOf(other))
  const found: WorthTable[] = []
  for (const info of others.slice(0, LOOKED_AT)) {
    const look = await bot.host.play.getPublic(info.id)
    const reasons = look.ok ? reasonsOf(bot, look.value) : []
    if (look.ok && reasons.length > 0) found.push({ info: look.value.info, look: look.value, reasons })
  }
  return found.sort((one, other) => worthOf(other) - worthOf(one)).slice(0, LISTED)
}

const rankOf = ({ league, startedAt }: GameInfo): number =>
  (startedAt?.getTime() ?? 0) - (league === undefined ? 0 : Number.MAX_SAFE_INTEGER / 2)

const worthOf = ({ reasons }: WorthTable): number => reasons.reduce((sum, each) => sum + WEIGHT[each], 0)

function reasonsOf(bot: BotContext, { info, playerView }: GameView): readonly Reason[] {
  const race = playerView && titleOf(bot, info).race?.(playerView.view)
  const isClose = race?.lead !== undefined && race.lead <= SMALL && race.done >= BEGUN
  return [
    ...(race && race.done >= NEAR ? (['near'] as const) : []),
    ...(isClose ? (['close'] as const) : []),
    ...(info.league === undefined ? [] : (['league'] as const)),
  ]
}

async function lineOf(bot: BotContext, { language }: Call, { info, reasons }: WorthTable): Promise<string> {
  const words: BotPhrases = wordsOf(language)
  const why = listText(
    reasons.map((each) => words[`worth-${each}`]()),
    language,
  )
  const seats = info.players.map(({ seat }) => seat)
  return `- ${await gameLink(bot, titleOf(bot, info), info, language)} · ${seatNames(info, seats, language)} · ${why}`
}

const show = async (bot: BotContext, call: PanelCall): Promise<Reply> => ({
  screen: await worthWatchingScreen(bot, call, call.values[0]),
})

/** By verb: the menu of tables that are worth watching. */
export const WORTH_WATCHING = {
  worth: { run: show, slow: true, game: async (_bot, { values }) => values[0] },
} satisfies Record<string, Panel>
