// A walled city seen from the front: the wall as high as its level, a roof for each, its owner's colours.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { PALETTE } from './palette.ts'
import { drawPath, placed } from './path.ts'

/** How a city is drawn. */
export interface TowerLook {
  readonly level: 1 | 2 | 3
  /** Of the roofs. */
  readonly roof?: string
  readonly wall?: string
}

/** Height of the wall above the ground at 80, in the box of 100. */
const wallOf = (level: number): number => 16 + level * 8

/** How far a tower reaches above its ground, by its width. */
export const towerHeight = (level: number): number => (wallOf(level) + 4 + 16 * (level === 1 ? 1 : 2)) / 100

/** Draws a city on its ground, its middle at `x`. */
export function drawTower(
  context: SKRSContext2D,
  { x, y, w }: { readonly x: number; readonly y: number; readonly w: number },
  { level, roof = PALETTE.roof, wall = PALETTE.wall }: TowerLook,
): void {
  placed(context, { x: x - w / 2, y: y - (w * 80) / 100, scale: w / 100 }, () => {
    const line = { line: PALETTE.ink, wide: 2.6 }
    const top = 80 - wallOf(level)
    const storeys = level === 1 ? 1 : 2
    for (let storey = 0; storey < storeys; storey++) {
      const low = top - storey * 16
      const half = 15 - storey * 5
      const eaves = 30 - storey * 8
      drawPath(
        context,
        `M${50 - half},${low} L${50 - half},${low - 13} L${50 + half},${low - 13} L${50 + half},${low} Z`,
        { fill: PALETTE.leaf, ...line },
      )
      const roofLow = low - 8
      drawPath(
        context,
        `M${50 - eaves},${roofLow} C${50 - eaves + 9},${roofLow - 2} ${50 - half},${roofLow - 6} ${50 - half + 2},${roofLow - 12} L${50 + half - 2},${roofLow - 12} C${50 + half},${roofLow - 6} ${50 + eaves - 9},${roofLow - 2} ${50 + eaves},${roofLow} C${50 + eaves - 8},${roofLow + 4} ${50 + eaves - 16},${roofLow + 1} 50,${roofLow + 1} C${50 - eaves + 16},${roofLow + 1} ${50 - eaves + 8},${roofLow + 4} ${50 - eaves},${roofLow} Z`,
        { fill: roof, ...line },
      )
    }
    if (level === 3) for (const x of [15, 85]) turret(context, x, top, roof)
    drawPath(context, battlements(top), { fill: wall, ...line })
    for (let row = 1; row <= level; row++) {
      const y = top + (row * (80 - top)) / (level + 1)
      drawPath(context, `M6,${y} L94,${y}`, { line: 'rgba(35,27,20,.35)', wide: 1.4 })
    }
    const gate = (80 - top) * 0.8
    drawPath(
      context,
      `M40,80 L40,${80 - gate * 0.55} C40,${80 - gate * 1.05} 60,${80 - gate * 1.05} 60,${80 - gate * 0.55} L60,80 Z`,
      { fill: PALETTE.ink },
    )
  })
}

/** A watch tower at the end of a great city's wall. */
function turret(context: SKRSContext2D, x: number, top: number, roof: string): void {
  const line = { line: PALETTE.ink, wide: 2.6 }
  drawPath(context, `M${x - 8},${top} L${x - 8},${top - 14} L${x + 8},${top - 14} L${x + 8},${top} Z`, {
    fill: PALETTE.leaf,
    ...line,
  })
  drawPath(context, `M${x - 15},${top - 12} L${x},${top - 26} L${x + 15},${top - 12} Z`, {
    fill: roof,
    ...line,
  })
}

function battlements(top: number): string {
  const merlons = Array.from({ length: 8 }, (_, index) => {
    const x = 8 + index * 11
    return `L${x},${top - 6} L${x + 5.5},${top - 6} L${x + 5.5},${top} L${x + 11},${top}`
  })
  return `M4,80 L8,${top} ${merlons.join(' ')} L96,80 Z`
}
