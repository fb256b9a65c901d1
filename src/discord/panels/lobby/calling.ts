// Looking for players: a role for each game, which members take and give back, and by which the bot calls them.
import type { Title } from '../../../games/common/title.ts'
import { languageOfTables, type PanelCall } from '../../call/call.ts'
import { refusalScreen } from '../../call/refusals.ts'
import type { Panel, Reply } from '../../call/reply.ts'
import type { BotContext } from '../../core/context.ts'
import { CODE } from '../../core/faults.ts'
import { codeOf } from '../../core/wire.ts'
import { customId } from '../../screen/ids.ts'
import { button, buttons, type Screen } from '../../screen/screen.ts'
import { mayManageRoles } from '../../words/permissions.ts'
import { wordsOf } from '../../words/present.ts'

/** Calls those who want to be called for the game of a lobby. */
async function lookFor(bot: BotContext, call: PanelCall): Promise<Reply> {
  const [game = ''] = call.parts
  const words = wordsOf(call.language)
  if (!mayManageRoles(call.botMayDo)) return { screen: { content: words['calls-lack']() }, fresh: true }
  const info = await bot.host.games.info(game)
  const done = await bot.host.lobby.callPlayers(game, call.person)
  if (!done.ok || !info) {
    const refusal = done.ok ? { content: words['refused-no-game']() } : undefined
    const screen = refusal ?? (await refusedScreen(bot, call, game, done, info?.title))
    return { screen, fresh: true }
  }
  const role = await bot.host.settings.callRole(info.guild, info.title)
  return { screen: { content: words['call-done']({ role: `<@&${role}>` }) }, fresh: true }
}

type Refused = Awaited<ReturnType<BotContext['host']['lobby']['callPlayers']>>

/** Where nobody wants to be called yet, the reader can be the first. */
async function refusedScreen(
  bot: BotContext,
  call: PanelCall,
  game: string,
  done: Refused,
  title: string | undefined,
): Promise<Screen> {
  if (done.ok) return { content: '' }
  const screen = await refusalScreen(bot, call, game, done.refusal)
  if (done.refusal.key !== 'bot.refused-calls-nobody' || title === undefined) return screen
  return { ...screen, rows: buttons(callMeButton(call, title)) }
}

const callMeButton = ({ language }: PanelCall, title: string) =>
  button(customId('callme', title), wordsOf(language)['call-me'](), 'main')

/** A member takes or gives back the role of a game. */
const taking =
  (wanted: boolean) =>
  async (bot: BotContext, call: PanelCall): Promise<Reply> => {
    const title = bot.titles[call.parts[0] ?? '']
    const { guild } = call
    const words = wordsOf(call.language)
    if (!title || guild === undefined) return { screen: { content: words['unknown-button']() }, fresh: true }
    if (!(await bot.host.settings.server(guild)).calls)
      return { screen: { content: words['refused-calls-off']() }, fresh: true }
    if (!mayManageRoles(call.botMayDo)) return { screen: { content: words['calls-lack']() }, fresh: true }
    return { screen: await takenScreen(bot, { ...call, guild }, title, wanted), fresh: true }
  }

type HereCall = PanelCall & { readonly guild: string }

async function takenScreen(bot: BotContext, call: HereCall, title: Title, wanted: boolean): Promise<Screen> {
  const words = wordsOf(call.language)
  const { id } = title.game
  const name = title.words[call.language].title
  try {
    if (wanted) {
      const role = await given(bot, call, title)
      return {
        content: words['call-on']({ title: name, role: `<@&${role}>` }),
        rows: buttons(button(customId('callmenot', id), words['call-me-not']())),
      }
    }
    const role = await bot.host.settings.callRole(call.guild, id)
    if (role !== undefined) await bot.servers.takeRole(call.guild, call.person.id, role)
  } catch (error) {
    const why = faultText(words, codeOf(error))
    if (why === undefined) throw error
    return { content: why }
  }
  return { content: words['call-off']({ title: name }), rows: buttons(callMeButton(call, id)) }
}

/** Why a role could not be given, in words; nothing where that is a fault of another kind. */
function faultText(words: ReturnType<typeof wordsOf>, code: number | undefined): string | undefined {
  if (code === CODE.tooManyRoles) return words['calls-full']()
  if (code === CODE.missingPermissions || code === CODE.missingAccess) return words['calls-below']()
  return code === CODE.unknownRole ? words['press-again']() : undefined
}

/** Gives somebody the role of a game; makes it where there is none, or none any more. */
async function given(bot: BotContext, call: HereCall, title: Title): Promise<string> {
  const known = await bot.host.settings.callRole(call.guild, title.game.id)
  const give = async (role: string) => {
    await bot.servers.giveRole(call.guild, call.person.id, role)
    return role
  }
  if (known !== undefined)
    try {
      return await give(known)
    } catch (error) {
      if (codeOf(error) !== CODE.unknownRole) throw error
    }
  return give(await madeOnce(bot, call, title))
}

const making = new Map<string, Promise<string>>()

/** Two who press at once get the same role: presses of one server come to one process. */
function madeOnce(bot: BotContext, call: HereCall, title: Title): Promise<string> {
  const key = `${call.guild} ${title.game.id}`
  const under = making.get(key) ?? made(bot, call, title).finally(() => making.delete(key))
  making.set(key, under)
  return under
}

/** Makes the role of a game, or finds the one that was made before its id could be noted. It permits nothing. */
async function made(bot: BotContext, call: HereCall, title: Title): Promise<string> {
  const language = await languageOfTables(bot, call)
  const name = wordsOf(language)['call-role']({ title: title.words[language].title })
  const left = (await bot.servers.roles(call.guild)).find(
    (role) => role.name === name && role.permissions === '0',
  )
  const role = left?.id ?? (await bot.servers.addRole(call.guild, name))
  await bot.host.settings.saveCallRole(call.guild, title.game.id, role)
  return role
}

/** By verb: calling, and being called. */
export const CALLING = {
  lookfor: { run: lookFor, slow: true },
  callme: { run: taking(true), slow: true },
  callmenot: { run: taking(false), slow: true },
} satisfies Record<string, Panel>
