// The daily position as members see it: posted in a server that wants it, answered in private, told of on the next day.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { title as dynasties } from '../../src/games/dynasties/index.ts'
import { reviewerHere } from '../../src/search/review/reviewing.ts'
import { nimTitle } from '../support/nim-game.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

const DAY = 24 * 60 * 60_000

let server: TestServer
afterEach(() => server.close())

const posts = () => server.sandbox.transcript('#room').filter(({ bot, ephemeral }) => bot && !ephemeral)

async function nextDay() {
  server.clock.advance(DAY)
  await server.app.settled()
}

describe('a server', () => {
  beforeEach(async () => {
    server = await openTestServer(dynasties)
    server.sandbox.addRole({ name: 'stewards', permissions: ['ManageGuild'] })
    server.sandbox.giveRole('Arjun', 'stewards')
  })

  it('has a position posted every day, with the result of the one before', async () => {
    const { arjun, mei, lena } = server
    const set = await arjun.slash('#room', 'server daily', { time: '18:00', zone: 'Taipei' })
    expect(set.text).toContain('A position is posted every day in #room at 18:00 (Asia/Taipei).')
    await nextDay()
    const first = last(posts())
    expect(first.content).toMatch(/^\*\*What would you do\?\*\* Dynasties of China/)
    expect(first.buttons.slice(0, 3)).toEqual(['A', 'B', 'C'])
    expect(first.content).not.toContain('%')
    const own = shown(await mei.click(first, 'B'))
    expect(own.ephemeralFor).toBe('Mei')
    expect(own.content).toContain('你選了 **B**')
    // Asked once whether positions of her games may be shown; in private, and off until she says so.
    expect(own.content).toContain('也可以拿來出每日一題嗎？')
    const changed = shown(await mei.click(own, 'A'))
    expect(changed.content).toContain('你選了 **A**')
    expect(changed.content).not.toContain('也可以拿來出每日一題嗎？')
    for (const [who, answer] of [
      [arjun, 'A'],
      [lena, 'C'],
    ] as const)
      await who.click(first, answer)
    // Nobody else sees any of it.
    expect(last(posts()).content).toBe(first.content)
    await nextDay()
    const second = last(posts())
    expect(second.id).not.toBe(first.id)
    expect(second.content).toMatch(/Last position: \*\*[A-D]\*\* was best \(.+, \d+% win chance\)/)
    const told = shown(await mei.click(second, 'Show last result'))
    expect(told.ephemeralFor).toBe('Mei')
    expect(told.content).toMatch(/⭐ \*\*[A-D]\*\*/)
    expect(told.content).toContain('2 人選')
    // A button of yesterday says that it is over, and what came of it.
    const late = shown(await lena.click(first, 'A'))
    expect(late.content).toContain('这一题已经结束')
    expect((await mei.slash('#room', 'me stats')).text).toMatch(/每日一題：答過 1 題，1 題中 [01] 題最佳/)
  })

  it('has none until somebody who manages it wants them, and none when that is turned off', async () => {
    const { arjun } = server
    expect((await arjun.slash('#room', 'server daily')).text).toContain('No daily position is posted')
    expect((await arjun.slash('#room', 'server daily', { time: 'noonish' })).text).toContain('“noonish”')
    await arjun.slash('#room', 'server daily', { time: '18:00' })
    expect((await arjun.slash('#room', 'server daily', { time: 'off' })).text).toContain('No daily position')
    await nextDay()
    expect(posts()).toEqual([])
  })

  it('asks the same of all elsewhere by `/daily`, also without a setting and in direct messages', async () => {
    const { mei, arjun } = server
    const here = shown(await arjun.slash('#room', 'daily'))
    const there = shown(await mei.slash('@bot', 'daily'))
    expect(here.content).toContain('**What would you do?**')
    expect(there.content).toContain('**換作是你，怎麼選？**')
    expect(there.buttons).toEqual(here.buttons)
    expect(shown(await mei.click(there, 'A')).content).toContain('你選了 **A**')
    expect(posts()).toEqual([])
  })

  it('answers a forged button with what to do instead', async () => {
    const { mei, sandbox } = server
    const { id: source } = shown(await mei.slash('#room', 'daily'))
    const channel = sandbox.channel('room').id
    const press = (id: string) =>
      sandbox.forge({ kind: 3, user: mei.id, channel, source, data: { component_type: 2, custom_id: id } })
    for (const id of ['daily|999|1|0', 'daily-result|999|1'])
      expect((await press(id)).text).toContain('別的伺服器')
    for (const id of ['daily|0|1|0', 'daily|0|x|x', 'daily-result|0|-1'])
      expect((await press(id)).text).toContain('`/daily`')
  })
})

describe('a game of members', () => {
  beforeEach(async () => {
    server = await openTestServer(nimTitle, undefined, undefined, reviewerHere({ nim: nimTitle }))
  })

  it('is used without their names once all have agreed, and vanishes when one takes that back', async () => {
    const { mei, arjun, lena, app, sandbox } = server
    sandbox.addRole({ name: 'stewards', permissions: ['ManageGuild'] })
    sandbox.giveRole('Arjun', 'stewards')
    const thread = await server.begin()
    for (const [who, choice] of [
      [mei, 'take-2'],
      [arjun, 'take-1'],
      [mei, 'take-1'],
      [arjun, 'take-2'],
    ] as const)
      await who.slash({ id: thread }, 'play', { choice })
    await app.settled()
    await mei.slash({ id: thread }, 'history review', {})
    await app.settled()
    await arjun.slash('#room', 'server daily', { time: '0:00' })
    for (const who of [mei, arjun]) await who.slash('@bot', 'me positions', { share: 'yes' })
    await nextDay()
    const position = last(posts())
    expect(position.content).toContain('How many of the 3 stones do you take?')
    expect(position.content).not.toMatch(/Mei|Arjun/)
    expect(shown(await lena.click(position, 'C')).content).not.toMatch(/Mei|Arjun/)
    await mei.slash('@bot', 'me positions', { share: 'no' })
    await app.settled()
    expect(posts().map(({ id }) => id)).not.toContain(position.id)
  })
})
