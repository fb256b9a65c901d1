// What a league posts: its page in place and anew, notes that notify whom they name, the ceremony; each once.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LeagueInfo, LeagueJob, LeaguePosting } from '../../../src/host/leagues/index.ts'
import { POINT } from '../../../src/league/points.ts'
import { last, openTestServer, type TestServer } from '../test-server.ts'
import { toy } from '../toy.ts'
import { byByes, type FakeLeagues, fakeLeagues, leagueOf, lineOf, tableOf } from './fake-leagues.ts'

let server: TestServer
let leagues: FakeLeagues
let league: LeagueInfo
let page: unknown
let count = 0

beforeEach(async () => {
  leagues = fakeLeagues()
  server = await openTestServer(toy, undefined, leagues)
  const { sandbox } = server
  league = leagueOf({ guild: sandbox.guild.id, channel: sandbox.channel('#room').id })
  leagues.leagues = [league]
  page = undefined
})
afterEach(() => server.close())

/** Has the bot tell something, as the host does: it remembers where the page is. */
async function tell(job: LeagueJob, more: Partial<LeaguePosting> = {}) {
  count++
  const posting = {
    id: `${count}`,
    league,
    job,
    doubtful: false,
    ...(page !== undefined && { page }),
    ...more,
  }
  const delivery = await server.bot.tell(posting as LeaguePosting)
  if (delivery.page !== undefined) page = delivery.page
  return delivery
}
const draw = (fresh = false, more: Partial<LeaguePosting> = {}) => tell({ kind: 'league-page', fresh }, more)
/** What the bot has posted in the room and not deleted. */
const posted = () =>
  server.mei.messages('#room').filter(({ bot, ephemeral, type }) => bot && !ephemeral && type === 0)
const note = (key: string, ...members: readonly string[]): LeagueJob => ({
  kind: 'league-note',
  phrase: { key: `bot.${key}`, args: { seats: 3 } },
  members,
})

describe('a roll', () => {
  it('says to the league who is no longer in the server', async () => {
    const { mei, lena, sandbox } = server
    sandbox.leave('Lena')
    expect(await tell({ kind: 'league-roll', members: [mei.id, lena.id] })).toMatchObject({ done: true })
    expect(leagues.asked).toEqual([['gone', [lena.id]]])
    expect(posted()).toEqual([])
  })

  it('takes a member whom Discord knows no more for gone, too', async () => {
    const { mei, lena, sandbox } = server
    sandbox.fault({ route: `GET /guilds/*/members/${lena.id}`, status: 404, code: 10013, times: 1 })
    expect(await tell({ kind: 'league-roll', members: [mei.id, lena.id] })).toMatchObject({ done: true })
    expect(leagues.asked).toEqual([['gone', [lena.id]]])
  })
})

