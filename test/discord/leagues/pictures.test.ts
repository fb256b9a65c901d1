// The pictures of leagues: what they show, what they say, that everything has room; where they hang.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BotContext } from '../../../src/discord/core/context.ts'
import { ceremonyPicture, pictureOfEnd } from '../../../src/discord/leagues/ceremony-picture.ts'
import { pagesOfRows, rowsOf } from '../../../src/discord/leagues/standings-pages.ts'
import { standingsPicture } from '../../../src/discord/leagues/standings-picture.ts'
import { pagePicture, standingsScreen } from '../../../src/discord/leagues/standings-screen.ts'
import type { CeremonyInput } from '../../../src/discord/pictures/ceremony-input.ts'
import { PAINTERS } from '../../../src/discord/pictures/painters.ts'
import type {
  LeagueInfo,
  LeagueJob,
  LeaguePosting,
  SeasonStandings,
  StandingLine,
} from '../../../src/host/leagues/index.ts'
import { POINT } from '../../../src/league/points.ts'
import { faultsIn, paint } from '../../../src/picture/paint.ts'
import type { Picture } from '../../../src/picture/picture.ts'
import { LANGUAGES, type Language } from '../../../src/text/language.ts'
import { type TestRenderPool, testRenderPool } from '../test-render-pool.ts'
import { last, openTestServer, shown, type TestServer } from '../test-server.ts'
import { toy } from '../toy.ts'
import { byByes, type FakeLeagues, fakeLeagues, leagueOf, lineOf, tableOf } from './fake-leagues.ts'

/** As long as Discord allows, and in scripts of all kinds. */
const WORST = [
  'W'.repeat(32),
  '龍'.repeat(32),
  '👨‍👩‍👧🤖🏯'.repeat(4),
  'مرحبا بالعالم الجميل جدا اليوم',
  '한국어 ไทย 𝓐𝓻𝓳𝓾𝓷 ★ 诸葛',
  'Z̷̡̛a̴l̸g̵o̶',
]

const faultsOf = (picture: Picture): readonly string[] => faultsIn(PAINTERS, picture)

/** A page of standings in a language, its lines as given. */
function pageOf(
  lines: readonly StandingLine[],
  language: Language = 'en',
  more: Partial<LeagueInfo> = {},
): Picture {
  const league = leagueOf({ format: 'season', language, ...more })
  const rows = rowsOf({ season: 1, groups: [{ lines }] }, language)
  return standingsPicture({ league, season: 1, rows, page: 1, of: 1 }, language)
}

/** A line with everything that takes room. */
const widest = (place: number): StandingLine =>
  lineOf(place, WORST[place % WORST.length] ?? '', {
    number: 1000 + place,
    games: 99,
    wins: 99,
    byes: 9,
    points: 999.9 * POINT,
    was: place + 99,
    rating: { value: 2222, margin: 222, games: 9, provisional: true, hidden: false },
  })

describe.each(LANGUAGES)('standings in %s', (language) => {
  it('of any length up to a full page have room for the longest names and numbers', () => {
    for (const count of [1, 2, 3, 7, 12, 20]) {
      const lines = Array.from({ length: count }, (_, index) => widest(index + 180))
      const picture = pageOf(lines, language, { name: WORST[count % WORST.length] ?? '' })
      expect(faultsOf(picture)).toEqual([])
      const { width, height } = paint(PAINTERS, picture)
      expect(width).toBe(1200)
      expect(height).toBeLessThanOrEqual(width)
      expect(picture.alt.length).toBeLessThanOrEqual(1024)
    }
  })

  it('of divisions have room for their groups and borders', () => {
    const group = (tier: number) => ({
      tier,
      group: 99,
      lines: Array.from({ length: 6 }, (_, index) => {
        const { was: _none, ...line } = widest(index + 1)
        return { ...line, goes: index === 0 ? ('up' as const) : ('down' as const) }
      }),
    })
    const standings: SeasonStandings = { season: 999, groups: [group(98), group(99)] }
    const league = leagueOf({ language })
    const rows = rowsOf(standings, language)
    const picture = standingsPicture({ league, season: 999, rows, page: 9, of: 99 }, language)
    expect(faultsOf(picture)).toEqual([])
    expect(paint(PAINTERS, picture).png.length).toBeLessThanOrEqual(200 * 1024)
  })
})

