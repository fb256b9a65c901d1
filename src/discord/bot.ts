// The bot: its gateway sessions, its router and its publisher, started and stopped in order.
import { DiscordAPIError, type RateLimitData } from 'discord.js'
import { titlesById } from '../games/common/title.ts'
import type { Host, Publisher } from '../host/index.ts'
import type { Clock } from '../host/table/types.ts'
import type { RenderPool } from '../picture/render-pool.ts'
import type { Command, MessageCommand } from './call/reply.ts'
import type { BotContext, Log, Titles } from './core/context.ts'
import { type Measures, UNMEASURED } from './core/measures.ts'
import { noteFault } from './core/note-fault.ts'
import { rendererOf } from './core/renderer.ts'
import {
  emojiSeeker,
  type GatewayState,
  openGateway,
  recommendedShards,
  registerCommands,
  type Shards,
  type TurnedAway,
} from './gateway/index.ts'
import { wireOf } from './http/http-wire.ts'
import { requestsOf } from './http/requests.ts'
import type { DrawnIcon } from './icons/drawn.ts'
import { Icons } from './icons/icons.ts'
import { watchQuiet } from './panels/newcomers/quiet-channels.ts'
import { createWelcome } from './panels/newcomers/welcome.ts'
import { publisherOf } from './publisher/publisher.ts'
import { routerOf } from './router.ts'
import { TokenKeepingRest } from './token/token-client.ts'
import { watchToken } from './token/watch.ts'
import { isTokenTaken } from './token/who.ts'

/** What a bot is opened with. */
export interface BotOptions {
  readonly token: string
  /** Base of Discord's API, such as `http://127.0.0.1:PORT/api`; the real one when left out. */
  readonly api?: string
  readonly host: Host
  readonly titles: Titles
  readonly commands: readonly (Command | MessageCommand)[]
  readonly clock: Clock
  readonly log: Log
  /** Where pictures are drawn; everything is said in words alone when left out. Stays open when the bot closes. */
  readonly renderPool?: RenderPool
  /** Draws the icons that become the bot's own emojis; plain emoji are shown when left out. */
  readonly drawIcons?: () => Promise<readonly DrawnIcon[]>
  /** The gateway's shards that it may hold; in a process that only works, none. */
  readonly shards?: Shards
  /** Counts interactions and refused requests; nobody does when left out. */
  readonly measures?: Measures
  /** How long a chat must rest before a prompt that it pushed away is posted again, in milliseconds. */
  readonly chatPause?: number
  /** How long a channel must rest before a welcome that chat pushed away is posted again, in milliseconds. */
  readonly quietPause?: number
}

/** How a process stands with Discord; in doubt when Discord has refused the token, and is asked whether that is so. */
export type DiscordState = GatewayState | 'token in doubt'

/** A bot. It delivers posts at once; it hears interactions of the shards that it holds. */
export interface Bot extends Publisher {
  /**
   * Resolves when a gateway session is there, or other processes hold what this one may hold, or it is to hold none, or Discord
   * is out of order and is tried again. Rejects when Discord lets the bot in no more.
   */
  readonly ready: Promise<void>
  readonly state: DiscordState
  /** Resolves when Discord lets the bot in no more, with what to do about it. */
  readonly failed: Promise<TurnedAway>
  /** Takes no more interactions, finishes those under way, and gives the sessions back. */
  close(): Promise<void>
}

/** Longest rate limit that a post waits for inside one delivery, in milliseconds; longer ones go back to the outbox. */
const WAITS = 10_000

/** Opens the bot. The process that holds shard 0 registers commands. */
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
  const renderer = rendererOf(options.renderPool, log)
  const icons = new Icons()
  const wire = wireOf(api, new TokenKeepingRest({ ...rest, retries: 0 }, token, watch), clock, icons)
  const bot: BotContext = { host, titles: titlesById(titles), clock, log, icons, servers: wire }
  const publisher = publisherOf(bot, wire, renderer, options.chatPause)
  const serverWelcome = createWelcome(bot, wire, renderer)
  const quietWatch = watchQuiet((channel) => void serverWelcome.quiet(channel), options.quietPause)
  const router = routerOf(bot, options.commands, renderer, measures, icons)
  const closing = new AbortController()
  const seekEmojis =
    options.drawIcons && emojiSeeker(bot, icons, { rest: api, draw: options.drawIcons, end: closing.signal })
  const gateway =
    shards &&
    openGateway(bot, {
      token,
      rest: api,
      answering: rest,
      shards,
      measures,
      recommended: (end) => recommendedShards(api, end),
      explain: async (error) => (isUnauthorized(error) && (await watch.decision())) || error,
      listener: {
        interaction: (interaction) => void router.route(interaction),
        message(channel, message) {
          publisher.chat.onMessage(channel, message)
          quietWatch.onMessage(channel)
        },
        messagesGone: (channel, ids) => noted(bot, host.posts.promptGone(channel, ids)),
        placeGone: (id) => noted(bot, host.posts.placeGone(id)),
        server: (server) => void serverWelcome.welcome(server),
      },
      async begun({ application }, shard) {
        icons.sought = seekEmojis?.(application, shard === 0)
        if (shard === 0) await registerCommands(bot, api, application, options.commands, closing.signal)
        void publisher.repair()
      },
    })
  if (!gateway) {
    void publisher.repair()
    void seekEmojis?.(undefined, false)
  }

  return {
    ready: gateway?.ready ?? Promise.resolve(),
    get state() {
      return watch.inDoubt ? 'token in doubt' : (gateway?.state ?? 'standing by')
    },
    failed: Promise.race([watch.failed, ...(gateway ? [gateway.failed] : [])]),
    deliver: (posting) => publisher.deliver(posting),
    updateDashboard: (posting) => publisher.updateDashboard(posting),
    tellFollower: (posting) => publisher.tellFollower(posting),
    tell: (posting) => publisher.tell(posting),
    postDaily: (posting) => publisher.postDaily(posting),
    async close() {
      closing.abort()
      watch.close()
      quietWatch.stop()
      // Others listen from now on, while the answers under way are finished.
      const handedOver = gateway?.close()
      await router.settled()
      await renderer.close()
      await publisher.stop()
      await handedOver
    },
  }
}

const isUnauthorized = (error: unknown): boolean => error instanceof DiscordAPIError && error.status === 401

/** A game whose place or prompt is deleted hears of it at once. */
const noted = (bot: BotContext, loss: Promise<void>): void =>
  void loss.catch((error: unknown) => noteFault(bot, 'error', error, 'a loss was not noted'))