describe('the page', () => {
  it('is one message, drawn in place as the league goes on', async () => {
    expect(await draw()).toMatchObject({ done: true })
    expect(last(posted()).content).toContain('**Peach League** · Divisions · Orchard 果園')
    expect(last(posted()).buttons).toEqual(['Join', 'Leave', 'Standings', 'Schedule', 'My tables'])
    leagues.standing = { season: 1, groups: [{ lines: [lineOf(1, 'Mei', { points: 9 * POINT })] }] }
    const round = { number: 1, at: new Date('2026-01-01'), byes: [], resting: [] }
    const seats = [{ number: 1, name: 'Mei', member: '1' }]
    const overdue = tableOf(1, seats, { due: new Date('2020-01-01') })
    leagues.rounds = { season: 1, rounds: [{ ...round, tables: [tableOf(2, seats), overdue] }] }
    await draw()
    expect(posted()).toHaveLength(1)
    const lines = last(posted()).content.split('\n')
    expect(lines).toContain('🥇 **Mei** · **9** · 3 games, 1 win')
    expect(lines.slice(-3)[0]).toBe('**Running** (2)')
    expect(lines.slice(-2)[0]).toContain('- **Round 1, table 1**: **Mei** · <#901> `gam1` · ⏳ time is up')
  })

  it.each([
    ['en', 'absent from 2 games'],
    ['zh-TW', '缺席 2 局'],
    ['zh-CN', '缺席 2 局'],
  ] as const)('says in the standings who was absent, in %s', async (language, words) => {
    league = { ...league, language }
    leagues.leagues = [league]
    leagues.standing = { season: 1, groups: [{ lines: [lineOf(1, 'Mei', { absences: 2 })] }] }
    await draw()
    expect(last(posted()).content).toContain(words)
  })

  it('speaks the league’s language', async () => {
    league = { ...league, language: 'zh-TW' }
    leagues.leagues = [league]
    await draw()
    expect(last(posted()).content).toContain('分組賽 · 果園 · 3 個座位')
    expect(last(posted()).buttons).toEqual(['報名', '退賽', '積分榜', '賽程', '我的牌桌'])
  })

  it('is posted anew below for a round, and the old one goes', async () => {
    await draw()
    const [old] = posted()
    server.mei.say('#room', 'well met')
    await draw(true)
    expect(posted()).toHaveLength(1)
    expect(posted()[0]?.id).not.toBe(old?.id)
    server.sandbox.deleteMessage(last(posted()))
    await draw()
    expect(posted()).toHaveLength(1)
  })

  it('is pinned where the bot may, and posted all the same where it may not', async () => {
    const { sandbox } = server
    await draw()
    expect(last(posted()).pinned).toBe(false)
    sandbox.setPermissions('#room', { allow: ['PinMessages'], for: 'bot' })
    await draw(true)
    expect(last(posted()).pinned).toBe(true)
  })

  it.each(['notYourMessage', 'invalidForm'] as const)(
    'is posted anew where it cannot be changed (%s), and the old one goes',
    async (refusal) => {
      await draw()
      const [old] = posted()
      server.sandbox.fault({ route: `PATCH /channels/*/messages/${old?.id}`, refusal })
      expect(await draw()).toMatchObject({ done: true })
      expect(posted()).toHaveLength(1)
      expect(posted()[0]?.id).not.toBe(old?.id)
    },
  )

  it('is pinned by a later try where Discord failed, and posted once', async () => {
    const { sandbox, clock } = server
    sandbox.setPermissions('#room', { allow: ['PinMessages'], for: 'bot' })
    const triedAt = new Date(clock.now())
    sandbox.fault({ route: 'PUT /channels/*/messages/pins/*', status: 503, times: 4 })
    expect(await draw(false, { id: 'first' })).toMatchObject({ done: false })
    expect(await draw(false, { id: 'first', doubtful: true, triedAt })).toMatchObject({ done: true })
    expect(posted()).toHaveLength(1)
    expect(last(posted()).pinned).toBe(true)
  })

  it('goes along to another channel, and the old one goes', async () => {
    const { sandbox, mei } = server
    sandbox.setServerPermissions('bot', ['ViewChannel', 'SendMessages', 'ReadMessageHistory', 'PinMessages'])
    await draw()
    league = { ...league, channel: sandbox.addChannel({ name: 'other' }).id }
    leagues.leagues = [league]
    await draw()
    expect(posted()).toEqual([])
    expect(mei.messages('#other').filter(({ pinned }) => pinned)).toHaveLength(1)
    sandbox.deleteChannel('#other')
    league = { ...league, channel: sandbox.channel('#room').id }
    leagues.leagues = [league]
    expect(await draw()).toMatchObject({ done: true })
    expect(posted()).toHaveLength(1)
  })

  it('that may have got through is looked up before it is posted again', async () => {
    const triedAt = new Date(server.clock.now())
    await draw()
    const known = page
    await draw(true, { id: 'round 2' })
    // As if the process had died before it noted what it had posted; ten minutes later Discord has forgotten the nonce.
    page = known
    server.clock.advance(10 * 60_000)
    await draw(true, { id: 'round 2', doubtful: true, triedAt })
    expect(posted()).toHaveLength(1)
    expect(page).toMatchObject({ message: last(posted()).id })
    await draw(true, { id: 'round 2', doubtful: true, triedAt })
    expect(posted()).toHaveLength(1)
  })

  it('whose channel is gone, or closed to the bot, is lost', async () => {
    const { sandbox } = server
    await draw()
    sandbox.setPermissions('#room', { deny: ['SendMessages'], for: 'bot' })
    expect(await draw(true)).toMatchObject({ done: false, lost: 'permission' })
    sandbox.deleteChannel('#room')
    expect(await draw()).toMatchObject({ done: false, lost: 'channel' })
  })

  it('is left to the process whose it is', async () => {
    expect(await draw(false, { ours: () => false })).toMatchObject({ done: false })
    expect(posted()).toEqual([])
  })
})

