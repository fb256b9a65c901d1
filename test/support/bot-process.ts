// The bot as a process of its own, which can be killed, started as `npm start` does.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Sandbox } from '../../src/sandbox/index.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PINO_ERROR = 50

/** A bot's process. */
export interface BotProcess {
  /** Resolves when it has ended, however that came. */
  readonly ended: Promise<void>
  /** Whether it runs. */
  readonly runs: boolean
  /** The system's number of it. */
  readonly pid: number | undefined
  /** Its exit code, when it has ended by itself. */
  readonly exitCode: number | null
  /** Faults it logged, line by line, and everything it wrote to stderr. */
  readonly faults: readonly string[]
  /** All that it logged, line by line. */
  readonly lines: readonly string[]
  /** Lets it open; until then it has only read its code. */
  go(): void
  /** kill -9, at once. */
  kill(): Promise<void>
  /** Stops it in order; its exit code. */
  stop(): Promise<number | null>
}

/** Starts a bot's process on a sandbox, with its database named by `env`. It opens when told to `go`. */
export function botProcess(
  { url, token }: Pick<Sandbox, 'url' | 'token'>,
  env: Readonly<Record<string, string>>,
): BotProcess {
  const args = [
    '--max-semi-space-size=16',
    '--import',
    import.meta.resolve('./wait.mjs'),
    'src/program/start.mjs',
  ]
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      DISCORD_TOKEN: token,
      DISCORD_API_URL: `${url}/api`,
      LOG_LEVEL: 'warn',
      ...env,
    },
  })
  const faults: string[] = []
  const logged: string[] = []
  const ended = once(child, 'exit').then(() => undefined)
  const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const said = lines(text).filter((line) => levelOf(line) > 0)
    logged.push(...said)
    faults.push(...said.filter((line) => levelOf(line) >= PINO_ERROR))
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => void faults.push(...lines(text)))
  child.on('error', (error) => void faults.push(error.message))
  return {
    ended,
    pid: child.pid,
    get runs() {
      return child.exitCode === null && child.signalCode === null
    },
    get exitCode() {
      return child.exitCode
    },
    faults,
    lines: logged,
    go: () => void child.send('go'),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      return child.exitCode
    },
  }
}

function levelOf(line: string): number {
  try {
    return Number((JSON.parse(line) as { level?: unknown }).level ?? 0)
  } catch {
    return 0 // words for its parent
  }
}
