// A table for end-to-end play: the whole app on a database, connected to a sandbox by the unmodified discord.js client.
import { existsSync } from 'node:fs'
import { pino } from 'pino'
import { expect } from 'vitest'
import { type App, openApp } from '../../src/app.ts'
import { ALONE, type Config } from '../../src/config.ts'
import type { GameView } from '../../src/host/table/types.ts'
import {
  type Outcome,
  openSandbox,
  type Person,
  type Sandbox,
  type Seen,
  testClock,
} from '../../src/sandbox/index.ts'
import { entriesFrom } from '../../src/store/log.ts'
import { newTestDatabase, type TestDatabase } from '../support/databases.ts'
import { addComputer, buttonBy, newestWith, publicly } from '../support/players.ts'
import { blankRenderPool } from '../support/render-pool.ts'
import { expectManners, INSTALLED } from './checks.ts'

/** Discord's own description of its API, where this machine has it. */
const OPENAPI = '../shared/data/discord/openapi.json'
export const openapi = existsSync(OPENAPI) ? OPENAPI : undefined
if (!openapi)
  console.info(
    'Discord’s OpenAPI description is not at hand: bodies are checked by the hand-written rules alone',
  )

/** A game under way. */
export interface Play {
  readonly id: string
  /** Where it is played. */
  readonly place: string
}

/** Somewhere to play: people in a channel, the bot on line. */
export interface Table {
  readonly sandbox: Sandbox
  readonly clock: ReturnType<typeof testClock>
  readonly app: App
  /** What the bot noted as faults; a test that means them to happen empties it. */
  readonly faults: string[]
  person(name: string): Person
  /** Waits until everything that is due is posted. */
  settled(): Promise<void>
  /** Opens a lobby in a channel of its own; the channel's reference. */
  lobby(host: Person, more?: Readonly<Record<string, string | number>>): Promise<string>
  /** A running game of some people, the first its host, with hard computers at the other seats. */
  begin(people: readonly Person[], more?: Readonly<Record<string, string | number>>): Promise<Play>
  /** Stops the bot in order, and starts it again. */
  restart(): Promise<void>
  /** Closes everything, and checks that nothing broke and that Discord would have taken all that was sent. */
  close(): Promise<void>
}

export const configFor = (sandbox: Pick<Sandbox, 'url' | 'token'>): Config => ({
  token: sandbox.token,
  api: `${sandbox.url}/api`,
  database: undefined,
  data: './data',
  sandboxPort: 0,
  logLevel: 'silent',
  ...ALONE,
})

/** Discord forgets nonces at once here, so that nothing but the bot's own care keeps posts from being doubled. */
export const LIMITS = { timeoutMs: 30_000, nonceWindow: 0 }

const PINO_ERROR = 50

/** Milliseconds of rest after which a prompt that chat pushed away is lifted here. */
export const CHAT_PAUSE = 30

/** Opens a table with these members, by name and locale. Time is stopped until it is advanced. */
export async function openTable(
  names: Readonly<Record<string, string>>,
  testDatabase: TestDatabase = newTestDatabase(),
  more: { readonly logged?: (line: string) => void; readonly metrics?: Config['metrics'] } = {},
): Promise<Table> {
  const clock = testClock(Date.parse('2026-03-01T12:00:00Z'))
  const sandbox = await openSandbox({ clock, ...(openapi && { openapi }), limits: LIMITS })
  for (const [name, locale] of Object.entries(names)) sandbox.addMember({ name, locale })
  const faults: string[] = []
  const write = (line: string) => {
    more.logged?.(line)
    if (JSON.parse(line).level >= PINO_ERROR) faults.push(line)
  }
  const log = pino({ level: more.logged ? 'trace' : 'error' }, { write })
  const overrides = {
    place: testDatabase.place,
    clock: { now: () => new Date(clock.now()) },
    chatPause: CHAT_PAUSE,
    titles: INSTALLED,
    renderPool: blankRenderPool(),
  }
  const config = { ...configFor(sandbox), ...(more.metrics && { metrics: more.metrics }) }
  const open = () => openApp(config, log, overrides)
  let app = await open()
  let rooms = 0
  const settled = () => app.host.runDue()

  async function lobby(host: Person, more: Readonly<Record<string, string | number>> = {}): Promise<string> {
    const { name, id } = sandbox.addChannel({ name: `room-${++rooms}` })
    await host.slash(`#${name}`, 'game new', { game: 'records', seats: 3, language: 'en', ...more })
    await settled()
    return id
  }

  return {
    sandbox,
    clock,
    get app() {
      return app
    },
    faults,
    person: (name) => sandbox.as(name),
    settled,
    lobby,
    async begin(people, more = {}) {
      const [host, ...guests] = people
      if (!host) throw new Error('nobody plays')
      const seats = Number(more.seats ?? 3)
      const room = await lobby(host, { ...more, seats })
      const posted = () => newestWith(host, room, 'start')
      for (const guest of guests) await guest.click(posted(), buttonBy(posted(), 'join'))
      for (let seat = people.length; seat < seats; seat++) await addComputer(host, posted())
      const shown = posted()
      await host.click(shown, buttonBy(shown, 'start'))
      await settled()
      const info = await app.host.games.inChannel(room)
      if (!info) throw new Error('no game began')
      return { id: info.id, place: info.thread ?? info.channel }
    },
    async restart() {
      await app.close()
      app = await open()
    },
    async close() {
      await app.close()
      await sandbox.close()
      await testDatabase.clear()
      expect(sandbox.violations).toEqual([])
      expect(faults).toEqual([])
      expectManners(sandbox)
    },
  }
}

/** The prompt of a place: the newest public message with "Your move" on it. */
export const promptOf = (reader: Person, place: string): Seen => newestWith(reader, place, 'move')

/** All public messages with "Your move" on them; more than one are piled up. */
export const promptsOf = (reader: Person, place: string): Seen[] =>
  publicly(reader, place).filter((message) => buttonBy(message, 'move') !== 'move')

/** How many answers members have given in a game. */
export const answersOf = async ({ app }: Table, id: string): Promise<number> =>
  (await entriesFrom(app.store.db, id, 0)).filter(
    ({ entry }) => entry.kind === 'answer' && entry.by === 'member',
  ).length

/** What a person may see of a game. */
export async function lookOf({ app }: Table, id: string, person: Person): Promise<GameView> {
  const look = await app.host.play.getView(id, { id: person.id, name: person.name })
  if (!look.ok) throw new Error(`no look at ${id}`)
  return look.value
}

/** The value of the first legal choice of a person who is asked. */
export async function firstChoice(table: Table, id: string, person: Person): Promise<string> {
  const { playerView, token } = await lookOf(table, id, person)
  const { decision } = playerView ?? {}
  if (!decision || !token) throw new Error(`${person.name} is not asked`)
  const least = decision.options.slice(0, Math.max(1, decision.min)).map((option) => option.id)
  return `${token}=${decision.pass ?? least.join()}`
}

/** Told to one person alone, in words. */
export function expectPrivate({ kind, message }: Outcome, person: Person): void {
  expect(kind).not.toBe('silence')
  expect(message?.ephemeralFor).toBe(person.name)
  expect(message?.content).not.toBe('')
}
