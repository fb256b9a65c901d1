// Bad days, and how the unmodified discord.js gets through them.
// https://discord.com/developers/docs/topics/rate-limits
import type { TextChannel } from 'discord.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSandbox, type Sandbox } from '../../src/sandbox/index.ts'
import { request, startBot } from './bot.ts'

let sandbox: Sandbox
let bot: Awaited<ReturnType<typeof startBot>>
let channel: TextChannel

beforeEach(async () => {
  sandbox = await openSandbox()
  sandbox.addMember({ name: 'Mei' })
  bot = await startBot(sandbox)
  channel = (await bot.client.channels.fetch(sandbox.channel('#general').id)) as TextChannel
})

afterEach(async () => {
  await bot.stop()
  await sandbox.close()
})

const POST = 'POST /channels/*/messages'
const posted = () => sandbox.transcript('#general').map((each) => each.text)
const statuses = () => sandbox.requests.filter((each) => each.method === 'POST').map((each) => each.status)

describe('a request', () => {
  test('that is limited is sent again after the given time', async () => {
    sandbox.fault({ route: POST, status: 429, retryAfter: 0.05, times: 2 })
    await channel.send('through')
    expect(statuses()).toEqual([429, 429, 200])
    expect(posted()).toEqual(['through'])
  })

  test('limited for the whole application says so', async () => {
    sandbox.fault({ route: '**', status: 429, global: true, retryAfter: 0.05 })
    const answer = await request(sandbox, 'GET', '/users/@me')
    expect(answer).toMatchObject({ status: 429, body: { global: true, retry_after: 0.05 } })
    expect(answer.headers.get('x-ratelimit-global')).toBe('true')
  })

  test('that meets a broken server is repeated by discord.js, then fails', async () => {
    sandbox.fault({ route: POST, status: 503, times: 2 })
    await channel.send('third time')
    sandbox.fault({ route: POST, status: 500, times: 9 })
    await expect(channel.send('never')).rejects.toMatchObject({ status: 500 })
    sandbox.calm()
    await channel.send('again')
    expect(posted()).toEqual(['third time', 'again'])
  })

  test('whose connection breaks before it is done leaves nothing', async () => {
    sandbox.fault({ route: POST, drop: 'before' })
    await expect(
      request(sandbox, 'POST', `/channels/${channel.id}/messages`, { content: 'x' }),
    ).rejects.toThrow()
    expect(posted()).toEqual([])
  })

  test('whose answer is lost has been done all the same', async () => {
    sandbox.fault({ route: POST, drop: 'after' })
    await expect(
      request(sandbox, 'POST', `/channels/${channel.id}/messages`, { content: 'x' }),
    ).rejects.toThrow()
    expect(posted()).toEqual(['x'])
  })

  test('may lose each third answer, of edits that are done', async () => {
    const { id } = await channel.send('0')
    sandbox.fault({ route: 'PATCH /channels/*/messages/*', drop: 'after', times: 2, skip: 1, every: 3 })
    const edit = (content: string) =>
      request(sandbox, 'PATCH', `/channels/${channel.id}/messages/${id}`, { content }).then(
        () => 'answered',
        () => 'lost',
      )
    const answers: string[] = []
    for (let n = 1; n <= 8; n++) answers.push(await edit(String(n)))
    expect(answers.map((each) => each === 'lost')).toEqual([0, 1, 0, 0, 1, 0, 0, 0].map(Boolean))
    expect(posted()).toEqual(['8'])
  })

  test('may be skipped, delayed, or never be answered', async () => {
    sandbox.fault({ route: POST, status: 500, skip: 1 })
    const post = () => request(sandbox, 'POST', `/channels/${channel.id}/messages`, { content: 'x' })
    expect([(await post()).status, (await post()).status, (await post()).status]).toEqual([200, 500, 200])
    sandbox.fault({ route: POST, delay: 80 })
    const start = performance.now()
    await post()
    expect(performance.now() - start).toBeGreaterThanOrEqual(75)
    sandbox.fault({ route: POST, delay: -1 })
    const never = fetch(`${sandbox.url}/api/v10/channels/${channel.id}/messages`, {
      method: 'POST',
      signal: AbortSignal.timeout(100),
    })
    await expect(never).rejects.toThrow(/timeout/)
  })

  test('of another route is not touched', async () => {
    sandbox.fault({ route: 'PATCH /channels/*', status: 500, times: 5 })
    await channel.send('x')
    expect((await request(sandbox, 'PATCH', `/channels/${channel.id}/messages/1`, {})).status).toBe(404)
  })
})

describe('the limits themselves', () => {
  test('are told on every answer and not enforced by default', async () => {
    for (let n = 0; n < 8; n += 1)
      expect(
        (await request(sandbox, 'POST', `/channels/${channel.id}/messages`, { content: 'x' })).status,
      ).toBe(200)
    const { headers } = await request(sandbox, 'GET', `/channels/${channel.id}`)
    expect(headers.get('x-ratelimit-bucket')).toMatch(/^[0-9a-f]+$/)
    expect(Number(headers.get('x-ratelimit-remaining'))).toBeGreaterThan(0)
  })

  test('turned on, allow five messages in five seconds', async () => {
    sandbox.limits.requests = true
    const post = () => request(sandbox, 'POST', `/channels/${channel.id}/messages`, { content: 'x' })
    for (let n = 0; n < 5; n += 1) expect((await post()).status).toBe(200)
    const refused = await post()
    expect(refused.status).toBe(429)
    expect(refused.body?.retry_after).toBeGreaterThan(0)
  })
})
