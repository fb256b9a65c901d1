// Finds room for units large enough to be read: those that would cover one another move apart, tied to their place by a line.
import type { Box } from '../../../picture/brush.ts'
import type { Point } from '../../../picture/cut.ts'
import { placeOf } from '../map/index.ts'
import { cityBox, flagBox, LOW } from './cities.ts'
import type { NamedCity } from './city-names.ts'
import type { CityMark, Position, UnitMark } from './map-input.ts'
import { TOKEN } from './tokens.ts'
import { isShown, placeOnSheet, type Viewport } from './viewport.ts'

/** Units that share a place, where it lies, and where the middle of their seals is drawn. */
export interface Placed {
  readonly units: readonly UnitMark[]
  readonly anchor: Point
  readonly at: Point
  /** Side of one seal. */
  readonly side: number
  /** Behind walls. */
  readonly inside: boolean
}

/** From one seal to the next at the same place, by their side. */
export const STEP = 0.66
/** How often they are pushed apart, how strongly each is drawn back to its place, and the space between, by their side. */
const ROUNDS = 240
const BACK = 0.06
const BETWEEN = 1.03
/** How much of a name's line is letters. */
const SEEN = 0.5

interface Body {
  x: number
  y: number
  readonly w: number
  readonly h: number
  /** 0 for what stands fast. */
  readonly gives: number
  /** The city that it is, or stands in. */
  readonly city: string | null
}

/** Every place with units on a part of the board; they give way to the names of cities. */
export function placeUnits(
  viewport: Viewport,
  { units, cities }: Position,
  names: readonly NamedCity[],
): readonly Placed[] {
  const side = TOKEN * viewport.units
  const groups = [...grouped(units)]
    .map(([place, on]) => {
      const inside = placeOf(place).kind === 'inside'
      const [x, y] = placeOnSheet(viewport, place)
      // A garrison stands before its tower, whose roofs show whose it is.
      const anchor: Point = [x, inside ? y + cityBox(viewport, place).h * LOW : y]
      return { units: on, anchor, inside, city: inside ? place : null }
    })
    .filter(({ anchor }) => isShown(viewport, anchor, side))
  const bodies = groups.map(({ units: on, anchor: [x, y], city }) => ({
    ...{ x, y, gives: 1, city },
    w: side * BETWEEN * (1 + STEP * (on.length - 1)),
    h: side * BETWEEN,
  }))
  settle(
    bodies,
    [...cities.flatMap((city) => towerBodies(viewport, city)), ...names.map(nameBody)],
    viewport.frame,
  )
  return groups.map(({ units: on, anchor, inside }, index) => ({
    ...{ units: on, anchor, inside, side },
    at: [bodies[index]?.x ?? anchor[0], bodies[index]?.y ?? anchor[1]],
  }))
}

/** A tower and its owner's seal, which units do not cover. */
function towerBodies(viewport: Viewport, { id, owner }: CityMark): readonly Body[] {
  const [x, y] = placeOnSheet(viewport, id)
  const { w, h } = cityBox(viewport, id)
  const flag = flagBox(viewport, id)
  const tower = { x, y, w: w * 0.7, h: h * 0.6, gives: 0, city: id }
  const seal = { x: flag.x + flag.w / 2, y: flag.y + flag.h / 2, w: flag.w, h: flag.h, gives: 0, city: id }
  return owner ? [tower, seal] : [tower]
}

const nameBody = ({ box: { x, y, w, h } }: NamedCity): Body => ({
  ...{ x: x + w / 2, y: y + h / 2, w, h: h * SEEN },
  ...{ gives: 0, city: null },
})

function grouped(units: readonly UnitMark[]): ReadonlyMap<string, readonly UnitMark[]> {
  const places = new Map<string, UnitMark[]>()
  for (const unit of units) places.set(unit.place, [...(places.get(unit.place) ?? []), unit])
  return places
}

/** Pushes bodies apart until each has room as near to where it began as can be. */
function settle(bodies: readonly Body[], fast: readonly Body[], frame: Box): void {
  const home = bodies.map(({ x, y }) => [x, y] as const)
  for (let round = 0; round < ROUNDS; round++) {
    const back = round < ROUNDS * 0.7 ? BACK : 0
    for (const [index, body] of bodies.entries()) {
      const [x, y] = home[index] ?? [body.x, body.y]
      body.x += (x - body.x) * back
      body.y += (y - body.y) * back
      for (const other of fast) part(body, other)
      for (const other of bodies.slice(index + 1)) part(body, other)
      body.x = Math.max(frame.x + body.w / 2, Math.min(frame.x + frame.w - body.w / 2, body.x))
      body.y = Math.max(frame.y + body.h / 2, Math.min(frame.y + frame.h - body.h / 2, body.y))
    }
  }
}

/** Moves two bodies that overlap apart, along the way that is shorter. */
function part(a: Body, b: Body): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const across = (a.w + b.w) / 2 - Math.abs(dx)
  const down = (a.h + b.h) / 2 - Math.abs(dy)
  if (across <= 0 || down <= 0 || (a.city !== null && a.city === b.city)) return
  const share = b.gives === 0 ? 1 : 0.5
  if (across < down) {
    const push = across * share * (dx < 0 ? 1 : -1)
    a.x += push
    b.x -= push * b.gives
  } else {
    const push = down * share * (dy < 0 ? 1 : -1)
    a.y += push
    b.y -= push * b.gives
  }
}