/** The end of a season of groups, its members called as given. */
function endOf(language: Language, name: (n: number) => string, groups: number): Picture {
  const lines = Array.from({ length: 5 }, (_, index) => lineOf(index + 1, name(index), { number: index + 1 }))
  const rated = lines.map((line, index) => ({
    ...line,
    rating: { ...line.rating, value: 1400 - index * 50 },
  }))
  const more = Array.from({ length: groups }, (_, index) => ({
    tier: index + 2,
    group: 1,
    lines: [lineOf(1, name(index + 5), { number: index + 10 })],
  }))
  const seat = (number: number, winner = false) => ({
    number,
    member: `${number}`,
    ...(winner && { winner: true as const }),
  })
  const tables = [
    tableOf(1, [seat(1), seat(4, true), seat(5)], { status: 'ended' }),
    tableOf(2, [seat(1, true), seat(2), seat(5)], { status: 'ended' }),
  ]
  const standings = { season: 12, groups: [{ tier: 1, group: 1, lines: rated }, ...more] }
  return pictureOfEnd(leagueOf({ language, name: name(0) }), standings, tables)
}

describe.each(LANGUAGES)('a ceremony in %s', (language) => {
  it.each([0, 2, 40])('with %i other groups has room for all it shows', (groups) => {
    const picture = endOf(language, (n) => WORST[n % WORST.length] ?? '', groups)
    expect(faultsOf(picture)).toEqual([])
    const { width, height } = paint(PAINTERS, picture)
    expect(width).toBe(1200)
    expect(height).toBeLessThanOrEqual(width)
    expect(picture.alt.length).toBeLessThanOrEqual(1024)
  })
})

it('a ceremony says who has which medal, and who is honoured for what', () => {
  const names = ['Mei', 'Arjun', 'Lena', 'Wu', 'Zhou', 'Sun']
  const { alt } = endOf('en', (n) => names[n] ?? '', 1)
  expect(alt).toBe(
    'Mei, Season 12 is over; 1. Mei, 10 points; 2. Arjun, 9 points; 3. Lena, 8 points; ' +
      'Tier 2 · Group 1: Sun; Luckiest: Wu; Most stubborn: Zhou',
  )
  expect(endOf('zh-TW', (n) => names[n] ?? '', 0).alt).toContain('最堅韌：Zhou')
})

describe('no medal is drawn', () => {
  const end = (...groups: (readonly StandingLine[])[]) =>
    pictureOfEnd(
      leagueOf(),
      { season: 1, groups: groups.map((lines, at) => ({ tier: at + 1, group: 1, lines })) },
      [],
    )

  it('for a member who has won nothing, also as champion of another group', () => {
    const lost = { points: 0, wins: 0 }
    const picture = end(
      [lineOf(1, 'Mei'), byByes(2, 'Arjun'), lineOf(3, 'Lena', { points: 3 * POINT })],
      [lineOf(1, 'Wu', lost)],
      [byByes(1, 'Zhou')],
      [lineOf(1, 'Sun')],
    )
    expect(picture.alt).toBe(
      'Peach League, Season 1 is over; 1. Mei, 10 points; 2. Arjun, 4 points; 3. Lena, 3 points; Tier 4 · Group 1: Sun',
    )
    const { podium } = picture.input as CeremonyInput
    expect(podium.map(({ hasMedal }) => hasMedal)).toEqual([true, false, true])
    expect(faultsOf(picture)).toEqual([])
  })

  it('for a member without points, who stands on no step either', () => {
    expect(end([lineOf(1, 'Mei'), lineOf(2, 'Arjun', { points: 0, wins: 0 })]).alt).toBe(
      'Peach League, Season 1 is over; 1. Mei, 10 points',
    )
  })

  it('where who stands first has won nothing', async () => {
    const leagues = fakeLeagues()
    leagues.standing = { season: 1, groups: [{ lines: [byByes(1, 'Mei'), lineOf(2, 'Arjun')] }] }
    const bot = { host: { leagues } } as unknown as BotContext
    expect(await ceremonyPicture(bot, leagueOf(), 1)).toBeUndefined()
  })

  it('nor a seal in the standings', () => {
    const { input } = pageOf([lineOf(1, 'Mei'), byByes(2, 'Arjun')])
    expect((input as { rows: { counts: boolean }[] }).rows.map(({ counts }) => counts)).toEqual([true, false])
  })
})

