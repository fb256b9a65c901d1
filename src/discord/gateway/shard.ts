// One shard's session: a discord.js client of its own, so that each begins and ends with its lease.
import { Client, Events, GatewayIntentBits, type RESTOptions } from 'discord.js'
import type { BotContext } from '../context.ts'
import type { BuildThrottler } from './identifying.ts'
import { SHARDS } from './layout.ts'
import type { Tenancy } from './lease.ts'
import { lastWordOf, loginFault, TurnedAway } from './turned-away.ts'

/** What a session is begun with. */
export interface SessionOptions {
  readonly token: string
  readonly rest: Partial<RESTOptions>
  /** A session's client, before it logs in. */
  listen(client: Client): void
  /** A session is there. */
  begun(client: Client<true>, shard: number): Promise<void>
}

/** What the sessions of a process share. */
export interface GatewayContext {
  readonly bot: BotContext
  readonly options: SessionOptions
  readonly throttler: BuildThrottler
  readonly clients: Set<Client>
  /** Discord lets nobody in any more. */
  turnAway(error: TurnedAway): void
}

/** The session of a shard, while its lease is held. */
export function shardTenancy(context: GatewayContext, id: number, count: number): Tenancy {
  const { bot, options, clients } = context
  let client: Client | undefined
  return {
    async begin() {
      // A process with another number of shards begins when it has made sure that nobody holds a lease.
      const now = await bot.host.settings.get(SHARDS)
      if (now !== String(count)) throw refused(context, changed(count, now))
      const fresh = clientOf(context, id, count)
      client = fresh
      clients.add(fresh)
      options.listen(fresh)
      await options.begun(await online(context, fresh), id)
      bot.log.info({ shard: id, of: count }, 'the gateway session is there')
    },
    async end() {
      if (!client) return
      clients.delete(client)
      await client.destroy()
    },
  }
}

const changed = (count: number, now: string | undefined): TurnedAway =>
  new TurnedAway(
    `the bot has been started with ${now} shards since, and this process with ${count}: start it again with the same SHARDS`,
  )

const clientOf = ({ options: { rest }, throttler }: GatewayContext, id: number, count: number): Client =>
  new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
    shards: [id],
    shardCount: count,
    allowedMentions: { parse: [] },
    rest,
    ws: { buildIdentifyThrottler: throttler },
  })

function refused(context: GatewayContext, error: TurnedAway): TurnedAway {
  context.turnAway(error)
  return error
}

/** Logs in; resolves when the session is there. What ends it for good, now or later, ends all of this process's. */
async function online(context: GatewayContext, client: Client): Promise<Client<true>> {
  client.on(Events.ShardDisconnect, ({ code }) => {
    const error = lastWordOf(code)
    if (error) refused(context, error)
  })
  let lastWord: TurnedAway | undefined
  client.once(Events.ShardDisconnect, ({ code }) => {
    lastWord = lastWordOf(code)
  })
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve))
  try {
    await client.login(context.options.token)
  } catch (error) {
    const fault = lastWord ?? loginFault(error)
    throw fault instanceof TurnedAway ? refused(context, fault) : fault
  }
  return ready
}
