// The frame of a printed map: column letters above, row numbers at the side, hairlines where they meet.
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Brush } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { type Band, COLUMNS, ROWS } from './layout.ts'
import { onSheet, type Viewport } from './viewport.ts'

/** Height of the letters' band and width of the numbers'. */
export const LETTERS = 44
export const NUMBERS = 50

/** Draws hairlines between columns and rows; they lie under everything but water. */
export function drawGrid(context: SKRSContext2D, viewport: Viewport): void {
  const { frame } = viewport
  context.strokeStyle = 'rgba(128,96,26,.17)'
  context.lineWidth = 1.6
  context.setLineDash([3, 7])
  for (const { from, to } of COLUMNS)
    for (const x of [from, to].map((at) => onSheet(viewport, [at, 0])[0]))
      line(x, frame.y, x, frame.y + frame.h)
  for (const { from, to } of ROWS)
    for (const y of [from, to].map((at) => onSheet(viewport, [0, at])[1]))
      line(frame.x, y, frame.x + frame.w, y)
  context.setLineDash([])

  function line(x0: number, y0: number, x1: number, y1: number): void {
    context.beginPath()
    context.moveTo(x0, y0)
    context.lineTo(x1, y1)
    context.stroke()
  }
}

/** Draws the frame with letters and numbers around the map. */
export function drawFrame(brush: Brush, viewport: Viewport): void {
  const { frame } = viewport
  const { context } = brush
  const all = { x: frame.x - NUMBERS, y: frame.y - LETTERS, w: frame.w + NUMBERS, h: frame.h + LETTERS }
  context.fillStyle = PALETTE.leaf
  context.fillRect(all.x, all.y, all.w, LETTERS)
  context.fillRect(all.x, all.y, NUMBERS, all.h)
  cutBox(context, frame, { line: PALETTE.ink, wide: 2 }, 'map')
  cutBox(context, all, { line: PALETTE.ink, wide: 4 }, 'map and grid')
  const setting = { weight: 700, ink: PALETTE.pale, align: 'center' } as const
  const shown = (from: number, to: number, of: Band) => of.to > from && of.from < to
  const { part } = viewport
  for (const band of COLUMNS.filter((each) => shown(part.x, part.x + part.w, each))) {
    const [from] = onSheet(viewport, [band.from, 0])
    const [to] = onSheet(viewport, [band.to, 0])
    const x = (Math.max(from, frame.x) + Math.min(to, frame.x + frame.w)) / 2
    if (Math.min(to, frame.x + frame.w) - Math.max(from, frame.x) < 36) continue
    brush.text(band.name, x, frame.y - LETTERS / 2, { ...setting, max: to - from })
  }
  const rows = ROWS.filter((each) => shown(part.y, part.y + part.h, each)).flatMap(({ name, from, to }) => {
    const top = Math.max(onSheet(viewport, [0, from])[1], frame.y)
    const low = Math.min(onSheet(viewport, [0, to])[1], frame.y + frame.h)
    return low - top < 26 ? [] : [{ name, y: (top + low) / 2 }]
  })
  for (const { name, y } of apart(rows))
    brush.text(name, frame.x - NUMBERS / 2, y, { ...setting, max: NUMBERS - 8 })
}

/** From one number to the next at least, in pixels. */
const PITCH = 36

/** Numbers that would touch, each moved half of what they lack. */
const apart = <T extends { readonly y: number }>(rows: readonly T[]): readonly T[] => {
  const lacks = (a?: T, b?: T) => (a && b ? Math.max(0, PITCH - (b.y - a.y)) / 2 : 0)
  return rows.map((row, index) => ({
    ...row,
    y: row.y + lacks(rows[index - 1], row) - lacks(row, rows[index + 1]),
  }))
}