describe('a picture of standings says', () => {
  const lines = [
    lineOf(1, 'Mei', { points: 24 * POINT, was: 2 }),
    lineOf(2, 'Arjun', { points: (14 * POINT) / 3, byes: 1, was: 1 }),
    lineOf(3, 'Lena', {
      was: 3,
      rating: { value: 1190, margin: 120, games: 3, provisional: true, hidden: false },
    }),
    lineOf(4, 'Wu', {
      out: true,
      rating: { value: 9999, margin: 1, games: 20, provisional: false, hidden: true },
    }),
  ]

  it('the whole table to those who listen', () => {
    expect(pageOf(lines).alt).toBe(
      'Peach League, standings. Season 1 · round 1. ' +
        '1. Mei: 24 points, 3 games, 1 win, up 1, rating 1240 ± 90; ' +
        '2. Arjun: 4.7 points, 3 games, 1 win, 1 bye, down 1, rating 1240 ± 90; ' +
        '3. Lena: 8 points, 3 games, 1 win, rating 1190 ± 120?; ' +
        '4. Wu: 7 points, 3 games, 1 win, left',
    )
    expect(pageOf(lines, 'zh-TW').alt).toContain(
      '1. Mei：24 分，3 局 1 勝，上升 1 名，等級分 1240 ± 90；2. Arjun',
    )
    expect(pageOf(lines, 'zh-CN').alt).toContain('等级分')
  })

  it('less of each where all of it would be too long, but never leaves anybody out', () => {
    const many = Array.from({ length: 20 }, (_, index) =>
      lineOf(index + 1, `Member ${index + 1} of the server`),
    )
    const { alt } = pageOf(many)
    expect(alt.length).toBeLessThanOrEqual(1024)
    for (const { place } of many) expect(alt).toContain(`${place}. Member ${place}`)
  })

  it('with its legend what its signs mean, and only of those it has', () => {
    const legend = (picture: Picture) => (picture.input as { legend: string }).legend
    expect(legend(pageOf(lines))).toBe('▲▽ since last round · +1: a bye · ?: provisional')
    expect(legend(pageOf([lineOf(1, 'Mei')]))).toBe('')
  })

  it('no movement in a queue, and no hidden rating', () => {
    const { input, alt } = pageOf(lines, 'en', { format: 'queue' })
    expect(JSON.stringify(input)).not.toContain('moved')
    expect(`${JSON.stringify(pageOf(lines))}${alt}`).not.toContain('9999')
  })
})

