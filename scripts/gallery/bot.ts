// The bot's own pictures, from fixed leagues and members.

import type { BotContext } from '../../src/discord/core/context.ts'
import { lookedUpPicture } from '../../src/discord/input/people.ts'
import { pictureOfEnd } from '../../src/discord/leagues/ceremony-picture.ts'
import { pagesOfRows, rowsOf } from '../../src/discord/leagues/standings-pages.ts'
import { standingsPicture } from '../../src/discord/leagues/standings-picture.ts'
import { welcomePicture } from '../../src/discord/panels/newcomers/welcome-picture.ts'
import { statsPicture } from '../../src/discord/stats/picture.ts'
import { platePicture } from '../../src/discord/words/plate.ts'
import { TITLES } from '../../src/games/index.ts'
import type {
  LeagueInfo,
  LeagueTableInfo,
  SeasonStandings,
  StandingLine,
} from '../../src/host/leagues/index.ts'
import type { PersonStats } from '../../src/host/people/index.ts'
import type { GameInfo } from '../../src/host/table/types.ts'
import { POINT } from '../../src/league/points.ts'
import type { Picture } from '../../src/picture/picture.ts'
import type { Language } from '../../src/text/language.ts'

const league = (language: Language, more: Partial<LeagueInfo> = {}): LeagueInfo => ({
  id: 'r4k2p',
  name: language === 'en' ? 'Peach Garden League' : '桃園聯賽',
  guild: '1',
  channel: '2',
  format: 'season',
  title: 'records',
  seats: 4,
  options: {},
  language,
  status: 'open',
  pace: { base: 0 } as unknown as LeagueInfo['pace'],
  rules: { rounds: 8, roundDays: 14, tableDays: 30, entryDays: 7 },
  code: 'guest-7',
  end: 'e'.repeat(64),
  season: { number: 2, status: 'running', rounds: 8, paired: 5, entered: 20 },
  ...more,
})

/** A line like those of a season in its middle; everything follows from place and name. */
function lineOf(name: string, index: number, more: Partial<StandingLine> = {}): StandingLine {
  const games = 5 - (index % 4 === 3 ? 1 : 0)
  return {
    place: index + 1,
    number: index + 1,
    name,
    member: `${index + 1}`,
    games,
    wins: Math.max(0, 3 - Math.floor(index / 3)),
    byes: index % 4 === 3 ? 1 : 0,
    points: Math.round((36 - index * 1.35) * 10) * (POINT / 10),
    rating: {
      value: 1422 - index * 23,
      margin: 62 + index * 4,
      games: 22 - index,
      provisional: index > 12,
      hidden: index === 17,
    },
    was: Math.max(1, index + 1 + ((index * 7) % 5) - 2),
    reliability: 0.97,
    scored: true,
    ...more,
  }
}

function season(names: readonly string[], count: number): SeasonStandings {
  const lines = Array.from({ length: count }, (_, index) =>
    lineOf(names[index % names.length] ?? '', index, index === 15 ? { out: true } : {}),
  )
  return { season: 2, groups: [{ lines }] }
}

/** Two tiers, of one group and of two. */
function divisions(names: readonly string[]): SeasonStandings {
  const group = (tier: number, number: number, size: number, ups: number, downs: number) => ({
    tier,
    group: number,
    lines: Array.from({ length: size }, (_none, index): StandingLine => {
      const { was: _, ...line } = lineOf(names[(tier * 3 + number * 5 + index) % names.length] ?? '', index)
      const goes = index < ups ? 'up' : index >= size - downs ? 'down' : undefined
      return { ...line, byes: 0, ...(goes && { goes }) }
    }),
  })
  return { season: 2, groups: [group(1, 1, 7, 0, 2), group(2, 1, 7, 1, 0), group(2, 2, 7, 1, 0)] }
}

function pagesOf(standings: SeasonStandings, language: Language, more: Partial<LeagueInfo> = {}): Picture[] {
  const pages = pagesOfRows(rowsOf(standings, language), () => 0)
  return pages.map((rows, index) =>
    standingsPicture(
      { league: league(language, more), season: 2, rows, page: index + 1, of: pages.length },
      language,
    ),
  )
}

