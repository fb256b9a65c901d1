// Hints: a member's first game of a title says one line a panel, until they say stop or play the next one.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TITLES } from '../../src/games/index.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const { records } = TITLES
if (!records) throw new Error('records is installed')
const HINT = 'First game: A power that pays every round'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer(records)
})
afterAll(() => server.close())

/** The panel of the first asked member, opened from the thread. */
async function firstPanel(thread: string) {
  const { mei, arjun, app } = server
  const info = await app.host.games.inChannel(thread)
  for (const person of [arjun, mei]) {
    const look = await app.host.play.getView(info?.id ?? '', { id: person.id, name: 'x' })
    if (look.ok && look.value.token !== undefined) {
      const prompt = server.sandbox
        .transcript({ id: thread })
        .findLast(({ buttons }) => buttons.includes('Your move'))
      return { person, panel: await person.click(prompt?.id ?? '', 'Your move') }
    }
  }
  throw new Error('nobody is asked')
}

it('stand in the panels of a first game, stop permanently at a press, and come in no second game', async () => {
  const { arjun, mei, app } = server
  const first = await server.begin([arjun, mei])
  const { person, panel } = await firstPanel(first)
  const isArjun = person.id === arjun.id
  expect(panel.text).toContain(isArjun ? HINT : '第一局：')
  const stopped = await person.click(panel, isArjun ? 'Hide hints' : '不再提示')
  expect(stopped.text).toContain(isArjun ? 'You get no more hints' : '之後不再提示')
  expect(stopped.text).not.toContain(isArjun ? HINT : '第一局：')
  expect(stopped.message?.buttons).not.toContain(isArjun ? 'Hide hints' : '不再提示')
  const other = isArjun ? mei : arjun
  const info = await app.host.games.inChannel(first)
  server.clock.advance(60_000)
  const second = await server.begin([other, person])
  const hints = async (game: string, id: string) => {
    const look = await app.host.play.getView(game, { id, name: 'x' })
    return look.ok && look.value.token !== undefined ? (look.value.hints ?? false) : undefined
  }
  // The first to be asked said stop; the other one is in their first game still, and no more so in the second.
  expect([false, undefined]).toContain(await hints(info?.id ?? '', person.id))
  const secondId = (await app.host.games.inChannel(second))?.id ?? ''
  expect([false, undefined]).toContain(await hints(secondId, other.id))
  expect([false, undefined]).toContain(await hints(secondId, person.id))
})
