// The picture of standings: a page of their rows in the words of its reader, and the same for those who listen.
import { seatFace } from '../../games/index.ts'
import type { LeagueInfo, LeagueName } from '../../host/leagues/index.ts'
import { oneLine } from '../../picture/letters.ts'
import { altOf, type Picture } from '../../picture/picture.ts'
import type { Language } from '../../text/language.ts'
import { clip } from '../../text/markdown.ts'
import type { MemberRow, StandingsInput, StandingsRow } from '../pictures/standings-input.ts'
import { wordsOf } from '../words/present.ts'
import type { Row } from './standings-pages.ts'
import { pointsText } from './words.ts'

/** A page of standings and where it belongs. */
export interface StandingsPage {
  readonly league: LeagueInfo
  readonly season: number
  readonly rows: readonly Row[]
  /** From 1. */
  readonly page: number
  readonly of: number
}

/** A page of standings as a picture. */
export function standingsPicture(shown: StandingsPage, language: Language): Picture {
  const { league, season } = shown
  const words = wordsOf(language)
  const round = league.season?.number === season && league.format !== 'queue' ? league.season.paired : 0
  const rows = withFaces(aligned(shown.rows.map((row) => rowOf(row, league, language))))
  const pageText = shown.of > 1 ? words['picture-page']({ page: shown.page, of: shown.of }) : ''
  const seasonText = words['picture-season']({ n: season, round })
  const input: StandingsInput = {
    language,
    name: oneLine(league.name),
    aside: language === 'en' ? [seasonText, pageText].filter((part) => part !== '').join(' · ') : pageText,
    slip: { title: words['picture-standings'](), aside: words['picture-slip-season']({ n: season, round }) },
    heads: {
      name: words['picture-head-name'](),
      games: words['picture-head-games'](),
      wins: words['picture-head-wins'](),
      points: words['picture-head-points'](),
      rating: words['picture-head-rating'](),
    },
    rows,
    legend: legendOf(rows, language),
  }
  return { kind: 'league.standings', input, alt: standingsAlt(input, seasonText) }
}

/** A member of a league in a picture; an erased member has no name. */
export function plainName({ number, member, name = '' }: LeagueName, language: Language): string {
  const called = oneLine(name)
  if (called !== '') return called
  // A member with an id and no name has never used the bot: texts mention them.
  return member === undefined ? wordsOf(language)['league-nobody']({ n: number }) : `#${number}`
}

function rowOf(row: Row, { format }: LeagueInfo, language: Language): StandingsRow {
  if (row.kind !== 'member') return row
  const words = wordsOf(language)
  const { line } = row
  const { place, games, wins, byes, rating, scored, was, out } = line
  return {
    kind: 'member',
    place,
    games,
    wins,
    byes,
    points: pointsText(line.points),
    counts: scored === true,
    name: plainName(line, language),
    rating: rating.hidden ? '' : `${rating.value} ± ${rating.margin}${rating.provisional ? '?' : ''}`,
    ...(was !== undefined && format !== 'queue' && { moved: was - place }),
    ...(out && { out: words['league-out']() }),
  }
}

/** Rows up to this many have room for faces. */
const WITH_FACES = 12

/** The first three of a short page with a face each. */
const withFaces = (rows: readonly StandingsRow[]): readonly StandingsRow[] =>
  rows.length > WITH_FACES
    ? rows
    : rows.map((row) =>
        row.kind === 'member' && row.counts && row.place <= 3
          ? { ...row, face: seatFace(row.place - 1) }
          : row,
      )

/** Points with a decimal each where one has it, so that they stand in line. */
function aligned(rows: readonly StandingsRow[]): readonly StandingsRow[] {
  if (!membersOf(rows).some(({ points }) => points.includes('.'))) return rows
  return rows.map((row) =>
    row.kind === 'member' && !row.points.includes('.') ? { ...row, points: `${row.points}.0` } : row,
  )
}

const membersOf = (rows: readonly StandingsRow[]): readonly MemberRow[] =>
  rows.filter((row) => row.kind === 'member')

function legendOf(rows: readonly StandingsRow[], language: Language): string {
  const words = wordsOf(language)
  const members = membersOf(rows)
  return [
    members.some(({ moved }) => moved !== undefined) && words['picture-legend-moved'](),
    members.some(({ byes }) => byes > 0) && words['picture-legend-byes'](),
    members.some(({ rating, out }) => !out && rating.endsWith('?')) && words['picture-legend-provisional'](),
  ]
    .filter((part) => part)
    .join(language === 'en' ? ' · ' : '　')
}

/** Names are cut to this many signs where the whole would be too long. */
const SHORT_NAME = 12

/** How much is said of each: all of it; without ratings; places, short names and points. */
const DETAILS = [2, 1, 0] as const

function standingsAlt({ language, name, rows }: StandingsInput, season: string): string {
  const words = wordsOf(language)
  const say = (detail: (typeof DETAILS)[number]): string => {
    const said = rows.map((row) => (row.kind === 'member' ? memberAlt(row, language, detail) : row.text))
    const head = words['picture-says-standings']({ name, season })
    return `${head}${language === 'en' ? ' ' : ''}${said.join(words['picture-says-next']())}`
  }
  const [full = '', ...shorter] = DETAILS.map(say)
  return altOf(full, ...shorter)
}

function memberAlt(row: MemberRow, language: Language, detail: (typeof DETAILS)[number]): string {
  const words = wordsOf(language)
  const { place, games, wins, byes, rating, moved = 0, out } = row
  const points = row.points.replace('.0', '')
  const name = detail === 2 ? row.name : clip(row.name, SHORT_NAME)
  const more = [
    words['league-games']({ n: games, wins }),
    byes > 0 && words['league-byes']({ n: byes }),
    moved > 0 && words['picture-says-up']({ n: moved }),
    moved < 0 && words['picture-says-down']({ n: -moved }),
    detail === 2 && rating !== '' && words['picture-says-rating']({ rating }),
    out,
  ]
  return [words['picture-says-line']({ place, name, points }), ...(detail > 0 ? more : [])]
    .filter((part) => part)
    .join(words['picture-says-and']())
}
