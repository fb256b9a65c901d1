// The bot: its gateway sessions, its router and its publisher, started and stopped in order.
import { type Client, Events, type RateLimitData } from 'discord.js'
import { titlesById } from '../games/title.ts'
import type { Host } from '../host/index.ts'
import type { Publisher } from '../host/posts/index.ts'
import type { Clock } from '../host/types.ts'
import type { RenderPool } from '../picture/render-pool.ts'
import type { BotContext, Log, Titles } from './context.ts'
import {
  noteMishaps,
  openGateway,
  recommendedShards,
  registerCommands,
  type Shards,
  type TurnedAway,
} from './gateway/index.ts'
import { greeterOf } from './greeting.ts'
import { requestsOf } from './http/requests.ts'
import { type Measures, UNMEASURED } from './measures.ts'
import { noteFault } from './noting.ts'
import { wireOf } from './publisher/http-wire.ts'
import { type DiscordPublisher, publisherOf } from './publisher/publisher.ts'
import { rendererOf } from './renderer.ts'
import type { Command } from './reply.ts'
import { type Router, routerOf } from './router.ts'
import { TokenKeepingRest } from './token/rest.ts'
import { watchToken } from './token/watch.ts'
import { isTokenTaken } from './token/who.ts'

/** What a bot is opened with. */
export interface BotOptions {
  readonly token: string
  /** Base of Discord's API, such as `http://127.0.0.1:PORT/api`; the real one when left out. */
  readonly api?: string
  readonly host: Host
  readonly titles: Titles
  readonly commands: readonly Command[]
  readonly clock: Clock
  readonly log: Log
  /** Where pictures are drawn; everything is said in words alone when left out. Stays open when the bot closes. */
  readonly studio?: RenderPool
  /** The gateway's shards that it may hold; in a process that only works, none. */
  readonly shards?: Shards
  /** Counts interactions and refused requests; nobody does when left out. */
  readonly measures?: Measures
  /** How long a chat must rest before a buried prompt is posted again, in milliseconds. */
  readonly chatPause?: number
}

/** How a process stands with Discord. */
export type DiscordState =
  /** It holds a gateway session. */
  | 'online'
  /** Others hold the sessions, or it is to hold none. */
  | 'standing by'
  /** Discord has refused the token, and is asked whether that is so. */
  | 'token in doubt'

/** A bot. It delivers posts at once; it hears interactions of the shards that it holds. */
export interface Bot extends Publisher {
  /** Resolves when a gateway session is there, or other processes hold what this one may hold, or it is to hold none. */
  readonly ready: Promise<void>
  readonly state: DiscordState
  /** Resolves when Discord lets the bot in no more, with what to do about it. */
  readonly failed: Promise<TurnedAway>
  /** Takes no more interactions, finishes those under way, and gives the sessions back. */
  close(): Promise<void>
}

/** Longest rate limit that a post waits for inside one delivery, in milliseconds; longer ones go back to the outbox. */
const WAITS = 10_000

/** Opens the bot. Commands are registered by whoever holds shard 0. */
export function openBot(options: BotOptions): Bot {
  const { host, titles, clock, log, token, shards, measures = UNMEASURED } = options
  const rest = {
    ...(options.api !== undefined && { api: options.api }),
    makeRequest: requestsOf({ log, measures }),
    // A limit within a limit is told by `retryAfter` alone.
    rejectOnRateLimit: ({ timeToReset, retryAfter }: RateLimitData) =>
      Math.max(timeToReset, retryAfter) > WAITS,
  }
  const watch = watchToken(() => isTokenTaken(token, options.api), log)
  const api = new TokenKeepingRest(rest, token, watch)
  const renderer = rendererOf(options.studio, log)
  const wire = wireOf(api, new TokenKeepingRest({ ...rest, retries: 0 }, token, watch), clock)
  const bot: BotContext = { host, titles: titlesById(titles), clock, log, servers: wire }
  const publisher = publisherOf(bot, wire, renderer, options.chatPause)
  const greeter = greeterOf(bot, wire)
  const router = routerOf(bot, options.commands, renderer, measures)
  const gateway =
    shards &&
    openGateway(bot, {
      ...{ token, rest, shards },
      recommended: () => recommendedShards(api),
      listen(client) {
        listen(client, publisher, router)
        listenForLosses(client, bot)
        client.on(Events.GuildCreate, (guild) => void greeter.greet(guild))
        noteMishaps(client, bot)
      },
      async begun({ application, guilds }, shard) {
        if (shard === 0) await registerCommands(bot, api, application.id, options.commands)
        await greeter.greetNew(guilds.cache.values())
        void publisher.mend()
      },
    })
  if (!gateway) void publisher.mend()

  return {
    ready: gateway?.ready ?? Promise.resolve(),
    get state() {
      if (watch.inDoubt) return 'token in doubt'
      return gateway?.online ? 'online' : 'standing by'
    },
    failed: Promise.race([watch.failed, ...(gateway ? [gateway.failed] : [])]),
    deliver: (posting) => publisher.deliver(posting),
    tend: (posting) => publisher.tend(posting),
    tell: (posting) => publisher.tell(posting),
    async close() {
      gateway?.deafen()
      watch.close()
      await router.settled()
      await renderer.close()
      await publisher.stop()
      await gateway?.close()
    },
  }
}

function listen(client: Client, publisher: DiscordPublisher, router: Router): void {
  client.on(Events.InteractionCreate, (interaction) => void router.route(interaction))
  client.on(Events.MessageCreate, ({ author, channelId, id }) => {
    if (author.id !== client.user?.id) publisher.chat.heard(channelId, id)
  })
}

/** A game whose place is deleted hears of it at once. */
function listenForLosses(client: Client, bot: BotContext): void {
  const gone = ({ id }: { readonly id: string }) =>
    void bot.host.posts
      .placeGone(id)
      .catch((error: unknown) => noteFault(bot, 'error', error, 'a loss was not noted'))
  client.on(Events.ChannelDelete, gone)
  client.on(Events.ThreadDelete, gone)
}
