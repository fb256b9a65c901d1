// Paints the table: a band for each player, and what is attacked on a stroke of the brush above them.
import type { Brush } from '../../../picture/brush.ts'
import { brushStroke } from '../../../picture/cut.ts'
import { firstFitting } from '../../../picture/fitting.ts'
import type { PictureRenderer, Sheet } from '../../../picture/paint.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { WIDTH } from '../../../picture/paper.ts'
import { swords } from '../../../picture/signs.ts'
import { type BandPlan, bandHeight, drawBand, fits } from './band.ts'
import { LEVEL, LINE, UPRIGHT } from './cell.ts'
import { type CourtKind, personNeeds } from './court.ts'
import { type Page, pageOf } from './page.ts'
import type { TableInput } from './table-input.ts'

const GAP = 8
const STROKE = 88
/** A name is not cut to less than this. */
const SHORTEST_NAME = 200
/** Tables of so many have room for large busts. */
const FEW = 3

const COURTS = { large: { bust: 146, height: 196 }, small: { bust: 92, height: 140 } } as const

/** How bands stand: the court below the name or beside it, cities as towers or as lines. */
interface Room {
  readonly beside: boolean
  readonly lines: boolean
}

/** Fullest first. */
const ROOMS: readonly [Room, ...Room[]] = [
  { beside: false, lines: false },
  { beside: true, lines: false },
  { beside: true, lines: true },
]

/** Paints a table. */
export const paintTable: PictureRenderer<TableInput> = (input, measure) =>
  firstFitting(ROOMS, (room) => layTable(input, measure, room))

function layTable(input: TableInput, measure: Brush, room: Room): Sheet {
  const { language, round: title, facts: asides, ending, attack } = input
  // A heading has room for the warning; beside a slip it is stroked across, unless an attack is.
  const stroked = language === 'en' || attack ? null : ending
  const page = pageOf(language, { title, asides, warning: stroked === null ? ending : null }, 'table')
  const plan = planOf(input, page, measure, room)
  const heights = input.bands.map((band) => bandHeight(band, plan))
  const stroke = attack || stroked !== null ? STROKE + GAP : 0
  const content = heights.reduce((sum, each) => sum + each + GAP, stroke - GAP)
  const { height, spare } = page.fit(content)
  const more = spare / Math.max(1, input.bands.length)
  return {
    width: WIDTH,
    height,
    draw(brush) {
      page.lay(brush, height)
      if (stroke > 0) drawStroke(brush, page)
      if (attack) attackLine(brush, attack, page)
      else if (stroked !== null) warn(brush, stroked, page)
      let y = page.y + stroke
      for (const [index, band] of input.bands.entries()) {
        const h = (heights[index] ?? 0) + more
        drawBand(brush, band, { x: page.x, y, w: page.w, h }, plan, `seat ${index}`)
        y += h + GAP
      }
    },
  }
}

/** One plan for all bands, so that what is alike stands under each other. */
function planOf(
  { bands, language }: TableInput,
  { w }: Page,
  measure: Brush,
  { beside, lines }: Room,
): BandPlan {
  const few = bands.length <= FEW && !beside
  const kind = COURTS[few ? 'large' : 'small']
  const names = bands.flatMap((band) => band.court.map((each) => personNeeds(measure, each, kind.bust)))
  const court: CourtKind = { ...kind, width: Math.ceil(Math.max(...names)) }
  const people = Math.max(...bands.map((band) => band.court.length))
  const cell = lines ? LINE : few && language !== 'en' ? UPRIGHT : LEVEL
  const most = Math.max(1, ...bands.map(({ cities }) => cities.length))
  const plans = Array.from(
    { length: most },
    (_, index): BandPlan => ({
      w,
      court,
      people,
      cell,
      across: index + 1,
      needs: (city) => cell.needs(measure, city),
      tight: !few,
      beside,
    }),
  )
  const heightOf = (plan: BandPlan): number =>
    bands.reduce(
      (sum, band) => sum + (fits(band, plan) ? bandHeight(band, plan) : Number.POSITIVE_INFINITY),
      0,
    )
  // The first of the lowest: no more columns than that takes.
  return plans.reduce((best, plan) => (heightOf(plan) < heightOf(best) ? plan : best))
}

/** The stroke of cinnabar above the bands. */
function drawStroke(brush: Brush, { x, y, w }: Page): void {
  const middle = y + STROKE / 2
  brushStroke(
    brush.context,
    [
      [x, middle + 3],
      [x + w * 0.3, middle - 3],
      [x + w * 0.7, middle + 3],
      [x + w, middle - 1],
    ],
    { wide: STROKE - 4, ink: PALETTE.cinnabar, seed: 'attack', dry: 0.12 },
  )
}

/** That the game ends soon, on the stroke. */
const warn = (brush: Brush, warning: string, { x, y, w }: Page): void =>
  void brush.text(warning, x + w / 2, y + STROKE / 2, {
    size: 60,
    face: 'brush',
    ink: PALETTE.snow,
    align: 'center',
    max: w * 0.8,
  })

/** Who attacks what, with what is known of it, on the stroke. */
function attackLine(brush: Brush, { who, rest }: NonNullable<TableInput['attack']>, { x, y, w }: Page): void {
  const middle = y + STROKE / 2
  swords(brush, x + 48, middle, 48, PALETTE.snow)
  const left = x + 88
  const room = w * 0.94 - 88
  const setting = { size: 46, face: 'brush', ink: PALETTE.snow } as const
  const name = Math.min(brush.width(who, setting), SHORTEST_NAME)
  // All that is known goes before large letters.
  const said = brush.best(rest, (room - name - 16) / 0.88, { ...setting, size: 40 })
  const max = room - 16 - Math.min(brush.width(said, setting), room - name - 16)
  const wide = brush.text(who, left, middle, { ...setting, max, cut: true })
  brush.text(said, left + wide + 16, middle, { ...setting, max: room - wide - 16 })
}
