// A table for end-to-end play: the whole app on a database, connected to a sandbox by the unmodified discord.js client.
import { existsSync } from 'node:fs'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { type App, openApp } from '../../src/app.ts'
import type { Config } from '../../src/config.ts'
import { openSandbox, type Person, type Sandbox, type Seen, testClock } from '../../src/sandbox/index.ts'
import { freshGround } from '../support/databases.ts'

/** Discord's own description of its API, where this machine has it. */
const OPENAPI = '../shared/data/discord/openapi.json'
export const openapi = existsSync(OPENAPI) ? OPENAPI : undefined
if (!openapi)
  console.info(
    'Discord’s OpenAPI description is not at hand: bodies are checked by the hand-written rules alone',
  )

/** Somewhere to play: people in a channel, the bot on line. */
export interface Table {
  readonly sandbox: Sandbox
  readonly app: App
  readonly people: readonly Person[]
  readonly room: string
  readonly clock: ReturnType<typeof testClock>
  /** The place the newest game is played in. */
  place(): Promise<string>
  /** Waits until everything that is due is posted. */
  settled(): Promise<void>
}

export const configFor = (sandbox: Pick<Sandbox, 'url' | 'token'>): Config => ({
  ...{ token: sandbox.token, api: `${sandbox.url}/api`, database: undefined, data: './data' },
  ...{ sandboxPort: 0, logLevel: 'silent' },
})

/** Opens a table with these members; closed after the file's tests. Time stands still until it is advanced. */
export async function openTable(names: Readonly<Record<string, string>>): Promise<Table> {
  const ground = freshGround()
  const clock = testClock(Date.parse('2026-03-01T12:00:00Z'))
  const sandbox = await openSandbox({ clock, ...(openapi && { openapi }), limits: { patience: 30_000 } })
  for (const [name, locale] of Object.entries(names)) sandbox.addMember({ name, locale })
  sandbox.addChannel({ name: 'game-room' })
  const seams = { place: ground.place, clock: { now: () => new Date(clock.now()) } }
  const app = await openApp(configFor(sandbox), pino({ level: process.env.LOG_LEVEL ?? 'error' }), seams)
  afterAll(async () => {
    await app.close()
    await sandbox.close()
    await ground.clear()
  })
  return {
    sandbox,
    app,
    people: Object.keys(names).map((name) => sandbox.as(name)),
    room: '#game-room',
    clock,
    async place() {
      const game = await app.store.db.game.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
      return game.thread ?? game.channel
    },
    settled: () => app.host.runDue(),
  }
}

/** What people see of a message, for failures. */
export const shown = (message: Seen | undefined): string => message?.text ?? '(nothing)'
