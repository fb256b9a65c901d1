// Names of cities: each at the same place beside its own tower in every picture of the same part of the board.
import type { Box, Brush } from '../../../picture/brush.ts'
import type { Point } from '../../../picture/cut.ts'
import { CITIES, PLACES } from '../map/index.ts'
import { cityBox, flagBox, LOW } from './cities.ts'
import { HALO, heightOf, type Obstacle, placeLabel, RIM } from './labels.ts'
import type { CityMark } from './map-input.ts'
import { placeBox, roadBoxes } from './roads.ts'
import { TOKEN } from './tokens.ts'
import { isShown, placeOnSheet, type Viewport } from './viewport.ts'

/** A city's name and where it stands. */
export interface NamedCity {
  readonly name: string
  readonly size: number
  readonly id: string
  readonly box: Box
}

const NAME = 44
/** How far from its tower a name may stand, in pixels. */
const REACH = 40
/** How near to the edge of the map nothing is named any more. */
const EDGE = 14
/** How near to another city a name may be taken for its name, in pixels. */
const MISTAKEN = 30
/** How much it matters that a name does not cover these: another name never, a road hardly. */
const WEIGHTS = { name: 100_000, city: 200, other: 10, garrison: 3, place: 9, road: 0.8 } as const

/** Finds room for the names of cities; units and owners do not matter, they give way. */
export function cityNames(
  measure: Brush,
  viewport: Viewport,
  cities: readonly CityMark[],
): readonly NamedCity[] {
  const frame = { ...viewport.frame, h: viewport.frame.h - 6 }
  const size = NAME * Math.min(1.2, viewport.size)
  const fast = fastObstacles(viewport)
  const named: NamedCity[] = []
  for (const { id, name } of cities) {
    const at = placeOnSheet(viewport, id)
    if (!isShown(viewport, at, -EDGE)) continue
    const others = CITIES.filter((city) => city.id !== id).map((city) => otherCity(viewport, city.id))
    const taken = named.map(({ box }) => ({ ...box, weight: WEIGHTS.name }))
    const w = measure.width(name, { size, face: 'brush' }) + RIM * 2
    const wanted = { at, around: cityBox(viewport, id), w, h: size * heightOf(name)[0], reach: REACH }
    const { box } = placeLabel(wanted, [...fast, ...others, ...taken], frame)
    named.push({ id, name, size, box })
  }
  return named
}

/** Writes them. */
export function writeCityNames(brush: Brush, names: readonly NamedCity[]): void {
  for (const { name, size, box } of names)
    brush.text(name, box.x + RIM, box.y + box.h / 2 - size * heightOf(name)[1], {
      ...{ size, face: 'brush', halo: HALO },
    })
}

const boxAround = ([x, y]: Point, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h })

/** Towers with their seals and garrisons, places and roads. */
function fastObstacles(viewport: Viewport): readonly Obstacle[] {
  const side = TOKEN * viewport.units
  return [
    ...CITIES.flatMap(({ id }): Obstacle[] => {
      const at = placeOnSheet(viewport, id)
      const { w, h } = cityBox(viewport, id)
      return [
        { ...boxAround(at, w, h * 1.1), weight: WEIGHTS.city },
        { ...flagBox(viewport, id), weight: WEIGHTS.city },
        { ...boxAround([at[0], at[1] + h * LOW], side, side), weight: WEIGHTS.garrison },
      ]
    }),
    ...PLACES.filter(({ kind }) => kind !== 'inside').map((place) => ({
      ...placeBox(viewport, place),
      weight: WEIGHTS.place,
    })),
    ...roadBoxes(viewport).map((box) => ({ ...box, weight: WEIGHTS.road })),
  ]
}

/** The space around another city, where a name would be taken for that one's. */
function otherCity(viewport: Viewport, id: string): Obstacle {
  const { w, h } = cityBox(viewport, id)
  const box = boxAround(placeOnSheet(viewport, id), w + MISTAKEN * 2, h + MISTAKEN * 2)
  return { ...box, weight: WEIGHTS.other }
}