describe('a note', () => {
  it('notifies those it names and nobody else', async () => {
    const { mei, lena } = server
    await tell(note('league-too-few', mei.id, lena.id))
    const message = last(posted())
    const text = 'Too few members have entered for one table of 3. The season starts a week later.'
    expect(message.text).toContain(`@Mei @Lena **Peach League** · ${text}`)
    expect(message.notified.toSorted()).toEqual(['Lena', 'Mei'])
    await tell(note('league-too-few'))
    expect(last(posted()).content).toContain(`**Peach League** · ${text}`)
    expect(last(posted()).notified).toEqual([])
  })

  it('to very many is several messages that fit', async () => {
    const crowd = Array.from({ length: 120 }, (_, index) => String(10n ** 18n + BigInt(index)))
    await tell(note('league-too-few', ...crowd))
    expect(posted()).toHaveLength(3)
    for (const { content } of posted()) expect(content.length).toBeLessThanOrEqual(2000)
  })

  it('that may have got through is said once', async () => {
    const triedAt = new Date(server.clock.now())
    await tell(note('league-too-few', server.mei.id), { id: 'n' })
    server.clock.advance(10 * 60_000)
    await tell(note('league-too-few', server.mei.id), { id: 'n', doubtful: true, triedAt })
    expect(posted()).toHaveLength(1)
  })
})

describe('the ceremony', () => {
  const rated = (value: number) => ({ value, margin: 90, games: 14, provisional: false, hidden: false })
  const seat = (number: number, more = {}) => ({
    number,
    name: `Member ${number}`,
    member: `${number}`,
    ...more,
  })

  beforeEach(() => {
    leagues.standing = {
      season: 1,
      groups: [
        {
          tier: 1,
          group: 1,
          lines: [
            lineOf(1, 'Mei', { rating: rated(1400) }),
            lineOf(2, 'Arjun', { rating: rated(1250) }),
            lineOf(3, 'Lena', { rating: rated(1200) }),
            lineOf(4, 'Wu', { rating: rated(1100) }),
            lineOf(5, 'Zhou', { rating: rated(1150), points: 2 * POINT }),
          ],
        },
        { tier: 2, group: 1, lines: [lineOf(1, 'Sun', { number: 11, member: '11' })] },
      ],
    }
    const tables = [
      tableOf(1, [seat(1), seat(4, { winner: true }), seat(5)], { status: 'ended' }),
      tableOf(2, [seat(1, { winner: true }), seat(4, { left: true }), seat(5)], { status: 'ended' }),
      tableOf(3, [seat(2, { winner: true }), seat(3), seat(5)], { status: 'annulled' }),
    ]
    const round = { number: 1, at: new Date('2026-01-01'), byes: [], resting: [] }
    leagues.rounds = { season: 1, rounds: [{ ...round, tables }] }
  })

  it('gives medals, names each group’s champion, the luckiest and the most stubborn', async () => {
    await tell({ kind: 'league-end', season: 1 })
    expect(last(posted()).content.split('\n')).toEqual([
      '🏆 **Peach League**: season 1 is over',
      '**Tier 1 · Group 1**',
      '🥇 **Mei** wins with 10 points (3 games, 1 win)!',
      '🥈 **Arjun** · 9 points (3 games, 1 win)',
      '🥉 **Lena** · 8 points (3 games, 1 win)',
      '**Tier 2 · Group 1**',
      '🥇 **Sun** wins with 10 points (3 games, 1 win)!',
      '⭐ Luckiest: **Wu** won 1 table at which the others were rated higher.',
      '⭐ Most stubborn: **Zhou** played 2 tables to the end and never gave up a seat, with 2 points.',
    ])
    expect(last(posted()).notified).toEqual([])
  })

  it('gives no medal to a member who won nothing, and says how a place was settled then', async () => {
    const lost = { points: 0, wins: 0 }
    const lines = [lineOf(1, 'Mei', lost), lineOf(2, 'Arjun', { ...lost, number: 2 })]
    leagues.standing = { season: 1, groups: [{ lines }] }
    await tell({ kind: 'league-end', season: 1 })
    const { content } = last(posted())
    expect(content).toContain('Nobody scored a point. **Mei** is first on tie-breaks.')
    expect(content).not.toMatch(/🥇|🥈|wins with 0/)
  })

  it('gives no medal for points of byes alone, nor anybody the medal of another place', async () => {
    const lines = [byByes(1, 'Mei'), lineOf(2, 'Arjun', { number: 2, points: 4 * POINT }), byByes(3, 'Lena')]
    leagues.standing = { season: 1, groups: [{ lines }] }
    await tell({ kind: 'league-end', season: 1 })
    expect(last(posted()).content.split('\n').slice(1, 4)).toEqual([
      '1. **Mei** · 4 points (3 games, 0 wins)',
      '🥈 **Arjun** · 4 points (3 games, 1 win)',
      '3. **Lena** · 4 points (3 games, 0 wins)',
    ])
    expect(last(posted()).content).not.toMatch(/🥇|🥉|wins with/)
  })

  it.each([
    ['wins', 'more wins decided.', '勝場較多。'],
    ['ahead', 'places at common tables decided.', '同桌時名次較前。'],
    ['share', 'a larger share of the winner’s score decided.', '占勝者得分的比例較高。'],
    ['lot', 'decided by lot.', '由抽籤決定。'],
  ] as const)('says that %s decided between two with the same points', async (tieBreak, en, han) => {
    const lines = [lineOf(1, 'Mei', { tieBreak }), lineOf(2, 'Arjun', { points: 10 * POINT, tieBreak })]
    leagues.standing = { season: 1, groups: [{ lines }] }
    await tell({ kind: 'league-end', season: 1 })
    expect(last(posted()).content.split('\n').slice(1, 4)).toEqual([
      '🥇 **Mei** wins with 10 points (3 games, 1 win)!',
      `-# Level on points with **Arjun**: ${en}`,
      '🥈 **Arjun** · 10 points (3 games, 1 win)',
    ])
    leagues.leagues = [{ ...league, language: 'zh-TW' }]
    await tell({ kind: 'league-end', season: 1 })
    expect(last(posted()).content).toContain(`-# 與 **Arjun** 同分：${han}`)
  })

  it('of many groups takes the messages it needs', async () => {
    const groups = Array.from({ length: 40 }, (_, index) => ({
      tier: index + 1,
      group: 1,
      lines: [lineOf(1, '_'.repeat(32), { number: index })],
    }))
    leagues.standing = { season: 1, groups }
    await tell({ kind: 'league-end', season: 1 })
    expect(posted().length).toBeGreaterThan(1)
    expect(
      posted()
        .map(({ content }) => content)
        .join('\n'),
    ).toContain('**Tier 40 · Group 1**')
  })

  it('in 繁體中文 reads as one would say it', async () => {
    leagues.leagues = [{ ...league, language: 'zh-TW' }]
    await tell({ kind: 'league-end', season: 1 })
    expect(last(posted()).content).toContain('🥇 **Mei** 以 10 分奪冠（3 局 1 勝）！')
    expect(last(posted()).content).toContain('⭐ 最堅韌：**Zhou** 把 2 桌都玩到最後')
  })
})

