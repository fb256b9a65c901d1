// Sessions of the gateway: what each of them gets, and what it can be given again.
import { randomBytes } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { Guild } from './world/model.ts'
import { isObject } from './world/problems.ts'
import { wireUser } from './world/wire.ts'
import { wireGuildCreate } from './world/wire-guild.ts'
import { botId, type GatewayEvent, userOf, type World } from './world/world.ts'

/** Opcodes. https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway */
export const Op = {
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

const MESSAGE_CONTENT = 32768
/** The intent of servers. */
export const GUILDS = 1
/** How many events a session keeps for a RESUME. */
const KEPT = 5_000

/** A session: it outlives its connections. */
export interface Session {
  readonly id: string
  readonly intents: number
  readonly shard: readonly [index: number, count: number]
  seq: number
  sent: { seq: number; text: string }[]
  socket: WebSocket | undefined
}

/** Sends an event of a session, and keeps it for a RESUME. */
export function dispatch(session: Session, t: string, d: unknown): void {
  session.seq += 1
  const text = JSON.stringify({ op: Op.dispatch, s: session.seq, t, d })
  session.sent.push({ seq: session.seq, text })
  if (session.sent.length > KEPT) session.sent.shift()
  session.socket?.send(text)
}

/** Whether what happens in a server is this shard's; direct messages are those of shard 0. */
const isHome = ([index, count]: Session['shard'], guild: string | null): boolean =>
  (guild === null ? 0 : Number((BigInt(guild) >> 22n) % BigInt(count))) === index

/** The servers of a shard that the bot is on. */
export const guildsOf = (world: World, shard: Session['shard']): Guild[] =>
  world.state.guilds.filter(
    ({ id, members }) => members.some(({ user }) => user === botId(world)) && isHome(shard, id),
  )

/** Sends an event to a session if it is its shard's and it has asked for such. */
export function tell(world: World, session: Session, event: GatewayEvent): void {
  if (!isHome(session.shard, event.guild)) return
  if (event.intent !== 0 && (session.intents & event.intent) === 0) return
  const stripped = event.t.startsWith('MESSAGE_') && (session.intents & MESSAGE_CONTENT) === 0
  dispatch(session, event.t, (stripped ? withoutContent(world, event) : event).d)
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

/** A new session on a connection: READY, then those of its servers that are not in outage. */
export function openSession(
  world: World,
  socket: WebSocket,
  { intents, shard }: Pick<Session, 'intents' | 'shard'>,
): Session {
  const id = randomBytes(16).toString('hex')
  const session: Session = { id, intents, shard, seq: 0, sent: [], socket }
  const guilds = guildsOf(world, shard)
  dispatch(session, 'READY', {
    v: 10,
    user: { ...wireUser(userOf(world, botId(world))), mfa_enabled: false, verified: true, email: null },
    guilds: guilds.map((guild) => ({ id: guild.id, unavailable: true })),
    session_id: id,
    session_type: 'normal',
    resume_gateway_url: `${world.url.replace('http', 'ws')}/gateway`,
    shard,
    application: { id: botId(world), flags: 0 },
    private_channels: [],
    relationships: [],
    user_settings: {},
    geo_ordered_rtc_regions: [],
    _trace: [],
  })
  if ((intents & GUILDS) !== 0)
    for (const guild of guilds)
      if (!world.outages.has(guild.id)) dispatch(session, 'GUILD_CREATE', wireGuildCreate(world, guild))
  return session
}
