// A shard's connection to the gateway. It is @discordjs/ws alone: discord.js's client would wait for a list of servers, keep it,
// and build objects of everything that Discord sends.
import { WebSocketManager, WebSocketShardEvents } from '@discordjs/ws'
import { type GatewayDispatchPayload, GatewayIntentBits, type REST } from 'discord.js'
import { z } from 'zod'
import type { Log } from '../core/context.ts'
import { errorFacts } from '../core/faults.ts'
import type { Starts } from './identifying.ts'
import { type Promised, promised } from './promised.ts'
import { lastWordOf, type TurnedAway } from './turned-away.ts'

/** How long a session may take to begin, in milliseconds. */
const OPENING = 120_000
/** How long Discord may take to confirm that a connection is closed, in milliseconds. */
const CLOSING = 1_000

const INTENTS = GatewayIntentBits.Guilds | GatewayIntentBits.GuildMessages

const readyShape = z.object({ user: z.object({ id: z.string() }), application: z.object({ id: z.string() }) })

/** Who the bot is. */
export interface Identity {
  readonly user: string
  readonly application: string
}

/** What a connection is opened with. */
export interface ConnectionOptions {
  readonly token: string
  readonly rest: REST
  readonly shard: number
  /** How many shards there are. */
  readonly count: number
  readonly starts: Pick<Starts, 'throttler' | 'begun'>
  readonly log: Log
  /** An event of the session. Must not throw. */
  onPacket(packet: GatewayDispatchPayload, identity: Identity): void
  /** The session is there, or gone; not said of one that was ended. */
  onPresence(): void
  /** Discord has closed the session permanently. */
  onTurnedAway(error: TurnedAway): void
}

/** A connection. A cut, a missed heartbeat or a close that can be resumed is repaired by @discordjs/ws. */
export class Connection {
  readonly #options: ConnectionOptions
  readonly #manager: WebSocketManager
  readonly #begun: Promised<Identity> = promised<Identity>()
  #identity: Identity | undefined
  /** Since when the session is not there; `undefined` while it is. */
  #goneSince: number | undefined = Number.NEGATIVE_INFINITY
  /** Whether the socket is open. */
  #isOpen = false
  #closing: Promise<void> | undefined
  /** Whether a fault of the connection was logged since the session was there last. */
  #isFaultSaid = false

  constructor(options: ConnectionOptions) {
    this.#options = options
    const { token, rest, shard, count, starts } = options
    let session: Parameters<WebSocketManager['options']['updateSessionInfo']>[1] = null
    this.#manager = new WebSocketManager({
      token,
      rest,
      intents: INTENTS,
      shardCount: count,
      shardIds: [shard],
      buildIdentifyThrottler: starts.throttler,
      // Asked for before each attempt to connect: there is none any more when it was closed.
      retrieveSessionInfo: () => (this.#closing ? new Promise(() => undefined) : session),
      updateSessionInfo: (_, info) => {
        session = info
      },
    })
    this.#listen()
  }

  /** For how long the session has not been there, in milliseconds: 0 while it is, `Infinity` before it has begun. */
  get goneFor(): number {
    return this.#goneSince === undefined ? 0 : performance.now() - this.#goneSince
  }

  /**
   * Begins the session.
   * @throws TurnedAway, or what else keeps it from beginning; it must be closed then
   */
  async open(): Promise<Identity> {
    const late = setTimeout(
      () => this.#begun.reject(new Error('the gateway session did not begin in time')),
      OPENING,
    )
    this.#manager.connect().catch(this.#begun.reject)
    try {
      return await this.#begun.promise
    } finally {
      clearTimeout(late)
    }
  }

  /** Ends the session. */
  close(): Promise<void> {
    this.#closing ??= this.#end()
    return this.#closing
  }

  async #end(): Promise<void> {
    this.#begun.reject(new Error('the gateway session was ended'))
    // Closed while it opens, a socket would fail where nobody listens, and end the process: it is closed when it is open.
    if (!this.#isOpen) return
    let late: NodeJS.Timeout | undefined
    const waited = new Promise<void>((resolve) => {
      late = setTimeout(resolve, CLOSING)
    })
    await Promise.race([this.#manager.destroy({ reason: 'the process stops' }), waited])
    clearTimeout(late)
  }

  #listen(): void {
    const { log, shard, count, starts, onPacket, onPresence, onTurnedAway } = this.#options
    this.#manager.on(WebSocketShardEvents.Ready, ({ data }) => {
      starts.begun(shard)
      const { success, data: ready, error } = readyShape.safeParse(data)
      if (!success) return this.#begun.reject(error)
      this.#identity = { user: ready.user.id, application: ready.application.id }
      this.#noteThere()
      log.info({ shard, of: count }, 'the gateway session has begun')
      this.#begun.resolve(this.#identity)
    })
    this.#manager.on(WebSocketShardEvents.Resumed, () => {
      this.#noteThere()
      log.info({ shard }, 'the gateway session goes on')
    })
    this.#manager.on(WebSocketShardEvents.Hello, () => {
      this.#isOpen = true
      if (this.#closing) void this.#manager.destroy()
    })
    this.#manager.on(WebSocketShardEvents.Closed, ({ code }) => {
      this.#isOpen = false
      if (this.#closing) return
      if (this.#goneSince === undefined) log.info({ shard, code }, 'the gateway connection was closed')
      this.#goneSince ??= performance.now()
      onPresence()
      const last = lastWordOf(code)
      if (!last) return
      this.#begun.reject(last)
      onTurnedAway(last)
    })
    this.#manager.on(WebSocketShardEvents.Error, ({ error }) => {
      // It is tried again twice a second.
      if (!this.#isFaultSaid) log.warn({ shard, ...errorFacts(error) }, 'the gateway connection failed')
      this.#isFaultSaid = true
    })
    this.#manager.on(WebSocketShardEvents.Dispatch, ({ data }) => {
      if (this.#identity && !this.#closing) onPacket(data, this.#identity)
    })
  }

  #noteThere(): void {
    this.#goneSince = undefined
    this.#isFaultSaid = false
    this.#options.onPresence()
  }
}
