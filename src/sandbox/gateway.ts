// The gateway: sessions over WebSocket that identify, heartbeat, get events and resume.
// https://discord.com/developers/docs/events/gateway
import type { IncomingMessage } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { identify, resume, type Sessions } from './gateway-entry.ts'
import { dispatch, GUILDS, Op, type Session, tell } from './gateway-session.ts'
import type { Upgrades } from './upgrades.ts'
import type { Id } from './world/model.ts'
import { isObject } from './world/problems.ts'
import { wireMember } from './world/wire.ts'
import { wireGuildCreate } from './world/wire-guild.ts'
import { botId, changed, userOf, type World } from './world/world.ts'

/** How long a session without a connection is kept, in real milliseconds. */
const RESUMABLE = 5 * 60_000
/** After so many intervals without a heartbeat the client is gone. */
const OVERDUE = 1.5
/** Closes after which a session cannot be resumed: a normal close, and errors that end it permanently. */
const FINAL: readonly number[] = [1000, 1001, 4003, 4004, 4005, 4009, 4010, 4011, 4012, 4013, 4014]
/** What the bot is told of servers that it is not in: that it was removed, and what its own users do there. */
const ELSEWHERE = ['GUILD_DELETE', 'INTERACTION_CREATE']

/** What a test can do to the gateway and see of it. */
export interface Gateway {
  /** How many sessions are connected. */
  readonly connected: number
  /** Which shards are connected, one entry for each session. */
  readonly shards: readonly (readonly [index: number, count: number])[]
  /** How often a client was told that its session is invalid. */
  readonly invalid: number
  /** Cuts every connection without a word; the sessions can be resumed. */
  drop(): void
  /** Cuts every connection; the sessions are gone, so clients must identify anew. */
  forget(): void
  /** Asks every client to reconnect (opcode 7), as Discord does now and then. */
  reconnect(): void
  /** Closes every connection, or those of one shard, with a close code. */
  hangUp(code: number, shard?: number): void
  /** The next so many interactions reach nobody, or reach the bot twice. */
  lose(times: number): void
  double(times: number): void
  /** Answers no more heartbeats on the connections that there are. */
  mute(): void
  /** Puts a server into outage, as Discord does with some now and then; `recover` ends it. */
  outage(guild: { readonly id: Id }): void
  recover(guild: { readonly id: Id }): void
  /** Sends every client an event as it stands, also one that Discord would not send. */
  send(t: string, d: unknown): void
  /** Sends every connection a payload that is no event. */
  sendRaw(payload: object): void
  close(): void
}

/** Opens the gateway at `/gateway` and becomes the world's way to send events. */
export function openGateway(world: World, upgrades: Upgrades): Gateway {
  const sessions: Sessions = new Map()
  const muted = new WeakSet<WebSocket>()
  const mishaps = { lost: 0, doubled: 0 }
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 16_384 })

  world.emit = (event) => {
    const bot = world.state.guilds
      .find((each) => each.id === event.guild)
      ?.members.some((each) => each.user === botId(world))
    if (event.guild !== null && !bot && !ELSEWHERE.includes(event.t)) return
    if (event.guild !== null && world.outages.has(event.guild)) return
    const isInteraction = event.t === 'INTERACTION_CREATE'
    if (isInteraction && mishaps.lost > 0) return void mishaps.lost--
    const times = isInteraction && mishaps.doubled > 0 ? 2 : 1
    if (times === 2) mishaps.doubled--
    for (let time = 0; time < times; time++)
      for (const session of sessions.values()) tell(world, session, event)
  }
  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    const version = new URLSearchParams((request.url ?? '').split('?')[1]).get('v') ?? '10'
    if (version !== '10') return socket.close(4012, 'Invalid API version.')
    listen({ world, sessions, muted }, socket)
  })
  upgrades('/gateway', sockets)

  const connected = () => [...sessions.values()].filter(({ socket }) => socket !== undefined)
  const each = (act: (socket: WebSocket, session: Session) => void) => {
    for (const session of connected()) if (session.socket) act(session.socket, session)
  }
  return {
    get connected() {
      return connected().length
    },
    get shards() {
      return connected().map(({ shard }) => shard)
    },
    get invalid() {
      return world.invalidated
    },
    drop: () => each((socket) => socket.terminate()),
    forget() {
      each((socket) => socket.terminate())
      sessions.clear()
    },
    reconnect: () => each((socket) => socket.send(JSON.stringify({ op: Op.reconnect, d: null }))),
    hangUp: (code, shard) =>
      each((socket, session) => {
        if (shard === undefined || session.shard[0] === shard) socket.close(code)
      }),
    lose(times) {
      mishaps.lost = times
    },
    double(times) {
      mishaps.doubled = times
    },
    mute: () => each((socket) => void muted.add(socket)),
    outage({ id }) {
      world.emit({ t: 'GUILD_DELETE', intent: GUILDS, guild: id, d: { id, unavailable: true } })
      world.outages.add(id)
    },
    recover({ id }) {
      world.outages.delete(id)
      const guild = world.state.guilds.find((each) => each.id === id)
      if (guild)
        world.emit({ t: 'GUILD_CREATE', intent: GUILDS, guild: id, d: wireGuildCreate(world, guild) })
    },
    send: (t, d) => each((_, session) => dispatch(session, t, d)),
    sendRaw: (payload) => each((socket) => socket.send(JSON.stringify(payload))),
    close() {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    },
  }
}

