// The app: opens and closes, in order, database, host, bot, and the sandbox where there is no Discord.
import { join } from 'node:path'
import type { Logger } from 'pino'
import { commandsFor, messageCommands } from '../commands/index.ts'
import { type Closing, openClosing } from './closing.ts'
import type { Config } from './config.ts'
import { type Bot, type DiscordState, openBot } from './discord/bot.ts'
import type { Titles } from './discord/core/context.ts'
import { drawIcons } from './discord/icons/drawn.ts'
import { BOT_PAINTERS } from './discord/pictures/index.ts'
import { TITLES } from './games/index.ts'
import { openVerifier, verifierHere } from './host/history/index.ts'
import { type OpenHost, openHost } from './host/index.ts'
import { openExperts } from './host/play/index.ts'
import type { Clock } from './host/table/types.ts'
import { openMetrics } from './metrics/metrics.ts'
import { type Health, openMetricsServer } from './metrics/server.ts'
import { openRenderPool, type RenderPool } from './picture/render-pool.ts'
import type { Sandbox } from './sandbox/index.ts'
import { openReviewer } from './search/review/reviewing.ts'
import { openThinkers } from './search/thinkers.ts'
import { addressOf, reasonFor, remedyFor } from './store/faults.ts'
import { openStore, type Place, type Store } from './store/open.ts'
import { type RetryOptions, throughOutages } from './store/outage-retry.ts'

/** Everything that runs. */
export interface App {
  readonly store: Store
  readonly host: OpenHost
  readonly bot: Bot
  /** Discord's stand-in, when no token was given. */
  readonly sandbox: Sandbox | undefined
  /** The port of `/healthz` and `/metrics`, when one is open. */
  readonly metricsPort: number | undefined
  /** Resolves when Discord lets the bot in no more, with what to do about it; the process should then end. */
  readonly failed: Promise<Error>
  /** Stops in order: no new interactions, work under way finished, posts sent or kept for the next start. */
  close(): Promise<void>
}

/** What tests replace. */
export interface AppOverrides {
  readonly clock?: Clock
  readonly place?: Place
  /** How long a chat must rest before a prompt that it pushed away is posted again, in milliseconds. */
  readonly chatPause?: number
  /** The installed games. */
  readonly titles?: Titles
  /** Draws pictures; closed with the app. */
  readonly renderPool?: RenderPool
}

const realClock: Clock = { now: () => new Date() }

/**
 * Opens the bot and all that it needs.
 * @throws Error with a clear line when the database, the sandbox's port or Discord cannot be reached; nothing is left open then
 */
export async function openApp(config: Config, log: Logger, overrides: AppOverrides = {}): Promise<App> {
  const closing = openClosing(log)
  try {
    return { ...(await openParts(config, log, overrides, closing)), close: closing.close }
  } catch (error) {
    await closing.close().catch(() => {}) // the log has it; why it did not open is what counts
    throw error
  }
}

