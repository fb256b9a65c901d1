// Where Discord is less kind than one would think: what it refuses, forgets and does not say.
import type { TextChannel } from 'discord.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSandbox, type Sandbox } from '../../src/sandbox/index.ts'
import { request, startBot } from './bot.ts'

let sandbox: Sandbox
let bot: Awaited<ReturnType<typeof startBot>>

beforeEach(async () => {
  sandbox = await openSandbox()
  sandbox.addMember({ name: 'Mei' })
  bot = await startBot(sandbox)
})
afterEach(async () => {
  await bot.stop()
  await sandbox.close()
})

const channel = async () => (await bot.client.channels.fetch(sandbox.channel('#general').id)) as TextChannel
const post = (to: string, body: object) => request(sandbox, 'POST', `/channels/${to}/messages`, body)

describe('a refusal', () => {
  test.each([
    ['quarantined', 403, 20026],
    ['directTooFast', 400, 40003],
    ['invalidRecipient', 400, 50033],
    ['invalidForm', 400, 50035],
    ['threadLocked', 403, 160005],
  ] as const)(
    '%s comes with the status and the code that Discord has for it',
    async (refusal, status, code) => {
      sandbox.fault({ route: 'POST /users/@me/channels', refusal })
      const mei = sandbox.as('Mei').id
      const answer = await request(sandbox, 'POST', '/users/@me/channels', { recipient_id: mei })
      expect(answer).toMatchObject({ status, body: { code } })
      expect(sandbox.requests.at(-1)).toMatchObject({ status, code })
    },
  )
})

test('a nonce whose message was deleted is refused for a while (10008)', async () => {
  const { id } = sandbox.channel('#general')
  const body = { content: 'once', nonce: 'n', enforce_nonce: true }
  const first = await post(id, body)
  expect((await post(id, body)).body?.id).toBe(first.body?.id)
  await request(sandbox, 'DELETE', `/channels/${id}/messages/${first.body?.id}`)
  expect(await post(id, body)).toMatchObject({ status: 404, body: { code: 10008 } })
})

test('a channel that is deleted takes its threads with it, of which nothing is said', async () => {
  const parent = await channel()
  const thread = await parent.threads.create({ name: 'table' })
  const told: string[] = []
  bot.client.on('raw', ({ t }: { t: string }) => void told.push(t))
  sandbox.deleteChannel('#general')
  await expect.poll(() => told).toContain('CHANNEL_DELETE')
  expect(told).not.toContain('THREAD_DELETE')
  expect(await post(thread.id, { content: 'x' })).toMatchObject({ status: 404, body: { code: 10003 } })
})

test('in a locked thread nothing is edited (160005)', async () => {
  const thread = await (await channel()).threads.create({ name: 'table' })
  const message = await thread.send('before')
  sandbox.changeThread({ id: thread.id }, { locked: true })
  await expect(message.edit('after')).rejects.toMatchObject({ code: 160005 })
})

test('in the chat of a voice channel members who may not connect say nothing (50013)', async () => {
  const { id } = sandbox.addChannel({ name: 'hall', type: 'voice' })
  expect((await post(id, { content: 'hello' })).status).toBe(200)
  sandbox.setPermissions('#hall', { deny: ['Connect'] })
  expect(await post(id, { content: 'hello' })).toMatchObject({ status: 403, body: { code: 50013 } })
})
