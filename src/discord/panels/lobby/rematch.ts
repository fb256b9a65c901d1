// Rematch: the same table once more.
import type { Opener } from '../../../host/settings/index.ts'
import type { GameInfo } from '../../../host/table/types.ts'
import { openerOf, type PanelCall } from '../../call/call.ts'
import type { Reply } from '../../call/reply.ts'
import { type BotContext, titleOf } from '../../core/context.ts'
import { errorFacts } from '../../core/faults.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons } from '../../screen/screen.ts'
import { gameLink, playerName, sayIn, wordsOf } from '../../words/present.ts'
import { sitDown } from './sitting-down.ts'
import { soon } from './wait-for-post.ts'

/** A new lobby with the same settings and computers, hosted by the member who presses first; the others sit down there. */
export async function again(bot: BotContext, call: PanelCall): Promise<Reply> {
  const info = await bot.host.games.info(call.parts[0] ?? '')
  const words = wordsOf(call.language)
  if (!info) return { screen: { content: words['unknown-button']() }, fresh: true }
  const { person, id: interaction } = call
  const opened = await bot.host.lobby.openRematch(info.id, {
    person,
    interaction,
    opener: rematchOpener(call, info),
  })
  if (!opened.ok) return { screen: { content: sayIn(call.language, opened.refusal) }, fresh: true }
  const { lobby, isNew } = opened.value
  if (!isNew) return { screen: await sitDown(bot, call, lobby.id), fresh: true }
  // Without its message there is nothing that a link could lead to.
  await soon(() => bot.host.posts.find(lobby.id, 'lobby'))
  const free = lobby.seats - lobby.players.length
  if (free > 0) await callToRematch(bot, call, info, lobby)
  const said =
    lobby.inviteOnly && free > 0
      ? words['rematch-opened-invited']({ game: lobby.id })
      : words['lobby-opened']({ game: lobby.id, free })
  const where = await gameLink(bot, titleOf(bot, lobby), lobby, call.language)
  return { screen: { content: `${said} ${where}` }, fresh: true }
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
  const screen = {
    content: words['rematch-called']({ who, where }),
    rows: buttons(button(customId('sit', next.id), words.join(), 'go')),
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
