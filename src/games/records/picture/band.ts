// A player's band on the table: name and means above, the court at the left, the cities beside it.
import type { Box, Brush } from '../../../picture/brush.ts'
import { drawBlossom } from '../../../picture/crest.ts'
import { cutBox } from '../../../picture/cut.ts'
import { FACTION_LOOKS } from '../../../picture/faction.ts'
import { nameNeeds } from '../../../picture/name-room.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { coin, turnFlag } from '../../../picture/signs.ts'
import type { CellKind } from './cell.ts'
import { type CourtKind, drawPerson } from './court.ts'
import { chop, chopWidth, drawCards } from './marks.ts'
import type { Band, CityTile } from './table-input.ts'

/** How all bands of a table are laid out. */
export interface BandPlan {
  readonly w: number
  readonly court: CourtKind
  /** How many people stand beside each other at most. */
  readonly people: number
  readonly cell: CellKind
  readonly across: number
  /** The least width for a city. */
  needs(city: CityTile): number
  /** Many play: less room above and below. */
  readonly tight: boolean
  /** The court stands beside the name, not below it. */
  readonly beside: boolean
}

const RESTING = '#f7eed9'
const STRIPE = 14
const PAD = 12
const GAP = 10
const LEFT = STRIPE + 18

/** Widths of the columns of numbers at the right. */
interface Columns {
  readonly points: number
  readonly counter: number
}
const WIDE: Columns = { points: 158, counter: 132 }
const NARROW: Columns = { points: 150, counter: 130 }
const NAME = { size: 54, face: 'brush' } as const
const BONUS = 150

const headerHeight = ({ tight, beside }: BandPlan): number => (beside ? 56 : tight ? 68 : 76)
const padding = ({ tight }: BandPlan): number => (tight ? 8 : 12)

/** How wide the cities of a band stand together. */
const citiesWidth = (w: number, court: CourtKind, people: number): number =>
  w - LEFT - court.width * people - PAD * 2 - 6

/** Where a city stands: its column and row, and how many columns it takes. */
interface Spot {
  readonly column: number
  readonly row: number
  readonly span: number
}

/** Places the cities of a band from the left, row by row; one with a long name takes several columns. */
function spotsOf({ cities }: Band, plan: BandPlan): readonly Spot[] {
  const { across } = plan
  const step = columnWidth(plan) + GAP
  let [column, row] = [0, 0]
  return cities.map((city) => {
    const span = Math.min(across, Math.ceil((plan.needs(city) + GAP) / step))
    if (column + span > across) [column, row] = [0, row + 1]
    const spot = { column, row, span }
    column += span
    return spot
  })
}

/** Whether every city has the room it needs. */
export function fits(band: Band, plan: BandPlan): boolean {
  const step = columnWidth(plan) + GAP
  return spotsOf(band, plan).every(({ span }, index) => {
    const city = band.cities[index]
    return city === undefined || plan.needs(city) <= step * span - GAP
  })
}

const columnWidth = ({ w, court, people, across }: BandPlan): number =>
  (citiesWidth(w, court, people) - GAP * (across - 1)) / across

/** How tall a band is. */
export function bandHeight(band: Band, plan: BandPlan): number {
  const { court, cell } = plan
  const rows = Math.max(0, ...spotsOf(band, plan).map(({ row }) => row + 1))
  const [above, pad] = [headerHeight(plan), padding(plan)]
  const cities = rows * (cell.height + cell.gap) - cell.gap
  if (plan.beside) return Math.max(court.height + pad * 2, above + cities + pad * 2)
  return above + Math.max(court.height, cities) + pad * 2
}