interface Connections {
  readonly world: World
  readonly sessions: Sessions
  /** Connections whose heartbeats are not answered. */
  readonly muted: WeakSet<WebSocket>
}

/** Talks with a client as long as its connection lasts. */
function listen({ world, sessions, muted }: Connections, socket: WebSocket): void {
  const interval = world.limits.heartbeat
  let session: Session | undefined
  const overdue = setTimeout(() => {
    if (session) sessions.delete(session.id)
    socket.close(4009, 'Session timed out.')
  }, interval * OVERDUE)
  overdue.unref()
  socket.send(JSON.stringify({ op: Op.hello, d: { heartbeat_interval: interval } }))
  socket.on('error', () => socket.terminate())
  socket.on('close', (code) => {
    clearTimeout(overdue)
    if (session?.socket !== socket) return
    session.socket = undefined
    if (FINAL.includes(code)) sessions.delete(session.id)
    else expire(sessions, session)
    changed(world)
  })
  socket.on('message', (raw) => {
    const frame = frameOf(String(raw))
    if (!frame) return socket.close(4002, 'Decode error.')
    const d = isObject(frame.d) ? frame.d : {}
    if (frame.op === Op.heartbeat) {
      overdue.refresh()
      if (!muted.has(socket)) socket.send(JSON.stringify({ op: Op.ack }))
      return
    }
    if (frame.op === Op.identify || frame.op === Op.resume) {
      if (session !== undefined) return socket.close(4005, 'Already authenticated.')
      session = (frame.op === Op.identify ? identify : resume)(world, sessions, socket, d)
      return changed(world)
    }
    if (session === undefined) return socket.close(4003, 'Not authenticated.')
    if (frame.op === Op.requestMembers) sendMembers(world, session, d)
  })
}

function frameOf(text: string): Record<string, unknown> | undefined {
  try {
    const frame: unknown = JSON.parse(text)
    return isObject(frame) ? frame : undefined
  } catch {
    return undefined
  }
}

function expire(sessions: Sessions, session: Session): void {
  const timer = setTimeout(() => {
    if (session.socket === undefined) sessions.delete(session.id)
  }, RESUMABLE)
  timer.unref()
}

function sendMembers(world: World, session: Session, d: Record<string, unknown>): void {
  const guild = world.state.guilds.find((each) => each.id === d.guild_id)
  if (guild === undefined) return
  const ids = Array.isArray(d.user_ids)
    ? (d.user_ids as Id[])
    : d.user_ids === undefined
      ? undefined
      : [String(d.user_ids)]
  const query = String(d.query ?? '').toLowerCase()
  const found = guild.members.filter((each) =>
    ids === undefined
      ? userOf(world, each.user).name.toLowerCase().startsWith(query)
      : ids.includes(each.user),
  )
  const limit = Number(d.limit ?? 0)
  dispatch(session, 'GUILD_MEMBERS_CHUNK', {
    guild_id: guild.id,
    members: (limit > 0 ? found.slice(0, limit) : found).map((each) => wireMember(world, each)),
    not_found: (ids ?? []).filter((id) => !guild.members.some((each) => each.user === id)),
    chunk_index: 0,
    chunk_count: 1,
    ...(d.nonce === undefined ? {} : { nonce: d.nonce }),
  })
}
