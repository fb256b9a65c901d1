// An HTTP port for monitoring: /healthz and /metrics. Off unless a port is set.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DiscordState } from '../discord/bot.ts'
import type { Metrics } from './metrics.ts'

/** Where it listens. */
export interface Endpoint {
  readonly host: string
  readonly port: number
}

/** How a process is. */
export interface Health {
  /** Whether it can do its work. */
  readonly ok: boolean
  readonly database: 'up' | 'away'
  readonly gateway: DiscordState
}

/** The open port. */
export interface MetricsServer {
  readonly port: number
  close(): Promise<void>
}

/**
 * Opens the port.
 * @throws Error with a clear line when the port is taken
 */
export async function openMetricsServer(
  { host, port }: Endpoint,
  metrics: Metrics,
  health: () => Promise<Health>,
): Promise<MetricsServer> {
  const pages: Readonly<Record<string, (response: ServerResponse) => Promise<void>>> = {
    '/healthz': async (response) => {
      const found = await health()
      response.writeHead(found.ok ? 200 : 503, { 'content-type': 'application/json' })
      response.end(`${JSON.stringify(found)}\n`)
    },
    '/metrics': async (response) => {
      const text = await metrics.text()
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
    },
  }
  const server = createServer(({ method, url = '' }, response) => {
    const path = url.split('?')[0] ?? ''
    const page = Object.hasOwn(pages, path) ? pages[path] : undefined
    if ((method !== 'GET' && method !== 'HEAD') || !page) return void response.writeHead(404).end()
    page(response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`METRICS_PORT ${host}:${port} cannot be opened (${error.message}): set another one`)),
    )
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