/** Opens one part after the other, and notes how each is closed. */
async function openParts(
  config: Config,
  log: Logger,
  overrides: AppOverrides,
  closing: Closing,
): Promise<Omit<App, 'close'>> {
  const { clock = realClock, titles = TITLES } = overrides
  const place = overrides.place ?? placeOf(config)
  const retry = retryOptions(place, log)
  const store = await openStore(place, retry)
  closing.defer('database', () => store.close())
  // Loaded only where it is needed: the bot of a real server carries no stand-in for Discord with it.
  const local = config.token === undefined ? await import('./local.ts') : undefined
  const sandbox = await local?.openLocal(config)
  closing.defer('sandbox', async () => sandbox?.close())
  const threads = openThreads(log, overrides.titles, sandbox !== undefined)
  closing.defer('verifier', () => threads.verifier.close())
  closing.defer('experts', async () => threads.experts?.close())
  const host = openHost({ store, titles, clock, log, erasureFile: join(config.data, ERASURES), ...threads })
  closing.defer('host', () => host.stop())
  // A review under way is stopped, and made again from where it was at the next start.
  closing.defer('reviewer', async () => threads.reviewer?.close())
  const renderPool = overrides.renderPool ?? openRenderPool(paintersOf(titles))
  closing.defer('pictures', () => renderPool.close())
  const api = sandbox ? `${sandbox.url}/api` : config.api
  const metrics = config.metrics && openMetrics(host, threads.experts)
  const bot = openBot({
    host,
    titles,
    clock,
    log,
    token: config.token ?? sandbox?.token ?? '',
    commands: [...commandsFor(titles), ...messageCommands],
    renderPool,
    drawIcons: () => drawIcons(renderPool),
    ...(metrics && { measures: metrics }),
    ...(api !== undefined && { api }),
    ...(config.roles.includes('gateway') && { shards: config.shards }),
    ...(overrides.chatPause !== undefined && { chatPause: overrides.chatPause }),
  })
  closing.defer('bot', () => bot.close())
  const watched =
    config.metrics && metrics && (await openMetricsServer(config.metrics, metrics, () => healthOf(host, bot)))
  closing.defer('metrics', async () => watched?.close())
  await bot.ready
  await throughOutages(() => host.begin(bot, config.roles.includes('worker')), retry)
  await throughOutages(() => host.people.eraseReturned(), retry).catch((error: unknown) =>
    log.error(
      { err: error },
      'members who came back with a backup were not erased: tried again at the next start',
    ),
  )
  return { store, host, bot, sandbox, metricsPort: watched?.port, failed: bot.failed }
}

/** The file of the data folder in which erasures stand beside the database. */
const ERASURES = 'erasures.txt'

/** How often it is said that the start waits for the database, in milliseconds. */
const SAID = 60_000

/** A start waits for its database for as long as it takes, and says so at once and then once a minute. */
function retryOptions(place: Place, log: Logger): RetryOptions {
  let said = Number.NEGATIVE_INFINITY
  return {
    onWait(error) {
      if (performance.now() - said < SAID) return
      said = performance.now()
      const which = 'url' in place ? `the database at ${addressOf(place.url)}` : 'the database'
      log.error(
        `${which} does not answer (${reasonFor(error)}), the start is waiting for it: ${remedyFor(error)}`,
      )
    },
  }
}

/** Threads for what takes long. */
interface Threads {
  readonly verifier: ReturnType<typeof openVerifier>
  readonly experts?: ReturnType<typeof openExperts>
  readonly reviewer?: ReturnType<typeof openReviewer>
}

/** They load the games by their module, so that of other titles none is thought about or reviewed. */
function openThreads(log: Logger, titles: Titles | undefined, inSandbox: boolean): Threads {
  if (titles) return { verifier: verifierHere(titles) }
  return {
    verifier: openVerifier(GAMES),
    experts: openExperts(openThinkers(GAMES), log, inSandbox ? QUICK : undefined),
    reviewer: openReviewer(GAMES),
  }
}

/** How long the database may take for a sign of life, in milliseconds. */
const ALIVE = 2_000

/** States in which a process does its work. */
const HEALTHY: readonly DiscordState[] = ['online', 'standing by']

async function healthOf(host: OpenHost, { state: gateway }: Bot): Promise<Health> {
  const isUp = await host.operations.isAlive(ALIVE)
  return { ok: isUp && HEALTHY.includes(gateway), database: isUp ? 'up' : 'away', gateway }
}

/** In the sandbox somebody always waits: an expert thinks so long at most, in milliseconds. */
const QUICK = 2_000

/** The module of the titles. */
const GAMES = new URL('./games/index.ts', import.meta.url)

/** The bot's own painters and those of the titles that have pictures. */
const paintersOf = (titles: Titles): Record<string, URL> => ({
  ...BOT_PAINTERS,
  ...Object.fromEntries(
    Object.values(titles).flatMap(({ game, pictures }) => (pictures ? [[game.id, pictures.painters]] : [])),
  ),
})

const placeOf = ({ database, data }: Config): Place =>
  database === undefined ? { folder: data } : { url: database }
