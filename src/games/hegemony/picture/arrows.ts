// Arrows between neighbours of the ring: up the right side, down the left, in curves around the free corners.
import type { Box, Brush } from '../../../picture/brush.ts'
import { BRASS, WIDTH } from '../../../picture/paper.ts'
import { type Spot, WIDE } from './ring.ts'

type Point = readonly [number, number]
type Heading = 'up' | 'down' | 'left' | 'right'

/** An arrow's end, and where it comes from where it is more than a head. */
interface Arrow {
  readonly end: Point
  readonly heading: Heading
  readonly from?: { readonly start: Point; readonly bend: Point }
}

/** The middle of the free space beside a wide tile. */
const FREE = (WIDTH - WIDE) / 4
/** How far arrows keep from tiles. */
const AWAY = 22

const midX = ({ x, w }: Box): number => x + w / 2
const midY = ({ y, h }: Box): number => y + h / 2
const low = ({ y, h }: Box): number => y + h

/** From one place in the ring to the next. */
const ARROWS: Readonly<Record<string, (a: Box, b: Box) => Arrow>> = {
  'right right': (a, b) => ({ end: [midX(a), (a.y + low(b)) / 2], heading: 'up' }),
  'left left': (a, b) => ({ end: [midX(a), (low(a) + b.y) / 2], heading: 'down' }),
  'right left': (a, b) => ({ end: [(a.x + b.x + b.w) / 2, midY(a)], heading: 'left' }),
  'below right': (a, b) => ({
    from: { start: [a.x + a.w + AWAY, midY(a)], bend: [WIDTH - FREE, midY(a)] },
    end: [WIDTH - FREE, low(b) + AWAY],
    heading: 'up',
  }),
  'right above': (a, b) => ({
    from: { start: [WIDTH - FREE, a.y - AWAY], bend: [WIDTH - FREE, midY(b)] },
    end: [b.x + b.w + AWAY, midY(b)],
    heading: 'left',
  }),
  'above left': (a, b) => ({
    from: { start: [a.x - AWAY, midY(a)], bend: [FREE, midY(a)] },
    end: [FREE, b.y - AWAY],
    heading: 'down',
  }),
  'left below': (a, b) => ({
    from: { start: [FREE, low(a) + AWAY], bend: [FREE, midY(b)] },
    end: [b.x - AWAY, midY(b)],
    heading: 'right',
  }),
  'below above': (a, b) => ({
    from: { start: [a.x + a.w + AWAY, midY(a)], bend: [WIDTH - AWAY, (a.y + low(b)) / 2] },
    end: [b.x + b.w + AWAY, midY(b)],
    heading: 'left',
  }),
  'above below': (a, b) => ({
    from: { start: [a.x - AWAY, midY(a)], bend: [AWAY, (low(a) + b.y) / 2] },
    end: [b.x - AWAY, midY(b)],
    heading: 'right',
  }),
}

/** Draws the arrow from a place to the next. */
export function drawArrow(brush: Brush, from: Spot, to: Spot): void {
  const arrow = ARROWS[`${from.at} ${to.at}`]?.(from.box, to.box)
  if (!arrow) return
  const { context } = brush
  if (arrow.from) {
    const { start, bend } = arrow.from
    context.beginPath()
    context.moveTo(...start)
    context.quadraticCurveTo(...bend, ...arrow.end)
    context.strokeStyle = BRASS
    context.lineWidth = 6
    context.stroke()
  }
  head(brush, arrow.end, arrow.heading)
}

const TURNS: Readonly<Record<Heading, number>> = { up: 0, right: 1, down: 2, left: 3 }

/** Half the width of an arrow's head. */
const SIDE = 14

function head(brush: Brush, [x, y]: Point, heading: Heading): void {
  const { context } = brush
  context.save()
  context.translate(x, y)
  context.rotate((TURNS[heading] * Math.PI) / 2)
  brush.shape(
    [
      [-SIDE, SIDE * 0.7],
      [0, -SIDE],
      [SIDE, SIDE * 0.7],
    ],
    { fill: BRASS },
  )
  context.restore()
}
