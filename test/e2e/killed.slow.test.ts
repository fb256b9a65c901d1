// The bot is killed (-9) at random moments of a game: the same story, told once, to the same end.
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { type Random, sideStream } from '../../src/engine/random.ts'
import { TITLES } from '../../src/games/index.ts'
import { openHost } from '../../src/host/index.ts'
import { type Outcome, openSandbox, type Person, type Sandbox } from '../../src/sandbox/index.ts'
import { entriesFrom } from '../../src/store/log.ts'
import { openStore, type Store } from '../../src/store/open.ts'
import { type BotProcess, botProcess } from '../support/bot-process.ts'
import { testDatabaseForProcesses } from '../support/databases.ts'
import { addComputer, buttonBy, newestWith, publicly } from '../support/players.ts'
import { expectManners, expectStory } from './checks.ts'
import { LIMITS, openapi, promptsOf } from './table.ts'

/** How often the bot is killed. */
const KILLS = Number(process.env.KILLS ?? 20)
/** A life ends after so many requests to Discord at most, right when one of them has been answered. */
const LIFE = 30

/** A bot that is killed again and again, with the next process always ready to go. */
function mortalBot(sandbox: Sandbox, env: Readonly<Record<string, string>>, random: Random) {
  const faults: string[] = []
  let next = botProcess(sandbox, env)
  let now = next
  let kills = 0
  /** Nobody but this test may end it. */
  function expectLife(): void {
    if (!now.runs || now.faults.length > 0) throw new Error(`the bot ended: ${now.faults.join('\n')}`)
  }
  async function rise(): Promise<void> {
    now = next
    now.go()
    next = botProcess(sandbox, env)
    while (sandbox.gateway.connected === 0) {
      expectLife()
      await pause(5)
    }
  }
  return {
    faults,
    get now() {
      return now
    },
    get kills() {
      return kills
    },
    rise,
    /** Lives and dies; resolves when it lives permanently. */
    async suffer(over: () => boolean): Promise<void> {
      while (kills < KILLS && !over()) {
        const last = sandbox.requests.length + random.int(LIFE)
        for (; sandbox.requests.length <= last && !over(); await pause(1)) expectLife()
        if (over()) return
        await pause(random.int(20))
        await now.kill()
        faults.push(...now.faults)
        kills++
        while (sandbox.gateway.connected > 0) await pause(1)
        await rise()
      }
    },
    async end(): Promise<number | null> {
      await next.kill()
      const code = await now.stop()
      faults.push(...now.faults)
      return code
    },
  }
}

/** A member who types, and types the same again when no answer comes. `sent` gathers what was typed, by decision. */
async function playThrough(
  person: Person,
  place: string,
  bot: { readonly now: BotProcess },
  sandbox: Sandbox,
  random: Random,
  sent: Map<string, string>,
  over: () => boolean,
): Promise<void> {
  const online = async () => {
    while (sandbox.gateway.connected === 0) await pause(5)
  }
  /** What comes of an action, or nothing when the bot dies meanwhile or says nothing. */
  const orSilence = async <T>(action: Promise<T>): Promise<T | undefined> => {
    action.catch(() => undefined)
    return Promise.race([action.catch(() => undefined), bot.now.ended.then(() => undefined)])
  }
  const isAnswered = (outcome: Outcome | undefined) => outcome !== undefined && outcome.kind !== 'silence'
  while (!over()) {
    await online()
    const suggestions = (await orSilence(person.complete(place, 'play', { choice: '' }, 'choice'))) ?? []
    const value = String(suggestions[random.int(Math.max(1, suggestions.length))]?.value ?? '')
    if (value === '') {
      await pause(100)
      continue
    }
    sent.set(value.slice(0, 16), value)
    for (let answered = false; !answered && !over(); ) {
      await online()
      await pause(5) // a process may be gone before its connection is
      answered = isAnswered(await orSilence(person.slash(place, 'play', { choice: value })))
    }
    expect(promptsOf(person, place).length).toBeLessThanOrEqual(2)
  }
}

it('a full game with the bot killed at random moments', { timeout: 600_000 }, async () => {
  const testDatabase = await testDatabaseForProcesses()
  const sandbox = await openSandbox({ ...(openapi && { openapi }), limits: LIMITS })
  const random = sideStream(process.env.KILL_SEED ?? 'killed')
  const bot = mortalBot(sandbox, testDatabase.env, random)
  let store: Store | undefined
  let givenUp = false
  onTestFinished(async () => {
    givenUp = true
    await bot.end().catch(() => undefined)
    await store?.close()
    await sandbox.close()
    await testDatabase.clear()
  })
  for (const name of ['Mei', 'Arjun', 'Lena']) sandbox.addMember({ name })
  const [mei, arjun, lena] = [sandbox.as('Mei'), sandbox.as('Arjun'), sandbox.as('Lena')]
  const room = sandbox.addChannel({ name: 'room' }).id
  await bot.rise()
  await sandbox.until('commands', () => (sandbox.commands.length > 0 ? true : undefined))

  await mei.slash(room, 'game new', { game: 'records', seats: 5, language: 'en' })
  const lobby = () => newestWith(mei, room, 'start')
  await sandbox.until('a lobby', () => publicly(mei, room).find(({ buttons }) => buttons.includes('Start')))
  await arjun.click(lobby(), buttonBy(lobby(), 'join'))
  for (const _seat of [3, 4, 5]) await addComputer(mei, lobby())
  const place = lobby().id
  await mei.click(lobby(), buttonBy(lobby(), 'start'))
  await sandbox.until('a thread', () => (sandbox.as('Lena').sees(place) ? true : undefined))

  const ends = () => publicly(lena, place).filter(({ content }) => content.startsWith('🏆'))
  const over = () => givenUp || ends().length > 0
  const sent = new Map<string, string>()
  const play = (person: Person) => playThrough(person, place, bot, sandbox, random, sent, over)
  await Promise.all([bot.suffer(over), play(mei), play(arjun)])
  expect(bot.kills).toBe(KILLS)
  await pause(500) // nothing more may come
  expect(await bot.end()).toBe(0)

  // Read by another process: the same database, after all that.
  store = await openStore(testDatabase.place)
  const clock = { now: () => new Date() }
  const host = openHost({ store, titles: TITLES, clock, log: pino({ level: 'silent' }) })
  const [game] = await store.db.game.findMany()
  const id = game?.id ?? ''
  expect(game?.status).toBe('finished')
  await expectStory(host, id, lena, [place])
  expect(ends()).toHaveLength(1)
  expect(ends()[0]?.content).toContain('verified ✓')
  expect(promptsOf(lena, place)).toEqual([])

  // Each decision was answered once, with what was typed for it.
  const answers = (await entriesFrom(store.db, id, 0)).flatMap(({ entry }) =>
    entry.kind === 'answer' && entry.by === 'member' ? [entry] : [],
  )
  expect(answers.length).toBe(sent.size)
  expect(answers.length).toBeGreaterThan(0)
  expectManners(sandbox)
  expect(sandbox.violations).toEqual([])
  expect(bot.faults).toEqual([])
})
