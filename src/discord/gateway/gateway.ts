// The gateway: the shards this process holds, each a session of its own under a lease, begun and ended in order.
import { leaseOf } from '../../host/processes/index.ts'
import { isLost } from '../../store/lost.ts'
import type { BotContext } from '../core/context.ts'
import type { Measures } from '../core/measures.ts'
import { noteFault } from '../core/note-fault.ts'
import type { Connection } from './connection.ts'
import { growingPauses } from './growing-pauses.ts'
import { startsOf } from './identifying.ts'
import { interactionBuilder } from './interactions.ts'
import { agreedShards, type Shards } from './layout.ts'
import { holdLease, LOOK, type Session } from './lease.ts'
import { packetHandler } from './packets.ts'
import { promised } from './promised.ts'
import { type GatewayContext, type SessionOptions, shardTenancy } from './shard.ts'
import { catchStrays } from './strays.ts'
import { TurnedAway } from './turned-away.ts'
import { turnsOf } from './turns.ts'
import { restUntil } from './wait-until.ts'

/** A session that is gone for no longer than this, in milliseconds, is only taken up again. */
const TAKEN_UP = 10_000

/** What the gateway is opened with. */
export interface GatewayOptions extends SessionOptions {
  readonly shards: Shards
  /** How many shards Discord recommends; asked until the end. */
  recommended(end: AbortSignal): Promise<number>
  readonly measures: Pick<Measures, 'gatewayFault'>
}

/** The sessions of this process: there, not there though they should be, or others hold them. */
export type GatewayState = 'online' | 'connecting' | 'standing by'

/** The shards of this process. */
export interface Gateway {
  /**
   * Resolves when the first session is there, or others hold all that this process may hold, or Discord or the database is
   * out of order, so that it is tried again. Rejects when Discord lets this bot in no more.
   */
  readonly ready: Promise<void>
  readonly state: GatewayState
  /** Resolves when Discord lets this bot in no more; the leases are free by then, and nothing is tried again. */
  readonly failed: Promise<TurnedAway>
  /** Listens no more, and gives the leases to others. */
  close(): Promise<void>
}

/** Opens the gateway: takes the leases that are free, and those that become free. */
export function openGateway(bot: BotContext, options: GatewayOptions): Gateway {
  const ready = promised()
  const failed = promised<TurnedAway>()
  const starts = startsOf(bot)
  const builder = interactionBuilder(options.answering)
  const closing = new AbortController()
  const connections = new Set<Connection>()
  let sessions: readonly Session[] = []
  /** How it stands until the number of shards is agreed on. */
  let waiting: GatewayState | undefined = 'connecting'

  async function stop(): Promise<void> {
    closing.abort()
    const stopping = sessions.map((session) => session.stop())
    // A session that is about to begin is stopped by the end of its connection.
    await Promise.all([...connections].map((connection) => connection.close()))
    await Promise.all(stopping)
    await starts.close()
    await builder.close()
    release()
  }
  function turnAway(error: TurnedAway): void {
    if (closing.signal.aborted) return
    const noted = (fault: unknown) =>
      noteFault(bot, 'error', fault, 'the gateway could not be closed in order')
    void stop()
      .catch(noted)
      .then(() => failed.resolve(error))
  }
  const { listener, measures } = options
  const packets = packetHandler({ builder, listener, measures, log: bot.log, giveUp: turnAway })
  const release = catchStrays((error) => packets.fault('connection', error))
  const context: GatewayContext = { bot, options, packets, connections, turnAway, starts }

  const waits = (state: GatewayState) => {
    waiting = state
    ready.resolve()
  }
  const opening = countOf(bot, options, closing.signal, waits).then((count) => {
    waiting = undefined
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
    get state() {
      if (waiting) return waiting
      const isGone = [...connections].some(({ goneFor }) => goneFor > TAKEN_UP)
      if (isGone || sessions.some(({ isFailing }) => isFailing)) return 'connecting'
      return connections.size > 0 ? 'online' : 'standing by'
    },
    failed: failed.promise,
    async close() {
      closing.abort()
      await opening.catch(() => undefined)
      await stop()
    },
  }
}

/**
 * The number of shards, as soon as all processes agree on it. A database that is away is waited for.
 * @param waits called when it takes until others have stopped, or Discord is out of order
 */
async function countOf(
  bot: BotContext,
  { shards, recommended, explain }: GatewayOptions,
  closing: AbortSignal,
  waits: (state: GatewayState) => void,
): Promise<number | undefined> {
  const pauses = growingPauses()
  const differs = sayDiffers(bot, shards.count)
  while (!closing.aborted) {
    let pause = LOOK
    try {
      const count = await agreedShards(bot, shards.count, () => recommended(closing), differs)
      if (count !== undefined) return count
      waits('standing by')
    } catch (fault) {
      if (closing.aborted) return undefined
      const error = await explain(fault)
      if (error instanceof TurnedAway) throw error
      pause = pauses.after(error)
      noteFault(bot, 'error', error, 'the number of shards could not be agreed on', { againInMs: pause })
      if (!isLost(error)) waits('connecting')
    }
    await restUntil(pause, closing)
  }
  return undefined
}

/** How often it is said that SHARDS differ, in milliseconds. */
const SAID = 60_000

/** Says that other processes run with another number of shards: at once, and then once a minute. */
function sayDiffers({ log }: BotContext, wanted: Shards['count']): (running: number) => void {
  let said = Number.NEGATIVE_INFINITY
  return (running) => {
    if (performance.now() - said < SAID) return
    said = performance.now()
    log.warn(
      { running, wanted },
      `SHARDS is ${wanted} here and ${running} in the processes that run: set the same in all of them and start them again; this process waits until the others have stopped`,
    )
  }
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
