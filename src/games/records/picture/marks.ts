// Small marks of this game's pictures: who is known how far, words on ragged fields, points in jade.
import type { Box, Brush } from '../../../picture/brush.ts'
import { cutBox, trace } from '../../../picture/cut.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { sealOutline } from '../../../picture/seal.ts'
import { lattice } from '../../../picture/signs.ts'

/** How far a person is known: by everyone, by this viewer but not everyone, not by this viewer; or there is none. */
export type Held = 'up' | 'own' | 'hidden' | 'none'

/** Side of the square with a strength. */
export const PLAQUE = 52

/** The strength of a general: in ink where everyone knows it, dashed where only the viewer does, on a card back else. */
export function plaque(
  brush: Brush,
  { number, held }: { readonly number: number | null; readonly held: Held },
  { x, y, w, h }: Box,
): void {
  const { context } = brush
  if (held === 'none') return
  const said = number === null ? '?' : String(number)
  const middle = { x: x + w / 2, y: y + h / 2 }
  if (held === 'up') cutBox(context, { x, y, w, h }, { fill: PALETTE.ink, line: PALETTE.ink, wide: 2 }, said)
  else if (held === 'own')
    brush.box({ x, y, w, h }, { fill: PALETTE.leaf, line: PALETTE.ink, wide: 3.5, dashed: true })
  else {
    drawBack(brush, { x, y, w, h }, said)
    return
  }
  brush.text(said, middle.x, middle.y, {
    size: 42,
    weight: 800,
    ink: held === 'up' ? PALETTE.snow : PALETTE.ink,
    align: 'center',
    max: w - 4,
  })
}

/** The back of a card, with what is known of it in a disc. */
export function drawBack(brush: Brush, { x, y, w, h }: Box, said: string): void {
  const { context } = brush
  cutBox(context, { x, y, w, h }, { fill: PALETTE.aged, line: PALETTE.ink, wide: 3.4 }, `back ${w}`)
  lattice(brush, x + 5, y + 5, w - 10, h - 10, 'rgba(35,27,20,.42)')
  const radius = Math.min(27, w * 0.4)
  brush.circle(x + w / 2, y + h / 2, radius, { fill: PALETTE.leaf, line: PALETTE.ink, wide: 2.4 })
  brush.text(said, x + w / 2, y + h / 2, { size: 42, weight: 800, align: 'center', max: w - 6 })
}

const PAD = 13
const WORD = { size: 42, face: 'kai' } as const
const HEIGHT = 58

/** How wide a word's field is. */
export const chopWidth = (brush: Brush, word: string): number => brush.width(word, WORD) + PAD * 2

/** A word on a ragged field of a colour, or in a dashed one; its left edge at `x`, its middle at `y`. */
export function chop(
  brush: Brush,
  word: string,
  x: number,
  y: number,
  { ink, hollow = false }: { readonly ink: string; readonly hollow?: boolean },
): number {
  const w = chopWidth(brush, word)
  const box = { x, y: y - HEIGHT / 2, w, h: HEIGHT }
  cutBox(
    brush.context,
    box,
    hollow ? { line: ink, wide: 3 } : { fill: ink, line: ink, wide: 3 },
    `chop ${word}`,
  )
  if (!hollow)
    cutBox(
      brush.context,
      { x: x + 4, y: box.y + 4, w: w - 8, h: HEIGHT - 8 },
      { line: 'rgba(255,250,240,.7)', wide: 1.6 },
      word,
    )
  brush.text(word, x + PAD, y, { ...WORD, ink: hollow ? ink : PALETTE.snow })
  return w
}

/** A number on a round field: points of a city in jade, wits of a strategist in ink. */
export function disc(
  brush: Brush,
  number: number,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
  { ink, hollow = false }: { readonly ink: string; readonly hollow?: boolean },
): void {
  const { context } = brush
  if (hollow) {
    brush.circle(x, y, radius, { fill: PALETTE.leaf, line: ink, wide: 3.5, dashed: true })
  } else {
    trace(context, sealOutline(x - radius, y - radius, radius * 2, 'round', `disc ${number}`))
    context.fillStyle = ink
    context.fill()
  }
  brush.text(String(number), x, y, {
    size: 42,
    weight: 800,
    ink: hollow ? ink : PALETTE.snow,
    align: 'center',
    max: radius * 2 - 8,
  })
}

/** Two cards, one behind the other. */
export function drawCards({ context }: Brush, x: number, y: number, size: number): void {
  for (const [turn, fill] of [
    [-0.22, PALETTE.aged],
    [0.16, PALETTE.leaf],
  ] as const) {
    context.save()
    context.translate(x, y)
    context.rotate(turn)
    context.beginPath()
    context.roundRect(-size * 0.28 + turn * size * 0.5, -size * 0.42, size * 0.56, size * 0.84, size * 0.08)
    context.fillStyle = fill
    context.fill()
    context.strokeStyle = PALETTE.ink
    context.lineWidth = size * 0.07
    context.stroke()
    context.restore()
  }
}
