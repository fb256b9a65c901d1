// The measured bot: a process of its own, started as `npm start` does or without pictures, and what it says of itself.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Sandbox } from '../../../src/sandbox/index.ts'

/** What is started: the bot itself, or the bot in words alone, which waits until it is told to go. */
const PROGRAMS = { whole: '../../../src/main.ts', words: '../../chaos/bot.ts' } as const
/** As `npm start` has it. */
const TYPESCRIPT = new URL('../../../src/threads/typescript.mjs', import.meta.url).href
const FLAGS = ['--max-semi-space-size=64', '--import', TYPESCRIPT]

/** A bot under measurement. */
export interface MeasuredBot {
  /** From the start of the process until it hears Discord, in milliseconds. */
  readonly readyMs: number
  /** A number of its metrics page; 0 when it has none of that name. */
  metric(name: string): Promise<number>
  stop(): Promise<void>
}

/**
 * Starts a bot on a sandbox and waits until it is online and its commands are registered.
 * @param settings `DATABASE_URL` or `DATA_DIR`
 * @throws Error with its last words when it ends before
 */
export async function startBot(
  program: keyof typeof PROGRAMS,
  sandbox: Sandbox,
  settings: Readonly<Record<string, string>>,
): Promise<MeasuredBot> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(
    process.execPath,
    [...FLAGS, fileURLToPath(new URL(PROGRAMS[program], import.meta.url))],
    {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: {
        ...{ PATH: process.env.PATH, DISCORD_TOKEN: sandbox.token, DISCORD_API_URL: `${sandbox.url}/api` },
        ...{ METRICS_PORT: String(port), LOG_LEVEL: 'warn', ...settings },
      },
    },
  )
  const said: string[] = []
  child.stderr?.setEncoding('utf8').on('data', (text: string) => void said.push(text))
  child.send('go')
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the bot ended with ${code}: ${said.join('').slice(-1_000)}`)
  })
  ended.catch(() => {})
  await Promise.race([
    sandbox.until(
      'the bot',
      () => (sandbox.gateway.connected > 0 && sandbox.commands.length > 0) || undefined,
    ),
    ended,
  ])
  return {
    readyMs: Math.round(performance.now() - began),
    metric: async (name) => numberOn(await pageOf(port), name),
    stop: () => stopped(child),
  }
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function pageOf(port: number): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
}

function numberOn(page: string, name: string): number {
  const line = page.split('\n').find((each) => each.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1) ?? 0)
}

/** A port of this machine that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
