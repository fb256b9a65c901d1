// The gateway: sessions over WebSocket that identify, heartbeat, get events and resume.
// https://discord.com/developers/docs/events/gateway
import { randomBytes } from 'node:crypto'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Id } from './model.ts'
import type { Upgrades } from './upgrades.ts'
import { isObject } from './validate/problems.ts'
import { wireMember, wireUser } from './wire.ts'
import { wireGuildCreate } from './wire-guild.ts'
import { botId, changed, type GatewayEvent, userOf, type World } from './world.ts'

const Op = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  resume: 6,
  reconnect: 7,
  requestMembers: 8,
  invalid: 9,
  hello: 10,
  ack: 11,
} as const
const PRIVILEGED = 2 | 256 | 32768
const MESSAGE_CONTENT = 32768
const HEARTBEAT = 41_250
/** How long a session without a connection is kept, in real milliseconds. */
const RESUMABLE = 5 * 60_000
/** How many events a session keeps for a RESUME. */
const KEPT = 5_000

interface Session {
  id: string
  intents: number
  shard: readonly [number, number]
  seq: number
  sent: { seq: number; text: string }[]
  socket: WebSocket | undefined
}

/** What a test can do to the gateway and see of it. */
export interface Gateway {
  /** How many sessions are connected. */
  readonly connected: number
  /** Cuts every connection without a word; the sessions can be resumed. */
  drop(): void
  /** Cuts every connection; the sessions are gone, so clients must identify anew. */
  forget(): void
  /** Asks every client to reconnect (opcode 7), as Discord does now and then. */
  reconnect(): void
  close(): void
}

/** Fields that are empty for sessions without the message-content intent, except in what concerns the bot. */
function withoutContent(world: World, event: GatewayEvent): GatewayEvent {
  const { d } = event
  const bot = botId(world)
  const author = isObject(d.author) ? d.author.id : undefined
  const mentions = Array.isArray(d.mentions) ? d.mentions : []
  const concerns =
    author === bot || event.guild === null || mentions.some((each) => isObject(each) && each.id === bot)
  return concerns
    ? event
    : { ...event, d: { ...d, content: '', embeds: [], components: [], attachments: [] } }
}

