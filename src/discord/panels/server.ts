// `/server settings`: all that holds for the tables of a server in words, and the pages of the form that changes it.
import { zoneShown } from '../../host/clock/index.ts'
import { type ServerChange, type ServerSettings, serverMark, VOTE_DAYS } from '../../host/settings/index.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../text/language.ts'
import { type Call, languageOfTables, type PanelCall } from '../call/call.ts'
import type { Panel, Reply } from '../call/reply.ts'
import type { BotContext } from '../core/context.ts'
import { timeOfDay } from '../input/moment.ts'
import { speedText, usualPace } from '../input/pace.ts'
import { serverToSet } from '../input/server-to-set.ts'
import { customId } from '../screen/ids.ts'
import { button, buttons, type Note, paragraphs, placed, type Screen } from '../screen/screen.ts'
import { mayManageRoles } from '../words/permissions.ts'
import { wordsOf } from '../words/present.ts'
import { setServerLanguage } from './newcomers/welcome.ts'
import {
  LANGUAGE_FIELD,
  reliabilityShown,
  SERVER_PAGES,
  type ServerNow,
  serverFields,
} from './server-form.ts'

type Here = Call & { readonly guild: string }

/** What holds in a server, and the buttons that open the form. */
export async function serverScreen(bot: BotContext, call: Here, note?: Note): Promise<Screen> {
  const words = wordsOf(call.language)
  const settings = await bot.host.settings.server(call.guild)
  const tables = await languageOfTables(bot, call)
  const { first, last } = placed(note)
  return {
    content: paragraphs(
      first,
      words['server-head'](),
      ...linesOf(call, settings, tables).map((line) => `- ${line}`),
      `-# ${words['server-saved']()}`,
      last,
    ),
    rows: buttons(
      button(customId('serverpage', 'who'), words['server-first'](), 'main'),
      button(customId('serverpage', 'how'), words['server-more'](), 'main'),
    ),
  }
}

/** All that is set, in words. */
function linesOf({ language, botMayDo }: Call, settings: ServerSettings, tables: Language): string[] {
  const words = wordsOf(language)
  const { openers, channels, invitable, calls } = settings
  const links = (sign: string, ids: readonly string[]) => ids.map((id) => `<${sign}${id}>`).join(' ')
  const who =
    openers.length === 0
      ? words['server-everybody']()
      : `${links('@&', openers)}${words['server-openers-too']()}`
  const state = !calls
    ? words['dashboard-off']()
    : mayManageRoles(botMayDo)
      ? words['dashboard-on']()
      : words['server-calls-lack']()
  return [
    words['server-openers']({ roles: who }),
    words['server-channels']({
      channels: channels.length === 0 ? words['server-everywhere']() : links('#', channels),
    }),
    words['server-tables']({ n: settings.tables ? String(settings.tables) : words['server-no-limit']() }),
    words['server-reliability']({ share: reliabilityShown(words, settings.reliability) }),
    words['server-vote-days']({ n: settings.voteDays ?? VOTE_DAYS }),
    words['server-speed']({ speed: speedText(usualPace(settings.speed), language) }),
    words['server-language']({ language: LANGUAGE_NAMES[tables] }),
    words['server-invitable']({
      roles: invitable.length === 0 ? words['server-no-roles']() : links('@&', invitable),
    }),
    words['server-calls']({ state }),
    dailyLine(settings, language),
  ]
}

/** When and where a position is posted every day. */
function dailyLine({ daily }: ServerSettings, language: Language): string {
  const words = wordsOf(language)
  if (!daily) return words['server-daily-none']()
  const { channel, at, zone } = daily
  return words['daily-set']({ channel: `<#${channel}>`, time: timeOfDay(at), zone: zoneShown(zone) })
}

/** The settings as they are, with what of them the server still has. */
async function nowOf(bot: BotContext, call: Here): Promise<ServerNow> {
  const [settings, tables, roles, channels] = await Promise.all([
    bot.host.settings.server(call.guild),
    languageOfTables(bot, call),
    bot.servers.roles(call.guild),
    bot.servers.channels(call.guild),
  ])
  return { settings, tables, there: { roles: roles.map(({ id }) => id), channels } }
}

/** A mark of what a form shows. */
const markOf = ({ settings, tables }: Pick<ServerNow, 'settings' | 'tables'>): string =>
  `${serverMark(settings)}-${tables}`

const pageOf = (named: string | undefined) => SERVER_PAGES.find((each) => each === named) ?? 'who'

/** Opens a page of the form; its user must manage the server at that moment. */
async function openPage(bot: BotContext, call: PanelCall): Promise<Reply> {
  const allowed = serverToSet(call)
  if ('problem' in allowed) return { screen: { content: allowed.problem }, fresh: true }
  const page = pageOf(call.parts[0])
  const words = wordsOf(call.language)
  const now = await nowOf(bot, { ...call, ...allowed })
  return {
    form: {
      id: customId('setserver', page, markOf(now)),
      title: words[page === 'who' ? 'server-first' : 'server-more'](),
      fields: serverFields(page, now, call.language).map(({ field }) => field),
    },
    late: { content: words['press-again']() },
  }
}

/** Takes a page as it was filled in, all of it or nothing: where the settings have changed since it was opened, its user looks first. */
async function takePage(bot: BotContext, call: PanelCall): Promise<Reply> {
  const allowed = serverToSet(call)
  if ('problem' in allowed) return { screen: { content: allowed.problem }, fresh: true }
  const here = { ...call, ...allowed }
  const words = wordsOf(call.language)
  const [page, seen] = call.parts
  const fault = await changedBy(bot, here, pageOf(page), seen)
  return { screen: await serverScreen(bot, here, fault && { refused: words[fault]() }) }
}

/** Changes what a filled-in page says; why nothing was changed. */
async function changedBy(
  bot: BotContext,
  here: Here & PanelCall,
  page: (typeof SERVER_PAGES)[number],
  seen: string | undefined,
): Promise<'refused-form-old' | 'server-fault' | undefined> {
  const now = await nowOf(bot, here)
  if (markOf(now) !== seen) return 'refused-form-old'
  let change: ServerChange = {}
  for (const each of serverFields(page, now, here.language)) {
    const held = here.fields[each.field.id]
    const said = held === undefined ? {} : each.change(held)
    if (!said) return 'server-fault'
    change = { ...change, ...said }
  }
  const mark = serverMark(now.settings)
  if (!(await bot.host.settings.changeServer(here.guild, change, mark)))
    return serverMark(await bot.host.settings.server(here.guild)) === mark
      ? 'server-fault'
      : 'refused-form-old'
  const language = LANGUAGES.find((each) => each === here.fields[LANGUAGE_FIELD]?.[0])
  if (language && language !== now.tables) await setServerLanguage(bot, here.guild, language)
  return undefined
}

/** By verb: the form of `/server settings`. */
export const SERVER = {
  serverpage: { run: openPage },
  setserver: { run: takePage, slow: true },
} satisfies Record<string, Panel>
