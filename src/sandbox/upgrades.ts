// WebSockets beside HTTP: each path has its own kind of socket, and all others are refused.
import type { IncomingMessage, Server } from 'node:http'
import type { WebSocketServer } from 'ws'

/** Gives a path its sockets. */
export type Upgrades = (path: string, sockets: WebSocketServer) => void

/** Listens for WebSockets on a server; `mayConnect` says who is let in. */
export function openUpgrades(server: Server, mayConnect: (request: IncomingMessage) => boolean): Upgrades {
  const served = new Map<string, WebSocketServer>()
  server.on('upgrade', (request, stream, head) => {
    const path = (request.url ?? '').split('?')[0]?.replace(/(.)\/$/, '$1') ?? ''
    const sockets = served.get(path)
    if (sockets === undefined || !mayConnect(request)) return stream.destroy()
    sockets.handleUpgrade(request, stream, head, (socket) => sockets.emit('connection', socket, request))
  })
  return (path, sockets) => void served.set(path, sockets)
}