describe('pages', () => {
  const members = (count: number, more: Partial<StandingLine> = {}) =>
    Array.from({ length: count }, (_, index) => lineOf(index + 1, `M${index + 1}`, more))

  it('hold twenty rows, and show the same in words and as a picture', async () => {
    const leagues = fakeLeagues()
    leagues.leagues = [leagueOf({ format: 'season' })]
    leagues.standing = { season: 1, groups: [{ lines: members(45, { reliability: 1 }) }] }
    const bot = { host: { leagues } } as unknown as BotContext
    const names = async (page: number) => {
      const screen = await standingsScreen(bot, { language: 'en' }, leagueOf({ format: 'season' }), { page })
      const input = screen.illustration?.picture.input as { rows: { name: string }[]; aside: string }
      const said = [...screen.content.matchAll(/\*\*(M\d+)\*\*/g)].map(([, name]) => name)
      expect(input.rows.map(({ name }) => name)).toEqual(said)
      expect(input.rows.length).toBeLessThanOrEqual(20)
      expect(screen.illustration?.content).toContain(`Decisions made in time: **${said[0]}** 100%`)
      return said
    }
    const all = [...(await names(0)), ...(await names(1)), ...(await names(2))]
    expect(all.slice(0, 45)).toEqual(members(45).map(({ name }) => name))
  })

  it('never end on the heading of a group or begin with a border', () => {
    const lines = members(5).map((line) => ({
      ...line,
      goes: line.place === 1 ? ('up' as const) : ('down' as const),
    }))
    const groups = Array.from({ length: 30 }, (_, index) => ({ tier: index + 2, group: 1, lines }))
    const pages = pagesOfRows(rowsOf({ season: 1, groups }, 'en'), () => 40)
    expect(pages.flat()).toEqual(rowsOf({ season: 1, groups }, 'en'))
    for (const page of pages) {
      expect(page.length).toBeLessThanOrEqual(20)
      expect(page.at(-1)?.kind).not.toBe('group')
      expect(page.at(-1)?.kind).not.toBe('down')
      expect(page[0]?.kind).not.toBe('up')
    }
  })

  it('draw a border where the tiers part, with a word for it', () => {
    const lines = members(3).map((line, index) => ({ ...line, ...(index === 0 && { goes: 'up' as const }) }))
    const rows = rowsOf({ season: 1, groups: [{ tier: 2, group: 1, lines }] }, 'en')
    expect(rows.map((row) => (row.kind === 'member' ? row.line.name : row.text))).toEqual([
      'Tier 2 · Group 1',
      'M1',
      'go up to tier 1',
      'M2',
      'M3',
    ])
  })
})

