// Rematch: the same table once more.
import type { Strength } from '../../../engine/strength.ts'
import type { Opener } from '../../../host/settings/index.ts'
import type { GameInfo } from '../../../host/table/types.ts'
import { openerOf, type PanelCall } from '../../call/call.ts'
import type { Reply } from '../../call/reply.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { errorFacts } from '../../core/faults.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, paragraphs, type Screen } from '../../screen/screen.ts'
import { metBeforeText } from '../../stats/words.ts'
import { mayPlayInThreads } from '../../words/permissions.ts'
import { gameLink, placeOf, playerName, sayIn, wordsOf } from '../../words/present.ts'
import { nextStrength } from './ladder.ts'
import { sitDown } from './sitting-down.ts'
import { withThread } from './start-question.ts'
import { soon } from './wait-for-post.ts'

/**
 * The same table once more. Against computers it starts at once; with others a lobby opens, hosted by the member who presses first,
 * and starts as soon as all who played have pressed.
 */
export const again = (bot: BotContext, call: PanelCall): Promise<Reply> => rematch(bot, call)

/** The same against stronger computers. */
export async function next(bot: BotContext, call: PanelCall): Promise<Reply> {
  const info = await bot.host.games.info(call.parts[0] ?? '')
  return rematch(bot, call, info && nextStrength(titleOf(bot, info), info))
}

/** Whether a finished game can be the first of a series: between members, outside leagues. */
export const mayBeSeries = ({ players, league }: GameInfo): boolean =>
  players.filter(({ member }) => member !== undefined).length > 1 && league === undefined

/** The same as the second game of a series, best of three. */
export const series = (bot: BotContext, call: PanelCall): Promise<Reply> =>
  rematch(bot, call, undefined, true)

async function rematch(
  bot: BotContext,
  call: PanelCall,
  strength?: Strength,
  isSeries = false,
): Promise<Reply> {
  const info = await bot.host.games.info(call.parts[0] ?? '')
  const words = wordsOf(call.language)
  if (!info) return { screen: { content: words['unknown-button']() }, fresh: true }
  const { person, id: interaction } = call
  // In its own channel the bot's permissions are known; elsewhere they say nothing.
  const threads = call.channel !== info.channel || mayPlayInThreads(call.botMayDo)
  const opened = await bot.host.lobby.openRematch(info.id, {
    person,
    interaction,
    opener: rematchOpener(call, info),
    threads,
    isSeries,
    ...(strength && { strength }),
  })
  if (!opened.ok)
    return { screen: { content: sayIn(call.language, opened.refusal, titleOf(bot, info)) }, fresh: true }
  const { lobby, isNew } = opened.value
  if (lobby.status === 'playing') return { screen: await begunScreen(bot, call, info, lobby), fresh: true }
  if (isNew) return { screen: await openedScreen(bot, call, info, lobby), fresh: true }
  const seated = await sitDown(bot, call, lobby.id)
  const begun = await bot.host.lobby.startRematch(info.id, lobby.id, { threads })
  return { screen: begun.ok ? await begunScreen(bot, call, info, begun.value) : seated, fresh: true }
}

/** Where the next game goes on. */
async function begunScreen(
  bot: BotContext,
  call: PanelCall,
  over: GameInfo,
  next: GameInfo,
): Promise<Screen> {
  const place = over.channel === call.channel ? call.place : 'text'
  const where = placeOf(await withThread(bot, { place, botMayDo: call.botMayDo }, next))
  return { content: wordsOf(call.language)['try-begun']({ where }) }
}

/** The lobby is open to those who played, who are told in the thread of the game that is over. */
async function openedScreen(
  bot: BotContext,
  call: PanelCall,
  over: GameInfo,
  lobby: GameInfo,
): Promise<Screen> {
  const words = wordsOf(call.language)
  // Without its message there is nothing that a link could lead to.
  await soon(() => bot.host.posts.find(lobby.id, 'lobby'))
  const free = lobby.seats - lobby.players.length
  if (free > 0) await callToRematch(bot, call, over, lobby)
  const said = lobby.inviteOnly
    ? words['rematch-opened-invited']({ game: lobby.id })
    : words['rematch-opened']({ game: lobby.id })
  const where = await gameLink(bot, titleOf(bot, lobby), lobby, call.language)
  return { content: `${said} ${where}` }
}

/** Everybody who reads the end of a game is told of the next one, and may sit down there. */
async function callToRematch(
  bot: BotContext,
  call: PanelCall,
  over: GameInfo,
  next: GameInfo,
): Promise<void> {
  // Where the lobby stands itself, it needs no word.
  if (call.channel === next.channel) return
  const words = wordsOf(over.language)
  const host = next.players.find(({ member }) => member === call.person.id)
  const where = await gameLink(bot, titleOf(bot, next), next, over.language)
  const who = host ? playerName(host) : `<@${call.person.id}>`
  const met = metBeforeText(await bot.host.people.meetingsAt(over), over.language)
  const screen = {
    content: paragraphs(
      next.ofSeries !== undefined && words['series-game']({ n: next.ofSeries }),
      words['rematch-called']({ who, where }),
      met && `-# ${met}`,
    ),
    rows: buttons(button(customId('again', over.id), words.join(), 'go')),
  }
  try {
    await bot.servers.post(call.channel, screen, `rematch ${next.id}`)
  } catch (error) {
    bot.log.info({ game: next.id, ...errorFacts(error) }, 'nobody could be told of a rematch')
  }
}

/** The lobby opens where the game was opened, which need not be where somebody presses. */
const rematchOpener = (call: PanelCall, { channel }: GameInfo): Opener => {
  const { parent, ...opener } = openerOf(call)
  return { ...opener, ...(call.channel === channel && parent !== undefined && { parent }) }
}
