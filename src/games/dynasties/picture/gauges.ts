// The four stats of a player: four beside each other with bars below, or two beside each other with bars between.
import type { Box, Brush } from '../../../picture/brush.ts'
import { FACTION_LOOKS } from '../../../picture/faction.ts'
import { PALETTE } from '../../../picture/palette.ts'
import type { Gauge } from './table-input.ts'

/** `wide` takes the whole width, the others half of it; `lowest` says beside the name what lasts. */
export type BandKind = 'wide' | 'half' | 'low' | 'lowest'

const TALL = 88
/** Height of one of two rows. */
const LINE: Readonly<Record<Exclude<BandKind, 'wide'>, number>> = { half: 52, low: 48, lowest: 44 }
const GAP = 12
/** A bar is not shorter than this: a long label is condensed for it. */
const SHORTEST = 30
/** Narrower cells are drawn as one bar. */
const NARROWEST = 1.8
/** Of the gauges, in their order; their labels say the same. */
const INKS = [PALETTE.jade, PALETTE.brass, FACTION_LOOKS.shu.colour, FACTION_LOOKS.wei.colour] as const

/** How tall the gauges of a band are. */
export const gaugesHeight = (kind: BandKind): number => (kind === 'wide' ? TALL : LINE[kind] * 2)

/** Draws them across a width. */
export function drawGauges(
  brush: Brush,
  gauges: readonly Gauge[],
  kind: BandKind,
  { x, y, w }: Pick<Box, 'x' | 'y' | 'w'>,
): void {
  const across = kind === 'wide' ? gauges.length : 2
  const between = kind === 'wide' ? GAP * 3 : GAP * 2
  const wide = (w - between * (across - 1)) / Math.max(1, across)
  for (const [index, gauge] of gauges.entries()) {
    const ink = INKS[index] ?? PALETTE.jade
    const left = x + (index % across) * (wide + between)
    if (kind === 'wide') tall(brush, gauge, ink, { x: left, y, w: wide })
    else {
      const row = Math.floor(index / across)
      level(brush, gauge, ink, { x: left, y: y + LINE[kind] * (row + 0.5), w: wide })
    }
  }
}

const NUMBER = { size: 54, weight: 900, face: 'serif', align: 'right' } as const
const inkOf = ({ suspended, value }: Gauge): string =>
  suspended || value === 0 ? PALETTE.cinnabar : PALETTE.ink

/** A label with its number, and a bar below. */
function tall(brush: Brush, gauge: Gauge, colour: string, { x, y, w }: Pick<Box, 'x' | 'y' | 'w'>): void {
  const middle = y + 26
  const wide = brush.text(String(gauge.value), x + w, middle, { ...NUMBER, ink: inkOf(gauge) })
  brush.text(gauge.label, x, middle, { size: 44, face: 'kai', ink: colour, max: w - wide - GAP })
  bar(brush, gauge, colour, { x, y: y + 56, w, h: 20 })
}

/** A label, a bar and a number in one line around `y`. */
function level(brush: Brush, gauge: Gauge, colour: string, { x, y, w }: Pick<Box, 'x' | 'y' | 'w'>): void {
  brush.text(String(gauge.value), x + w, y, { ...NUMBER, size: 48, ink: inkOf(gauge) })
  const number = brush.width(gauge.of > 9 ? '00' : '0', { ...NUMBER, size: 48 }) + GAP
  const label = { size: 42, face: 'kai', ink: colour } as const
  const wide = brush.text(gauge.label, x, y, { ...label, max: w - number - SHORTEST - GAP })
  const left = x + wide + GAP
  const long = w - wide - GAP - number
  bar(brush, gauge, colour, { x: left, y: y - 9, w: long, h: 20 })
}

/** As many cells as the stat goes up to. */
function bar({ context }: Brush, { value, of }: Gauge, colour: string, { x, y, w, h }: Box): void {
  const gap = of > 9 ? 3 : 5
  const cell = (w - gap * (of - 1)) / of
  context.lineWidth = 1.6
  if (cell < NARROWEST) {
    context.fillStyle = PALETTE.leaf
    context.fillRect(x, y, w, h)
    context.fillStyle = context.strokeStyle = colour
    context.fillRect(x, y, (w * value) / of, h)
    context.strokeRect(x, y, w, h)
    return
  }
  for (let n = 0; n < of; n++) {
    context.fillStyle = n < value ? colour : PALETTE.leaf
    context.strokeStyle = n < value ? colour : PALETTE.line
    context.beginPath()
    context.rect(x + n * (cell + gap), y, cell, h)
    context.fill()
    context.stroke()
  }
}
