// Limits that Discord tells in the body of its answer alone, and the one on edits of old messages: nothing is lost by them.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { request } from '../sandbox/bot.ts'
import { openTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

const HOUR = 3_600_000

/** So many seconds, one after the other, with all that falls due in them. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) {
    server.clock.advance(1_000)
    await server.app.settled()
  }
}

it('a post that Discord puts off for 1,163 s (20028, in the body alone) is asked for once, and comes then', async () => {
  const { mei, sandbox } = server
  const thread = await server.begin()
  const limit = { status: 429, code: 20_028, retryAfter: 1163, bodyOnly: true }
  sandbox.fault({ route: `POST /channels/${thread}/messages`, ...limit })
  const posts = () =>
    sandbox.requests.filter(
      ({ method, path }) => method === 'POST' && path === `/channels/${thread}/messages`,
    )
  const before = posts().length
  for (const choice of ['peach', '1 2 3', 'none', 'rain']) await mei.slash({ id: thread }, 'play', { choice })
  await pass(30)
  expect(posts()).toHaveLength(before + 1)
  server.clock.advance(1_140_000)
  await pass(5)
  expect(sandbox.transcript({ id: thread }).some(({ content }) => content.includes('wished: rain'))).toBe(
    true,
  )
})

it('an undo strikes through eight old messages, three in six seconds', async () => {
  const { mei, sandbox, app } = server
  const thread = await server.begin()
  await mei.slash({ id: thread }, 'play', { choice: 'peach' })
  await app.settled()
  const info = await app.host.games.inChannel(thread)
  const turn = info && (await app.host.posts.find(info.id, 'turn'))
  if (!info || !turn) throw new Error('no turn')
  // As if the move had been told in eight messages more.
  const earlier = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      const { body } = await request(sandbox, 'POST', `/channels/${thread}/messages`, {
        content: `part ${n}`,
      })
      return { channel: thread, message: String(body?.id), from: [1, 0], to: [1, 99] }
    }),
  )
  await app.host.posts.save(info.id, { ...turn, data: { ...(turn.data as object), earlier } })
  server.clock.advance(2 * HOUR)
  await app.settled()
  await mei.slash({ id: thread }, 'game undo')
  await pass(25)
  const struck = earlier.map(({ message }) =>
    sandbox.transcript({ id: thread }).find(({ id }) => id === message),
  )
  expect(struck.map((each) => each?.content)).toEqual(Array(8).fill('~~**Mei** picked Peach 桃.~~'))
  expect(sandbox.requests.filter(({ status }) => status === 429)).toEqual([])
  expect(sandbox.transcript({ id: thread }).some(({ content }) => content.startsWith('↩'))).toBe(true)
})
