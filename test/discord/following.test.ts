// Following on Discord: the command, the daily private message and its buttons, who may follow, and closed direct messages.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

const HOUR = 60 * 60_000
const TURN = ['1', '1 2 3', 'none', 'rain']

/** A day later, when everything due is done. */
async function nextDay() {
  server.clock.advance(24 * HOUR)
  await server.app.settled()
}

/** Messages to Lena alone, without what she was answered there. */
const direct = () => server.lena.messages('@bot').filter(({ ephemeral }) => !ephemeral)

async function playTurn(place: string) {
  server.clock.advance(1_000)
  for (const choice of TURN) await server.mei.slash({ id: place }, 'play', { choice })
}

it('tells what everybody saw in one private message, which ends it by a button', async () => {
  const { lena, sandbox } = server
  const place = await server.begin()
  const listed = await lena.slash({ id: place }, 'history follow', { at: '20:00', zone: 'Taipei' })
  expect(listed.text).toContain('20:00')
  expect(listed.text).toContain('Asia/Taipei')
  await playTurn(place)
  await nextDay()
  expect(direct()).toHaveLength(1)
  const message = last(direct())
  expect(message.text).toContain(`/${place}`)
  expect(message.text).toContain('Mei')
  expect(message.text).toContain('rain')
  await nextDay()
  expect(direct()).toHaveLength(1)
  const board = shown(await lena.click(message, '盘面'))
  expect(board.text).toContain('Turn')
  expect(board.text).not.toMatch(/You hold|你拿着/)
  expect(shown(await lena.click(message, '我追踪的')).text).toContain('20:00')
  expect(shown(await lena.click(message, '停止追踪')).text).toContain('不再追踪')
  await playTurn(place)
  await nextDay()
  expect(direct()).toHaveLength(1)
  expect(sandbox.transcript({ id: place }).some(({ text }) => text.includes('Lena'))).toBe(false)
})

it('follows a member only where they allow it, to the tables that the follower sees', async () => {
  const { mei, lena, sandbox } = server
  const place = await server.begin()
  const ask = () => lena.slash('#room', 'history follow', { member: mei.id })
  expect((await ask()).text).toContain('不同意')
  expect((await mei.slash('#room', 'me followers')).text).toContain('沒有人能追蹤你')
  expect((await mei.slash('#room', 'me followers', { switch: 'on' })).text).toContain('0 位')
  expect((await ask()).text).toContain('Mei')
  expect((await mei.slash('#room', 'me followers')).text).toContain('1 位')
  await playTurn(place)
  sandbox.setPermissions('#room', { deny: ['ViewChannel'], for: 'Lena' })
  await nextDay()
  expect(direct()).toEqual([])
  expect((await mei.slash({ id: place }, 'me followers', { switch: 'off' })).text).toContain('沒有人能追蹤你')
})

it('is not possible for a table that one cannot see, nor for both at once', async () => {
  const { mei, lena, app, sandbox } = server
  await server.begin()
  const game = last(await app.host.games.ofMember(mei.id))
  const both = await lena.slash('#room', 'history follow', { game: game.id, member: mei.id })
  expect(both.text).toContain('一次只能')
  expect((await lena.slash('#room', 'history follow', { at: 'noonish' })).text).toContain('noonish')
  sandbox.setPermissions('#room', { deny: ['ViewChannel'], for: 'Lena' })
  expect((await lena.slash('#general', 'history follow', { game: game.id })).text).toContain('看不到')
  const elsewhere = sandbox.addGuild('Elsewhere')
  sandbox.addMember({ name: 'Faraway', guild: elsewhere })
  const far = sandbox.as('Faraway', elsewhere)
  const general = sandbox.channels().find((each) => each.guild === elsewhere.id && each.name === 'general')
  expect((await far.slash({ id: general?.id ?? '' }, 'history follow', { game: game.id })).text).toContain(
    'There is no game',
  )
})

it('is paused when direct messages are closed (50007), says so next time, and goes on by a button', async () => {
  const { lena, sandbox } = server
  const place = await server.begin()
  await lena.slash({ id: place }, 'history follow')
  await playTurn(place)
  sandbox.directMessages('Lena', false)
  await nextDay()
  expect((await lena.slash('#room', 'me games')).text).toContain('不接收我的私信')
  sandbox.directMessages('Lena', true)
  for (const choice of TURN) await server.arjun.slash({ id: place }, 'play', { choice })
  const list = await lena.slash('#room', 'history follow')
  expect(list.text).toContain('隐私')
  expect(shown(await lena.click(list, '再告诉我')).text).not.toContain('隐私')
  await nextDay()
  expect(direct()).toHaveLength(1)
  expect((await lena.slash('#room', 'me games')).text).not.toContain('不接收我的私信')
})

it('drops one of several by a menu, and all by a button', async () => {
  const { mei, arjun, lena, app } = server
  const places = [await server.begin(), await server.begin([arjun, mei])]
  for (const place of places) await lena.slash({ id: place }, 'history follow')
  const list = await lena.slash('#general', 'history follow')
  expect(list.text.match(/channels/g)).toHaveLength(2)
  const game = last(await app.host.games.ofMember(mei.id))
  const one = shown(await lena.select(list, '停止追踪', [`game ${game.id}`]))
  expect(one.text.match(/channels/g)).toHaveLength(1)
  expect(shown(await lena.click(one, '全部停止追踪')).text).toContain('不再追踪')
})
