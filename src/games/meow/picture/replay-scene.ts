// The end of a battle of many as a scene: the winner leaps, and who fell lies on its back.
import type { Box, Brush } from '../../../picture/brush.ts'
import { drawCat } from './cat/cat.ts'
import { sideLook } from './cat/looks.ts'
import type { PoseName } from './cat/poses.ts'
import { drawField } from './field.ts'
import type { Moment, Side } from './replay-input.ts'

/** Height of the scene. */
export const SCENE = 300
const CAT = 210
const FEET = 30
/** How high the winner leaps. */
const LEAP = 28

/** Draws the scene in a box. */
export function drawScene({ context }: Brush, sides: readonly Side[], { x, y, w, h }: Box): void {
  drawField(context, { x, y, w, h }, sides.map(({ name }) => name).join(' '))
  const winner = sides.findIndex(({ won }) => won)
  for (const [index, side] of sides.entries()) {
    // Everyone looks at the winner, and the winner at its neighbour.
    const left = index === winner ? index > 0 : index > winner
    const at = { x: x + ((index + 0.5) * w) / sides.length, y: y + h - FEET - (side.won ? LEAP : 0) }
    drawCat(context, { ...sideLook(side.side), pose: poseOf(side), left }, { ...at, side: CAT })
  }
}

/** The last clash in which a side still stood. */
const lastOf = ({ moments }: Side): Moment | undefined => moments.filter((moment) => moment !== null).at(-1)

const poseOf = (side: Side): PoseName => (side.won ? 'pounce' : lastOf(side)?.to === 0 ? 'down' : 'arch')

/** What the last clash took from a side. */
export function lastBlow(side: Side | undefined): number {
  const last = side && lastOf(side)
  return last ? last.from - last.to : 0
}
