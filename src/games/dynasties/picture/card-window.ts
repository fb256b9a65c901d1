// The picture of a card in its window: the bust of a person, or the sign of its kind.
import type { Box, Brush } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { drawBustFace } from '../../../picture/result.ts'
import { scroll, swords } from '../../../picture/signs.ts'
import { drawEmblem } from './emblem.ts'
import type { CardFace } from './hand-input.ts'

/** A person's bust, or the sign of a card's kind, in its window. */
export function drawWindow(brush: Brush, { kind, face }: CardFace, window: Box): void {
  const { context } = brush
  const { x, y, w, h } = window
  const side = Math.min(w, h)
  const left = x + (w - side) / 2
  context.fillStyle = PALETTE.aged
  context.fillRect(x, y, w, h)
  if (face) drawBustFace(brush, face, { x: left + 4, y: y + h - side + 8, side: side - 8 })
  else drawKind(brush, kind, { x: x + w / 2, y: y + h / 2, side: w === h ? w : side * 0.8 })
  cutBox(context, window, { line: PALETTE.ink, wide: 2.4 }, `window ${kind}`)
}

/** The sign of a card's kind. */
export function drawKind(
  brush: Brush,
  kind: CardFace['kind'],
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  if (kind === 'attack') swords(brush, x, y, side * 0.8, PALETTE.cinnabar)
  else if (kind === 'other') scroll(brush, x, y, side * 0.8)
  else drawEmblem(brush, kind, x, y, side)
}
