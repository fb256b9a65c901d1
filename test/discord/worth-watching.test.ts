// The tables that are worth watching: which and why, one of them shown, and followed from there.
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Title } from '../../src/games/common/title.ts'
import { openTestServer, shown, type TestServer } from './test-server.ts'
import { toy } from './toy.ts'

/** How the races stand, by table: what the games of these tests say of themselves. */
const stands = { done: 0.9, lead: 0.05 }
const racing: Title = { ...toy, race: () => stands }

let server: TestServer
beforeEach(async () => {
  server = await openTestServer(racing)
  Object.assign(stands, { done: 0.9, lead: 0.05 })
})
afterEach(() => server.close())

it('names tables of others with why, and follows one by a button', async () => {
  const { mei, lena } = server
  const place = await server.begin()
  expect((await mei.slash('#room', 'game worth-watching')).text).toContain('現在沒有別人的牌桌')
  const list = await lena.slash('#room', 'game worth-watching')
  expect(list.text).toContain(`/${place}`)
  expect(list.text).toContain('快结束和差距小')
  expect(list.text).toContain('Mei')
  expect(shown(await lena.click(list, '追踪')).text).toContain('20:00')
})

it('offers to follow a table that is followed already no more, but to stop that', async () => {
  const { lena } = server
  await server.begin()
  await lena.click(await lena.slash('#room', 'game worth-watching'), '追踪')
  const again = await lena.slash('#room', 'game worth-watching')
  expect(shown(await lena.click(again, '停止追踪')).text).toContain('不再')
})

it('shows another by the menu, and none that is neither near its end, close, nor a league’s', async () => {
  const { mei, arjun, lena, app } = server
  await server.begin()
  await server.begin([arjun, mei])
  const list = await lena.slash('#room', 'game worth-watching')
  const [, other] = await app.host.games.ofMember(mei.id)
  const again = shown(await lena.select(list, '哪一局？', [other?.id ?? '']))
  expect(again.text.match(/- \[/g)).toHaveLength(2)
  Object.assign(stands, { done: 0.2, lead: 0.05 })
  expect((await lena.slash('#room', 'game worth-watching')).text).toContain('没有')
})
