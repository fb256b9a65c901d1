// The kinds of dynasty cards as cut seals: an official, bamboo slips, a dagger-axe, a wheel; all paths in a box of 100.
import type { Brush } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { drawPath, placed } from '../../../picture/path.ts'
import type { CardType } from '../cards/types.ts'

/** Slips of bamboo, each in three pieces between two cords. */
const SLIPS = [10, 28, 46, 64, 82]
  .flatMap((x) => [8, 34, 70].map((y, index) => `M${x},${y} h12 v${[22, 32, 22][index]} h-12 Z`))
  .join(' ')

const TEETH = 12
/** A wheel with teeth and a hole. */
const WHEEL = (() => {
  const points = Array.from({ length: TEETH * 4 }, (_, index) => {
    const radius = index % 4 < 2 ? 46 : 35
    const angle = ((index - 0.5) / (TEETH * 4)) * Math.PI * 2
    return `${(50 + radius * Math.cos(angle)).toFixed(1)},${(50 + radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join(' L')} Z M66,50 A16,16 0 1 0 34,50 A16,16 0 1 0 66,50 Z`
})()

const EMBLEMS: Readonly<Record<CardType, { readonly path: string; readonly ground: string }>> = {
  person: {
    path: 'M34,4 L66,4 L66,16 L94,16 L94,24 L71,24 C73,28 74,32 74,36 C74,51 63,60 50,60 C37,60 26,51 26,36 C26,32 27,28 29,24 L6,24 L6,16 L34,16 Z M10,96 C10,76 26,66 40,65 L50,80 L60,65 C74,66 90,76 90,96 Z',
    ground: PALETTE.jade,
  },
  policy: { path: SLIPS, ground: PALETTE.brass },
  armament: {
    path: 'M44,6 L54,6 L54,20 L96,16 L86,30 L54,42 L54,96 L44,96 L44,44 L22,44 L14,32 L22,22 L44,22 Z',
    ground: PALETTE.roof,
  },
  invention: { path: WHEEL, ground: '#2f5878' },
}

/** Draws a kind's emblem with its middle at a point, so many pixels wide. */
export function drawEmblem(brush: Brush, type: CardType, x: number, y: number, side: number): void {
  const { path, ground } = EMBLEMS[type]
  cutBox(
    brush.context,
    { x: x - side / 2, y: y - side / 2, w: side, h: side },
    { fill: ground },
    `emblem ${type}`,
  )
  const scale = (side * 0.74) / 100
  placed(brush.context, { x: x - scale * 50, y: y - scale * 50, scale }, () =>
    drawPath(brush.context, path, { fill: PALETTE.snow }),
  )
}