/** A record of some years: all five games, three leagues. */
const RECORD: PersonStats = {
  all: { games: 61, wins: 19, beaten: 0.58 },
  titles: Object.keys(TITLES).map((title, index) => ({
    title,
    games: 30 - index * 6,
    wins: 9 - index * 2,
    ...(index !== 2 && { beaten: 0.62 - index * 0.05 }),
  })),
  latest: Array.from({ length: 20 }, (_, index) => {
    const place = 1 + ((index * 7 + 2) % 5)
    const title = Object.keys(TITLES)[(index * index) % 5] ?? 'records'
    return { title, place, seats: 5, won: place === 1, beaten: (5 - place) / 4 }
  }),
  more: false,
  reliability: 0.97,
  ratings: ['Spring League', '桃園聯賽', 'Five Tiger Generals of the Eastern Marches'].map((name, index) => ({
    name,
    title: 'records',
    rating: {
      value: 1240 - index * 70,
      margin: 90 + index * 20,
      games: 14 - index * 4,
      provisional: index > 0,
      hidden: false,
    },
  })),
  medals: [2, 1, 1],
}

/** A few games of one kind, no league. */
const FIRST: PersonStats = {
  all: { games: 3, wins: 1, beaten: 0.5 },
  titles: [{ title: 'meow', games: 3, wins: 1, beaten: 0.5 }],
  latest: [0.5, 0, 1].map((beaten) => ({
    title: 'meow',
    place: 3 - beaten * 2,
    seats: 3,
    won: beaten === 1,
    beaten,
  })),
  more: false,
  ratings: [],
  medals: [0, 0, 0],
}

/** Tables that wait for players, and a full one, in three games. */
const plates = (language: Language, names: readonly string[]): readonly (readonly [string, Picture])[] =>
  (
    [
      ['records', 4, 2],
      ['meow', 3, 3],
      ['hegemony', 8, 5],
      ['storm', 12, 12],
    ] as const
  ).flatMap(([id, seats, taken]) => {
    const title = TITLES[id]
    const players = names.slice(0, taken).map((name, seat) => ({ seat, name, member: `${seat}` }))
    const info = { id: 'k7q2m', title: id, language, seats, players } as unknown as GameInfo
    const picture = title && platePicture(title, info)
    return picture ? [[`plate.${id}`, picture] as const] : []
  })

/** A general who is in one game, and one who is in several. */
const people = (language: Language): readonly (readonly [string, Picture])[] =>
  (
    [
      ['one', 'hegemony', ['cao-cao']],
      ['cat', 'meow', ['sima-yi']],
      ['lord', 'dynasties', ['liu-bang']],
      ['several', '', ['zhang-fei']],
    ] as const
  ).flatMap(([name, game, [id]]) => {
    const titles = Object.values(TITLES).filter(
      (title) => (game === '' || title.game.id === game) && title.words.en.cards[id] !== undefined,
    )
    const picture = lookedUpPicture(
      titles.map((title) => ({ title, id })),
      language,
    )
    return picture ? [[`people.${name}`, picture] as const] : []
  })

/** Names and pictures of the bot's own, in a language, of members with these names. */
export function botPictures(
  language: Language,
  names: readonly string[],
): readonly (readonly [name: string, picture: Picture])[] {
  const [full] = pagesOf(season(names, 20), language)
  const [short] = pagesOf(season(names, 7), language)
  const groups = pagesOf(divisions(names), language, { format: 'divisions' })
  const standings = { full, short, divisions: groups[0], lower: groups[1] }
  const bot = { titles: TITLES } as unknown as BotContext
  const seats = divisions(names).groups.flatMap(({ lines }) => lines)
  const tables = [1, 2].map(
    (number): LeagueTableInfo => ({
      round: 1,
      number,
      status: 'ended',
      startsAt: new Date(0),
      due: new Date(0),
      seats: [seats[3], seats[6], seats[5]].flatMap((line, index) =>
        line ? [{ ...line, ...(index === 1 && { winner: true as const }) }] : [],
      ),
    }),
  )
  const record = (stats: PersonStats, here: boolean, name = names[3] ?? '') =>
    statsPicture(bot, { name, stats, here }, language)
  return [
    ...Object.entries(standings).flatMap(([name, picture]) =>
      picture ? [[`league.standings-${name}`, picture] as const] : [],
    ),
    ['league.ceremony-one', pictureOfEnd(league(language), season(names, 7), [])],
    ['league.ceremony-divisions', pictureOfEnd(league(language), divisions(names), tables)],
    ['newcomers.welcome', welcomePicture(TITLES, language)],
    ...plates(language, names),
    ...people(language),
    ['stats.record-years', record(RECORD, true)],
    ['stats.record-first', record(FIRST, false, names[0])],
  ]
}