describe('on Discord', () => {
  let server: TestServer
  let renderPool: TestRenderPool
  let leagues: FakeLeagues
  let league: LeagueInfo
  let page: unknown

  beforeEach(async () => {
    renderPool = testRenderPool()
    leagues = fakeLeagues()
    server = await openTestServer(toy, renderPool, leagues)
    const { sandbox } = server
    league = leagueOf({ format: 'season', guild: sandbox.guild.id, channel: sandbox.channel('#room').id })
    leagues.leagues = [league]
    leagues.standing = { season: 1, groups: [{ lines: [lineOf(1, 'Mei'), lineOf(2, 'Arjun')] }] }
    page = undefined
  })
  afterEach(() => server.close())

  const tell = async (job: LeagueJob) => {
    const posting = { id: `${renderPool.asked.length}`, league, job, doubtful: false, page } as LeaguePosting
    const delivery = await server.bot.tell(posting)
    if (delivery.page !== undefined) page = delivery.page
    expect(delivery.done).toBe(true)
  }
  const posted = () =>
    server.mei.messages('#room').filter(({ bot, ephemeral, type }) => bot && !ephemeral && type === 0)
  const alts = () => last(posted()).attachments.map(({ description }) => description)
  const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000 })

  it('`/league standings` is words first, then the picture with the rest in words beside it', async () => {
    renderPool.held = true
    const words = await server.arjun.slash('#room', 'league standings')
    expect(words.text).toContain('🥇 **Mei**')
    renderPool.release()
    await eventually(() => {
      const now = last(server.sandbox.transcript('#room'))
      expect(now.attachments.map(({ description }) => description)).toEqual([
        expect.stringContaining('1. Mei: 10 points, 3 games, 1 win'),
      ])
      expect(now.content).toBe(
        '**Peach League** · standings of season 1\n-# Decisions made in time: **Mei** 97% · **Arjun** 97%',
      )
    })
    expect(shown(words).buttons).toEqual(['Schedule', 'My tables'])
  })

  it('says beside it who was absent, which it does not show', async () => {
    leagues.standing = {
      season: 1,
      groups: [{ lines: [lineOf(1, 'Mei'), lineOf(2, 'Arjun', { absences: 2 })] }],
    }
    await server.arjun.slash('#room', 'league standings')
    await eventually(() =>
      expect(last(server.sandbox.transcript('#room')).content).toMatch(
        /\n-# \*\*Arjun\*\*: absent from 2 games$/,
      ),
    )
    await tell({ kind: 'league-page', fresh: false })
    const line = '-# 🥇 **Mei** · 🥈 **Arjun** · **Arjun**: absent from 2 games'
    await eventually(() => expect(last(posted()).content.split('\n')).toContain(line))
    await tell({ kind: 'league-page', fresh: false })
    expect(last(posted()).content.match(/Mei/g)).toHaveLength(1)
    expect(alts()).toEqual([expect.stringContaining('1. Mei: 10 points')])
  })

  it('the page carries the standings, follows them, and drops them when a season opens', async () => {
    await tell({ kind: 'league-page', fresh: false })
    await eventually(() => expect(alts()).toEqual([expect.stringContaining('1. Mei: 10 points')]))
    leagues.standing = {
      season: 1,
      groups: [{ lines: [lineOf(1, 'Arjun', { was: 2 }), lineOf(2, 'Mei', { was: 1 })] }],
    }
    await tell({ kind: 'league-page', fresh: false })
    await eventually(() => expect(alts()).toEqual([expect.stringContaining('1. Arjun: 10 points')]))
    expect(posted()).toHaveLength(1)
    leagues.leagues = [
      { ...league, season: { number: 2, status: 'entry', rounds: 3, paired: 0, entered: 0 } },
    ]
    await tell({ kind: 'league-page', fresh: false })
    expect(alts()).toEqual([])
  })

  it('what is drawn too late for its page does not hang there', async () => {
    renderPool.held = true
    await tell({ kind: 'league-page', fresh: false })
    leagues.standing = { season: 1, groups: [{ lines: [lineOf(1, 'Lena')] }] }
    await tell({ kind: 'league-page', fresh: false })
    renderPool.release()
    await eventually(() => expect(alts()).toEqual([expect.stringContaining('1. Lena')]))
    const uploads = server.sandbox.requests.filter(
      ({ method, path, body }) =>
        method === 'PATCH' &&
        path.includes(last(posted()).id) &&
        ((body as { attachments?: object[] }).attachments ?? []).length > 0,
    )
    expect(uploads).toHaveLength(1)
  })

  it('the ceremony carries its picture', async () => {
    await tell({ kind: 'league-end', season: 1 })
    expect(last(posted()).content).toContain('season 1 is over')
    await eventually(() =>
      expect(alts()).toEqual([expect.stringContaining('1. Mei, 10 points; 2. Arjun, 9 points')]),
    )
  })

  it('the ceremony of somebody who was erased is drawn anew, its picture too', async () => {
    await tell({ kind: 'league-end', season: 1 })
    await eventually(() => expect(alts()).toEqual([expect.stringContaining('1. Mei, 10 points')]))
    const { standing } = leagues
    const [group] = standing?.groups ?? []
    const [mei, ...others] = group?.lines ?? []
    if (!standing || !mei) throw new Error('nobody stands there')
    const { name: _name, member: _member, ...nobody } = mei
    leagues.standing = { ...standing, groups: [{ ...group, lines: [nobody, ...others] }] }
    leagues.stale = [...leagues.kept.keys()]
    await tell({ kind: 'league-messages' })
    expect(last(posted()).content).not.toContain('Mei')
    await eventually(() => expect(alts()).toEqual([expect.not.stringContaining('Mei')]))
  })

  it('a picture that cannot be drawn costs the page nothing', async () => {
    renderPool.fault = 'no ink'
    await tell({ kind: 'league-page', fresh: false })
    expect(last(posted()).content).toContain('🥇 **Mei**')
    await eventually(() => expect(server.mishaps).toContain('no picture'))
  })
})

it('a league in which nobody has played yet has no picture on its page', () => {
  const lines = [lineOf(1, 'Mei', { games: 0, wins: 0 })]
  expect(pagePicture(leagueOf(), { season: 1, groups: [{ lines }] })).toBeUndefined()
})
