// Positions of places on the picture: near the printed board, but far enough apart that two units fit on each.
import type { Point } from '../../../picture/cut.ts'
import { PLACES, type PlaceId, placeOf } from '../map/index.ts'

/** Size of the board in centimetres, as printed. */
export const BOARD = { width: 70, height: 42.7 } as const

/**
 * Places of the north-west and of the western and northern middle that stand elsewhere than printed.
 * The board is its own mirror image, so these hold for all its quarters.
 */
const MOVED: Readonly<Record<PlaceId, Point>> = {
  xijing: [6.4, 6.2],
  'xijing-h': [10.8, 5],
  'xijing-d': [10.4, 8.6],
  'xijing-v': [5, 9.1],
  anw: [5.2, 11.5],
  'jieting-v': [4.7, 13.8],
  jieting: [4.8, 16.4],
  'jieting-d': [9.2, 16.4],
  'jieting-sp': [4.8, 19],
  hanzhong: [11.4, 21.35],
  'hanzhong-n': [11.9, 18.6],
  'hanzhong-in': [16.2, 21.35],
  hw: [21, 21.35],
  jw: [26.6, 21.35],
  snw: [13.2, 15.6],
  b1nw: [15.5, 5.6],
  b2nw: [20.4, 6.4],
  b3nw: [25.2, 8.4],
  jnw: [26.6, 3.2],
  d1nw: [13.2, 11],
  d2nw: [17.2, 13.6],
  d3nw: [21.8, 16.8],
  enw: [21.4, 11],
  fnw: [29.4, 13.5],
  jinyang: [35, 2.2],
  'jinyang-w': [30.8, 2.7],
  'jinyang-in': [35, 4.6],
  'ye-out': [35, 6.8],
  ye: [35, 9.25],
  'ye-w': [30.6, 9.2],
  'ye-in': [35, 11.6],
  kn: [35, 13.8],
  luoyang: [35, 16.5],
  'luoyang-w': [30.7, 16.6],
  'luoyang-s': [35, 18.95],
}

const key = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`
const across = ([x, y]: Point): Point => [BOARD.width - x, y]
const below = ([x, y]: Point): Point => [x, BOARD.height - y]

const POINTS: ReadonlyMap<PlaceId, Point> = layOut()

function layOut(): ReadonlyMap<PlaceId, Point> {
  const moved = new Map<string, Point>()
  for (const [id, point] of Object.entries(MOVED)) {
    const { at } = placeOf(id)
    for (const turn of [(each: Point) => each, across, below, (each: Point) => across(below(each))])
      moved.set(key(turn(at)), turn(point))
  }
  return new Map(PLACES.map(({ id, at }) => [id, moved.get(key(at)) ?? at]))
}

/** Where a place is drawn, in centimetres of the printed board. */
export function pointOf(place: PlaceId): Point {
  const point = POINTS.get(place)
  if (!point) throw new Error(`${place} is not on the map`)
  return point
}

/** A column or a row of the map's grid: its letter or number, and from where to where it reaches. */
export interface Band {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** Bands that begin and end half way between the places of one and of the next. */
function bandsOf(nameOf: (code: string) => string, along: 0 | 1, end: number): readonly Band[] {
  const reach = new Map<string, [least: number, most: number]>()
  for (const { id, code } of PLACES) {
    const at = pointOf(id)[along]
    const [least, most] = reach.get(nameOf(code)) ?? [at, at]
    reach.set(nameOf(code), [Math.min(least, at), Math.max(most, at)])
  }
  const sorted = [...reach].sort(([, [a]], [, [b]]) => a - b)
  return sorted.map(([name, [least, most]], index) => {
    const before = sorted[index - 1]?.[1][1]
    const after = sorted[index + 1]?.[1][0]
    const half = after === undefined ? (least - (before ?? 0)) / 2 : (after - most) / 2
    return {
      name,
      from: before === undefined ? Math.max(0, least - half) : (before + least) / 2,
      to: after === undefined ? Math.min(end, most + half) : (most + after) / 2,
    }
  })
}

/** Columns from west to east, by letter. */
export const COLUMNS = bandsOf((code) => code.replace(/\d+$/, ''), 0, BOARD.width)
/** Rows from north to south, by number. */
export const ROWS = bandsOf((code) => code.replace(/^\D+/, ''), 1, BOARD.height)
