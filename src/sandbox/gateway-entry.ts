// Admission to the gateway: IDENTIFY and RESUME, and the close codes of refused clients.
// https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes
import type { WebSocket } from 'ws'
import { dispatch, guildsOf, Op, openSession, type Session } from './gateway-session.ts'
import { startSession } from './world/session-starts.ts'
import type { World } from './world/world.ts'

/** The sessions there are, by id. */
export type Sessions = Map<string, Session>

const PRIVILEGED = 2 | 256 | 32768
/** All intents there are: bits 0 to 16, 20, 21, 24 and 25. */
const INTENTS = 0x1_ffff | (1 << 20) | (1 << 21) | (1 << 24) | (1 << 25)

/** A close that a client gets. */
type Close = readonly [code: number, reason: string]

/** Opens a session for an IDENTIFY, or turns the client away. */
export function identify(
  world: World,
  sessions: Sessions,
  socket: WebSocket,
  d: Record<string, unknown>,
): Session | undefined {
  const intents = Number(d.intents)
  const shard = shardOf(d.shard)
  const refusal = refusalOf(world, d.token, intents, shard)
  if (refusal || !shard) return void socket.close(...(refusal ?? [4010, 'Invalid shard.']))
  const started = startSession(world, shard[0])
  if (started === 'spent') return spent(sessions, socket)
  if (started === 'wait') return invalid(world, socket)
  const session = openSession(world, socket, { intents, shard })
  sessions.set(session.id, session)
  return session
}

function shardOf(value: unknown): Session['shard'] | undefined {
  if (value === undefined) return [0, 1]
  const [index, count] = Array.isArray(value) ? (value as unknown[]).map(Number) : []
  const isSound = Number.isInteger(index) && Number.isInteger(count)
  return isSound && index !== undefined && count !== undefined && index >= 0 && index < count
    ? [index, count]
    : undefined
}

function refusalOf(
  world: World,
  token: unknown,
  intents: number,
  shard: Session['shard'] | undefined,
): Close | undefined {
  if (token !== world.token) return [4004, 'Authentication failed.']
  if (!shard) return [4010, 'Invalid shard.']
  if (guildsOf(world, shard).length > world.limits.guildsPerShard) return [4011, 'Sharding required.']
  if (!Number.isInteger(intents) || (intents & ~INTENTS) !== 0) return [4013, 'Invalid intent(s).']
  if ((intents & PRIVILEGED & ~world.privileged) !== 0) return [4014, 'Disallowed intent(s).']
  return undefined
}

/** A bot that starts too many sessions loses all of them, and the token. */
function spent(sessions: Sessions, socket: WebSocket): undefined {
  for (const each of sessions.values()) each.socket?.close(4004, 'Authentication failed.')
  sessions.clear()
  socket.close(4004, 'Authentication failed.')
  return undefined
}

/** The session is none, or none any more; the client must identify anew. */
function invalid(world: World, socket: WebSocket): undefined {
  world.invalidated += 1
  socket.send(JSON.stringify({ op: Op.invalid, d: false }))
  return undefined
}

/** Goes on with a session on a new connection, and sends what it has missed. */
export function resume(
  world: World,
  sessions: Sessions,
  socket: WebSocket,
  d: Record<string, unknown>,
): Session | undefined {
  if (d.token !== world.token) return void socket.close(4004, 'Authentication failed.')
  const session = sessions.get(String(d.session_id))
  const seq = Number(d.seq)
  const oldest = session?.sent[0]?.seq ?? 0
  if (session === undefined || seq > session.seq || seq < oldest - 1) return invalid(world, socket)
  session.socket?.terminate()
  session.socket = socket
  for (const each of session.sent) if (each.seq > seq) socket.send(each.text)
  dispatch(session, 'RESUMED', { _trace: [] })
  return session
}
