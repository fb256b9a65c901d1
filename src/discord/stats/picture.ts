// The picture of a member's record in the words of its reader, and the same for those who listen.
import { seatFace } from '../../games/index.ts'
import type { PersonStats } from '../../host/people/index.ts'
import { crestNamed } from '../../picture/crest.ts'
import { oneLine } from '../../picture/letters.ts'
import { altOf, type Picture } from '../../picture/picture.ts'
import { seeded } from '../../picture/seeded.ts'
import type { Language } from '../../text/language.ts'
import type { BotContext } from '../core/context.ts'
import { titleText } from '../leagues/words.ts'
import type { StatsInput } from '../pictures/stats-input.ts'
import { wordsOf } from '../words/present.ts'
import { medalsText, percentOf, placesText, reliabilityText, tallyText } from './words.ts'

/** Whose record, and of what. */
export interface MemberRecord {
  readonly name: string
  readonly stats: PersonStats
  /** Of one server; else of all. */
  readonly here: boolean
}

/** Rows that a picture has room for; what is more is in words beside it. */
export const ROOM = { titles: 5, ratings: 3 } as const

/** A member is one of so many faces, the same each time. */
const FACES = 12

/** A member's record as a picture. */
export function statsPicture(bot: BotContext, record: MemberRecord, language: Language): Picture {
  const { name, stats, here } = record
  const words = wordsOf(language)
  const input: StatsInput = {
    language,
    name: oneLine(name),
    aside: language === 'en' ? words[here ? 'stats-here' : 'stats-everywhere']() : '',
    slip: {
      title: words['stats-slip'](),
      aside: words[here ? 'stats-slip-here' : 'stats-slip-everywhere'](),
    },
    face: seatFace(Math.floor(seeded(name)() * FACES)),
    figures: figuresOf(stats, language),
    heads: {
      game: words['stats-column-game'](),
      games: words['stats-column-games'](),
      wins: words['stats-column-wins'](),
      beaten: words['stats-column-beaten'](),
      league: words['stats-column-league'](),
      rating: words['stats-column-rating'](),
    },
    titles: stats.titles
      .slice(0, ROOM.titles)
      .map(({ title, games, wins, beaten }) => ({
        crest: crestNamed(title),
        name: titleText(bot, { title }, language),
        short: bot.titles[title]?.words[language].title ?? title,
        games: `${games}`,
        wins: `${wins}`,
        beaten: shareText(beaten),
        share: beaten ?? null,
      })),
    ratings: stats.ratings
      .slice(0, ROOM.ratings)
      .map(({ name: league, rating }) => ({
        name: oneLine(league),
        rating: `${rating.value} ± ${rating.margin}${rating.provisional ? '?' : ''}`,
        games: `${rating.games}`,
      })),
    medals: stats.medals,
    chart: chartOf(stats, language),
  }
  return { kind: 'stats.record', input, alt: statsAlt(bot, record, language) }
}

const shareText = (share: number | undefined): string => (share === undefined ? '–' : `${percentOf(share)}%`)

function figuresOf({ all, reliability }: PersonStats, language: Language): StatsInput['figures'] {
  const words = wordsOf(language)
  return [
    { value: `${all.games}`, label: words['stats-figure-games']() },
    { value: `${all.wins}`, label: words['stats-figure-wins']() },
    ...(all.beaten === undefined
      ? []
      : [{ value: shareText(all.beaten), label: words['stats-figure-beaten']() }]),
    ...(reliability === undefined
      ? []
      : [{ value: shareText(reliability), label: words['stats-figure-in-time']() }]),
  ]
}

/** The latest games with opponents. */
function chartOf({ latest }: PersonStats, language: Language): StatsInput['chart'] {
  const words = wordsOf(language)
  const games = latest.flatMap(({ title, place, beaten, won }) =>
    beaten === undefined ? [] : [{ crest: crestNamed(title), place, beaten, won }],
  )
  return { label: words['stats-chart']({ n: games.length }), won: words['stats-chart-won'](), games }
}

function statsAlt(bot: BotContext, { name, stats, here }: MemberRecord, language: Language): string {
  const words = wordsOf(language)
  const and = words['picture-says-and']()
  const head = words[here ? 'stats-head-here' : 'stats-head-all']({ name: oneLine(name) })
  const all = tallyText(stats.all, language)
  const inTime = reliabilityText(stats, language)
  const titles = stats.titles
    .slice(0, ROOM.titles)
    .map(({ title, ...tally }) =>
      [titleText(bot, { title }, language), ...tallyText(tally, language)].join(and),
    )
  const ratings = stats.ratings
    .slice(0, ROOM.ratings)
    .map(({ name: league, rating }) =>
      [
        `${oneLine(league)} ${words['league-rating'](rating)}`,
        ...(rating.provisional ? [words['league-provisional']()] : []),
      ].join(and),
    )
  const medals = medalsText(stats)
  const places = placesText(stats, language)
  const said = (...parts: readonly (readonly string[])[]) => parts.flat().join(words['picture-says-next']())
  const start = [
    head,
    [...all, ...inTime].join(and),
    ...(medals === '' ? [] : [words['stats-medals']({ list: medals })]),
  ]
  const latest = places === '' ? [] : [words['stats-latest']({ places })]
  return altOf(said(start, titles, ratings, latest), said(start, titles, ratings), said(start, titles))
}
