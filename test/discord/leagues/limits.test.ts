// Everything about leagues fits Discord's messages, with the longest names, the largest tables and every language.
import { describe, expect, it } from 'vitest'
import type { BotContext } from '../../../src/discord/core/context.ts'
import { ceremonyPages } from '../../../src/discord/leagues/ceremony.ts'
import { infoScreen } from '../../../src/discord/leagues/info.ts'
import { leagueLogScreen } from '../../../src/discord/leagues/log.ts'
import { pageScreen } from '../../../src/discord/leagues/page.ts'
import { queueScreen } from '../../../src/discord/leagues/queue.ts'
import { rulesScreen } from '../../../src/discord/leagues/rules.ts'
import { mineScreen, resultsScreen, scheduleScreen } from '../../../src/discord/leagues/schedule.ts'
import { standingsScreen } from '../../../src/discord/leagues/standings-screen.ts'
import type { Screen } from '../../../src/discord/screen/screen.ts'
import { TITLES } from '../../../src/games/index.ts'
import { FORMATS, type LeagueInfo } from '../../../src/host/leagues/index.ts'
import { followUpRule } from '../../../src/sandbox/validate/message.ts'
import { LANGUAGES } from '../../../src/text/language.ts'
import { fakeLeagues, leagueOf, lineOf, tableOf } from './fake-leagues.ts'

/** Every sign of it is escaped, and it ends on a sign of two units. */
const NAME = `${'_'.repeat(31)}🐉`
const ID = '9'.repeat(20)
const leagues = fakeLeagues()
const bot = {
  titles: TITLES,
  host: { leagues },
  clock: { now: () => new Date('2030-01-01T12:00:00Z') },
} as unknown as BotContext

const members = Array.from({ length: 200 }, (_, index) => ({ number: index + 1, name: NAME, member: ID }))
const seats = members
  .slice(0, 12)
  .map((seat, index) => ({ ...seat, place: 12 - index, points: 27_719, left: true as const }))
const rounds = Array.from({ length: 3 }, (_, index) => ({
  number: index + 1,
  at: new Date('2026-01-01T12:00:00Z'),
  byes: members,
  resting: members,
  tables: (['running', 'ended', 'annulled', 'due'] as const).flatMap((status) =>
    Array.from({ length: 15 }, (_none, table) => tableOf(table + 1, seats, { status, thread: ID })),
  ),
}))
leagues.rounds = { season: 9_999, rounds, waiting: members }
const lines = members.map((member, index) => lineOf(index + 1, NAME, { ...member, byes: 2, out: true }))
const person = { id: ID, name: NAME }
const acts = Array.from({ length: 200 }, () => ({
  at: new Date('2026-01-01T12:00:00Z'),
  by: ID,
  reason: '_'.repeat(200),
  phrase: { key: 'bot.league-did-pause', args: { name: { typed: '_'.repeat(60) } } },
}))
leagues.acted = acts

const problems = ({ content, rows = [] }: Screen) => followUpRule({ content, components: rows })

const longest = (given: Partial<LeagueInfo>): LeagueInfo =>
  leagueOf({
    name: '_'.repeat(60),
    guild: ID,
    channel: ID,
    role: ID,
    code: 'x'.repeat(40),
    status: 'paused',
    season: { number: 9_999, status: 'running', rounds: 99, paired: 98, entered: 9_999, nextAt: new Date() },
    ...given,
  })

describe.each(LANGUAGES)('in %s', (language) => {
  const who = { language, guild: ID, person }

  /** The league of a game at its largest table, with somebody in it who sits out. */
  const largest = (format: LeagueInfo['format'], title: keyof typeof TITLES) => {
    const seats = TITLES[title]?.game.seats.max ?? 12
    const league = longest({ format, title, language, seats })
    leagues.members.set(`${league.id} ${ID}`, { number: 1, entry: 'in', limit: 10, sitsOutTo: 9_999 })
    return league
  }

  it.each(FORMATS)(
    'what %s is fits for every game, and nothing is cut off that stands last',
    async (format) => {
      for (const title of Object.keys(TITLES)) {
        const league = largest(format, title)
        const info = await infoScreen(bot, who, league)
        expect(problems(info)).toEqual([])
        expect(info.content).toContain(league.end)
        expect(info.content.endsWith('…')).toBe(false)
        expect([0, 1].flatMap((page) => problems(rulesScreen(bot, league, language, page)))).toEqual([])
      }
    },
  )

  it('lists of 200 members, in one group and in 200, fit on all their pages', async () => {
    const league = largest('divisions', 'hegemony')
    for (const groups of [
      [{ lines }],
      lines.map((line, index) => ({ tier: index + 1, group: 1, lines: [line] })),
    ]) {
      leagues.standing = { season: 9_999, groups }
      const screens = [
        await pageScreen(bot, league),
        await queueScreen(bot, who as never, league),
        ...(await ceremonyPages(bot, league, 9_999)).map((content) => ({ content })),
      ]
      for (const page of [0, 7, 999])
        screens.push(
          await standingsScreen(bot, who, league, { page }),
          await scheduleScreen(bot, who, league, { page }),
          await resultsScreen(bot, who, league, { page }),
          await mineScreen(bot, who, league, page),
          await leagueLogScreen(bot, league, language, page),
        )
      expect(screens.flatMap(problems)).toEqual([])
    }
  })
})

describe('the page of a league', () => {
  it('shows as many tables as there is room for, and says how many more there are', async () => {
    const league = longest({ language: 'en', title: 'records' })
    leagues.standing = { season: 1, groups: [{ lines }] }
    const { content } = await pageScreen(bot, league)
    expect(content).toContain('… and 190 more: **Standings**')
    const shown = content.split('\n').filter((line) => line.includes('`gam')).length
    expect(shown).toBeGreaterThan(0)
    expect(content).toContain(`-# … and ${45 - shown} more: **Schedule**`)
  })
})
