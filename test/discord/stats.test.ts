// `/me stats` and `/stats`: a member's finished games, in words first and then as a picture.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BotContext } from '../../src/discord/core/context.ts'
import { PAINTERS } from '../../src/discord/pictures/painters.ts'
import { hallScreen } from '../../src/discord/stats/hall.ts'
import { statsPicture } from '../../src/discord/stats/picture.ts'
import { statsScreen } from '../../src/discord/stats/screen.ts'
import { TITLES } from '../../src/games/index.ts'
import type { PersonStats } from '../../src/host/people/index.ts'
import { faultsIn, paint } from '../../src/picture/paint.ts'
import { followUpRule } from '../../src/sandbox/validate/message.ts'
import { LANGUAGES, type Language } from '../../src/text/language.ts'
import { type TestRenderPool, testRenderPool } from './test-render-pool.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'
import { toy } from './toy.ts'

/** As much as there can be of everything. */
const FULL: PersonStats = {
  all: { games: 1000, wins: 1000, beaten: 1 },
  titles: Object.keys(TITLES).map((title) => ({ title, games: 1000, wins: 1000, beaten: 1 })),
  latest: Array.from({ length: 20 }, (_, index) => ({
    title: 'hegemony',
    place: 12,
    seats: 12,
    won: index % 2 === 0,
    beaten: index % 2,
  })),
  more: true,
  reliability: 1,
  ratings: Array.from({ length: 5 }, (_, index) => ({
    name: '_'.repeat(60),
    title: 'storm',
    rating: { value: 2222, margin: 222, games: 999, provisional: index > 0, hidden: false },
  })),
  medals: [99, 99, 99],
}
const SOLO: PersonStats = {
  all: { games: 1, wins: 0 },
  titles: [{ title: 'meow', games: 1, wins: 0 }],
  more: false,
  latest: [{ title: 'meow', place: 1, seats: 1, won: false }],
  ratings: [],
  medals: [0, 0, 0],
}
const NAMES = ['W'.repeat(32), '龍'.repeat(32), '👨‍👩‍👧🤖🏯'.repeat(4), 'مرحبا بالعالم الجميل']
const botWith = (stats: PersonStats) =>
  ({
    titles: TITLES,
    host: { people: { stats: async () => stats, rivals: async () => RIVALS } },
  }) as unknown as BotContext
const RIVALS = Array.from({ length: 3 }, (_, nth) => ({
  ...{ one: '9', other: `${nth}`, oneName: 'Mei', otherName: '_'.repeat(32) },
  ...{ games: 1998, ahead: 999, behind: 999 },
}))
const reader = (language: Language) => ({ language, person: { id: '8', name: 'Reader' } })

describe.each(LANGUAGES)('a record in %s', (language) => {
  it.each([
    ['much', FULL],
    ['little', SOLO],
  ])('of %s has room in its picture and in a message', async (_, stats) => {
    for (const name of NAMES)
      for (const here of [true, false]) {
        const picture = statsPicture(botWith(stats), { name, stats, here }, language)
        expect(faultsIn(PAINTERS, picture)).toEqual([])
        expect(picture.alt.length).toBeLessThanOrEqual(1024)
      }
    const { width, height } = paint(
      PAINTERS,
      statsPicture(botWith(stats), { name: 'Mei', stats, here: true }, language),
    )
    expect(width).toBe(1200)
    expect(height).toBeLessThanOrEqual(width)
    const screen = await statsScreen(botWith(stats), { id: '9', name: '_'.repeat(32) }, '1', reader(language))
    expect(followUpRule({ content: screen.content, components: [] })).toEqual([])
    expect(screen.content.endsWith('…')).toBe(false)
    for (const said of [screen.content, screen.illustration?.content]) expect(said).toContain('999 : 999')
    expect(screen.illustration?.content.endsWith('…')).toBe(false)
  })
})

it.each(LANGUAGES)(
  'the hall in %s has room for the longest names, and says when there is nothing',
  async (language) => {
    const kinds = ['fastest', 'longest', 'closest', 'comeback', 'highest'] as const
    const records = kinds.map((kind) => ({
      kind,
      holder: '_'.repeat(32),
      value: 0,
      game: 'k7q2m',
      at: new Date(0),
    }))
    const people = { hall: async (_guild: string, title: string) => (title === 'meow' ? records : []) }
    const bot = { titles: TITLES, host: { people } } as unknown as BotContext
    const { content } = await hallScreen(bot, 'meow', '1', language)
    expect(followUpRule({ content, components: [] })).toEqual([])
    expect(content.split('\n')).toHaveLength(7)
    expect((await hallScreen(bot, 'storm', '1', language)).content.split('\n')).toHaveLength(2)
  },
)

