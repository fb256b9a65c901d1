// Foot soldiers in a row: as many as an army is strong, those of a lost position pale. Our own paths, 30 by 60.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { PALETTE } from '../../../picture/palette.ts'
import { drawPath } from '../../../picture/path.ts'

/** Height of the box, and how far the spear stands above it. */
const BOX = 44
const SPEAR = 14

/** Draws a soldier with the left foot at a point; mirrored, he looks to the left. */
export function drawSoldier(
  context: SKRSContext2D,
  {
    x,
    y,
    size,
    coat,
    mirrored,
    pale,
  }: { x: number; y: number; size: number; coat: string; mirrored: boolean; pale: boolean },
): void {
  const scale = size / (BOX + SPEAR)
  context.save()
  context.translate(x, y - BOX * scale)
  context.scale(mirrored ? -scale : scale, scale)
  if (pale) context.globalAlpha = 0.42
  const line = { line: PALETTE.ink, wide: 1.5 }
  drawPath(context, 'M25,44 L25,-6', { line: '#6b4a1c', wide: 2 })
  drawPath(context, 'M25,-14 L28.5,-5 L25,-1 L21.5,-5 Z', { fill: '#dcd6c8', ...line })
  drawPath(context, 'M3,44 C2,30 5,21 12,21 C19,21 21,30 20,44 Z', { fill: coat, ...line })
  drawPath(context, 'M14,27 L24,28 L24,32 L13,32 Z', { fill: coat, ...line })
  drawPath(context, 'M6,17 C6,24 18,24 18,17 Z', { fill: '#efdcb8', ...line })
  drawPath(context, 'M3,18 C4,9 8,6 12,5 L12,1 L14,5 C17,6 20,10 21,18 C15,15 8,15 3,18 Z', {
    fill: PALETTE.brass,
    ...line,
  })
  context.restore()
}
