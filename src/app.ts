// The house, wired: database, host, bot, and the sandbox where there is no Discord. Opened and closed in order.
import { join } from 'node:path'
import type { Logger } from 'pino'
import { commandsFor } from '../commands/index.ts'
import type { Config } from './config.ts'
import { type Bot, openBot } from './discord/bot.ts'
import type { Titles } from './discord/desk.ts'
import { TITLES } from './games/index.ts'
import { type OpenHost, openHost } from './host/open.ts'
import type { Clock } from './host/types.ts'
import { openStudio, type Studio } from './picture/studio.ts'
import { type Furnishing, openSandbox, PortTaken, type Sandbox } from './sandbox/index.ts'
import { openStore, type Place, type Store } from './store/open.ts'

/** Everything that runs. */
export interface App {
  readonly store: Store
  readonly host: OpenHost
  readonly bot: Bot
  /** Discord's stand-in, when no token was given. */
  readonly sandbox: Sandbox | undefined
  /** Stops in order: no new interactions, work under way finished, posts sent or kept for the next start. */
  close(): Promise<void>
}

/** What tests replace. */
export interface AppSeams {
  readonly clock?: Clock
  readonly place?: Place
  /** How long a chat must rest before a buried prompt is posted again, in milliseconds. */
  readonly chatPause?: number
  /** The games of the house. */
  readonly titles?: Titles
  /** Where pictures are drawn; closed with the house. */
  readonly studio?: Studio
}

const realClock: Clock = { now: () => new Date() }

/**
 * Opens the house.
 * @throws Error with a clear line when the database, the sandbox's port or Discord is not to be had
 */
export async function openApp(config: Config, log: Logger, seams: AppSeams = {}): Promise<App> {
  const { clock = realClock, titles = TITLES } = seams
  const store = await openStore(seams.place ?? placeOf(config))
  const sandbox = config.token === undefined ? await sandboxOf(config).catch(leaving(store)) : undefined
  const host = openHost({ store, titles, clock, log })
  const studio = seams.studio ?? openStudio(paintersOf(titles))
  const api = sandbox ? `${sandbox.url}/api` : config.api
  const bot = openBot({
    ...{
      token: config.token ?? sandbox?.token ?? '',
      host,
      titles,
      commands: commandsFor(titles),
      clock,
      log,
      studio,
    },
    ...(api !== undefined && { api }),
    ...(seams.chatPause !== undefined && { chatPause: seams.chatPause }),
  })
  const close = async () => {
    await bot.close()
    await studio.close()
    await host.stop()
    await sandbox?.close()
    await store.close()
  }
  try {
    await bot.ready
    await host.begin(bot)
    if (sandbox) await welcome(sandbox, bot)
  } catch (error) {
    await close()
    throw error
  }
  return { store, host, bot, sandbox, close }
}

/** What cannot be opened leaves the database free for the next try. */
const leaving =
  (store: Store) =>
  async (error: unknown): Promise<never> => {
    await store.close()
    throw error
  }

/** The painters of the titles that have pictures. */
const paintersOf = (titles: Titles): Record<string, URL> =>
  Object.fromEntries(
    Object.values(titles).flatMap(({ game, pictures }) => (pictures ? [[game.id, pictures.painters]] : [])),
  )

const placeOf = ({ database, data }: Config): Place =>
  database === undefined ? { folder: data } : { url: database }

/** The server that a newcomer finds. */
const GARDEN: Furnishing = {
  guild: 'Peach Garden',
  channels: [{ name: 'game-room', topic: 'Table games of the Three Kingdoms' }, { name: 'lounge' }],
  members: [
    { name: 'Mei', locale: 'zh-TW' },
    { name: 'Arjun', locale: 'en-US' },
    { name: 'Lena', locale: 'en-GB' },
    { name: '小明', locale: 'zh-CN' },
  ],
}
/** What a newcomer is offered. */
const FIRST_GAME = 'records'

async function sandboxOf({ data, sandboxPort: port }: Config): Promise<Sandbox> {
  try {
    return await openSandbox({
      port,
      file: join(data, 'sandbox.json'),
      botName: 'Peach Garden',
      furnishing: GARDEN,
    })
  } catch (error) {
    if (!(error instanceof PortTaken)) throw error
    throw new Error(
      `Port ${port} is taken, perhaps by a Peach Garden that still runs: stop that, or set SANDBOX_PORT to another number`,
    )
  }
}

/** Greets the room of a newly furnished sandbox; a room that was taken away is not missed. */
async function welcome(sandbox: Sandbox, bot: Bot): Promise<void> {
  const room = sandbox.channels().find(({ name }) => name === GARDEN.channels[0]?.name)
  if (room) await bot.welcome(room.id, FIRST_GAME, sandbox.guild.locale)
}
