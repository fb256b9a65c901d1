// Two bots on one server database: one has the gateway session; when it is killed the other takes over and the game goes on.
// (The embedded database is opened by one process; that a second is refused is proved in test/store.)
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openSandbox, type Person } from '../../src/sandbox/index.ts'
import { botProcess } from '../support/bot-process.ts'
import { testDatabaseForProcesses } from '../support/databases.ts'
import { buttonBy, newestWith, publicly } from '../support/players.ts'
import { expectManners } from './checks.ts'
import { LIMITS, openapi, promptsOf } from './table.ts'

/** How long people wait for the other bot at most, in milliseconds. */
const SOON = 15_000

it('a killed bot is replaced by the one beside it', { timeout: 600_000 }, async () => {
  const testDatabase = await testDatabaseForProcesses()
  const sandbox = await openSandbox({ ...(openapi && { openapi }), limits: LIMITS })
  const [one, other] = [botProcess(sandbox, testDatabase.env), botProcess(sandbox, testDatabase.env)]
  onTestFinished(async () => {
    await Promise.all([one.kill(), other.kill()])
    await sandbox.close()
    await testDatabase.clear()
  })
  const online = async () => {
    while (sandbox.gateway.connected === 0) await pause(20)
  }
  for (const name of ['Mei', 'Arjun']) sandbox.addMember({ name })
  const [mei, arjun] = [sandbox.as('Mei'), sandbox.as('Arjun')]
  const room = sandbox.addChannel({ name: 'room' }).id
  one.go()
  await online()
  other.go()
  await sandbox.until('commands', () => (sandbox.commands.length > 0 ? true : undefined))
  await pause(3_000)
  expect(sandbox.gateway.connected).toBe(1)

  await mei.slash(room, 'game new', { game: 'records', seats: 2, language: 'en' })
  await sandbox.until('a lobby', () => publicly(mei, room).find(({ buttons }) => buttons.includes('Start')))
  const lobby = newestWith(mei, room, 'start')
  await arjun.click(lobby, buttonBy(lobby, 'join'))
  await mei.click(lobby, buttonBy(lobby, 'start'))
  const asked = await sandbox.until('a prompt', () =>
    mei.sees(lobby.id) ? promptsOf(mei, lobby.id)[0] : undefined,
  )
  const suggested = async (person: Person) =>
    (await person.complete(lobby.id, 'play', { choice: '' }, 'choice'))[0]
  const mover = (await suggested(mei)) ? mei : arjun
  const before = await suggested(mover)

  await one.kill()
  const since = performance.now()
  // Its end is known before its connection is seen to close.
  while (sandbox.gateway.connected > 0) await pause(1)
  await online()
  expect(performance.now() - since).toBeLessThan(SOON)
  expect(sandbox.gateway.connected).toBe(1)
  if (!before) throw new Error('nothing is suggested')
  const played = await mover.slash(lobby.id, 'play', { choice: before })
  expect(played.message?.ephemeralFor).toBe(mover.name)
  expect(played.text).not.toContain('out of date')
  await sandbox.until('one prompt, another', () => {
    const prompts = promptsOf(mei, lobby.id)
    return prompts.length === 1 && prompts[0]?.id !== asked.id ? true : undefined
  })
  expect(await other.stop()).toBe(0)
  expectManners(sandbox)
  expect(sandbox.violations).toEqual([])
  expect([...one.faults, ...other.faults]).toEqual([])
})
