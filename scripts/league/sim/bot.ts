// The bot of a simulation: a process of its own, whose time is turned from here, and which can be killed.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Sandbox } from '../../../src/sandbox/index.ts'

const PROGRAM = fileURLToPath(new URL('./program.ts', import.meta.url))

/** A schema of a PostgreSQL server's database. */
export interface BotPlace {
  readonly url: string
  readonly schema: string
}

export class SimulatedBot {
  readonly faults: string[] = []
  readonly #sandbox: Pick<Sandbox, 'url' | 'token'>
  readonly #place: BotPlace
  #child: ChildProcess | undefined
  #now: number

  constructor(sandbox: Pick<Sandbox, 'url' | 'token'>, place: BotPlace, now: number) {
    this.#sandbox = sandbox
    this.#place = place
    this.#now = now
  }

  /** The bot's time, which everybody goes by. */
  get now(): number {
    return this.#now
  }

  /** Starts a process; resolves when it is online. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        DISCORD_TOKEN: this.#sandbox.token,
        DISCORD_API_URL: `${this.#sandbox.url}/api`,
        DATABASE_URL: this.#place.url,
        SCHEMA: this.#place.schema,
        NOW: String(this.#now),
      },
    })
    this.#child = child
    createInterface({ input: child.stderr }).on('line', (text) => void this.faults.push(text))
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the bot ended with ${code}: ${this.faults.at(-1)}`)))
      createInterface({ input: child.stdout }).on('line', (text) => text === 'ready' && resolve())
    })
  }

  /** Turns the time. */
  turnTo(now: number): void {
    this.#now = now
    this.#child?.stdin?.write(`${now}\n`)
  }

  /** kill -9. */
  async kill(): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null) return
    child.removeAllListeners('exit')
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}
