// The bot as `npm start` runs it: compiled once, a process of its own, with threads that draw.
import { expect, it, onTestFinished } from 'vitest'
import { TITLES } from '../../src/games/index.ts'
import { compiledProgram } from '../../src/program/compile.mjs'
import { openSandbox } from '../../src/sandbox/index.ts'
import { LIMITS, openapi, promptsOf } from '../e2e/table.ts'
import { botProcess } from '../support/bot-process.ts'
import { testDatabaseForProcesses } from '../support/databases.ts'
import { addComputer, buttonBy, newestWith, publicly } from '../support/players.ts'

it('is compiled once for each state of its sources, and finds its games by their address', async () => {
  const program = await compiledProgram()
  let compilings = 0
  expect(await compiledProgram(() => void compilings++)).toBe(program)
  expect(compilings).toBe(0)
  const { TITLES: compiled } = await import(new URL('games/index.js', program).href)
  expect(Object.keys(compiled)).toEqual(Object.keys(TITLES))
})

it('starts, plays for computers and draws the table', async () => {
  const testDatabase = await testDatabaseForProcesses()
  const sandbox = await openSandbox({ ...(openapi && { openapi }), limits: LIMITS })
  const bot = botProcess(sandbox, testDatabase.env)
  onTestFinished(async () => {
    await bot.kill()
    await sandbox.close()
    await testDatabase.clear()
  })
  sandbox.addMember({ name: 'Mei' })
  const mei = sandbox.as('Mei')
  const room = sandbox.addChannel({ name: 'room' }).id
  bot.go()
  await sandbox.until('commands', () => (sandbox.commands.length > 0 ? true : undefined))
  await mei.slash(room, 'game new', { game: 'records', seats: 2, language: 'en' })
  const opened = () => publicly(mei, room).find(({ buttons }) => buttons.includes('Start'))
  await addComputer(mei, await sandbox.until('a lobby', opened))
  const lobby = newestWith(mei, room, 'start')
  await mei.click(lobby, buttonBy(lobby, 'start'))
  await sandbox.until('a prompt', () => (mei.sees(lobby.id) ? promptsOf(mei, lobby.id)[0] : undefined))
  const prompt = newestWith(mei, lobby.id, 'move')
  const { message } = await mei.click(prompt, 'Board')
  await sandbox.until('the table’s picture', () => message && mei.look(message).attachments[0])
  expect(await bot.stop()).toBe(0)
  expect(bot.faults).toEqual([])
  expect(sandbox.violations).toEqual([])
})
