// Paints a part of the board with everything on it, in the order in which things lie on one another.
import type { Brush, Sized } from '../../../picture/brush.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { PLACES, type PlaceId } from '../map/index.ts'
import { drawArrow } from './arrows.ts'
import { cityBox, drawBrokenLink, drawCity, flagBox } from './cities.ts'
import { cityNames, type NamedCity, writeCityNames } from './city-names.ts'
import { HALO, heightOf, type Obstacle, placeLabel, RIM, type Wanted } from './labels.ts'
import { drawLand } from './land.ts'
import type { Position } from './map-input.ts'
import { drawMark } from './marks.ts'
import { placeBox, roadBoxes } from './roads.ts'
import { type Placed, placeUnits, STEP } from './room.ts'
import { TOKEN } from './tokens.ts'
import { drawUnits } from './units.ts'
import { isShown, placeOnSheet, type Viewport } from './viewport.ts'

/** How far from what it names a name may stand, in pixels. */
const REACH = { general: 36, code: 10 } as const

/** How near to the edge of the map nothing is named any more. */
const EDGE = 14
/** Names never stand over one another while there is any other place. */
const NEVER = 100_000
/** How much of other things a name may cover, by its own area and their weight: codes hardly any. */
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
  const names = cityNames(brush, viewport, position.cities)
  const placed = placeUnits(viewport, position, names)
  drawUnits(context, placed)
  for (const { id, cut } of position.cities) if (cut) drawBrokenLink(brush, viewport, id)
  context.restore()
  writeCityNames(brush, names)
  writeNames(brush, viewport, { position, placed, names }, shown)
}

/** What stands on the map. */
interface Standing {
  readonly position: Position
  readonly placed: readonly Placed[]
  readonly names: readonly NamedCity[]
}

/** Names of generals and codes where asked for, each where it covers least. */
function writeNames(
  brush: Brush,
  viewport: Viewport,
  { position, placed, names }: Standing,
  shown: Shown,
): void {
  const frame = { ...viewport.frame, h: viewport.frame.h - 6 }
  const taken = names.map(({ box }) => ({ ...box, weight: NEVER }))
  const obstacles = [...obstaclesOn(viewport, position, placed), ...taken]
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
  const roads = roadBoxes(viewport).map((box) => ({ ...box, weight: WEIGHTS.road }))
  return [...taken, ...places, ...flags, ...roads]
}
