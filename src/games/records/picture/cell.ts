// A city on the table: tower, points and name; below or beside it who holds it.
import type { Brush } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { swords, wall } from '../../../picture/signs.ts'
import { drawCity } from './city.ts'
import { disc, PLAQUE, plaque } from './marks.ts'
import type { CityTile } from './table-input.ts'

/** How cities of a table stand: names down the page beside high towers, or level beside low ones. */
export interface CellKind {
  readonly height: number
  /** Between two rows. */
  readonly gap: number
  /** As wide as a city ever gets. */
  readonly most: number
  /** The least width for a city. */
  needs(brush: Brush, city: CityTile): number
  draw(
    brush: Brush,
    city: CityTile,
    flag: string,
    at: { readonly x: number; readonly y: number; readonly w: number },
  ): void
}

const NAME = { size: 46, face: 'brush' } as const
const LABEL = { size: 42, face: 'kai' } as const
/** How far text may be condensed. */
const TIGHT = 0.87
const DISC = 29
const PAD = 8
const TOWER = 104
/** Of the walls' sign and number. */
const WALLS = 66

/** The shortest that is said of a garrison, and the room it takes. */
const shortest = (brush: Brush, { labels }: CityTile): number =>
  Math.min(...labels.map((label) => brush.width(label, { ...LABEL, size: 40 }))) * TIGHT

/** Who holds a city: strength and name from a point on, the middle at `y`. */
function garrison(brush: Brush, city: CityTile, x: number, y: number, max: number): void {
  plaque(brush, { number: city.strength, held: city.held }, { x, y: y - PLAQUE / 2, w: PLAQUE, h: PLAQUE })
  const room = max - PLAQUE - PAD
  brush.text(brush.best(city.labels, room / TIGHT, LABEL), x + PLAQUE + PAD, y, {
    ...LABEL,
    max: room,
    ink: city.held === 'hidden' ? PALETTE.pale : PALETTE.ink,
  })
}

/** A city that is attacked: framed in cinnabar, with two swords. */
function besieged(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  at: readonly [number, number],
): void {
  cutBox(
    brush.context,
    { x: x - 5, y: y - 3, w: w + 8, h: h + 4 },
    { line: PALETTE.cinnabar, wide: 5 },
    'besieged',
  )
  swords(brush, at[0], at[1], 50, PALETTE.cinnabar)
}

/** For Chinese readers: the name down the page, the garrison below. */
export const UPRIGHT: CellKind = {
  height: 196,
  gap: 10,
  most: 250,
  needs: (brush, city) => Math.max(TOWER + 6 + DISC * 2, PLAQUE + PAD + shortest(brush, city)),
  draw(brush, city, flag, { x, y, w }) {
    const wide = Math.min(132, w - DISC * 2 - 4)
    if (city.besieged) besieged(brush, x, y, w, 196, [x + 24, y + 28])
    drawCity(brush, { x, y: y + 137, w: wide }, { walls: city.walls, flag })
    const column = x + wide + DISC + 2
    disc(brush, city.points, { x: column, y: y + DISC + 1, radius: DISC }, { ink: PALETTE.jade })
    const signs = [...city.name]
    for (const [index, sign] of signs.entries())
      brush.text(sign, column, y + DISC * 2 + 23 + index * 42, { ...NAME, size: 44, align: 'center' })
    garrison(brush, city, x, y + 170, w)
  },
}

/** For all others, and where many play: tower and points at the left, name over garrison at the right. */
export const LEVEL: CellKind = {
  height: 114,
  gap: 10,
  most: 410,
  needs: (brush, city) =>
    TOWER +
    6 +
    Math.max(
      brush.width(city.name, { ...NAME, size: 40 }) * TIGHT + DISC * 2 + PAD,
      PLAQUE + PAD + shortest(brush, city),
    ),
  draw(brush, city, flag, { x, y, w }) {
    if (city.besieged) besieged(brush, x, y, w, 114, [x + 22, y + 26])
    drawCity(brush, { x, y: y + 112, w: TOWER }, { walls: city.walls, flag })
    const left = x + TOWER + 6
    disc(brush, city.points, { x: left + DISC, y: y + DISC + 1, radius: DISC }, { ink: PALETTE.jade })
    const beside = left + DISC * 2 + PAD
    brush.text(city.name, beside, y + DISC + 1, { ...NAME, max: x + w - beside })
    garrison(brush, city, left, y + 87, w - TOWER - 6)
  },
}

const ROW = 52
const SMALL_DISC = 29

/** Where many hold many: points, name, strength of the garrison and walls in one line. */
export const LINE: CellKind = {
  height: ROW,
  gap: 2,
  most: 380,
  needs: (brush, city) =>
    SMALL_DISC * 2 + PAD * 2 + brush.width(city.name, { ...NAME, size: 40 }) * TIGHT + PLAQUE + WALLS,
  draw(brush, city, _flag, { x, y, w }) {
    if (city.besieged) besieged(brush, x, y, w, ROW, [x + SMALL_DISC, y + ROW / 2])
    const middle = y + ROW / 2
    if (!city.besieged)
      disc(brush, city.points, { x: x + SMALL_DISC, y: middle, radius: SMALL_DISC }, { ink: PALETTE.jade })
    const right = x + w
    brush.text(String(city.walls), right, middle, { size: 44, weight: 800, align: 'right' })
    wall(brush, right - 45, middle, 34)
    const held = right - WALLS - PLAQUE
    plaque(
      brush,
      { number: city.strength, held: city.held },
      { x: held, y: middle - PLAQUE / 2, w: PLAQUE, h: PLAQUE },
    )
    const left = x + SMALL_DISC * 2 + PAD
    brush.text(city.name, left, middle, { ...NAME, max: held - PAD - left })
  },
}
