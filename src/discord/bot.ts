// The bot: one gateway session held by a lease, its router and its publisher, started and stopped in order.
import { Client, Events, GatewayIntentBits, type RateLimitData, REST } from 'discord.js'
import type { Host } from '../host/host.ts'
import type { Clock, Publisher } from '../host/types.ts'
import type { Studio } from '../picture/studio.ts'
import { languageOf } from '../text/language.ts'
import type { Desk, Log, Titles } from './desk.ts'
import { easelOf } from './easel.ts'
import { welcomeScreen } from './panels/trying.ts'
import { errorFacts } from './publisher/faults.ts'
import { type DiscordPublisher, publisherOf } from './publisher/publisher.ts'
import { wireOf } from './publisher/wire.ts'
import { registerCommands } from './registration.ts'
import type { Command } from './reply.ts'
import { type Router, routerOf } from './router.ts'
import { holdLease } from './session.ts'

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
  readonly studio?: Studio
  /** Which gateway shard of how many; the only one when left out. */
  readonly shard?: { readonly id: number; readonly count: number }
  /** How long a chat must rest before a buried prompt is posted again, in milliseconds. */
  readonly chatPause?: number
}

/** A bot. It delivers posts at once; it hears interactions while it holds the session. */
export interface Bot extends Publisher {
  /** Resolves when the gateway session is there for the first time; another process may hold it for long. */
  readonly ready: Promise<void>
  /** Greets a channel once, offering a first game of a title; `locale` is the server's. */
  welcome(channel: string, title: string, locale: string): Promise<void>
  /** Takes no more interactions, finishes those under way, and gives the session back. */
  close(): Promise<void>
}

/** Longest rate limit that a post waits for inside one delivery, in milliseconds; longer ones go back to the outbox. */
const WAITS = 10_000

/** Opens the bot. Commands are registered when the session is there. */
export function openBot(options: BotOptions): Bot {
  const { host, titles, clock, log, shard = { id: 0, count: 1 } } = options
  const desk: Desk = { host, titles, clock, log }
  const rest = {
    ...(options.api !== undefined && { api: options.api }),
    // A limit within a limit is told by `retryAfter` alone.
    rejectOnRateLimit: ({ timeToReset, retryAfter }: RateLimitData) =>
      Math.max(timeToReset, retryAfter) > WAITS,
  }
  const api = new REST(rest).setToken(options.token)
  const easel = easelOf(options.studio, log)
  const uploads = new REST({ ...rest, retries: 0 }).setToken(options.token)
  const wire = wireOf(api, uploads)
  const publisher = publisherOf(desk, wire, easel, options.chatPause)
  const router = routerOf(desk, options.commands, easel)
  let client: Client | undefined

  const session = holdLease(desk, `gateway ${shard.id}/${shard.count}`, {
    async begin() {
      const fresh = new Client({
        intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
        shards: [shard.id],
        shardCount: shard.count,
        allowedMentions: { parse: [] },
        rest,
      })
      client = fresh
      listen(fresh, publisher, router, log)
      listenForLosses(fresh, desk)
      const online = new Promise<Client<true>>((resolve) => fresh.once(Events.ClientReady, resolve))
      await fresh.login(options.token)
      const { application } = await online
      await registerCommands(desk, api, application.id, options.commands)
      log.info({ shard: shard.id }, 'the gateway session is there')
      void publisher.mend()
    },
    end: async () => client?.destroy(),
  })

  return {
    ready: session.begun,
    deliver: publisher.deliver,
    tend: publisher.tend,
    async welcome(channel, title, locale) {
      const key = `welcome ${channel}`
      if (await host.setting(key)) return
      await wire.post(channel, welcomeScreen(title, languageOf(locale)), key)
      await host.saveSetting(key, title)
    },
    async close() {
      client?.removeAllListeners(Events.InteractionCreate)
      client?.removeAllListeners(Events.MessageCreate)
      await router.settled()
      await easel.close()
      await publisher.stop()
      await session.stop()
    },
  }
}

function listen(client: Client, publisher: DiscordPublisher, router: Router, log: Log): void {
  client.on(Events.InteractionCreate, (interaction) => void router.route(interaction))
  client.on(Events.MessageCreate, ({ author, channelId }) => {
    if (author.id !== client.user?.id) publisher.chat.heard(channelId)
  })
  client.on(Events.Error, (error) => log.error(errorFacts(error), 'the gateway client failed'))
  client.on(Events.ShardDisconnect, ({ code }) => log.warn({ code }, 'the gateway session ended'))
}

/** A game whose place is deleted hears of it at once. */
function listenForLosses(client: Client, { host, log }: Desk): void {
  const gone = ({ id }: { readonly id: string }) =>
    void host.placeGone(id).catch((error: unknown) => log.error(errorFacts(error), 'a loss was not noted'))
  client.on(Events.ChannelDelete, gone)
  client.on(Events.ThreadDelete, gone)
}
