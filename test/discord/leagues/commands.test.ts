// `/league` as members use it: opening, entering, looking, leaving; in English and in 繁體中文.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Phrase } from '../../../src/engine/phrase.ts'
import type { LeagueInfo } from '../../../src/host/leagues/index.ts'
import { POINT } from '../../../src/league/points.ts'
import { openTestServer, shown, type TestServer } from '../test-server.ts'
import { toy } from '../toy.ts'
import { type FakeLeagues, fakeLeagues, leagueOf, lineOf, tableOf } from './fake-leagues.ts'

let server: TestServer
let leagues: FakeLeagues
let room: { readonly guild: string; readonly channel: string }

beforeEach(async () => {
  leagues = fakeLeagues()
  server = await openTestServer(toy, undefined, leagues)
  const { sandbox } = server
  room = { guild: sandbox.guild.id, channel: sandbox.channel('#room').id }
  sandbox.addRole({ name: 'events', permissions: ['ManageEvents'] })
})
afterEach(() => server.close())

const NEW = { name: 'Peach League', game: 'toy', format: 'divisions', seats: 3 }
const later = new Date('2036-02-01T12:00:00Z')
const entering = { number: 2, status: 'entry', rounds: 3, paired: 0, entered: 12, nextAt: later } as const
const person = (number: number, name: string, member = `${number}`) => ({ number, name, member })

describe('opening a league', () => {
  it('is for members with Manage Events, and says so to everyone else', async () => {
    const { mei, arjun } = server
    const denied = await mei.slash('#room', 'league create', NEW)
    expect(denied.text).toContain('開辦聯賽需要在這個伺服器有「管理活動」權限')
    expect((await arjun.slash('#room', 'league create', NEW)).text).toContain('You need Manage Events')
    expect(leagues.asked).toEqual([])
  })

  it('asks the host for what was typed, and says where its page appears', async () => {
    const { arjun, sandbox } = server
    sandbox.giveRole('Arjun', 'events')
    const more = { language: 'zh-TW', rounds: 5, 'table-days': 21, role: 'events', options: 'basic' }
    const opened = await arjun.slash('#room', 'league create', { ...NEW, ...more })
    expect(opened.message).toMatchObject({ ephemeralFor: 'Arjun' })
    expect(opened.text).toContain('**Peach League** is open')
    const [[, , asked] = []] = leagues.asked
    expect(asked).toMatchObject({
      name: 'Peach League',
      title: 'toy',
      format: 'divisions',
      seats: 3,
      language: 'zh-TW',
      rules: { rounds: 5, tableDays: 21 },
      ...room,
      role: sandbox.guild.roles.find(({ name }) => name === 'events')?.id,
    })
  })

  it('takes points of its own, and says how they are written', async () => {
    const { arjun, sandbox } = server
    sandbox.giveRole('Arjun', 'events')
    const wrong = await arjun.slash('#room', 'league create', { ...NEW, points: 'many' })
    expect(wrong.text).toContain('“many” are not points. Write whole numbers')
    await arjun.slash('#room', 'league create', { ...NEW, points: '4, 2, 0' })
    expect(leagues.asked).toMatchObject([['create', 'Arjun', { rules: { scale: { 3: [4, 2, 0] } } }]])
  })

  it('shows what the host refuses, and happens in a channel alone', async () => {
    const { arjun, sandbox } = server
    sandbox.giveRole('Arjun', 'events')
    leagues.refuses = true
    expect((await arjun.slash('#room', 'league create', NEW)).text).toBe('All seats are taken.')
    const thread = arjun.startThread('#room', 'a thread')
    expect((await arjun.slash(thread, 'league create', NEW)).text).toContain('A league needs a channel')
    const everyone = { ...NEW, role: '@everyone' }
    expect((await arjun.slash('#room', 'league create', everyone)).text).toContain(
      '@everyone cannot organise leagues',
    )
  })
})

