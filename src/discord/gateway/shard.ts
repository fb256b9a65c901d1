// One shard's session: a connection of its own, so that each begins and ends with its lease.
import type { REST, RESTOptions } from 'discord.js'
import { SHARDS } from '../../host/processes/index.ts'
import type { BotContext } from '../core/context.ts'
import { Connection, type Identity } from './connection.ts'
import type { Starts } from './identifying.ts'
import type { Tenancy } from './lease.ts'
import type { Listener, PacketHandler } from './packets.ts'
import { presenceOf } from './presence.ts'
import { TurnedAway } from './turned-away.ts'

/** A session that has been gone for so long is begun anew, in milliseconds: @discordjs/ws has not repaired it. */
const GONE = 3 * 60_000

/** What a session is begun with. */
export interface SessionOptions {
  readonly token: string
  /** Asks Discord with the bot's token. */
  readonly rest: REST
  /** How interactions are answered over HTTP. */
  readonly answering: Partial<RESTOptions>
  readonly listener: Listener
  /** A session is there. */
  begun(identity: Identity, shard: number): Promise<void>
  /** What an error of Discord means: the end where it is the token that Discord does not take. */
  explain(error: unknown): Promise<unknown>
}

/** What the sessions of a process share. */
export interface GatewayContext {
  readonly bot: BotContext
  readonly options: SessionOptions
  readonly starts: Pick<Starts, 'throttler' | 'begun'>
  readonly packets: PacketHandler
  readonly connections: Set<Connection>
  /** Discord lets nobody in any more. */
  turnAway(error: TurnedAway): void
}

/** The session of a shard, while its lease is held. */
export function shardTenancy(context: GatewayContext, id: number, count: number): Tenancy {
  const { bot, options, connections } = context
  let connection: Connection | undefined
  const isThere = () => connection?.goneFor === 0
  const report = presenceOf(bot, { id, count }, isThere)
  return {
    async begin() {
      // A process with another number of shards begins when it has made sure that nobody holds a lease.
      const now = await bot.host.settings.get(SHARDS)
      if (now !== String(count)) throw refused(context, changed(count, now))
      connection = connectionOf(context, id, count, () => void report())
      connections.add(connection)
      // It may take long to begin, and where another process has ended it is gone already.
      void report()
      await options.begun(await open(context, connection), id)
    },
    renewed: () => void report(),
    isBroken: () => connection !== undefined && connection.goneFor > GONE,
    async end() {
      if (!connection) return
      connections.delete(connection)
      await connection.close()
      connection = undefined
      await report()
    },
  }
}

const changed = (count: number, now: string | undefined): TurnedAway =>
  new TurnedAway(
    `the bot has been started with ${now} shards since, and this process with ${count}: start it again with the same SHARDS`,
  )

const connectionOf = (
  { bot, options: { token, rest }, starts, packets, turnAway }: GatewayContext,
  shard: number,
  count: number,
  onPresence: () => void,
): Connection =>
  new Connection({
    token,
    rest,
    shard,
    count,
    starts,
    log: bot.log,
    onPacket: packets.handle,
    onPresence,
    onTurnedAway: turnAway,
  })

function refused(context: GatewayContext, error: TurnedAway): TurnedAway {
  context.turnAway(error)
  return error
}

async function open(context: GatewayContext, connection: Connection): Promise<Identity> {
  try {
    return await connection.open()
  } catch (error) {
    const fault = await context.options.explain(error)
    throw fault instanceof TurnedAway ? refused(context, fault) : fault
  }
}
