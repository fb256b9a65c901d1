// A city as a gate tower: the wall as high as it is strong, the number of its walls in the gate, its owner's flag above.
import type { Brush } from '../../../picture/brush.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { drawPath, placed } from '../../../picture/path.ts'

/** What stands on the ground at 80 of a box of 100. */
const GROUND = 80
const wallOf = (walls: number): number => 32 + 6 * Math.min(4, walls)
const JOINTS = 'rgba(35,27,20,.3)'

/** Draws a city on its ground, its left edge at `x`; without a number of walls in the gate where that is said elsewhere. */
export function drawCity(
  brush: Brush,
  { x, y, w }: { readonly x: number; readonly y: number; readonly w: number },
  {
    walls,
    flag,
    numbered = true,
  }: { readonly walls: number; readonly flag: string; readonly numbered?: boolean },
): void {
  const { context } = brush
  const scale = w / 100
  const h = wallOf(walls)
  const top = GROUND - h
  placed(context, { x, y: y - GROUND * scale, scale }, () => {
    const line = { line: PALETTE.ink, wide: 2 }
    drawPath(context, `M50,${top - 34} L50,${top - 54}`, line)
    drawPath(
      context,
      `M50,${top - 54} C60,${top - 58} 66,${top - 48} 78,${top - 52} L74,${top - 45} L78,${top - 38} C66,${top - 35} 60,${top - 44} 50,${top - 40} Z`,
      { fill: flag, ...line },
    )
    drawPath(context, roofs(top).rooms, { fill: PALETTE.leaf, ...line })
    drawPath(context, roofs(top).tiles, { fill: PALETTE.roof, ...line })
    drawPath(context, battlements(top), { fill: PALETTE.wall, line: PALETTE.ink, wide: 2.4 })
    drawPath(context, joints(top, h), { line: JOINTS, wide: 1.2 })
    drawPath(
      context,
      `M30,${GROUND} L30,${GROUND - 22} C30,${GROUND - 40} 70,${GROUND - 40} 70,${GROUND - 22} L70,${GROUND} Z`,
      { fill: PALETTE.ink },
    )
  })
  if (numbered)
    brush.text(String(walls), x + w / 2, y - 16 * scale, {
      size: 40,
      weight: 800,
      ink: PALETTE.snow,
      align: 'center',
    })
}

/** Two storeys: their rooms, and their roofs with upturned eaves. */
const roofs = (top: number) => ({
  rooms: `M36,${top} L36,${top - 12} L64,${top - 12} L64,${top} Z M41,${top - 15} L41,${top - 24} L59,${top - 24} L59,${top - 15} Z`,
  tiles: [
    `M22,${top - 8} C30,${top - 10} 34,${top - 14} 37,${top - 18} L63,${top - 18} C66,${top - 14} 70,${top - 10} 78,${top - 8} C70,${top - 4} 62,${top - 7} 50,${top - 7} C38,${top - 7} 30,${top - 4} 22,${top - 8} Z`,
    `M30,${top - 22} C37,${top - 24} 42,${top - 28} 45,${top - 34} L55,${top - 34} C58,${top - 28} 63,${top - 24} 70,${top - 22} C62,${top - 18} 56,${top - 21} 50,${top - 21} C44,${top - 21} 38,${top - 18} 30,${top - 22} Z`,
  ].join(' '),
})

function battlements(top: number): string {
  const merlons = Array.from({ length: 10 }, (_, index) => {
    const x = 7 + index * 8.6
    return `L${x},${top - 5} L${x + 4.3},${top - 5} L${x + 4.3},${top} L${x + 8.6},${top}`
  })
  return `M4,${GROUND} L7,${top} ${merlons.join(' ')} L96,${GROUND} Z`
}

/** The joints between the stones. */
function joints(top: number, h: number): string {
  const courses = Math.round(h / 10)
  const rise = h / courses
  return Array.from({ length: courses }, (_, course) => {
    const y = top + rise * course
    const stones = Array.from({ length: 7 }, (_, stone) => {
      const x = 10 + stone * 13 + (course % 2) * 6
      return `M${x},${y} L${x},${y + rise}`
    })
    return `M7,${y} L93,${y} ${stones.join(' ')}`
  }).join(' ')
}
