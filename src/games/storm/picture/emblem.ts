// Emblems of a unit's kind: bold shapes that read at the size of a fingernail. Our own paths, in a box of 100.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { drawPath, placed } from '../../../picture/path.ts'
import type { UnitKind } from './map-input.ts'

interface Emblem {
  readonly solid: string
  /** Lines in the same ink. */
  readonly lines?: string
}

const EMBLEMS: Readonly<Record<UnitKind, Emblem>> = {
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
}

/** Draws an emblem, its middle at a point. */
export function drawEmblem(
  context: SKRSContext2D,
  kind: UnitKind,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
  ink: string,
): void {
  const { solid, lines } = EMBLEMS[kind]
  placed(context, { x: x - side / 2, y: y - side / 2, scale: side / 100 }, () => {
    drawPath(context, solid, { fill: ink })
    if (lines !== undefined) drawPath(context, lines, { line: ink, wide: 9 })
  })
}
