// Signs that say what a number counts, drawn in ink: coins, cards, walls, swords. Each fits a square around its middle.
import type { Brush } from './brush.ts'
import { BRASS, CINNABAR, INK, LEAF } from './paper.ts'

/** Draws a sign with its middle at a point; `size` is the side of its square in pixels. */
export type Sign = (brush: Brush, x: number, y: number, size: number, ink?: string) => void

/** A round coin with the square hole. */
export const coin: Sign = (brush, x, y, size, ink = BRASS) => {
  brush.circle(x, y, size * 0.44, { fill: ink })
  const hole = size * 0.26
  brush.box({ x: x - hole / 2, y: y - hole / 2, w: hole, h: hole }, { fill: LEAF })
}

/** Two cards, one behind the other. */
export const cards: Sign = (brush, x, y, size, ink = INK) => {
  const card = { w: size * 0.54, h: size * 0.74 }
  const look = { fill: LEAF, line: ink, wide: 4, round: 6 }
  brush.box({ x: x - size * 0.1, y: y - size * 0.46, ...card }, look)
  brush.box({ x: x - size * 0.4, y: y - size * 0.3, ...card }, look)
}

/** A wall with three merlons. */
export const wall: Sign = (brush, x, y, size, ink = INK) => {
  const [left, top, low] = [x - size * 0.46, y - size * 0.36, y + size * 0.36]
  const step = (size * 0.92) / 5
  const notch = y - size * 0.1
  brush.shape(
    [
      [left, low],
      [left, top],
      [left + step, top],
      [left + step, notch],
      [left + step * 2, notch],
      [left + step * 2, top],
      [left + step * 3, top],
      [left + step * 3, notch],
      [left + step * 4, notch],
      [left + step * 4, top],
      [left + step * 5, top],
      [left + step * 5, low],
    ],
    { fill: ink },
  )
}

/** Two crossed swords. */
export const swords: Sign = (brush, x, y, size, ink = CINNABAR) => {
  const { context } = brush
  for (const side of [-1, 1]) {
    context.save()
    context.translate(x, y)
    context.rotate((side * Math.PI) / 4)
    const wide = size * 0.12
    brush.shape(
      [
        [-wide / 2, size * 0.3],
        [-wide / 2, -size * 0.46],
        [0, -size * 0.58],
        [wide / 2, -size * 0.46],
        [wide / 2, size * 0.3],
      ],
      { fill: ink },
    )
    brush.box({ x: -size * 0.18, y: size * 0.24, w: size * 0.36, h: wide }, { fill: ink })
    brush.box({ x: -wide / 2, y: size * 0.3, w: wide, h: size * 0.24 }, { fill: ink })
    context.restore()
  }
}

/** An eye behind a stroke: what this reader knows and others do not. */
export const unseen: Sign = (brush, x, y, size, ink = INK) => {
  const { context } = brush
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(x - size * 0.44, y)
  context.quadraticCurveTo(x, y - size * 0.5, x + size * 0.44, y)
  context.quadraticCurveTo(x, y + size * 0.5, x - size * 0.44, y)
  context.strokeStyle = ink
  context.lineWidth = size * 0.09
  context.stroke()
  brush.circle(x, y, size * 0.13, { fill: ink })
  context.beginPath()
  context.moveTo(x - size * 0.34, y + size * 0.34)
  context.lineTo(x + size * 0.34, y - size * 0.34)
  context.stroke()
  context.lineCap = 'butt'
}

/** The back of a card: a lattice. */
export const lattice = (brush: Brush, x: number, y: number, w: number, h: number, ink = INK): void => {
  const { context } = brush
  context.save()
  context.beginPath()
  context.rect(x, y, w, h)
  context.clip()
  context.strokeStyle = ink
  context.lineWidth = 3
  context.beginPath()
  for (let step = -h; step < w + h; step += 16) {
    context.moveTo(x + step, y)
    context.lineTo(x + step + h, y + h)
    context.moveTo(x + step, y)
    context.lineTo(x + step - h, y + h)
  }
  context.stroke()
  context.restore()
}

/** A scroll, half unrolled: what is played in one's own time. */
export const scroll: Sign = (brush, x, y, size, ink = INK) => {
  const look = { fill: LEAF, line: ink, wide: 4, round: 7 }
  brush.box({ x: x - size * 0.28, y: y - size * 0.4, w: size * 0.56, h: size * 0.8 }, look)
  for (const edge of [-0.46, 0.3])
    brush.box(
      { x: x - size * 0.42, y: y + size * edge, w: size * 0.84, h: size * 0.16 },
      { fill: ink, round: 5 },
    )
  for (const line of [-0.14, 0.04])
    brush.box({ x: x - size * 0.16, y: y + size * line, w: size * 0.32, h: 4 }, { fill: ink })
}

/** The sign of a lady. */
export const lady: Sign = (brush, x, y, size, ink = INK) => {
  brush.circle(x, y - size * 0.16, size * 0.22, { line: ink, wide: 5 })
  brush.box({ x: x - 2.5, y: y + size * 0.06, w: 5, h: size * 0.36 }, { fill: ink })
  brush.box({ x: x - size * 0.16, y: y + size * 0.2, w: size * 0.32, h: 5 }, { fill: ink })
}

const FLAG = 30

/** A small flag of cinnabar from its left edge: whose turn it is, where the word has no room. Returns the room it takes. */
export function turnFlag(brush: Brush, x: number, y: number): number {
  brush.shape(
    [
      [x, y - FLAG / 2],
      [x + FLAG - 6, y],
      [x, y + FLAG / 2],
    ],
    { fill: CINNABAR },
  )
  return FLAG
}

/** A shield: defence, or what an attack loses. */
export const shield: Sign = (brush, x, y, size, ink = INK) =>
  brush.shape(
    [
      [x - size * 0.36, y - size * 0.4],
      [x + size * 0.36, y - size * 0.4],
      [x + size * 0.36, y + size * 0.04],
      [x, y + size * 0.46],
      [x - size * 0.36, y + size * 0.04],
    ],
    { fill: ink },
  )
