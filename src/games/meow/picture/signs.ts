// Signs of this game, drawn in ink: hearts, bolts, fish, shields. Each fits a square around its middle.
import { CINNABAR, INK, JADE } from '../../../picture/paper.ts'
import type { Sign } from '../../../picture/signs.ts'

/** A heart: hit points. */
export const heart: Sign = (brush, x, y, size, ink = CINNABAR) => {
  const r = size * 0.23
  brush.circle(x - r * 0.92, y - size * 0.12, r, { fill: ink })
  brush.circle(x + r * 0.92, y - size * 0.12, r, { fill: ink })
  brush.shape(
    [
      [x - size * 0.42, y - size * 0.02],
      [x + size * 0.42, y - size * 0.02],
      [x, y + size * 0.44],
    ],
    { fill: ink },
  )
}

/** A bolt of lightning: speed. */
export const bolt: Sign = (brush, x, y, size, ink = INK) =>
  brush.shape(
    (
      [
        [0.12, -0.52],
        [-0.34, 0.08],
        [-0.04, 0.08],
        [-0.14, 0.52],
        [0.34, -0.14],
        [0.04, -0.14],
      ] as const
    ).map(([dx, dy]) => [x + size * dx, y + size * dy] as const),
    { fill: ink },
  )

/** A fish: what is fought for. */
export const fish: Sign = (brush, x, y, size, ink = JADE) => {
  const { context } = brush
  context.save()
  context.fillStyle = ink
  context.beginPath()
  context.ellipse(x - size * 0.08, y, size * 0.36, size * 0.22, 0, 0, Math.PI * 2)
  context.fill()
  context.restore()
  brush.shape(
    [
      [x + size * 0.2, y],
      [x + size * 0.48, y - size * 0.24],
      [x + size * 0.48, y + size * 0.24],
    ],
    { fill: ink },
  )
}