it('/game doctor says what leagues lose without a permission', async () => {
  const { arjun, mei, sandbox } = server
  const found = (await arjun.slash('#room', 'game doctor')).text
  expect(found).toContain('I have every permission I need')
  expect(found).toContain('or the page of a league')
  sandbox.setPermissions('#room', { deny: ['CreatePublicThreads'], for: 'bot' })
  expect((await mei.slash('#room', 'game doctor')).text).toContain('聯賽的牌桌都需要討論串')
  sandbox.setPermissions('#room', { allow: ['PinMessages', 'CreatePublicThreads'], for: 'bot' })
  expect((await arjun.slash('#room', 'game doctor')).text).not.toContain('Pin Messages')
})

it('/game doctor says what leagues lose without events and roles, and what Discord has no room for', async () => {
  const { arjun, mei, sandbox } = server
  const lacking = (await arjun.slash('#room', 'game doctor')).text
  expect(lacking).toContain('**Create Events**: Leagues and live sessions have no calendar event')
  expect(lacking).toMatch(/\*\*Manage Roles\*\*: .*leagues cannot give roles/)
  expect(lacking).toContain('**Manage Channels**: Leagues whose tables open in a forum')
  expect(lacking).not.toContain('Leagues of this server')
  sandbox.setPermissions('#room', { allow: ['CreateEvents', 'ManageRoles'], for: 'bot' })
  leagues.found = {
    threadsFull: true,
    troubles: [
      { league: 'Peach_League', kind: 'league-event', fault: 'full' },
      { league: 'Peach_League', kind: 'league-roles', fault: 'permission' },
    ],
  }
  const found = (await arjun.slash('#room', 'game doctor')).text
  expect(found).not.toContain('Create Events**:')
  expect(found.split('\n').slice(-4)).toEqual([
    'Leagues of this server:',
    '- At least 900 threads are open. Discord allows 1,000 in a server: new league tables wait until some are archived.',
    '- **Peach\\_League**: It has no calendar event: the server has 100, which is the most Discord allows.',
    '- **Peach\\_League**: Its roles are not up to date: I need Manage Roles, and my own role above those I made.',
  ])
  expect((await mei.slash('#room', 'game doctor')).text).toContain('這個伺服器的聯賽：')
})
