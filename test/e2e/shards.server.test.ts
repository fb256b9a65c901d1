// Several processes on one server database: two shards over two processes, roles that are apart, and a last word.
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openSandbox, type Person, type Sandbox } from '../../src/sandbox/index.ts'
import { type BotProcess, botProcess } from '../support/bot-process.ts'
import { testDatabaseForProcesses } from '../support/databases.ts'
import { addComputer, buttonBy, newestWith, publicly } from '../support/players.ts'
import { expectManners } from './checks.ts'
import { LIMITS, openapi, promptsOf } from './table.ts'

/** How long people wait for another process at most, in milliseconds. */
const SOON = 30_000

/** A sandbox, and bots on one database; all of them are gone when the test is over. */
async function openPlace(limits: object = {}) {
  const testDatabase = await testDatabaseForProcesses()
  const sandbox = await openSandbox({ ...(openapi && { openapi }), limits: { ...LIMITS, ...limits } })
  const bots: BotProcess[] = []
  onTestFinished(async () => {
    await Promise.all(bots.map((bot) => bot.kill()))
    await sandbox.close()
    await testDatabase.clear()
  })
  const start = (env: Readonly<Record<string, string>> = {}) => {
    const bot = botProcess(sandbox, { ...testDatabase.env, ...env })
    bots.push(bot)
    bot.go()
    return bot
  }
  return { sandbox, start }
}

async function until(isTrue: () => boolean, timeoutMs = SOON): Promise<void> {
  for (const end = performance.now() + timeoutMs; !isTrue(); await pause(20))
    if (performance.now() > end) throw new Error('this never became true')
}

/** A game of two people that has asked its first question; the thread. */
async function begin(sandbox: Sandbox, room: string, host: Person, guest: Person): Promise<string> {
  await host.slash(room, 'game new', { game: 'records', seats: 2, language: 'en' })
  await sandbox.until('a lobby', () => publicly(host, room).find(({ buttons }) => buttons.includes('Start')))
  const lobby = newestWith(host, room, 'start')
  await guest.click(lobby, buttonBy(lobby, 'join'))
  await host.click(lobby, buttonBy(lobby, 'start'))
  await sandbox.until('a prompt', () => (host.sees(lobby.id) ? promptsOf(host, lobby.id)[0] : undefined))
  return lobby.id
}

/** Each asked member answers with the first suggestion. */
async function move(thread: string, people: readonly Person[]): Promise<void> {
  for (const person of people) {
    const [choice] = await person.complete(thread, 'play', { choice: '' }, 'choice')
    if (!choice) continue
    const played = await person.slash(thread, 'play', { choice })
    expect(played.message?.ephemeralFor).toBe(person.name)
    return
  }
  throw new Error('nobody is asked')
}

it('two shards over two processes: each server is heard, and a killed process is replaced within 30 seconds', {
  timeout: 600_000,
}, async () => {
  const { sandbox, start } = await openPlace({ identifies: true, shards: 2 })
  // A server for each of the two shards.
  const shardOf = ({ id }: { readonly id: string }) => Number((BigInt(id) >> 22n) % 2n)
  let other = sandbox.addGuild('Other')
  while (shardOf(other) === shardOf(sandbox.guild)) other = sandbox.addGuild('Another')
  const tables = (
    [
      [sandbox.guild, 'Mei', 'Arjun'],
      [other, 'Lena', 'Tao'],
    ] as const
  ).map(([guild, ...names]) => {
    for (const name of names) sandbox.addMember({ name, guild })
    const [host, guest] = names.map((name) => sandbox.as(name, guild)) as [Person, Person]
    return { people: [host, guest] as const, room: sandbox.addChannel({ name: 'room', guild }).id }
  })
  const [one, two] = [start({ SHARDS: 'auto' }), start({ SHARDS: 'auto' })]
  await until(() => sandbox.gateway.connected === 2)
  await sandbox.until('commands', () => (sandbox.commands.length > 0 ? true : undefined))
  expect(sandbox.gateway.shards.map(([id]) => id).sort()).toEqual([0, 1])
  const threads: string[] = []
  for (const { people, room } of tables) threads.push(await begin(sandbox, room, ...people))

  expect(sandbox.gateway.invalid).toBe(0)
  await one.kill()
  const since = performance.now()
  // Its end is known before its connection is seen to close.
  await until(() => sandbox.gateway.connected < 2)
  await until(() => sandbox.gateway.connected === 2)
  const took = performance.now() - since
  console.info(`the shard of the killed process was heard again after ${Math.round(took)} ms`)
  expect(took).toBeLessThan(SOON)
  expect(sandbox.gateway.shards.map(([id]) => id).sort()).toEqual([0, 1])
  for (const [index, { people }] of tables.entries()) await move(threads[index] ?? '', people)
  // A process that dies within five seconds of its own start leaves no word of it: Discord turns the next one away once.
  expect(sandbox.gateway.invalid).toBeLessThanOrEqual(1)
  expect(await two.stop()).toBe(0)
  expectManners(sandbox)
  expect(sandbox.violations).toEqual([])
  expect([...one.faults, ...two.faults]).toEqual([])
})