it('a record says the same to those who listen', () => {
  const stats: PersonStats = {
    ...FULL,
    all: { games: 3, wins: 1, beaten: 0.5 },
    reliability: 0.974,
    medals: [1, 0, 2],
    titles: [{ title: 'records', games: 3, wins: 1, beaten: 0.5 }],
    latest: [
      { title: 'records', place: 1, seats: 4, won: true, beaten: 1 },
      { title: 'records', place: 4, seats: 4, won: false, beaten: 0 },
    ],
    ratings: [
      {
        name: 'Spring',
        title: 'records',
        rating: { value: 1240, margin: 90, games: 3, provisional: true, hidden: false },
      },
    ],
  }
  const alt = (language: (typeof LANGUAGES)[number]) =>
    statsPicture(botWith(stats), { name: 'Mei', stats, here: true }, language).alt
  expect(alt('en')).toBe(
    'Mei · record in this server; 3 games, 1 win, 50% of opponents beaten, 97% in time; Medals: 🥇 1 · 🥉 2; ' +
      'Record of the Three Kingdoms 三國志, 3 games, 1 win, 50% of opponents beaten; ' +
      'Spring 1240 ± 90 · 3 games, provisional; Places in the latest games, the newest last: 1 of 4, 4 of 4',
  )
  expect(alt('zh-TW')).toContain('三國志，3 局 1 勝，勝過 50% 的對手；Spring 1240 ± 90 · 3 局，暫定')
})

it('the ladder says which computers were beaten alone, and which come next', async () => {
  const ladder = [
    { title: 'meow', strength: 'expert' as const },
    { title: 'records', strength: 'easy' as const },
  ]
  const { content, illustration } = await statsScreen(
    botWith({ ...SOLO, ladder }),
    { id: '9', name: 'Mei' },
    '1',
    reader('en'),
  )
  for (const said of [content, illustration?.content])
    expect(said).toContain(
      'Computers beaten alone: Meow Wars Expert ✓ · Record of the Three Kingdoms Easy ✓, next Normal',
    )
})

it('a game whose English name has its Chinese in it is not called by it twice', () => {
  const { alt } = statsPicture(botWith(SOLO), { name: 'Mei', stats: SOLO, here: true }, 'en')
  expect(alt.match(/喵戰三國/g)).toHaveLength(1)
})

describe('on Discord', () => {
  let server: TestServer
  let renderPool: TestRenderPool
  beforeEach(async () => {
    renderPool = testRenderPool()
    server = await openTestServer(toy, renderPool)
  })
  afterEach(() => server.close())

  /** Mei plays the toy alone to its end. */
  async function played() {
    const { mei, app } = server
    const alone = await server.begin([mei])
    for (const choice of ['1', '1 2 3', 'none', 'rain']) await mei.slash({ id: alone }, 'play', { choice })
    await app.settled()
  }

  it('/me stats is private, about the member who asks, and works in direct messages', async () => {
    const { mei, arjun } = server
    expect((await arjun.slash('@bot', 'me stats')).text).toContain('You have not finished a game yet.')
    await played()
    const own = await mei.slash('#room', 'me stats')
    expect(own.message).toMatchObject({ ephemeralFor: 'Mei' })
    expect(own.text).toContain('**Mei** · 在所有伺服器的戰績')
    expect(own.text).toContain('1 局 1 勝')
    expect((await mei.slash('@bot', 'me stats')).text).toContain('果園')
  })

  it('/stats shows anybody a member’s finished games in this server, and no other’s', async () => {
    const { arjun, lena, mei, sandbox } = server
    await played()
    const other = await arjun.slash('#room', 'stats', { member: 'Mei' })
    expect(shown(other)).toMatchObject({ ephemeralFor: 'Arjun' })
    expect(other.text).toContain('**Mei** · record in this server')
    expect(other.text).toContain('**Orchard 果園** · 1 game, 1 win')
    expect((await lena.slash('#room', 'stats', { member: 'Arjun' })).text).toContain('还没有打完任何对局')
    // A record is won against somebody.
    expect((await arjun.slash('#room', 'hall', { game: 'toy' })).text).toContain(
      'No game between two members',
    )
    const elsewhere = sandbox.addGuild('Elsewhere')
    const place = sandbox.addChannel({ name: 'elsewhere', guild: elsewhere })
    sandbox.addMember({ name: 'Wu', guild: elsewhere })
    const there = await sandbox.as('Wu', elsewhere).slash(place, 'stats', { member: mei.id })
    expect(there.text).toContain('has not finished a game in this server yet')
  })

  it('brings the picture as soon as it is drawn', async () => {
    const { mei, sandbox } = server
    await played()
    await mei.slash('#room', 'stats', { member: 'Mei' })
    await vi.waitFor(
      () =>
        expect(last(sandbox.transcript('#room')).attachments.map(({ description }) => description)).toEqual([
          expect.stringContaining('Mei · 在這個伺服器的戰績'),
        ]),
      { timeout: 60_000 },
    )
  })
})
