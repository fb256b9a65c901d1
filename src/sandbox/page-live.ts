// The page's live line: a WebSocket on which the whole view comes again whenever something in it has changed.
import { type WebSocket, WebSocketServer } from 'ws'
import type { Gateway } from './gateway.ts'
import { viewOf } from './page-view.ts'
import { markRead } from './reads.ts'
import type { Upgrades } from './upgrades.ts'
import type { Wish } from './world/page-types.ts'
import { isObject } from './world/problems.ts'
import type { World } from './world/world.ts'

/** Changes within this many milliseconds are told together. */
const GATHER = 40
/** Messages that a page may ask for at once. */
const MOST = 2_000

function wishFrom(raw: string): Wish | undefined {
  try {
    const wish: unknown = JSON.parse(raw)
    if (!isObject(wish)) return undefined
    const text = (key: string) => (typeof wish[key] === 'string' ? { [key]: wish[key] } : {})
    const limit = Number(wish.limit)
    return {
      ...text('as'),
      ...text('guild'),
      ...text('channel'),
      ...text('message'),
      ...text('read'),
      ...(limit > 0 && { limit: Math.min(limit, MOST) }),
      ...(Array.isArray(wish.languages) && { languages: wish.languages.map(String) }),
    }
  } catch {
    return undefined
  }
}

function serve(world: World, gateway: Gateway, socket: WebSocket): void {
  let wish: Wish | undefined
  let told = ''
  let timer: NodeJS.Timeout | undefined
  const tell = () => {
    timer = undefined
    if (wish === undefined) return
    const { now, ...view } = viewOf(world, gateway.connected > 0, wish)
    const text = JSON.stringify(view)
    if (text === told) return
    told = text
    socket.send(JSON.stringify({ ...view, now }))
  }
  const soon = () => {
    timer ??= setTimeout(tell, GATHER)
  }
  world.listeners.add(soon)
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    world.listeners.delete(soon)
    clearTimeout(timer)
  })
  socket.on('message', (data) => {
    const next = wishFrom(String(data))
    if (next === undefined) return socket.close(1003, 'not a wish')
    const { read, ...rest } = next
    wish = rest
    if (read !== undefined && next.as !== undefined && next.channel !== undefined)
      markRead(world, next.as, next.channel, read)
    clearTimeout(timer)
    tell()
  })
}

/** Serves `/sandbox/live`. Returns the way to stop. */
export function openLive(world: World, gateway: Gateway, upgrades: Upgrades): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 4_096 })
  sockets.on('connection', (socket: WebSocket) => serve(world, gateway, socket))
  upgrades('/sandbox/live', sockets)
  return () => {
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
  }
}
