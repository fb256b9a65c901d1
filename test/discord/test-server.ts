// A sandbox with the bot on it, Mei, Arjun and Lena around a toy table. Closing it checks that nothing was refused.
import { existsSync } from 'node:fs'
import { expect } from 'vitest'
import { commandsFor, messageCommands } from '../../commands/index.ts'
import { type Bot, openBot } from '../../src/discord/bot.ts'
import type { Log } from '../../src/discord/core/context.ts'
import type { Title } from '../../src/games/common/title.ts'
import type { Host, Publisher } from '../../src/host/index.ts'
import type { RenderPool } from '../../src/picture/render-pool.ts'
import { type Outcome, openSandbox, type Person, type Sandbox, testClock } from '../../src/sandbox/index.ts'
import type { Reviewer } from '../../src/search/review/reviewing.ts'
import type { Store } from '../../src/store/open.ts'
import { newTestDatabase } from '../support/databases.ts'
import { openTestHost, type TestHost } from './test-host.ts'
import { toy } from './toy.ts'

const OPENAPI = new URL('../../../shared/data/discord/openapi.json', import.meta.url).pathname

// One database for all test servers of a worker, closed with it; each test server begins by emptying it.
let store: Promise<Store> | undefined

/** The server and everyone in it. */
export interface TestServer {
  readonly sandbox: Sandbox
  readonly app: TestHost
  readonly store: Store
  readonly bot: Bot
  readonly clock: ReturnType<typeof testClock>
  readonly mei: Person
  readonly arjun: Person
  readonly lena: Person
  /** What the bot logged as a fault. */
  readonly faults: string[]
  /** What it logged as a mishap. */
  readonly mishaps: string[]
  /** Opens a game for two or three and starts it; the place where it is played. */
  begin(people?: readonly Person[], more?: Readonly<Record<string, string>>): Promise<string>
  /** Closes the bot and opens it again. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** Opens a server; with pictures where a render pool is given, with leagues or a reviewer of the test's own where they are. */
export async function openTestServer(
  table: Title = toy,
  renderPool?: RenderPool,
  leagues?: Host['leagues'],
  reviewer?: Reviewer,
): Promise<TestServer> {
  const clock = testClock()
  const openapi = existsSync(OPENAPI) && { openapi: OPENAPI }
  const sandbox = await openSandbox({ clock, ...openapi, limits: { timeoutMs: 30_000 } })
  const titles = { [table.game.id]: table }
  const time = { now: () => new Date(clock.now()) }
  store ??= newTestDatabase().open()
  const app = await openTestHost(await store, titles, time, reviewer)
  const { faults } = app
  const mishaps: string[] = []
  const log: Log = {
    info: () => undefined,
    warn: (_, what) => void mishaps.push(what),
    error: (facts, what) => void faults.push(`${what} ${JSON.stringify(facts)}`),
  }
  const open = () =>
    openBot({
      token: sandbox.token,
      api: `${sandbox.url}/api`,
      host: leagues ? { ...app.host, leagues } : app.host,
      titles,
      commands: [...commandsFor(titles), ...messageCommands],
      clock: time,
      log,
      chatPause: 20,
      quietPause: 20,
      shards: { count: 1 },
      ...(renderPool && { renderPool }),
    })
  let bot = open()
  sandbox.addChannel({ name: 'room' })
  for (const [name, locale] of [
    ['Mei', 'zh-TW'],
    ['Arjun', 'en-US'],
    ['Lena', 'zh-CN'],
  ] as const)
    sandbox.addMember({ name, locale })
  await bot.ready
  await welcomed(sandbox)
  await app.begin(publisherOf(() => bot))
  const [mei, arjun, lena] = [sandbox.as('Mei'), sandbox.as('Arjun'), sandbox.as('Lena')]
  return {
    sandbox,
    app,
    store: await store,
    get bot() {
      return bot
    },
    clock,
    mei,
    arjun,
    lena,
    faults,
    mishaps,
    begin: (people = [mei, arjun], more = {}) => begin(sandbox, app, table, people, more),
    async restart() {
      await bot.close()
      bot = open()
      await bot.ready
    },
    async close() {
      await app.settled()
      await bot.close()
      await app.host.stop()
      await sandbox.close()
      expect(sandbox.violations).toEqual([])
      expect(memberLines(sandbox)).toEqual([])
      expect(faults).toEqual([])
    },
  }
}

/** Posts through the bot that is open then. */
const publisherOf = (bot: () => Bot): Publisher => ({
  deliver: (posting) => bot().deliver(posting),
  updateDashboard: (posting) => bot().updateDashboard(posting),
  tellFollower: (posting) => bot().tellFollower(posting),
  tell: (posting) => bot().tell(posting),
  postDaily: (posting) => bot().postDaily(posting),
})

/** The bot welcomes its server as soon as it hears of it. */
const welcomed = (sandbox: Sandbox) =>
  sandbox.until('the welcome', () => sandbox.transcript('#general').find(({ bot }) => bot))

/** Opens a game of a title in the room, lets these people join, and starts it; where it is played. */
async function begin(
  sandbox: Sandbox,
  app: TestHost,
  table: Title,
  people: readonly Person[],
  more: Readonly<Record<string, string>>,
): Promise<string> {
  const [first, ...others] = people
  if (!first) throw new Error('nobody plays')
  await first.slash('#room', 'game new', {
    game: table.game.id,
    seats: people.length,
    language: 'en',
    ...more,
  })
  await app.settled()
  const lobby = last(sandbox.transcript('#room').filter(({ bot: own, ephemeral }) => own && !ephemeral))
  for (const person of others) await person.click(lobby, 'Join')
  await first.click(lobby, 'Start')
  await app.settled()
  return lobby.id
}

/** Lines that say in public that somebody was added to a thread, or removed from it. */
export const memberLines = (sandbox: Sandbox): readonly string[] =>
  sandbox
    .channels()
    .filter(({ thread }) => thread !== null)
    .flatMap(({ id }) => sandbox.transcript({ id }))
    .filter(({ type }) => type === 1 || type === 2)
    .map(({ author, mentions }) => `${author}: ${mentions.join()}`)

/** The last of a list that has one. */
export function last<T>(list: readonly T[]): T {
  const found = list.at(-1)
  if (found === undefined) throw new Error('there is none')
  return found
}

/** The message of an outcome. */
export function shown(outcome: Outcome) {
  if (!outcome.message) throw new Error(`no message but a ${outcome.kind}: ${outcome.text}`)
  return outcome.message
}