/** Draws a band in its box. */
export function drawBand(brush: Brush, band: Band, { x, y, w, h }: Box, plan: BandPlan, seed: string): void {
  const { context } = brush
  const [above, pad] = [headerHeight(plan), padding(plan)]
  const acting = band.acts !== null
  cutBox(
    context,
    { x, y, w, h },
    {
      fill: acting ? PALETTE.leaf : RESTING,
      line: acting ? PALETTE.cinnabar : PALETTE.ink,
      wide: acting ? 6 : 2.6,
    },
    seed,
  )
  const flag = FACTION_LOOKS[band.faction].colour
  context.fillStyle = flag
  context.fillRect(x + 5, y + 5, STRIPE, h - 10)
  const left = x + LEFT + plan.court.width * plan.people + 6
  const from = plan.beside ? left + PAD : x + LEFT
  header(brush, band, { x: from, y, w: x + w - PAD - from, h: above }, plan.beside ? NARROW : WIDE)
  context.fillStyle = PALETTE.line
  context.fillRect(from - 6, y + above, x + w - 8 - from + 6, 2)
  const top = y + above + pad
  for (const [index, person] of band.court.entries())
    drawPerson(brush, person, plan.court, x + LEFT + index * plan.court.width, plan.beside ? y + pad : top)
  context.fillStyle = PALETTE.line
  context.fillRect(left, plan.beside ? y + pad : top, 2, h - pad * 2 - (plan.beside ? 0 : above))
  const widest = Math.max(plan.cell.most, ...band.cities.map(plan.needs))
  const step = Math.min(columnWidth(plan), widest) + GAP
  for (const [index, { column, row, span }] of spotsOf(band, plan).entries()) {
    const city = band.cities[index]
    if (!city) continue
    plan.cell.draw(brush, city, flag, {
      x: left + PAD + column * step,
      y: top + row * (plan.cell.height + plan.cell.gap),
      w: step * span - GAP,
    })
  }
}

/** Whose turn and name on the left; coins, cards and points on the right. */
function header(
  brush: Brush,
  { name, acts, starts, coins, cards, points, first }: Band,
  { x, y, w, h }: Box,
  { points: pointsWide, counter: each }: Columns,
): void {
  const middle = y + h / 2 + 2
  const right = x + w
  score(brush, points, right, middle)
  counter(brush, cards, { right: right - pointsWide, y: middle, w: each }, (at) =>
    drawCards(brush, at, middle, 50),
  )
  counter(brush, coins, { right: right - pointsWide - each, y: middle, w: each }, (at) =>
    coin(brush, at, middle, 50),
  )
  let end = right - pointsWide - each * 2
  let left = x
  // The name has its room first: in a narrow header the words tell who starts and a bonus, and a flag whose turn it is.
  const needs = nameNeeds(brush, name, NAME) + PAD
  const fits = (taken: number) => end - left - taken >= needs
  const actsRoom = acts ? chopWidth(brush, acts) + PAD : 0
  if (acts && fits(actsRoom)) left += chop(brush, acts, left, middle, { ink: PALETTE.cinnabar }) + PAD
  else if (acts) left += turnFlag(brush, left, middle)
  if (first && fits(BONUS)) end -= bonus(brush, first.bonus, end, middle) + PAD
  const startRoom = starts ? chopWidth(brush, starts) + PAD : 0
  const started = fits(startRoom) ? starts : null
  const max = end - PAD - left - (started ? startRoom : 0)
  const wide = brush.text(name, left, middle, { ...NAME, max, cut: 'name' })
  if (started) chop(brush, started, left + wide + PAD, middle, { ink: PALETTE.pale, hollow: true })
}

/** The number large, what it counts small: `15 pts`. */
function score(brush: Brush, points: string, right: number, y: number): void {
  const [, number = '', unit = ''] = points.match(/^(\d+)\s*(.*)$/u) ?? []
  const wide = brush.text(unit, right, y + 3, { size: 42, face: 'kai', ink: PALETTE.pale, align: 'right' })
  brush.text(number, right - wide - 8, y, { size: 62, weight: 900, face: 'serif', align: 'right' })
}

/** A sign and its number in a column that ends at `right`, so that those of all players stand under each other. */
function counter(
  brush: Brush,
  n: number,
  { right, y, w }: { readonly right: number; readonly y: number; readonly w: number },
  sign: (x: number) => void,
): void {
  const left = right - w
  sign(left + 26)
  brush.text(String(n), left + 58, y, { size: 50, weight: 800, max: w - 72 })
}

/** A blossom and what it brings to the player who was first; returns its width. */
function bonus(brush: Brush, text: string, right: number, y: number): number {
  const number = text.replace(/^\D*(?=\+)/, '')
  const wide = brush.text(number, right, y, { size: 48, weight: 800, ink: PALETTE.jade, align: 'right' })
  drawBlossom(brush.context, { x: right - wide - 32, y, side: 48 }, PALETTE.cinnabar, PALETTE.leaf)
  return wide + 60
}
