// A server's settings: who opens tables and where, how many at once, how fast, and who may be called.
import { z } from 'zod'
import type { Phrase } from '../../engine/phrase.ts'
import { openGames } from '../../store/games.ts'
import { guildSettings, lockGuildSettings, saveGuildSettings } from '../../store/servers.ts'
import { inTurn, type Tx } from '../../store/tx.ts'
import { LANGUAGES } from '../../text/language.ts'
import { SPEED_NAMES } from '../table/clock/pace.ts'
import { type HostContext, transact } from '../table/context.ts'
import { markOf } from '../table/mark.ts'
import { refusals } from '../table/refusals.ts'

/** Roles or channels that can be set of each kind: as many as a menu holds. */
export const MOST_SET = 25
/** Days that a vote is open, where nothing is set, and at most. */
export const VOTE_DAYS = 3
export const MOST_VOTE_DAYS = 14
/** Tables per member that can be set at most. */
export const MOST_TABLES = 50

const ids = z.array(z.string().regex(/^\d{1,20}$/)).max(MOST_SET)

const shape = z.strictObject({
  /** Roles whose members may open tables; everybody may where there are none. */
  openers: ids.default([]),
  /** Channels where tables may be opened, with their threads; everywhere where there are none. */
  channels: ids.default([]),
  /** Tables that a member sits at here at once at most. */
  tables: z.int().min(1).max(MOST_TABLES).optional(),
  /** The speed of a table where nobody names one. */
  speed: z.enum(SPEED_NAMES.filter((name) => name !== 'custom')).optional(),
  /** What its tables ask of who joins, in per cent. */
  reliability: z.int().min(1).max(100).optional(),
  /** Roles that may be invited to a lobby. */
  invitable: ids.default([]),
  /** Whether members may be called for games by a role of the bot's. */
  calls: z.boolean().default(true),
  /** Where a position is posted every day, and when: minutes of the day in a zone. */
  daily: z
    .strictObject({
      channel: z.string().regex(/^\d{1,20}$/),
      at: z.int().min(0).max(1439),
      zone: z.string(),
      /** Of its posts, where the server has not chosen one. */
      language: z.enum(LANGUAGES),
    })
    .optional(),
  /** Days after which who has not voted is left out of the count. */
  voteDays: z.int().min(1).max(MOST_VOTE_DAYS).optional(),
})

/** The settings of a server. */
export type ServerSettings = Readonly<z.output<typeof shape>>

/** What is to be changed of them; `undefined` takes a setting away. Nothing in it is trusted. */
export type ServerChange = { readonly [K in keyof ServerSettings]?: ServerSettings[K] | undefined }

const read = (stored: unknown): ServerSettings => shape.parse(stored ?? {})

/** The settings of a server, in a transaction or outside of one. */
export const settingsIn = async (tx: Tx, guild: string): Promise<ServerSettings> =>
  read(await guildSettings(tx, guild))

/** What the organisers of a server have set about its tables. */
export const server = ({ store }: HostContext, guild: string): Promise<ServerSettings> =>
  settingsIn(store.db, guild)

/** A mark of all the settings of a server: another as soon as one of them changes. */
export const serverMark = (settings: ServerSettings): string => markOf(settings)

/**
 * Changes some of that; all of it after the change, or `undefined` where it cannot be such. Who may is the caller's to check.
 * @param seen the mark of the settings that were seen: nothing is changed where others hold by now
 */
export const changeServer = (
  context: HostContext,
  guild: string,
  change: ServerChange,
  seen?: string,
): Promise<ServerSettings | undefined> => transact(context, (tx) => changeServerIn(tx, guild, change, seen))

/** The same in a transaction. */
export async function changeServerIn(
  tx: Tx,
  guild: string,
  change: ServerChange,
  seen?: string,
): Promise<ServerSettings | undefined> {
  const settings = read(await lockGuildSettings(tx, guild))
  if (seen !== undefined && seen !== serverMark(settings)) return undefined
  const wished = shape.safeParse({ ...settings, ...change })
  if (!wished.success) return undefined
  await saveGuildSettings(tx, guild, wished.data)
  return wished.data
}

/** Who wants to open a table, as their server sees them at this moment. What is left out counts as nothing. */
export interface Opener {
  readonly roles?: readonly string[]
  /** The channel that a thread belongs to. */
  readonly parent?: string
  /** Whether they manage the server: then they may always open tables, where tables may be opened. */
  readonly manages?: boolean
}

/** Why somebody may not open a table in a channel of a server. */
export function openingFault(
  settings: ServerSettings,
  channel: string,
  { roles = [], parent, manages = false }: Opener,
): Phrase | undefined {
  const { openers } = settings
  if (openers.length > 0 && !manages && !openers.some((role) => roles.includes(role)))
    return refusals.openers(openers)
  return channelFault(settings, channel, parent)
}

/** Why nobody may open a table in a channel. */
export const channelFault = (
  { channels }: ServerSettings,
  channel: string,
  parent?: string,
): Phrase | undefined =>
  channels.length === 0 || channels.includes(channel) || (parent !== undefined && channels.includes(parent))
    ? undefined
    : refusals.elsewhere(channels)

/** Why somebody may not sit at one more table of a server. What is counted is settled one transaction after the other. */
export async function tablesFault(
  tx: Tx,
  { tables }: ServerSettings,
  guild: string,
  member: string,
): Promise<Phrase | undefined> {
  if (tables === undefined) return undefined
  await inTurn(tx, `tables ${guild} ${member}`)
  const games = (await openGames(tx, { guild, member })).map(({ id }) => id)
  return games.length >= tables ? refusals.tablesHere(tables, games) : undefined
}
