// Driving the sandbox from another process, and who is kept out.
import { request as httpRequest } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CannotDo, connectSandbox, openSandbox, type Sandbox, testClock } from '../../src/sandbox/index.ts'
import { startBot } from './bot.ts'

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await openSandbox({ clock: testClock() })
})

afterEach(() => sandbox.close())

test('people, the server, faults, violations and time are reachable over HTTP', async () => {
  const far = await connectSandbox(sandbox.url)
  expect(far.token).toBe(sandbox.token)
  await far.admin.addMember({ name: '梅', locale: 'zh-TW' })
  const bot = await startBot(sandbox, (interaction) => {
    if (interaction.isChatInputCommand())
      return interaction.reply({
        content: `got ${interaction.options.getAttachment('file', true).size}`,
        components: [{ type: 1, components: [{ type: 2, style: 1, custom_id: 'go', label: 'Go' }] }],
      })
    return interaction.isButton() && interaction.update('gone')
  })
  await bot.client.application.commands.set([
    {
      name: 'play',
      description: 'Play',
      options: [{ type: 11, name: 'file', description: 'File', required: true }],
    },
  ])
  const mei = far.as('梅')
  const answer = await mei.slash('#general', 'play', {
    file: { name: 'x.bin', data: new Uint8Array([1, 2, 3]) },
  })
  expect(answer.text).toBe('got 3')
  expect((await mei.click(answer, 'Go')).text).toBe('gone')
  await mei.say('#general', 'hi')
  expect((await mei.messages('#general')).map((each) => each.text)).toEqual(['gone', 'hi'])
  expect(await mei.pings()).toEqual([])
  expect(await far.connected()).toBe(1)
  await expect(mei.click(answer, 'Nothing')).rejects.toThrow(CannotDo)
  await expect(far.as('Nobody').messages('#general')).rejects.toThrow('nobody called Nobody')
  await far.fault({ route: 'GET /users/@me', status: 500 })
  expect((await fetch(`${sandbox.url}/api/v10/users/@me`)).status).toBe(500)
  const before = sandbox.as('梅').messages('#general')[0]?.at ?? 0
  await far.advance(5_000)
  await mei.say('#general', 'later')
  expect((await mei.messages('#general')).at(-1)?.at).toBe(before + 5_000)
  expect(await far.violations()).toEqual([])
  expect((await far.requests()).length).toBeGreaterThan(2)
  await bot.stop()
})

/** The status of a request with headers that `fetch` would not let one choose. */
const status = (path: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const url = new URL(sandbox.url)
    const request = httpRequest({ host: url.hostname, port: url.port, path, headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    request.on('error', reject)
    request.end()
  })

test.each(['/sandbox', '/api/v10/gateway', '/attachments/1/2/x.png', '/nowhere'])(
  '%s refuses a foreign Host or Origin',
  async (path) => {
    const { host } = new URL(sandbox.url)
    expect(await status(path, { host: 'evil.example' })).toBe(403)
    expect(await status(path, { host, origin: 'http://evil.example' })).toBe(403)
    expect(await status(path, { host, origin: 'null' })).toBe(403)
    expect(await status(path, { host, origin: `http://${host}` })).not.toBe(403)
  },
)

test('orders come as JSON only, so that no form of another page can give one', async () => {
  const response = await fetch(`${sandbox.url}/sandbox/person/Mei/say`, {
    method: 'POST',
    body: '{"args":[]}',
  })
  expect(response.status).toBe(415)
})

test('a change ends the wait for one', async () => {
  const { revision } = (await (await fetch(`${sandbox.url}/sandbox`)).json()) as { revision: number }
  const waiting = fetch(`${sandbox.url}/sandbox/changes?since=${revision}`)
  sandbox.addChannel({ name: 'new' })
  expect(((await (await waiting).json()) as { revision: number }).revision).toBeGreaterThan(revision)
})
