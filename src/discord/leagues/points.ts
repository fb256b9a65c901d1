// A league's points: as somebody types them, and as they read.
import type { LeagueInfo } from '../../host/leagues/index.ts'
import { meanPoints, type OwnScale, pointsOf } from '../../league/points.ts'
import type { Language } from '../../text/language.ts'
import { wordsOf } from '../words/present.ts'
import { pointsText } from './words.ts'

/** Characters of points as typed. */
export const POINTS_LENGTH = 100

/** `10,4,2,0` or, with tables of one fewer, `10,4,2,0 / 8,4,0`: by number of seats; `undefined` where it is none. */
export function readPoints(typed: string): OwnScale | undefined {
  const lists = typed
    .split(/[/;；]/)
    .map((list) => list.split(/[\s,，、]+/).filter((each) => each !== ''))
    .filter((list) => list.length > 0)
  const isNumber = (each: string): boolean => /^-?\d{1,4}([.．]\d+)?$/.test(each)
  if (lists.length === 0 || !lists.flat().every(isNumber)) return undefined
  const scale = Object.fromEntries(lists.map((list) => [list.length, list.map(Number)]))
  return Object.keys(scale).length === lists.length ? scale : undefined
}

type Scored = Pick<LeagueInfo, 'seats' | 'rules'>

const SEPARATORS = { en: ', ', 'zh-TW': '、', 'zh-CN': '、' }

/** What the places of a table are worth from first to last, where one wins alone: `10, 4, 2, 0`. */
const scaleText = ({ seats }: Scored, language: Language): string =>
  pointsOf(Array.from({ length: seats }, (_, seat) => ({ place: seat + 1, winner: seat === 0 })))
    .map(pointsText)
    .join(SEPARATORS[language])

/** A league's own points, the largest tables first; nothing where it has none. */
function ownText({ seats, rules: { scale } }: Scored, language: Language): string | undefined {
  const words = wordsOf(language)
  const points = (size: number) => scale?.[size]?.join(SEPARATORS[language])
  const [usual, fewer] = [points(seats), points(seats - 1)]
  if (usual === undefined) return undefined
  return fewer === undefined ? usual : words['league-points-fewer']({ usual, fewer, seats: seats - 1 })
}

/** What places are worth, in a line. */
export function pointsShort(league: Scored, language: Language): string {
  const words = wordsOf(language)
  const own = ownText(league, language)
  return own === undefined
    ? words['league-points-short']({ seats: league.seats, points: scaleText(league, language) })
    : words['league-points-own']({ points: own })
}

/** What places are worth, and why so. */
export function pointsRules(league: Scored, language: Language): string {
  const words = wordsOf(language)
  const own = ownText(league, language)
  return own === undefined
    ? words['league-rules-points']({ seats: league.seats, points: scaleText(league, language) })
    : words['league-rules-points-own']({ points: own, mean: pointsText(meanPoints(league.rules.scale)) })
}
