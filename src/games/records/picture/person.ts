// A person with a number: face up in a filled square, known to this reader alone in a dashed one, unknown as a lattice.
import type { Brush } from '../../../picture/brush.ts'
import { GAP, INK, LEAF, PALE_INK } from '../../../picture/paper.ts'
import { lattice, unseen } from '../../../picture/signs.ts'
import { numberIn } from '../../../picture/tags.ts'

/** How far a person is known. */
export type Held = 'up' | 'own' | 'hidden' | 'none'

/** The square with the number of a person; a known number of an unknown person stands on the lattice. */
export function plaque(
  brush: Brush,
  { number, held }: { readonly number: number | null; readonly held: Held },
  box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
): void {
  if (held === 'none') return
  if (held === 'up') {
    brush.box(box, { fill: INK, line: INK, round: 8 })
    numberIn(brush, String(number), box, LEAF)
    return
  }
  if (held === 'own') {
    brush.box(box, { fill: LEAF, line: INK, wide: 4, dashed: true, round: 8 })
    numberIn(brush, String(number), box)
    return
  }
  brush.box(box, { fill: LEAF, round: 8 })
  lattice(brush, box.x, box.y, box.w, box.h, PALE_INK)
  brush.box(box, { line: INK, round: 8 })
  const clear = number === null ? box.w * 0.64 : box.w - 8
  const patch = { x: box.x + (box.w - clear) / 2, y: box.y + box.h * 0.16, w: clear, h: box.h * 0.68 }
  brush.box(patch, { fill: LEAF, round: 14 })
  numberIn(brush, number === null ? '?' : String(number), box)
}

const SIDE = 54

/** A plaque with the person's name behind it. */
export function person(
  brush: Brush,
  {
    texts,
    number,
    held,
  }: { readonly texts: readonly string[]; readonly number: number | null; readonly held: Held },
  x: number,
  y: number,
  max: number,
): void {
  const from = held === 'none' ? x : x + SIDE + GAP
  plaque(brush, { number, held }, { x, y: y - SIDE / 2, w: SIDE, h: SIDE })
  const room = max - (from - x) - (held === 'own' ? 56 : 0)
  const ink = held === 'up' || held === 'own' ? INK : PALE_INK
  const wide = brush.text(brush.best(texts, room), from, y, { max: room, ink })
  if (held === 'own') unseen(brush, from + wide + 34, y, 44, PALE_INK)
}
