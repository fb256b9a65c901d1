// Paints a part of the board with everything on it, in the order in which things lie on one another.
import type { Box, Brush, Sized } from '../../../picture/brush.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { PLACES, type PlaceId, ROADS } from '../map/index.ts'
import { drawArrow } from './arrows.ts'
import { cityBox, drawBrokenLink, drawCity, flagBox } from './cities.ts'
import { type Obstacle, placeLabel, type Wanted } from './labels.ts'
import { drawLand } from './land.ts'
import type { Position } from './map-input.ts'
import { drawMark } from './marks.ts'
import { placeBox } from './roads.ts'
import { type Placed, placeUnits, STEP } from './room.ts'
import { TOKEN } from './tokens.ts'
import { drawUnits } from './units.ts'
import { isShown, placeOnSheet, type Viewport } from './viewport.ts'

/** Size of a city's name, and the colour of its halo. */
const NAME = 44
const HALO = '#f4eacf'

/** How much of the halo is kept free beside a name. */
const RIM = 3
/** How far from what it names a name may stand, in pixels. */
const REACH = { city: 60, general: 36, code: 10 } as const

/** How near to the edge of the map nothing is named any more. */
const EDGE = 14
/** Names never stand over one another while there is any other place. */
const NEVER = 100_000
/** How much of other things a name may cover, by its own area and their weight: cities anything, codes hardly any. */
const ALWAYS = Number.POSITIVE_INFINITY
const FULL = 50
const CROWDED = 0.55

/** How much it matters that a name does not cover these: hardly ever a place, let alone a unit. */
const WEIGHTS = { unit: 200, place: 200, city: 100, road: 1.2 } as const

/** What else is written on the map. */
export interface Shown {
  /** The short code of every place. */
  readonly codes: boolean
  /** What generals are called. */
  readonly generals: boolean
}

/** Paints the board; the caller sets the frame. */
export function drawMap(brush: Brush, viewport: Viewport, position: Position, shown: Shown): void {
  const { context } = brush
  const { frame } = viewport
  context.save()
  context.beginPath()
  context.rect(frame.x, frame.y, frame.w, frame.h)
  context.clip()
  drawLand(context, viewport)
  for (const mark of position.marks) drawMark(context, viewport, mark)
  for (const city of position.cities)
    if (isShown(viewport, placeOnSheet(viewport, city.id), 120)) drawCity(brush, viewport, city)
  for (const arrow of position.arrows) drawArrow(context, viewport, arrow)
  const placed = placeUnits(viewport, position)
  drawUnits(context, placed)
  for (const { id, cut } of position.cities) if (cut) drawBrokenLink(brush, viewport, id)
  context.restore()
  writeNames(brush, viewport, { position, placed }, shown)
}

/** Names of cities, then generals and codes where asked for, each where it covers least. */
function writeNames(
  brush: Brush,
  viewport: Viewport,
  { position, placed }: { readonly position: Position; readonly placed: readonly Placed[] },
  shown: Shown,
): void {
  const frame = { ...viewport.frame, h: viewport.frame.h - 6 }
  const obstacles = obstaclesOn(viewport, position, placed)
  const write = (
    text: string,
    place: PlaceId,
    { around, reach }: Pick<Wanted, 'around' | 'reach'>,
    setting: Sized,
    most: number,
  ) => {
    const at = placeOnSheet(viewport, place)
    if (!isShown(viewport, at, -EDGE)) return
    const w = brush.width(text, setting) + RIM * 2
    const [high, lower] = heightOf(text)
    const h = setting.size * high
    const { box, covers } = placeLabel({ at, around, w, h, reach }, obstacles, frame)
    if (covers > w * setting.size * most) return
    brush.text(text, box.x + RIM, box.y + h / 2 - setting.size * lower, { ...setting, halo: HALO })
    obstacles.push({ ...box, weight: NEVER })
  }
  const large = NAME * Math.min(1.2, viewport.size)
  for (const { id, name } of position.cities)
    write(
      name,
      id,
      { around: cityBox(viewport, id), reach: REACH.city },
      { size: large, face: 'brush' },
      ALWAYS,
    )
  const side = TOKEN * viewport.units
  if (shown.generals)
    for (const { general, place } of position.units)
      if (general)
        write(
          general.name,
          place,
          { around: { w: side * 1.2, h: side * 1.2 }, reach: REACH.general },
          { size: 42, face: 'kai' },
          FULL,
        )
  if (!shown.codes) return
  const space = { around: { w: side * 0.8, h: side * 0.8 }, reach: REACH.code }
  const lettering = { size: 40, face: 'sans', weight: 600, ink: PALETTE.pale } as const
  const marked = new Set(position.marks.map(({ place }) => place))
  const outside = PLACES.filter(({ kind }) => kind !== 'inside')
  for (const first of [true, false])
    for (const { id, code } of outside)
      if (marked.has(id) === first) write(code, id, space, lettering, first ? FULL : CROWDED)
}

/** How high a text with its halo is by its size, and how much lower its middle lies: small letters reach down. */
function heightOf(text: string): readonly [high: number, lower: number] {
  if (/\p{sc=Han}/u.test(text)) return [1.02, 0]
  return /\p{Ll}/u.test(text) ? [1.02, 0.08] : [0.86, 0]
}

/** Everything that a name should not cover, most of all units and cities. */
function obstaclesOn(viewport: Viewport, position: Position, placed: readonly Placed[]): Obstacle[] {
  const around = (place: string, w: number, h: number, weight: number): Obstacle => {
    const [x, y] = placeOnSheet(viewport, place)
    return { x: x - w / 2, y: y - h / 2, w, h, weight }
  }
  const taken = placed.map(({ units, at: [x, y], side }): Obstacle => {
    const w = side * (1 + STEP * (units.length - 1)) + 6
    return { x: x - w / 2, y: y - side / 2 - 3, w, h: side + 6, weight: WEIGHTS.unit }
  })
  const places = PLACES.map((place): Obstacle => {
    if (place.kind !== 'inside') return { ...placeBox(viewport, place), weight: WEIGHTS.place }
    const { w, h } = cityBox(viewport, place.id)
    return around(place.id, w, h * 1.1, WEIGHTS.city)
  })
  const flags = position.cities.flatMap(({ id, owner }) =>
    owner ? [{ ...flagBox(viewport, id), weight: WEIGHTS.city }] : [],
  )
  return [...taken, ...places, ...flags, ...roadBoxes(viewport)]
}

/** Roads as rows of small boxes. */
function roadBoxes(viewport: Viewport): readonly (Box & { weight: number })[] {
  const side = 12 * viewport.size
  return ROADS.flatMap(([a, b]) => {
    const [x0, y0] = placeOnSheet(viewport, a)
    const [x1, y1] = placeOnSheet(viewport, b)
    const steps = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / side))
    return Array.from({ length: steps }, (_, step) => ({
      x: x0 + ((x1 - x0) * step) / steps - side / 2,
      y: y0 + ((y1 - y0) * step) / steps - side / 2,
      w: side,
      h: side,
      weight: WEIGHTS.road,
    }))
  })
}
