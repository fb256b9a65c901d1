// Two bots, each on its own way to the database. A bot that ends, killed or not, is replaced at once.
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Sandbox } from '../../src/sandbox/index.ts'
import { type Severable, severable } from '../../test/support/severable.ts'

const PROGRAM = fileURLToPath(new URL('bot.ts', import.meta.url))
/** Between a death and the next start, in milliseconds. */
const REST = 500

/** Two places for processes. */
export interface App {
  readonly kills: number
  /** Processes that ended by themselves while the database was there, with their last words. */
  readonly deaths: readonly string[]
  /** Kills one of them (-9). */
  kill(place: number): void
  /** The way to the database of each. */
  readonly ways: readonly Severable[]
  /** Whether the database is there for those who start now. */
  away: boolean
  close(): Promise<void>
}

/** Starts two bots on a sandbox and a database. */
export async function openApp(sandbox: Pick<Sandbox, 'url' | 'token'>, database: string): Promise<App> {
  const ways = [await severable(database), await severable(database)]
  const deaths: string[] = []
  const living: (ChildProcess | undefined)[] = []
  const spares: (ChildProcess | undefined)[] = []
  let open = true
  let kills = 0

  const spare = (place: number): ChildProcess =>
    spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        PATH: process.env.PATH,
        DISCORD_TOKEN: sandbox.token,
        DISCORD_API_URL: `${sandbox.url}/api`,
        DATABASE_URL: ways[place]?.url,
      },
    })
  function rise(place: number): void {
    const child = spares[place] ?? spare(place)
    living[place] = child
    const said: string[] = []
    const hear = (text: string) => {
      said.push(text)
      said.splice(0, said.length - 20)
    }
    child.stdout?.setEncoding('utf8').on('data', hear)
    child.stderr?.setEncoding('utf8').on('data', hear)
    child.once('exit', (code, signal) => {
      if (!open) return
      // One that finds no database when it starts ends with a line, and is started again.
      if (signal !== 'SIGKILL' && !app.away) deaths.push(`${code}: ${said.join('').trim().slice(-2_000)}`)
      setTimeout(() => open && rise(place), REST)
    })
    child.send('go')
    spares[place] = spare(place)
  }
  const app = {
    get kills() {
      return kills
    },
    deaths,
    ways,
    away: false,
    kill(place: number) {
      kills++
      living[place]?.kill('SIGKILL')
    },
    async close() {
      open = false
      for (const child of [...living, ...spares]) child?.kill('SIGKILL')
      for (const way of ways) await way.close()
    },
  }
  for (const place of [0, 1]) rise(place)
  return app
}
