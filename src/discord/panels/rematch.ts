// Rematch: the same table once more.
import type { Opener } from '../../host/settings/index.ts'
import type { GameInfo } from '../../host/types.ts'
import { openerOf, type PanelCall } from '../call.ts'
import type { BotContext } from '../context.ts'
import { customId } from '../ids.ts'
import { placeOf, playerName, sayIn, wordsOf } from '../present.ts'
import { errorFacts } from '../publisher/faults.ts'
import type { Reply } from '../reply.ts'
import { button, buttons } from '../screen.ts'
import { sitDown } from './sitting-down.ts'

/** A new lobby with the same settings and computers, hosted by whoever presses first; the others sit down there. */
export async function again(bot: BotContext, call: PanelCall): Promise<Reply> {
  const info = await bot.host.games.info(call.parts[0] ?? '')
  const words = wordsOf(call.language)
  if (!info) return { screen: { content: words['unknown-button']() }, fresh: true }
  const open = await openedAgain(bot, info)
  if (open) return { screen: await sitDown(bot, call, open.id), fresh: true }
  const opened = await bot.host.lobby.open({
    title: info.title,
    seats: info.seats,
    language: info.language,
    options: info.options,
    pace: info.pace,
    guild: info.guild,
    channel: info.channel,
    person: call.person,
    interaction: call.id,
    opener: rematchOpener(call, info),
    // Who played at a table for invited members is invited to the next.
    inviteOnly: info.inviteOnly === true,
    invited: info.inviteOnly ? info.players.flatMap(({ member }) => member ?? []) : [],
  })
  if (!opened.ok) return { screen: { content: sayIn(call.language, opened.refusal) }, fresh: true }
  const next = opened.value
  await seatComputers(bot, call, info, next)
  await callToRematch(bot, call, info, next)
  const said = words[next.inviteOnly ? 'rematch-opened-invited' : 'lobby-opened']({ game: next.id })
  return { screen: { content: `${said} ${placeOf(next)}` }, fresh: true }
}

/** The lobby that one of those who played has opened for the next game already. */
async function openedAgain({ host }: BotContext, over: GameInfo): Promise<GameInfo | undefined> {
  const members = over.players.flatMap(({ member }) => member ?? [])
  const lobbies = await host.games.lobbiesIn(over.channel)
  return lobbies.find(
    ({ title, seats, host: by }) => title === over.title && seats === over.seats && members.includes(by),
  )
}

/** The computers of the last game sit down again, under whatever names. */
async function seatComputers(
  { host }: BotContext,
  { person }: PanelCall,
  { players }: GameInfo,
  { id }: GameInfo,
): Promise<void> {
  for (const { member, computer } of players)
    if (member === undefined && computer !== undefined) await host.lobby.addComputer(id, person, computer)
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
  const who = host ? playerName(host) : `<@${call.person.id}>`
  const screen = {
    content: words['rematch-called']({ who, where: placeOf(next) }),
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
