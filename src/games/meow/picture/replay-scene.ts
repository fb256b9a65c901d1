// The end of a battle as a scene: the winner leaps, who fell lies on its back, and a burst tells the last blow.
import type { Box, Brush } from '../../../picture/brush.ts'
import { trace } from '../../../picture/cut.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { drawCat } from './cat/cat.ts'
import { sideLook } from './cat/looks.ts'
import type { PoseName } from './cat/poses.ts'
import { drawField } from './field.ts'
import type { Moment, Side } from './replay-input.ts'

/** Height of the scene. */
export const SCENE = 270
const CAT = 220
const FEET = 28
/** Two sides stand this far from the middle, by the width. */
const APART = 0.2

/** Draws the scene in a box. */
export function drawScene(brush: Brush, sides: readonly Side[], { x, y, w, h }: Box): void {
  const { context } = brush
  drawField(context, { x, y, w, h }, sides.map(({ name }) => name).join(' '))
  const winner = sides.findIndex(({ won }) => won)
  const two = sides.length === 2
  const at = (index: number) =>
    two ? x + w * (0.5 + (index === 0 ? -APART : APART)) : x + ((index + 0.5) * w) / sides.length
  for (const [index, side] of sides.entries()) {
    // Everyone looks at the winner, and the winner at its neighbour.
    const left = index === winner ? index > 0 : index > winner
    const leap = side.won ? 24 : 0
    drawCat(
      context,
      { ...sideLook(side.side), pose: poseOf(side), left },
      {
        x: at(index),
        y: y + h - FEET * (h / SCENE) - leap * (h / SCENE),
        side: (two ? CAT : CAT * 0.84) * (h / SCENE),
      },
    )
  }
  const blow = two ? lastBlow(sides[1 - winner]) : 0
  if (blow > 0) burst(brush, `−${blow}`, x + w / 2, y + h * 0.36)
}

/** The last clash in which a side still stood. */
const lastOf = ({ moments }: Side): Moment | undefined => moments.filter((moment) => moment !== null).at(-1)

const poseOf = (side: Side): PoseName => (side.won ? 'pounce' : lastOf(side)?.to === 0 ? 'down' : 'arch')

function lastBlow(side: Side | undefined): number {
  const last = side && lastOf(side)
  return last ? last.from - last.to : 0
}

/** A burst with what was lost. */
function burst(brush: Brush, lost: string, x: number, y: number): void {
  const { context } = brush
  const [points, radius] = [11, 68]
  trace(
    context,
    Array.from({ length: points * 2 }, (_, index) => {
      const turn = (index / points) * Math.PI
      const reach = index % 2 === 1 ? radius * 0.6 : radius * (0.9 + ((index * 7) % 5) / 14)
      return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 1.06]
    }),
  )
  context.fillStyle = PALETTE.leaf
  context.fill()
  context.strokeStyle = PALETTE.ink
  context.lineWidth = 3
  context.lineJoin = 'round'
  context.stroke()
  brush.text(lost, x, y, { size: 54, weight: 900, align: 'center', ink: PALETTE.cinnabar })
}
