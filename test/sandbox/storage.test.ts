// The server survives its own end.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSandbox, testClock } from '../../src/sandbox/index.ts'
import { eventually, startBot } from './bot.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  file = join(folder, 'server.json')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('servers, people, channels, messages, files and commands are there again, and ids go on', async () => {
  const first = await openSandbox({ file })
  first.addMember({ name: 'Mei', locale: 'zh-TW' })
  first.addChannel({ name: 'game-room' })
  const bot = await startBot(first)
  await bot.client.application.commands.set([{ name: 'play', description: 'Play' }])
  const said = first
    .as('Mei')
    .say('#game-room', 'hello', { files: [{ name: 'a.bin', data: new Uint8Array([1, 2, 3]) }] })
  await bot.stop()
  await first.close()

  const second = await openSandbox({ file })
  expect(second.botId).toBe(first.botId)
  expect(second.commands.map((each) => each.name)).toEqual(['play'])
  const mei = second.as('Mei')
  expect(mei.messages('#game-room')).toMatchObject([{ id: said.id, text: 'hello' }])
  expect([...second.file(said.attachments[0] ?? { id: '' })]).toEqual([1, 2, 3])
  expect(BigInt(mei.say('#game-room', 'again').id)).toBeGreaterThan(BigInt(said.id))
  await second.close()
})

test('an interaction that waited over the restart runs out, and threads still fall asleep', async () => {
  const clock = testClock()
  const first = await openSandbox({ file, clock })
  first.addMember({ name: 'Mei' })
  const bot = await startBot(first)
  await bot.client.application.commands.set([{ name: 'play', description: 'Play' }])
  const thread = first.as('Mei').startThread('#general', 'table')
  first
    .as('Mei')
    .slash('#general', 'play')
    .catch(() => undefined)
  await bot.stop()
  await first.close()

  const later = testClock(clock.now())
  const second = await openSandbox({ file, clock: later })
  later.advance(3_000)
  expect(second.as('Mei').notices.map((each) => each.text)).toEqual(['The application did not respond'])
  later.advance(86_400_000)
  expect(second.channel(thread.id).thread?.archived).toBe(true)
  await second.close()
})

test('the bot of before logs in to the server of after', async () => {
  const first = await openSandbox({ file })
  const port = Number(new URL(first.url).port)
  const bot = await startBot(first)
  await first.close()
  const second = await openSandbox({ file, port })
  // The session is unknown there: discord.js waits one to five seconds and identifies anew.
  await eventually(() => second.gateway.connected === 1)
  const channel = await bot.client.channels.fetch(second.channel('#general').id)
  if (channel?.isSendable()) await channel.send('back')
  expect(second.transcript('#general').map((each) => each.text)).toEqual(['back'])
  await bot.stop()
  await second.close()
})

test('a file that is not ours is refused', async () => {
  writeFileSync(file, '{"version":7}')
  await expect(openSandbox({ file })).rejects.toThrow('not a saved sandbox')
})
