// `/server settings`: one panel with a menu for each thing that holds for all tables of a server; each applies at once.
import { SPEED_NAMES } from '../../host/clock/index.ts'
import {
  MOST_SET,
  MOST_TABLES,
  MOST_VOTE_DAYS,
  type ServerChange,
  type ServerSettings,
  VOTE_DAYS,
} from '../../host/settings/index.ts'
import type { BotPhrases } from '../../text/bot/index.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../text/language.ts'
import { type Call, languageOfTables, type PanelCall } from '../call/call.ts'
import type { Panel, Reply } from '../call/reply.ts'
import type { BotContext } from '../core/context.ts'
import { speedText, usualPace } from '../input/pace.ts'
import { customId } from '../screen/ids.ts'
import { autoSelect, button, buttons, paragraphs, type Row, type Screen, select } from '../screen/screen.ts'
import { managesServer, mayManageRoles } from '../words/permissions.ts'
import { wordsOf } from '../words/present.ts'
import { setServerLanguage } from './newcomers/welcome.ts'

/** The panel shows its menus on two pages: who, where and how many; and the rest. */
type Page = 'first' | 'more'

/** Numbers of tables that the menu offers. */
const TABLES = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20]
/** Shares in per cent that the menu offers. */
const SHARES = [50, 60, 70, 80, 90, 95] as const
/** Days that a vote is open, as the menu offers them. */
const DAYS = Array.from({ length: MOST_VOTE_DAYS }, (_, day) => day + 1)
/** What the menus call no limit. */
const NO_LIMIT = '0'

/** Somebody who may set what holds in a server, and the server; otherwise what they are told. */
export function serverToSet(call: Call): { readonly guild: string } | { readonly problem: string } {
  const words = wordsOf(call.language)
  if (call.guild === undefined) return { problem: words['guild-only']() }
  return managesServer(call.mayDo) ? { guild: call.guild } : { problem: words['server-not-manager']() }
}

/** What holds in a server, and the menus that change it. */
export async function serverScreen(
  bot: BotContext,
  call: Call & { readonly guild: string },
  page: Page = 'first',
  note?: string,
): Promise<Screen> {
  const { language } = call
  const words = wordsOf(language)
  const settings = await bot.host.settings.server(call.guild)
  const tables = await languageOfTables(bot, call)
  const rows = page === 'first' ? await firstRows(bot, call, settings) : await moreRows(bot, call, settings)
  return {
    content: paragraphs(
      note,
      words['server-head'](),
      ...linesOf(call, settings, tables).map((line) => `- ${line}`),
      `-# ${words['server-saved']()}`,
    ),
    rows,
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
  ]
}

const reliabilityShown = (words: BotPhrases, percent?: number): string =>
  percent === undefined ? words['server-reliability-none']() : `${percent}%`

type Here = Call & { readonly guild: string }

async function firstRows(bot: BotContext, call: Here, settings: ServerSettings): Promise<Row[]> {
  const words = wordsOf(call.language)
  const there = await bot.servers.channels(call.guild)
  const { openers, channels, tables, voteDays = VOTE_DAYS } = settings
  const numbers = [...new Set([...TABLES, ...(tables === undefined ? [] : [tables])])].sort((a, b) => a - b)
  return [
    autoSelect('role', customId('setopeners'), words['pick-openers'](), {
      min: 0,
      max: MOST_SET,
      chosen: await rolesThere(bot, call, openers),
    }),
    autoSelect('channel', customId('setchannels'), words['pick-channels'](), {
      min: 0,
      max: MOST_SET,
      chosen: channels.filter((id) => there.includes(id)),
    }),
    select(customId('settables'), words['pick-tables'](), [
      {
        label: words['server-tables']({ n: words['server-no-limit']() }),
        value: NO_LIMIT,
        ...(tables === undefined && { default: true }),
      },
      ...numbers.map((n) => ({
        label: words['server-tables']({ n: String(n) }),
        value: String(n),
        ...(n === tables && { default: true }),
      })),
    ]),
    select(
      customId('setvotedays'),
      words['pick-vote-days'](),
      DAYS.map((n) => ({
        label: words['server-vote-days']({ n }),
        value: String(n),
        ...(n === voteDays && { default: true }),
      })),
    ),
    ...buttons(button(customId('server', 'more'), words['server-more']())),
  ]
}