describe('the league that is meant', () => {
  it('is the only one, else that of the channel, else the one that is named', async () => {
    const { arjun, sandbox } = server
    expect((await arjun.slash('#room', 'league info')).text).toContain('No league in this server yet')
    const other = sandbox.addChannel({ name: 'other' }).id
    leagues.leagues = [leagueOf({ ...room, channel: other, id: 'aaaaa', name: 'Plum Cup' })]
    expect((await arjun.slash('#room', 'league info')).text).toContain('Plum Cup')
    leagues.leagues.push(leagueOf(room))
    expect((await arjun.slash('#room', 'league info')).text).toContain('Peach League')
    const third = sandbox.addChannel({ name: 'third' }).id
    const asked = await arjun.slash({ id: third }, 'league info')
    expect(asked.text).toContain('More than one league fits: **Plum Cup** and **Peach League**')
    for (const league of ['r4k2p', 'peach league', 'Peach', 'Peach League · r4k2p'])
      expect((await arjun.slash({ id: third }, 'league info', { league })).text).toContain('`r4k2p`')
    const unknown = await arjun.slash({ id: third }, 'league info', { league: '*Pear*' })
    expect(unknown.text).toContain('There is no league “\\*Pear\\*” here')
  })

  it('is completed by name, archived ones last', async () => {
    const { mei } = server
    leagues.leagues = [
      leagueOf({ ...room, id: 'aaaaa', name: 'Plum Cup', status: 'archived' }),
      leagueOf({ ...room, name: '桃園聯賽' }),
      leagueOf({ id: 'ccccc', guild: '5', name: 'Elsewhere' }),
    ]
    expect(await mei.complete('#room', 'league info', { league: '' }, 'league')).toEqual([
      { name: '桃園聯賽 · r4k2p', value: 'r4k2p' },
      { name: 'Plum Cup · aaaaa', value: 'aaaaa' },
    ])
    leagues.members.set(`ccccc ${mei.id}`, { number: 3, entry: 'in', limit: 3 })
    const joined = await mei.complete('#room', 'league info', { league: 'else' }, 'league')
    expect(joined).toEqual([{ name: 'Elsewhere · ccccc', value: 'ccccc' }])
    expect((await mei.slash('#room', 'league info', { league: 'ccccc' })).text).toContain('**Elsewhere**')
    expect(await mei.complete('#room', 'league-admin pause', { league: 'else' }, 'league')).toEqual([])
    expect(await server.arjun.complete('#room', 'league info', { league: 'else' }, 'league')).toEqual([])
    const found = await mei.complete('#room', 'league info', { league: '桃園' }, 'league')
    expect(found.map(({ value }) => value)).toEqual(['r4k2p'])
  })
})

describe('entering a league', () => {
  it('says whether one is in, how many games at once, and when it begins', async () => {
    const { mei, arjun } = server
    leagues.leagues = [leagueOf({ ...room, season: entering })]
    const joined = await arjun.slash('#room', 'league join', { games: 2 })
    expect(joined.text).toContain('You are in **Peach League**. You play at most 2 league games at once')
    expect(joined.text).toContain('Season 2 is open for entries · 12 entered · begins <t:')
    expect(shown(joined)).toMatchObject({ ephemeralFor: 'Arjun', buttons: ['Leave', 'My tables', 'Rules'] })
    expect((await mei.slash('#room', 'league join')).text).toContain('你已報名 **Peach League**')
    expect(leagues.asked).toEqual([
      ['join', 'Arjun', 2],
      ['join', 'Mei', undefined],
    ])
  })

  it('says that one waits, or what the host refuses', async () => {
    const { mei, arjun } = server
    leagues.leagues = [leagueOf(room)]
    expect((await mei.slash('#room', 'league join')).text).toContain('候補名單')
    leagues.refuses = true
    expect((await arjun.slash('#room', 'league join')).text).toBe('All seats are taken.')
  })

  it('from another server takes the code; the id alone says nothing there', async () => {
    const { sandbox } = server
    leagues.leagues = [leagueOf({ ...room, season: entering })]
    const other = sandbox.addGuild('Elsewhere')
    const place = sandbox.addChannel({ name: 'elsewhere', guild: other })
    sandbox.addMember({ name: 'Wu', guild: other })
    const wu = sandbox.as('Wu', other)
    expect((await wu.slash(place, 'league standings', { league: 'r4k2p' })).text).toContain(
      'There is no league',
    )
    expect((await wu.slash(place, 'league join', { code: 'r4k2p' })).text).toContain('No league has the code')
    expect((await wu.slash(place, 'league join', { code: 'no such code!' })).text).toContain('no such code!')
    expect((await wu.slash(place, 'league join', { code: 'guest-7' })).text).toContain('You are in')
    const info = await wu.slash(place, 'league info', { league: 'r4k2p' })
    expect(info.text).toContain('✓ You are in.')
    expect(info.text).not.toContain('guest-7')
  })
})