/** Opens the gateway at `/gateway` and becomes the world's way to send events. */
export function openGateway(world: World, upgrades: Upgrades): Gateway {
  const sessions = new Map<string, Session>()
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 16_384 })

  const dispatch = (session: Session, t: string, d: unknown) => {
    session.seq += 1
    const text = JSON.stringify({ op: Op.dispatch, s: session.seq, t, d })
    session.sent.push({ seq: session.seq, text })
    if (session.sent.length > KEPT) session.sent.shift()
    session.socket?.send(text)
  }

  const isFor = (session: Session, event: GatewayEvent) => {
    if (event.intent !== 0 && (session.intents & event.intent) === 0) return false
    const [index, count] = session.shard
    const home = event.guild === null ? 0 : Number((BigInt(event.guild) >> 22n) % BigInt(count))
    return home === index
  }

  world.emit = (event) => {
    const bot = world.state.guilds
      .find((each) => each.id === event.guild)
      ?.members.some((each) => each.user === botId(world))
    if (event.guild !== null && !bot && event.t !== 'GUILD_DELETE') return
    for (const session of sessions.values()) {
      if (!isFor(session, event)) continue
      const stripped = event.t.startsWith('MESSAGE_') && (session.intents & MESSAGE_CONTENT) === 0
      dispatch(session, event.t, (stripped ? withoutContent(world, event) : event).d)
    }
  }

  const identify = (socket: WebSocket, d: Record<string, unknown>): Session | undefined => {
    if (d.token !== world.token) return void socket.close(4004, 'Authentication failed.')
    const intents = Number(d.intents)
    if (!Number.isInteger(intents)) return void socket.close(4013, 'Invalid intent(s).')
    if ((intents & PRIVILEGED & ~world.privileged) !== 0)
      return void socket.close(4014, 'Disallowed intent(s).')
    const [index = 0, count = 1] = Array.isArray(d.shard) ? (d.shard as number[]) : []
    if (index >= count) return void socket.close(4010, 'Invalid shard.')
    const id = randomBytes(16).toString('hex')
    const session: Session = { id, intents, shard: [index, count], seq: 0, sent: [], socket }
    sessions.set(id, session)
    const guilds = world.state.guilds.filter(
      (guild) =>
        guild.members.some((each) => each.user === botId(world)) &&
        isFor(session, { t: '', d: {}, guild: guild.id, intent: 0 }),
    )
    dispatch(session, 'READY', {
      v: 10,
      user: { ...wireUser(userOf(world, botId(world))), mfa_enabled: false, verified: true, email: null },
      guilds: guilds.map((guild) => ({ id: guild.id, unavailable: true })),
      session_id: id,
      session_type: 'normal',
      resume_gateway_url: `${world.url.replace('http', 'ws')}/gateway`,
      shard: [index, count],
      application: { id: botId(world), flags: 0 },
      private_channels: [],
      relationships: [],
      user_settings: {},
      geo_ordered_rtc_regions: [],
      _trace: [],
    })
    if ((intents & 1) !== 0)
      for (const guild of guilds) dispatch(session, 'GUILD_CREATE', wireGuildCreate(world, guild))
    return session
  }

  const resume = (socket: WebSocket, d: Record<string, unknown>): Session | undefined => {
    if (d.token !== world.token) return void socket.close(4004, 'Authentication failed.')
    const session = sessions.get(String(d.session_id))
    const seq = Number(d.seq)
    const oldest = session?.sent[0]?.seq ?? 0
    if (session === undefined || seq > session.seq || seq < oldest - 1) {
      socket.send(JSON.stringify({ op: Op.invalid, d: false }))
      return undefined
    }
    session.socket?.terminate()
    session.socket = socket
    for (const each of session.sent) if (each.seq > seq) socket.send(each.text)
    dispatch(session, 'RESUMED', { _trace: [] })
    return session
  }

  const expire = (session: Session) => {
    const timer = setTimeout(() => {
      if (session.socket === undefined) sessions.delete(session.id)
    }, RESUMABLE)
    timer.unref()
  }

  const sendMembers = (session: Session, d: Record<string, unknown>) => {
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

  sockets.on('connection', (socket: WebSocket) => {
    let session: Session | undefined
    socket.send(JSON.stringify({ op: Op.hello, d: { heartbeat_interval: HEARTBEAT } }))
    socket.on('error', () => socket.terminate())
    socket.on('close', (code) => {
      if (session?.socket !== socket) return
      session.socket = undefined
      // 1000 and 1001 are a farewell: such a session cannot be resumed.
      if (code === 1000 || code === 1001) sessions.delete(session.id)
      else expire(session)
      changed(world)
    })
    socket.on('message', (raw) => {
      let frame: unknown
      try {
        frame = JSON.parse(String(raw))
      } catch {
        return socket.close(4002, 'Decode error.')
      }
      if (!isObject(frame)) return socket.close(4002, 'Decode error.')
      const d = isObject(frame.d) ? frame.d : {}
      if (frame.op === Op.heartbeat) return socket.send(JSON.stringify({ op: Op.ack }))
      if (frame.op === Op.identify) {
        if (session !== undefined) return socket.close(4005, 'Already authenticated.')
        session = identify(socket, d)
        return changed(world)
      }
      if (frame.op === Op.resume) {
        session = resume(socket, d)
        return changed(world)
      }
      if (session === undefined) return socket.close(4003, 'Not authenticated.')
      if (frame.op === Op.requestMembers) sendMembers(session, d)
    })
  })

  upgrades('/gateway', sockets)

  const each = (act: (socket: WebSocket) => void) => {
    for (const session of sessions.values()) if (session.socket !== undefined) act(session.socket)
  }
  return {
    get connected() {
      return [...sessions.values()].filter((session) => session.socket !== undefined).length
    },
    drop: () => each((socket) => socket.terminate()),
    forget() {
      each((socket) => socket.terminate())
      sessions.clear()
    },
    reconnect: () => each((socket) => socket.send(JSON.stringify({ op: Op.reconnect, d: null }))),
    close() {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    },
  }
}