async function moreRows(bot: BotContext, call: Here, settings: ServerSettings): Promise<Row[]> {
  const { language } = call
  const words = wordsOf(language)
  const speed = settings.speed ?? usualPace().speed
  const tables = await languageOfTables(bot, call)
  return [
    select(
      customId('setspeed'),
      words['pick-speed'](),
      namedSpeeds().map((name) => ({
        label: speedText(usualPace(name), language),
        value: name,
        ...(name === speed && { default: true }),
      })),
    ),
    select(
      customId('setlanguage'),
      words['pick-language'](),
      LANGUAGES.map((each) => ({
        label: LANGUAGE_NAMES[each],
        value: each,
        ...(each === tables && { default: true }),
      })),
    ),
    autoSelect('role', customId('setinvitable'), words['pick-invitable'](), {
      min: 0,
      max: MOST_SET,
      chosen: await rolesThere(bot, call, settings.invitable),
    }),
    select(
      customId('setreliability'),
      words['pick-reliability'](),
      [undefined, ...new Set([...SHARES, settings.reliability ?? SHARES[0]])].map((percent) => ({
        label: words['server-reliability']({ share: reliabilityShown(words, percent) }),
        value: String(percent ?? 0),
        ...(percent === settings.reliability && { default: true }),
      })),
    ),
    ...buttons(
      button(customId('server', 'first'), words['server-first']()),
      button(
        customId('setcalls', settings.calls ? 'off' : 'on'),
        words[settings.calls ? 'server-calls-off' : 'server-calls-on'](),
      ),
    ),
  ]
}

const namedSpeeds = () => SPEED_NAMES.filter((name) => name !== 'custom')

/** Those of some roles that the server still has: a menu shows no others. */
async function rolesThere(
  { servers }: BotContext,
  { guild }: Here,
  roles: readonly string[],
): Promise<string[]> {
  if (roles.length === 0) return []
  const there = (await servers.roles(guild)).map(({ id }) => id)
  return roles.filter((id) => there.includes(id))
}

/** What a number of tables comes to; no limit where it is 0. */
export const tablesChange = (n: number): ServerChange =>
  n === 0 ? { tables: undefined } : { tables: Math.min(n, MOST_TABLES + 1) }

/** A menu of the panel: its user must manage the server at that moment. */
const setting =
  (page: Page, change: (call: PanelCall) => ServerChange | undefined) =>
  async (bot: BotContext, call: PanelCall): Promise<Reply> => {
    const allowed = serverToSet(call)
    if ('problem' in allowed) return { screen: { content: allowed.problem }, fresh: true }
    const wished = change(call)
    const done = wished && (await bot.host.settings.changeServer(allowed.guild, wished))
    const note = done ? undefined : wordsOf(call.language)['server-fault']()
    return { screen: await serverScreen(bot, { ...call, ...allowed }, page, note) }
  }

async function turn(bot: BotContext, call: PanelCall): Promise<Reply> {
  const allowed = serverToSet(call)
  if ('problem' in allowed) return { screen: { content: allowed.problem }, fresh: true }
  const page = call.parts[0] === 'more' ? 'more' : 'first'
  return { screen: await serverScreen(bot, { ...call, ...allowed }, page) }
}

async function setLanguage(bot: BotContext, call: PanelCall): Promise<Reply> {
  const allowed = serverToSet(call)
  if ('problem' in allowed) return { screen: { content: allowed.problem }, fresh: true }
  const language = LANGUAGES.find((each) => each === call.values[0])
  if (language) await setServerLanguage(bot, allowed.guild, language)
  return { screen: await serverScreen(bot, { ...call, ...allowed }, 'more') }
}

/** By verb: the menus of `/server settings`. */
export const SERVER = {
  server: { run: turn },
  setopeners: { run: setting('first', ({ pickedRoles }) => ({ openers: [...pickedRoles] })), slow: true },
  setchannels: { run: setting('first', ({ values }) => ({ channels: [...values] })), slow: true },
  settables: {
    run: setting('first', ({ values: [n = ''] }) => (/^\d+$/.test(n) ? tablesChange(Number(n)) : undefined)),
    slow: true,
  },
  setvotedays: {
    run: setting('first', ({ values: [n = ''] }) => (/^\d+$/.test(n) ? { voteDays: Number(n) } : undefined)),
    slow: true,
  },
  setspeed: {
    run: setting('more', ({ values: [named] }) => {
      const speed = namedSpeeds().find((each) => each === named)
      return speed && { speed }
    }),
    slow: true,
  },
  setreliability: {
    run: setting('more', ({ values: [n = ''] }) =>
      /^\d+$/.test(n) ? { reliability: Number(n) || undefined } : undefined,
    ),
    slow: true,
  },
  setlanguage: { run: setLanguage, slow: true },
  setinvitable: { run: setting('more', ({ pickedRoles }) => ({ invitable: [...pickedRoles] })), slow: true },
  setcalls: { run: setting('more', ({ parts: [state] }) => ({ calls: state === 'on' })), slow: true },
} satisfies Record<string, Panel>