describe('leaving a league', () => {
  it('before the season begins is done at once', async () => {
    const { mei } = server
    leagues.leagues = [leagueOf({ ...room, season: entering })]
    await mei.slash('#room', 'league join')
    expect((await mei.slash('#room', 'league leave')).text).toContain('你已退出 **Peach League**')
  })

  it('in the middle of a season asks first', async () => {
    const { arjun } = server
    leagues.leagues = [leagueOf(room)]
    leagues.members.set(`r4k2p ${arjun.id}`, { number: 1, entry: 'in', limit: 3 })
    const asked = await arjun.slash('#room', 'league leave')
    expect(asked.text).toContain('in the middle of the season?')
    expect((await arjun.click(asked, 'Stay')).text).toContain('You are still in')
    expect(leagues.asked).toEqual([])
    const again = await arjun.slash('#room', 'league leave')
    expect((await arjun.click(again, 'Leave the season')).text).toContain('You have left **Peach League**')
    expect(leagues.asked).toEqual([['leave', 'Arjun']])
  })
})

describe('a queue', () => {
  it('shows who waits, is joined and left', async () => {
    const { mei, arjun } = server
    leagues.leagues = [
      leagueOf(room),
      leagueOf({ ...room, id: 'queue', name: 'Quick Table', format: 'queue' }),
    ]
    expect((await arjun.slash('#room', 'league queue')).text).toContain('Nobody is waiting.')
    leagues.rounds = { season: 1, rounds: [], waiting: [person(1, 'Lena'), { number: 2 }] }
    const waiting = await arjun.slash('#room', 'league queue')
    expect(waiting.text).toContain('2 members are waiting: **Lena** and nobody (#2)')
    expect((await arjun.click(waiting, 'Join')).text).toContain(
      'You are waiting for a table of **Quick Table**',
    )
    expect((await mei.slash('#room', 'league queue', { do: 'join' })).text).toContain('排隊')
    expect((await mei.slash('#room', 'league queue', { do: 'leave' })).text).toContain('你不再排隊')
    const none = await arjun.slash('#room', 'league queue', { league: 'r4k2p', do: 'join' })
    expect(none.text).toContain('**Peach League** has no queue')
  })

  /** A queue whose third draw made two tables, and its fourth one that has ended. */
  const quick = (more: Partial<LeagueInfo> = {}) => {
    leagues.leagues = [leagueOf({ ...room, id: 'queue', name: 'Quick Table', format: 'queue', ...more })]
    const seats = [person(1, 'Mei'), person(2, 'Arjun', server.arjun.id)]
    const draw = { at: new Date('2026-01-01T12:00:00Z'), byes: [], resting: [] }
    const both = [tableOf(1, seats, { round: 3 }), tableOf(2, seats, { round: 3 })]
    const ended = tableOf(1, seats, { round: 4, game: 'gam4', status: 'ended', endedAt: draw.at })
    leagues.rounds = {
      season: 1,
      rounds: [
        { ...draw, number: 3, tables: both },
        { ...draw, number: 4, tables: [ended] },
      ],
    }
  }

  it('calls each table by its draw, so that no two have one name, and shows no rounds', async () => {
    const { mei, arjun } = server
    quick()
    const schedule = shown(await arjun.slash('#room', 'league schedule')).content
    expect(schedule.match(/^- [^:]*/gm)).toEqual(['- Table 4', '- Table 3', '- Table 3-2'])
    expect(schedule).not.toContain('Round')
    expect(shown(await arjun.slash('#room', 'league results')).content).toContain('- Table 4:')
    expect(shown(await mei.slash('#room', 'league schedule')).content).toContain('- 第 3-2 桌：')
  })

  it('says in its log which table it was', async () => {
    quick()
    const what = { draw: 3, table: 2 }
    const acts: Phrase[] = [
      { key: 'bot.league-act-annulled-queue', args: { who: { typed: 'Lena' }, ...what } },
      { key: 'bot.league-act-overdue-queue', args: what },
      { key: 'bot.league-act-closed-queue', args: { draw: 3, digest: { typed: 'abc' } } },
      { key: 'bot.league-act-overdue', args: { round: 2, table: 1 } },
    ]
    leagues.acted = acts.map((phrase) => ({ at: later, phrase }))
    const said = async (who: typeof server.mei) =>
      shown(await who.slash('#room', 'league log'))
        .content.match(/(?<= · ).*/g)
        ?.slice(1)
    expect(await said(server.arjun)).toEqual([
      'Lena annulled table 3-2: it does not count.',
      'Table 3-2 ran out of time: computer players finish it.',
      'Draw 3 was closed. Digest: abc',
      'Table 1 of round 2 ran out of time: computer players finish it.',
    ])
    expect((await said(server.mei))?.[1]).toBe('第 3-2 桌時間已到：由電腦玩家打完。')
  })

  it('that is paused says that no table begins', async () => {
    const { mei, arjun } = server
    quick({ status: 'paused' })
    expect((await arjun.slash('#room', 'league info')).text).toContain('⏸ Paused: no table begins until')
    expect((await mei.slash('#room', 'league info')).text).toContain('恢復之前不開新桌')
    leagues.leagues = [leagueOf({ ...room, status: 'paused' })]
    expect((await arjun.slash('#room', 'league info')).text).toContain('⏸ Paused: no round begins until')
  })

  it('grants vacation at each table, and lets nobody sit out a season', async () => {
    const { arjun } = server
    quick()
    const rules = (await arjun.slash('#room', 'league rules')).text
    expect(rules).toContain('Each table grants a member at most 7 days of vacation')
    expect(rules).toContain('A substitute from the queue’s members')
    expect(rules).not.toMatch(/sits out|days of vacation a season|waiting list/)
    leagues.leagues = [leagueOf({ ...room, format: 'season' })]
    const season = (await arjun.slash('#room', 'league rules')).text
    expect(season).toContain('at most 7 days of vacation a season')
    expect(season).toContain('A substitute from the season or its waiting list')
    expect(season).toContain('A member who disappears from a table sits out one season.')
  })
})

