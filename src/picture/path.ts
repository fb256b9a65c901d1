// Shapes given as SVG paths in a box of their own, drawn at a place and in a size.

import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { LRUCache } from 'lru-cache'

/** How a path is drawn. */
export interface Drawing {
  readonly fill?: string
  readonly line?: string
  /** Width of the line, in units of the path's own box. */
  readonly wide?: number
}

/** Paths kept: they are the same in every picture. */
const KEPT = 500
const paths = new LRUCache<string, Path2D>({ max: KEPT })

function pathOf(d: string): Path2D {
  const known = paths.get(d)
  if (known) return known
  const path = new Path2D(d)
  paths.set(d, path)
  return path
}

/** Draws a path where the context stands; what lies inside twice is a hole. */
export function drawPath(context: SKRSContext2D, d: string, { fill, line, wide = 2 }: Drawing): void {
  const path = pathOf(d)
  if (fill !== undefined) {
    context.fillStyle = fill
    context.fill(path, 'evenodd')
  }
  if (line !== undefined) {
    context.strokeStyle = line
    context.lineWidth = wide
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.stroke(path)
  }
}

/** Draws with the origin at a point and everything `scale` times as large. */
export function placed(
  context: SKRSContext2D,
  {
    x,
    y,
    scale = 1,
    turn = 0,
  }: { readonly x: number; readonly y: number; readonly scale?: number; readonly turn?: number },
  draw: () => void,
): void {
  context.save()
  context.translate(x, y)
  if (turn !== 0) context.rotate(turn)
  context.scale(scale, scale)
  draw()
  context.restore()
}
