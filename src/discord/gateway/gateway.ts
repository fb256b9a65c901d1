// The gateway: the shards this process holds, each a session of its own under a lease, begun and ended in order.
import { type Client, Events } from 'discord.js'
import { isLost } from '../../store/lost.ts'
import type { BotContext } from '../context.ts'
import { noteFault } from '../noting.ts'
import { errorFacts } from '../publisher/faults.ts'
import { startsOf } from './identifying.ts'
import { agreedShards, leaseOf, type Shards } from './layout.ts'
import { holdLease, RHYTHM, type Session } from './lease.ts'
import { promised } from './promised.ts'
import { restUntil } from './rest.ts'
import { type GatewayContext, type SessionOptions, shardTenancy } from './shard.ts'
import { TurnedAway } from './turned-away.ts'
import { turnsOf } from './turns.ts'

/** What the gateway is opened with. */
export interface GatewayOptions extends SessionOptions {
  readonly shards: Shards
  /** How many shards Discord recommends. */
  recommended(): Promise<number>
}

/** How soon the database is asked again that was away, in milliseconds. */
const AWAY = 2_000

/** The shards of this process. */
export interface Gateway {
  /** Resolves when the first session is there, or others hold all that this process may hold; it then stands by. */
  readonly ready: Promise<void>
  /** Whether any session is there. */
  readonly online: boolean
  /** Resolves when Discord lets this bot in no more; the leases are free by then, and nothing is tried again. */
  readonly failed: Promise<TurnedAway>
  /** Hears nothing more. */
  deafen(): void
  close(): Promise<void>
}

/** Opens the gateway: takes the leases that are free, and those that become free. */
export function openGateway(bot: BotContext, options: GatewayOptions): Gateway {
  const ready = promised()
  const failed = promised<TurnedAway>()
  const starts = startsOf(bot)
  const closing = new AbortController()
  let sessions: readonly Session[] = []

  async function stop(): Promise<void> {
    closing.abort()
    await Promise.all(sessions.map((session) => session.stop()))
    await starts.close()
  }
  function turnAway(error: TurnedAway): void {
    if (!closing.signal.aborted) void stop().finally(() => failed.resolve(error))
  }
  const context: GatewayContext = { bot, options, throttler: starts.throttler, clients: new Set(), turnAway }

  const opening = countOf(bot, options, closing.signal, ready.resolve).then((count) => {
    if (count === undefined || closing.signal.aborted) return
    sessions = sessionsOf(context, options.shards, count)
    sessions[0]?.looked.then(ready.resolve, ready.reject)
  })
  opening.catch((error: unknown) => {
    ready.reject(error)
    if (error instanceof TurnedAway) turnAway(error)
  })

  return {
    ready: ready.promise,
    get online() {
      return [...context.clients].some((client) => client.isReady())
    },
    failed: failed.promise,
    deafen() {
      for (const client of context.clients) {
        client.removeAllListeners(Events.InteractionCreate)
        client.removeAllListeners(Events.MessageCreate)
      }
    },
    async close() {
      closing.abort()
      await opening.catch(() => undefined)
      await stop()
    },
  }
}

/**
 * The number of shards, as soon as all processes agree on it. A database that is away is waited for.
 * @param waits called when it takes until others have stopped
 */
async function countOf(
  bot: BotContext,
  { shards, recommended }: GatewayOptions,
  closing: AbortSignal,
  waits: () => void,
): Promise<number | undefined> {
  for (let first = true; !closing.aborted; first = false) {
    let pause = RHYTHM
    try {
      const count = await agreedShards(bot, shards.count, recommended)
      if (count !== undefined) return count
      waits()
    } catch (error) {
      if (first && !isLost(error)) throw error
      if (isLost(error)) pause = AWAY
      noteFault(bot, 'error', error, 'the number of shards could not be agreed on')
    }
    await restUntil(pause, closing)
  }
  return undefined
}

/** A session under its lease for each shard that this process may hold. */
function sessionsOf(context: GatewayContext, { ids }: Shards, count: number): Session[] {
  const wanted = ids ?? Array.from({ length: count }, (_, id) => id)
  const beyond = wanted.find((id) => id >= count)
  if (beyond !== undefined)
    throw new TurnedAway(`SHARD_LIST names shard ${beyond}, but there are ${count}, counted from 0`)
  const turns = turnsOf()
  return wanted.map((id) =>
    holdLease(context.bot, leaseOf(id, count), shardTenancy(context, id, count), turns),
  )
}

/** Notes what befalls a session that goes on. */
export function noteMishaps(client: Client, { log }: Pick<BotContext, 'log'>): void {
  client.on(Events.Error, (error) => log.error(errorFacts(error), 'the gateway client failed'))
  client.on(Events.ShardReconnecting, (shard) => log.info({ shard }, 'the gateway session is taken up again'))
}