describe('looking at a league', () => {
  beforeEach(() => {
    leagues.leagues = [leagueOf(room)]
    leagues.standing = {
      season: 1,
      groups: [
        {
          tier: 1,
          group: 1,
          lines: [
            lineOf(1, 'Mei', { points: 24 * POINT }),
            lineOf(2, 'Arjun', { points: (14 * POINT) / 3, byes: 1, member: server.arjun.id }),
            lineOf(3, 'Lena', {
              rating: { value: 1190, margin: 120, games: 3, provisional: true, hidden: false },
            }),
            lineOf(4, 'Wu', {
              rating: { value: 9999, margin: 1, games: 20, provisional: false, hidden: true },
            }),
            lineOf(5, '', { name: undefined, member: undefined, out: true } as never),
          ],
        },
      ],
    }
    const [a, b] = [person(1, 'Mei'), person(2, 'Arjun', server.arjun.id)]
    leagues.rounds = {
      season: 1,
      rounds: [
        {
          number: 1,
          at: new Date('2026-01-01T12:00:00Z'),
          byes: [person(3, 'Lena', server.lena.id)],
          resting: [person(4, 'Wu')],
          tables: [
            tableOf(1, [a, b], { thread: room.channel }),
            tableOf(2, [b, a], { due: new Date('2020-01-01T12:00:00Z'), thread: room.channel }),
            tableOf(
              3,
              [
                { ...b, place: 2, points: 2 * POINT, left: true },
                { ...a, place: 1, points: 8 * POINT, winner: true },
              ],
              { status: 'ended', endedAt: new Date('2026-01-09T12:00:00Z') },
            ),
            tableOf(4, [a, b], { status: 'annulled' }),
          ],
        },
      ],
    }
  })

  it('shows what it is, what its points are worth, and what so many games can tell', async () => {
    const { arjun, mei } = server
    const info = await arjun.slash('#room', 'league info')
    expect(info.text).toContain('**Peach League** · Divisions · Orchard 果園 · 3 seats · `r4k2p`')
    expect(info.text).toContain('Season 1 is running · 7 members · round 1 of 3')
    expect(info.text).toContain('Here: 9, 3, 0.')
    expect(info.text).toContain('A table has 30 days')
    expect(info.text).toContain('`/league join code:guest-7`')
    expect(info.text).toContain('e'.repeat(64))
    expect(shown(info).buttons).toEqual(['Join', 'Leave', 'Standings', 'Schedule', 'Rules'])
    expect((await mei.slash('#room', 'league info')).text).toContain('分組賽 · 果園 · 3 個座位')
  })

  it('says when rounds begin: on dates, or in a cup when the one before has ended', async () => {
    const { mei, arjun } = server
    leagues.leagues = [leagueOf({ ...room, format: 'season' })]
    expect((await arjun.slash('#room', 'league info')).text).toContain(
      'A round every 14 days. A table has 30',
    )
    leagues.leagues = [leagueOf({ ...room, format: 'cup', seats: 2 })]
    const cup = (await arjun.slash('#room', 'league info')).text
    expect(cup).toContain(
      'Each round begins when all tables of the one before have ended. A table has 30 days',
    )
    expect(cup).not.toContain('14')
    expect((await mei.slash('#room', 'league info')).text).toContain('上一輪的牌桌全部結束，就開始下一輪')
  })

  it('shows the standings with medals, ratings and reliability', async () => {
    const { arjun, mei } = server
    const { text } = await arjun.slash('#room', 'league standings')
    expect(text).toContain('🥇 **Mei** · **24** · 3 games, 1 win')
    expect(text).toContain('🥈 **Arjun** · **4.7** · 3 games, 1 win · 1 bye')
    expect(text).toContain('-# 1240 ± 90 · 14 games · 97% in time')
    expect(text).toContain('-# 1190 ± 120 · 3 games · provisional · 97% in time')
    expect(text).not.toContain('9999')
    expect(text).toContain('5. nobody (#5) · **6** · 3 games, 1 win · left')
    expect((await mei.slash('#room', 'league standings')).text).toContain('3 局 1 勝')
    const past = await arjun.slash('#room', 'league standings', { season: 9 })
    expect(past.text).toContain('No standings yet')
  })

  it('shows the rounds with their tables, byes and who sits out', async () => {
    const { arjun, mei } = server
    const { content } = shown(await arjun.slash('#room', 'league schedule'))
    expect(content).toContain('**Round 1** · <t:1767268800:D>')
    expect(content).toContain(`- Table 1: **Mei** and **Arjun** · <#${room.channel}> \`gam1\` · ⏳ <t:`)
    expect(content).toContain('⏳ time is up, computer players finish it')
    expect(content).toContain('-# Bye: **Lena**')
    expect(content).toContain('Sitting out (already at their game limit): **Wu**')
    expect(shown(await mei.slash('#room', 'league schedule')).content).toContain('輪空：**Lena**')
  })

  it('shows results, and one’s own tables', async () => {
    const { arjun, mei } = server
    const results = shown(await arjun.slash('#room', 'league results')).content
    expect(results).toContain('1. **Mei** 8 points · 2. **Arjun** 2 points (gave up the seat)')
    expect(results).toContain('annulled: it does not count')
    const standings = await arjun.slash('#room', 'league standings')
    const own = shown(await arjun.click(standings, 'My tables')).content
    expect(own.split('\n')[1]).toContain('Round 1, table 2')
    const seen = await server.lena.slash('#room', 'league standings')
    const bye = shown(await server.lena.click(seen, '我的牌桌')).content
    expect(bye).toContain('第 1 轮：轮空')
    expect(shown(await mei.slash('#room', 'league results')).content).toContain('棄權')
  })

  it('explains the rules, and shows the log', async () => {
    const { arjun, mei } = server
    const rules = await arjun.slash('#room', 'league rules')
    expect(rules.text).toContain('**Points.** A table is worth 6 ×')
    expect((await arjun.click(rules, 'More')).text).toContain('**Proof.**')
    expect((await mei.slash('#room', 'league rules')).text).toContain('**配對**：各組依固定的設計進行')
    expect((await arjun.slash('#room', 'league log')).text).toBe('Nothing has been done yet.')
    leagues.acted = [
      {
        at: new Date('2026-01-02T12:00:00Z'),
        by: mei.id,
        reason: '*Two* clocks',
        phrase: { key: 'bot.league-did-pause', args: { name: { typed: 'Peach League' } } },
      },
    ]
    const log = shown(await arjun.slash('#room', 'league log'))
    expect(log.content).toContain('Peach League is paused.')
    expect(log.content).toContain('“\\*Two\\* clocks”')
    expect(log.notified).toEqual([])
  })

  it('gives the whole league as a file', async () => {
    const { mei, sandbox } = server
    const [file] = shown(await mei.slash('#room', 'league export')).attachments
    expect(file?.filename).toBe('peach-garden-league-r4k2p.json')
    const bytes = file && sandbox.file(file)
    expect(new TextDecoder().decode(bytes)).toContain('Peach League')
  })
})