it('a process that only works posts and plays for computers, while another hears Discord and nothing else', {
  timeout: 600_000,
}, async () => {
  const { sandbox, start } = await openPlace()
  for (const name of ['Mei', 'Arjun']) sandbox.addMember({ name })
  const mei = sandbox.as('Mei')
  const room = sandbox.addChannel({ name: 'room' }).id
  const gateway = start({ ROLES: 'gateway' })
  await sandbox.until('commands', () => (sandbox.commands.length > 0 ? true : undefined))
  await mei.slash(room, 'game new', { game: 'records', seats: 2, language: 'en' })
  await pause(2_500)
  expect(publicly(mei, room)).toEqual([])
  const hand = start({ ROLES: 'worker' })
  await sandbox.until('a lobby', () => publicly(mei, room).find(({ buttons }) => buttons.includes('Start')))
  expect(sandbox.gateway.connected).toBe(1)
  const lobby = newestWith(mei, room, 'start')
  await addComputer(mei, lobby)
  await mei.click(lobby, buttonBy(lobby, 'start'))
  await sandbox.until('a prompt', () => (mei.sees(lobby.id) ? promptsOf(mei, lobby.id)[0] : undefined))
  const told = () => publicly(mei, lobby.id).length
  const before = told()
  await until(() => {
    const text = publicly(mei, lobby.id).map(({ content }) => content)
    return text.some((each) => each.includes('Mei'))
  })
  await move(lobby.id, [mei])
  await sandbox.until('what follows', () => (told() > before ? true : undefined))
  expect([await gateway.stop(), await hand.stop()]).toEqual([0, 0])
  expect([...gateway.faults, ...hand.faults]).toEqual([])
})

it('a permanent close ends the process with one line that says what to do', {
  timeout: 600_000,
}, async () => {
  const { sandbox, start } = await openPlace()
  const bot = start()
  await sandbox.until('commands', () => (sandbox.commands.length > 0 ? true : undefined))
  sandbox.gateway.hangUp(4014)
  await bot.ended
  expect(bot.exitCode).toBe(1)
  expect(bot.faults).toHaveLength(1)
  expect(bot.faults[0]).toMatch(
    /^Discord closed the gateway permanently \(4014\): .*Privileged Gateway Intents/,
  )
  const wrong = start({ DISCORD_TOKEN: 'wrong' })
  await wrong.ended
  expect(wrong.exitCode).toBe(1)
  expect(wrong.faults.join()).toMatch(
    /^Discord closed the gateway permanently \(4004\): .*DISCORD_TOKEN[^\n]*$/,
  )
})

it('a process outlives a Discord that is out of order at its start, and what its gateway should not send', {
  timeout: 600_000,
}, async () => {
  const { sandbox, start } = await openPlace()
  sandbox.addMember({ name: 'Mei' })
  const room = sandbox.addChannel({ name: 'room' }).id
  sandbox.fault({ route: 'GET /gateway/bot', status: 502, times: 4 })
  sandbox.fault({ route: 'PUT /applications/*/commands', status: 503, times: 4 })
  const bot = start({ LOG_LEVEL: 'error' })
  await until(() => sandbox.commands.length > 0)
  const said = () => bot.lines.map((line) => JSON.parse(line).msg)
  expect(said()).toEqual([
    'the number of shards could not be agreed on',
    'the commands could not be registered',
  ])

  // discord.js's library does not look whether `d` is there, and awaits none of the promises that fail by it.
  sandbox.gateway.sendRaw({ op: 9, d: null })
  sandbox.gateway.send('INTERACTION_CREATE', null)
  await until(() => bot.lines.length === 4)
  expect(said().slice(2)).toEqual(Array(2).fill('an event of the gateway could not be handled'))
  expect((await sandbox.as('Mei').slash(room, 'help')).kind).toBe('message')
  expect(await bot.stop()).toBe(0)
})
