// Emblems of kinds of troops and of cards: bold shapes that read at the size of a fingernail. Our own paths, in a box of 100.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { drawPath, placed } from './path.ts'

interface Shape {
  readonly solid: string
  /** Lines in the same ink. */
  readonly lines?: string
}

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

const EMBLEMS = {
  // A horse's head.
  cavalry: {
    solid:
      'M26,94 C24,70 26,44 44,26 L44,8 L57,20 C70,24 78,36 90,52 C96,60 92,72 82,70 C76,68 70,64 62,62 C60,72 68,80 70,94 Z M62,38 a5,5 0 1,0 10,0 a5,5 0 1,0 -10,0 Z',
  },
  // A shield before a spear.
  foot: {
    solid:
      'M8,26 L62,26 L62,56 C62,76 48,86 35,94 C22,86 8,76 8,56 Z M27,52 a8,8 0 1,0 16,0 a8,8 0 1,0 -16,0 Z M82,2 L95,28 L87,28 L87,96 L77,96 L77,28 L69,28 Z',
  },
  // A bent bow and its arrow.
  archers: {
    solid: 'M98,50 L72,34 L72,66 Z',
    lines: 'M34,4 C78,18 78,82 34,96 M34,6 L22,50 L34,94 M10,50 L74,50',
  },
  // A plumed helmet.
  general: {
    solid:
      'M14,74 C12,44 26,30 46,28 L46,18 C54,2 74,0 92,10 C82,16 68,16 56,28 C76,30 88,46 86,74 L86,94 L68,94 L68,74 C58,68 42,68 32,74 L32,94 L14,94 Z',
  },
  // A shield with its boss.
  guard: {
    solid:
      'M50,4 C62,12 76,16 90,16 C92,56 80,82 50,96 C20,82 8,56 10,16 C24,16 38,12 50,4 Z M32,46 a18,18 0 1,0 36,0 a18,18 0 1,0 -36,0 Z M42,46 a8,8 0 1,0 16,0 a8,8 0 1,0 -16,0 Z',
  },
  // A spear with its tassel.
  spear: {
    solid:
      'M88,6 C92,24 84,36 70,42 L64,36 L58,30 C64,16 76,8 88,6 Z M54,34 L66,46 L58,62 L50,56 L46,64 L38,50 L38,42 Z M40,54 L46,60 L14,94 L6,86 Z',
  },
  // An official in his hat.
  person: {
    solid:
      'M34,4 L66,4 L66,16 L94,16 L94,24 L71,24 C73,28 74,32 74,36 C74,51 63,60 50,60 C37,60 26,51 26,36 C26,32 27,28 29,24 L6,24 L6,16 L34,16 Z M10,96 C10,76 26,66 40,65 L50,80 L60,65 C74,66 90,76 90,96 Z',
  },
  policy: { solid: SLIPS },
  // A dagger-axe.
  armament: {
    solid: 'M44,6 L54,6 L54,20 L96,16 L86,30 L54,42 L54,96 L44,96 L44,44 L22,44 L14,32 L22,22 L44,22 Z',
  },
  invention: { solid: WHEEL },
} as const satisfies Record<string, Shape>

/** An emblem by its name. */
export type Emblem = keyof typeof EMBLEMS

/** Draws an emblem, its middle at a point. */
export function drawEmblem(
  context: SKRSContext2D,
  emblem: Emblem,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
  ink: string,
): void {
  const { solid, lines }: Shape = EMBLEMS[emblem]
  placed(context, { x: x - side / 2, y: y - side / 2, scale: side / 100 }, () => {
    drawPath(context, solid, { fill: ink })
    if (lines !== undefined) drawPath(context, lines, { line: ink, wide: 9 })
  })
}
