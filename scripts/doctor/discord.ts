// What the doctor asks Discord: whether the token is taken, how many sessions may still be started, and what the bot may do
// on its servers.
import { PermissionFlagsBits, REST, Routes } from 'discord.js'
import type { z } from 'zod'
import type { Config } from '../../src/config.ts'
import { ANSWERS } from '../../src/discord/http/shapes.ts'
import { iconIn } from '../../src/discord/icons/drawn.ts'
import { missingIn } from '../../src/discord/words/permissions.ts'
import { en } from '../../src/text/bot/en.ts'
import { ICON_NAMES } from '../../src/text/icons.ts'
import type { Finding } from './finding.ts'

/** Session starts that should be left for the rest of the day. */
const FEW = 50
/** Servers that are named one by one. */
const NAMED = 10

/** What Discord says of the bot. */
export async function discordFindings({ token, api }: Config): Promise<Finding[]> {
  if (token === undefined)
    return [{ how: 'fine', what: 'there is no DISCORD_TOKEN: the sandbox opens in Discord’s place' }]
  const rest = new REST({ ...(api !== undefined && { api }), retries: 1 }).setToken(token)
  try {
    const { id, username } = ANSWERS.user.shape.parse(await rest.get(Routes.user()))
    const gateway = ANSWERS.gateway.shape.parse(await rest.get(Routes.gatewayBot()))
    const application = ANSWERS.application.shape.parse(await rest.get(Routes.currentApplication())).id
    const emojis = ANSWERS.emojis.shape.parse(await rest.get(Routes.applicationEmojis(application)))
    const guilds = ANSWERS.guilds.shape.parse(await rest.get(Routes.userGuilds()))
    return [
      { how: 'fine', what: `Discord knows the bot as ${username ?? id}` },
      startsFinding(gateway),
      iconsFinding(emojis),
      ...guildFindings(guilds),
    ]
  } catch (error) {
    return [refusal(error)]
  }
}

function refusal(error: unknown): Finding {
  const { status, message } = error as { status?: number; message?: string }
  if (status === 401)
    return {
      how: 'wrong',
      what: 'Discord does not take DISCORD_TOKEN',
      todo: 'https://discord.com/developers/applications → your application → Bot → Reset Token, and paste the new one',
    }
  return {
    how: 'wrong',
    what: `Discord cannot be reached: ${message}`,
    todo: 'look at this machine’s way to https://discord.com, and at https://discordstatus.com',
  }
}

function startsFinding({
  shards,
  session_start_limit: limit,
}: z.output<typeof ANSWERS.gateway.shape>): Finding {
  if (!limit) return { how: 'fine', what: `Discord recommends ${shards} shard(s)` }
  const { remaining, total } = limit
  const what = `${remaining} of ${total} session starts are left today; Discord recommends ${shards} shard(s)`
  return remaining < FEW
    ? {
        how: 'worth',
        what,
        todo: 'something starts the bot again and again: look into its log before you go on',
      }
    : { how: 'fine', what }
}

/** Emojis that an application may have. */
const MOST_EMOJIS = 2_000

function iconsFinding({ items }: z.output<typeof ANSWERS.emojis.shape>): Finding {
  const there = new Set(items.flatMap(({ name }) => iconIn(name) ?? []))
  const what = `${there.size} of ${ICON_NAMES.length} icons are among the bot’s emojis`
  if (there.size === ICON_NAMES.length) return { how: 'fine', what }
  const todo =
    items.length >= MOST_EMOJIS
      ? 'delete emojis: https://discord.com/developers/applications → your application → Emojis; until then plain emoji are shown'
      : 'start the bot, which uploads them; until then plain emoji are shown'
  return { how: 'worth', what, todo }
}

function guildFindings(guilds: z.output<typeof ANSWERS.guilds.shape>): Finding[] {
  if (guilds.length === 0)
    return [
      { how: 'worth', what: 'the bot is on no server', todo: 'invite it: README.md, “On a real server”' },
    ]
  const lacking = guilds.flatMap(({ name, permissions }) => {
    const missing = missingIn(BigInt(permissions), 'text').filter(({ optional }) => !optional)
    return missing.length > 0 ? [{ name, missing }] : []
  })
  const fine: Finding = { how: 'fine', what: `the bot is on ${guilds.length} server(s)` }
  return [
    fine,
    ...lacking.slice(0, NAMED).map(({ name, missing }): Finding => {
      const names = missing.map((need) => (en[need.name] as () => string)()).join(', ')
      const vital = missing.some(
        ({ bit }) => bit === PermissionFlagsBits.ViewChannel || bit === PermissionFlagsBits.SendMessages,
      )
      return {
        how: 'worth',
        what: `on ${name} the bot’s role may not: ${names}`,
        todo: `${vital ? 'no game can be played there unless a channel allows it' : 'games go on with less'}: give the role these, then /game doctor there`,
      }
    }),
    ...(lacking.length > NAMED
      ? [{ how: 'worth' as const, what: `and ${lacking.length - NAMED} servers more` }]
      : []),
  ]
}
