// Whom a side played with, for the result card: its leading cat, and the names of those in front.

import type { Brush } from '../../../picture/brush.ts'
import type { BustPlace } from '../../../picture/bust.ts'
import { whole } from '../../../picture/named.ts'
import { type BustFace, drawBustFace } from '../../../picture/result.ts'
import type { SeatPortrait } from '../../../picture/result-input.ts'
import type { Reader } from '../../../text/render.ts'
import type { MeowView } from '../view/view.ts'
import { type Cat, drawCat } from './cat/cat.ts'
import { lookOf, sideLook } from './cat/looks.ts'
import { vocabularyFor } from './vocabulary.ts'

/** The cat that led the last battle, or the side's own. */
export function portrait(view: MeowView, reader: Reader): SeatPortrait<Cat> {
  const seat = view.viewer === 'public' ? 0 : view.viewer
  const front = (view.battle?.armies[seat]?.front ?? []).filter((id) => id !== null)
  const [first] = front
  const names = front.map(vocabularyFor(reader).named)
  return {
    face: { ...(first === undefined ? sideLook(seat) : lookOf(first)), pose: 'guard' },
    mark: null,
    people: [names.map(whole).join(' · '), names.map(({ name }) => name).join(' · ')].filter(Boolean),
  }
}

/** Draws a cat that sits on the foot of a square. */
export const drawCatFace = ({ context }: Brush, cat: Cat, { x, y, side }: BustPlace): void =>
  drawCat(context, cat, { x: x + side / 2, y: y + side - 8, side: side * 0.98 })

/** Draws a cat or, where people of several games stand beside each other, a bust. */
export const drawAnyFace = (brush: Brush, face: Cat | BustFace, place: BustPlace): void =>
  'pose' in face ? drawCatFace(brush, face, place) : drawBustFace(brush, face, place)
