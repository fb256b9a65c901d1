// The measured bot: a process of its own, started as `npm start` does or without pictures, and what it says of itself.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Sandbox } from '../../../src/sandbox/index.ts'

/** What is started: the bot itself, or the bot in words alone, which waits until it is told to go. */
const PROGRAMS = { whole: 'src/program/start.mjs', words: 'scripts/chaos/bot.ts' } as const
/** This checkout. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** What the bot in words is loaded with; the whole one is compiled. */
const FLAGS = ['--max-semi-space-size=16', '--import', './src/threads/typescript.mjs']
/** A debugger's address, as Node.js says it. */
const DEBUGGER = /Debugger listening on (ws:\S+)/

/** A bot under measurement. */
export interface MeasuredBot {
  /** From the start of the process until it hears Discord, in milliseconds. */
  readonly readyMs: number
  readonly pid: number
  /** Where its debugger listens, if it was asked to. */
  readonly debuggerUrl: string | undefined
  /** A number of its metrics page; 0 when it has none of that name. */
  metric(name: string): Promise<number>
  stop(): Promise<void>
}

/**
 * Starts a bot on a sandbox and waits until it is online and its commands are registered.
 * @param settings `DATABASE_URL` or `DATA_DIR`
 * @param from the checkout whose bot it is; `flags` are more options of Node.js
 * @throws Error with its last words when it ends before
 */
export async function startBot(
  program: keyof typeof PROGRAMS,
  sandbox: Sandbox,
  settings: Readonly<Record<string, string>>,
  { root = ROOT, flags = [] }: { readonly root?: string; readonly flags?: readonly string[] } = {},
): Promise<MeasuredBot> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [...FLAGS, ...flags, PROGRAMS[program]], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      DISCORD_TOKEN: sandbox.token,
      DISCORD_API_URL: `${sandbox.url}/api`,
      METRICS_PORT: String(port),
      LOG_LEVEL: 'warn',
      ...settings,
    },
  })
  const said: string[] = []
  child.stderr?.setEncoding('utf8').on('data', (text: string) => void said.push(text))
  child.send('go')
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the bot ended with ${code}: ${said.join('').slice(-1_000)}`)
  })
  ended.catch(() => {})
  const isReady = () => (sandbox.gateway.connected > 0 && sandbox.commands.length > 0) || undefined
  await Promise.race([sandbox.until('the bot', isReady), ended]).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  return {
    readyMs: Math.round(performance.now() - began),
    pid: child.pid ?? 0,
    debuggerUrl: DEBUGGER.exec(said.join(''))?.[1],
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
