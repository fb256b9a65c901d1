// The database goes away from two bots at once: neither ends, they say so in few words, and the game goes on when it is back.
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { type OptionValue, openSandbox, type Person, type Sandbox } from '../../src/sandbox/index.ts'
import { botProcess } from '../support/bot-process.ts'
import { testDatabaseForProcesses } from '../support/databases.ts'
import { buttonBy, newestWith, publicly } from '../support/players.ts'
import { severable } from '../support/severable.ts'
import { expectManners } from './checks.ts'
import { LIMITS, openapi, promptsOf } from './table.ts'

/** How long the database is away, in milliseconds: longer than a lease goes between two looks, and than people wait. */
const AWAY = 24_000
/** How soon all goes on afterwards, in milliseconds. */
const SOON = 40_000
const WARNING = 40

/** A member whom the gateway still hears presses on until a moment; what they are told. */
async function pressThrough(
  sandbox: Sandbox,
  mover: Person,
  place: string,
  choice: OptionValue,
  end: number,
): Promise<string[]> {
  const answers: string[] = []
  for (; performance.now() < end; await pause(500)) {
    if (sandbox.gateway.connected === 0) continue
    const asked = await Promise.all([
      mover.slash(place, 'play', { choice }),
      mover.slash(place, 'game status'),
      mover.slash(place, 'hand'),
    ]).catch(() => [])
    answers.push(...asked.map(({ text }) => text))
  }
  return answers
}

it('two bots outlive their database, and the one that stands by is there when it is needed', {
  timeout: 600_000,
}, async () => {
  const testDatabase = await testDatabaseForProcesses()
  const way = await severable(testDatabase.env.DATABASE_URL ?? '')
  const sandbox = await openSandbox({ ...(openapi && { openapi }), limits: LIMITS })
  const bots = [1, 2].map(() => botProcess(sandbox, { DATABASE_URL: way.url }))
  const [one, two] = bots as [(typeof bots)[0], (typeof bots)[0]]
  onTestFinished(async () => {
    await Promise.all(bots.map((bot) => bot.kill()))
    await sandbox.close()
    await way.close()
    await testDatabase.clear()
  })
  const online = async (timeoutMs = SOON) => {
    for (const end = performance.now() + timeoutMs; sandbox.gateway.connected === 0; await pause(20))
      if (performance.now() > end) throw new Error('no bot is online')
  }
  for (const name of ['Mei', 'Arjun']) sandbox.addMember({ name })
  const [mei, arjun] = [sandbox.as('Mei'), sandbox.as('Arjun')]
  const room = sandbox.addChannel({ name: 'room' }).id
  one.go()
  await online()
  two.go()
  await sandbox.until('commands', () => (sandbox.commands.length > 0 ? true : undefined))
  await pause(3_000)

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
  const first = await suggested(mei)
  const mover = first ? mei : arjun
  const choice = first ?? (await suggested(arjun))
  if (!choice) throw new Error('nothing is suggested')

  way.cut()
  const linesBefore = bots.map(({ lines }) => lines.length)
  const end = performance.now() + AWAY
  const answers = await pressThrough(sandbox, mover, lobby.id, choice, end)
  const said = bots.flatMap(({ lines }, n) => lines.slice(linesBefore[n]))
  const loud = said.filter((line) => JSON.parse(line).level >= WARNING)
  expect(bots.map(({ runs }) => runs)).toEqual([true, true])
  expect(loud.filter((line) => line.includes('the database is away'))).toHaveLength(2)
  expect(loud.length, loud.join('\n')).toBeLessThanOrEqual(4)
  expect(
    answers.filter((text) => text.includes('My database is not reachable right now')).length,
  ).toBeGreaterThan(2)
  expect(answers.filter((text) => text.includes('went wrong'))).toEqual([])

  way.endAtOpening(6)
  way.repair()
  await online()
  await pause(2_000)
  const again = await suggested(mover)
  if (again) expect((await mover.slash(lobby.id, 'play', { choice: again })).kind).toBe('message')
  await sandbox.until('one prompt, another', () => {
    const prompts = promptsOf(mei, lobby.id)
    return prompts.length === 1 && prompts[0]?.id !== asked.id ? true : undefined
  })
  expect(bots.map(({ runs }) => runs)).toEqual([true, true])

  // Either may have the gateway by now: the other one takes over, if it has not.
  await one.kill()
  await pause(1_000)
  await online()
  expect((await suggested(mei)) ?? (await suggested(arjun))).toBeDefined()
  expect(await two.stop()).toBe(0)
  expectManners(sandbox)
  expect(sandbox.violations).toEqual([])
})
