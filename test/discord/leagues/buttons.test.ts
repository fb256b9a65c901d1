// The buttons of leagues: they act for the member who presses, and every press loads the league again.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../src/sandbox/index.ts'
import { last, openTestServer, shown, type TestServer } from '../test-server.ts'
import { toy } from '../toy.ts'
import { type FakeLeagues, fakeLeagues, leagueOf, lineOf, tableOf } from './fake-leagues.ts'

let server: TestServer
let leagues: FakeLeagues

beforeEach(async () => {
  leagues = fakeLeagues()
  server = await openTestServer(toy, undefined, leagues)
  const { sandbox } = server
  leagues.leagues = [leagueOf({ guild: sandbox.guild.id, channel: sandbox.channel('#room').id })]
  leagues.standing = {
    season: 1,
    groups: [{ lines: Array.from({ length: 40 }, (_, index) => lineOf(index + 1, `Member ${index + 1}`)) }],
  }
})
afterEach(() => server.close())

/** The league's page, posted. */
async function page() {
  const [league] = leagues.leagues
  if (!league) throw new Error('no league')
  await server.bot.tell({ id: '1', league, job: { kind: 'league-page', fresh: false }, doubtful: false })
  return last(server.sandbox.transcript('#room').filter(({ buttons }) => buttons.includes('My tables')))
}

/** Posts a button of this custom id as somebody would who has the bot's token, and presses it. */
async function press(person: Person, custom_id: string, place = server.sandbox.channel('#room').id) {
  const components = [{ type: 1, components: [{ type: 2, style: 2, label: 'x', custom_id }] }]
  const posted = await fetch(`${server.sandbox.url}/api/v10/channels/${place}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${server.sandbox.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ content: 'x', components }),
  })
  return person.click(((await posted.json()) as { id: string }).id, custom_id)
}

describe('the page’s buttons', () => {
  it('act for the member who presses, and answer them alone in their language', async () => {
    const { arjun, lena } = server
    const message = await page()
    const joined = shown(await lena.click(message, 'Join'))
    expect(joined).toMatchObject({ ephemeralFor: 'Lena' })
    expect(joined.content).toContain('候补名单')
    expect(shown(await arjun.click(message, 'Join')).content).toContain('on the waiting list')
    expect(leagues.asked).toEqual([
      ['join', 'Lena', undefined],
      ['join', 'Arjun', undefined],
    ])
    leagues.refuses = true
    expect((await arjun.click(message, 'Leave')).text).toBe('All seats are taken.')
  })

  it('open looks that turn their pages where they are', async () => {
    const { mei } = server
    const first = await mei.click(await page(), 'Standings')
    expect(shown(first)).toMatchObject({ ephemeralFor: 'Mei', buttons: ['下一頁', '賽程', '我的牌桌'] })
    expect(first.text).toContain('第 1 頁')
    const next = await mei.click(first, '下一頁')
    expect(next.kind).toBe('update')
    expect(next.text).toContain('第 2 頁')
    expect(next.text).toContain('Member 40')
    expect((await mei.click(next, '上一頁')).text).toContain('🥇 **Member 1**')
  })

  it('show a table’s thread to its members', async () => {
    const { arjun, sandbox } = server
    const seats = [{ number: 1, name: 'Arjun', member: arjun.id }]
    const own = tableOf(7, seats, { thread: sandbox.channel('#room').id })
    const round = { number: 1, at: new Date('2026-01-01'), tables: [own], byes: [], resting: [] }
    leagues.rounds = { season: 1, rounds: [round] }
    const message = await page()
    expect((await arjun.click(message, 'My tables')).text).toContain('#room `gam7`')
    expect((await server.lena.click(message, 'My tables')).text).toContain('还没有牌桌')
  })
})

describe('a press that is out of date, or that nobody was offered', () => {
  it('on a league that is gone says so', async () => {
    const message = await page()
    leagues.leagues = []
    expect((await server.arjun.click(message, 'Join')).text).toContain('no longer exists')
    expect(leagues.asked).toEqual([])
  })

  it('on a page or a season that is none shows what there is', async () => {
    const { arjun } = server
    expect((await press(arjun, 'league-standings|r4k2p|1|99')).text).toContain('Member 40')
    expect((await press(arjun, 'league-standings|r4k2p|-1|x')).text).toContain('Member 1')
    expect((await press(arjun, 'league-standings|r4k2p|7')).text).toContain('No standings yet')
  })

  it('leaves only members who are in the season, and asks again where it was not sure', async () => {
    const { arjun } = server
    leagues.members.set(`r4k2p ${arjun.id}`, { number: 2, entry: 'in', limit: 3 })
    const asked = await arjun.click(await page(), 'Leave')
    expect(shown(asked)).toMatchObject({ ephemeralFor: 'Arjun', buttons: ['Leave the season', 'Stay'] })
    expect(leagues.asked).toEqual([])
    expect((await press(arjun, 'league-leave|r4k2p|maybe')).text).toContain('in the middle of the season?')
    expect((await press(arjun, 'league-leave|r4k2p|sure')).text).toContain('You have left')
  })

  it('from another server leads nowhere', async () => {
    const { sandbox } = server
    const other = sandbox.addGuild('Elsewhere')
    const place = sandbox.addChannel({ name: 'elsewhere', guild: other }).id
    sandbox.addMember({ name: 'Wu', guild: other })
    const wu = sandbox.as('Wu', other)
    for (const verb of ['join', 'leave', 'standings', 'schedule', 'results', 'mine', 'rules', 'log'])
      expect((await press(wu, `league-${verb}|r4k2p|1|0`, place)).text).toContain('no longer exists')
    expect(leagues.asked).toEqual([])
  })
})
