// The players above the map: seal, name, prestige in a jade disc, armies, cards and rage.
import type { Box, Brush } from '../../../picture/brush.ts'
import { drawCrest } from '../../../picture/crest.ts'
import { cutBox } from '../../../picture/cut.ts'
import { drawEmblem } from '../../../picture/emblems.ts'
import { factionSeal } from '../../../picture/faction.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { drawPath, placed } from '../../../picture/path.ts'
import { cards } from '../../../picture/signs.ts'
import type { MapInput, Plate } from './map-input.ts'

/** Height of the plates. */
export const PLATES = 112
const GAP = 8
/** Width of the title's cell beside four plates and beside fewer. */
const TITLE = 236

/** Draws the title and a plate for each player across the width. */
export function drawPlates(
  brush: Brush,
  { x, y, w }: Pick<Box, 'x' | 'y' | 'w'>,
  { title, aside, plates }: MapInput,
): void {
  heading(brush, { x, y, w: TITLE, h: PLATES }, title, aside)
  const each = (w - TITLE - GAP * plates.length) / Math.max(1, plates.length)
  for (const [index, plate] of plates.entries())
    drawPlate(brush, { x: x + TITLE + GAP + index * (each + GAP), y, w: each, h: PLATES }, plate)
}

function heading(brush: Brush, { x, y, w, h }: Box, title: string, aside: string): void {
  const side = 84
  drawCrest(brush.context, 'storm', { x: x + side / 2, y: y + h / 2, side })
  const left = x + side + 10
  const max = w - side - 10
  brush.text(title, left, y + h * 0.3, { size: 46, face: 'brush', max })
  brush.text(aside, left, y + h * 0.74, { size: 40, face: 'kai', ink: PALETTE.pale, max })
}

function drawPlate(brush: Brush, box: Box, plate: Plate): void {
  const { context } = brush
  const { x, y, w, h } = box
  cutBox(
    context,
    box,
    {
      fill: plate.out ? PALETTE.aged : PALETTE.leaf,
      line: plate.acting ? PALETTE.cinnabar : PALETTE.ink,
      wide: plate.acting ? 7 : 2.6,
    },
    `plate ${plate.name}`,
  )
  const seal = { x: x + 40, y: y + 36, side: 54 }
  if (plate.faction) factionSeal(brush, plate.faction, seal, { worn: 3, dashed: plate.out })
  else brush.box({ x: x + 13, y: y + 9, w: 54, h: 54 }, { line: PALETTE.wash, wide: 3.4, dashed: true })
  brush.text(plate.name, x + 74, y + 34, {
    size: 44,
    face: 'kai',
    max: w - 84 - (plate.acting ? 36 : 0),
    cut: true,
    ...(plate.out && { ink: PALETTE.pale }),
  })
  const counters: readonly (readonly [draw: (x: number, y: number) => void, text: string])[] = [
    [(at, middle) => jade(brush, at, middle), String(plate.prestige)],
    [
      (at, middle) => drawEmblem(context, 'foot', { x: at, y: middle, side: 36 }, PALETTE.ink),
      String(plate.armies.now),
    ],
    [(at, middle) => cards(brush, at, middle, 40), String(plate.cards)],
    [(at, middle) => flame(brush, at, middle), String(plate.rage)],
  ]
  const fitting = w > 300 ? counters : counters.slice(0, 2)
  const step = (w - 16) / fitting.length
  for (const [index, [draw, text]] of fitting.entries()) {
    const left = x + 12 + index * step
    draw(left + 22, y + h - 30)
    brush.text(text, left + 48, y + h - 29, { size: 44, weight: 800, max: step - 50 })
  }
  if (plate.acting) ribbon(brush, x + w - 26, y)
}

/** A disc of jade with a hole: prestige. */
function jade({ context }: Brush, x: number, y: number): void {
  context.beginPath()
  context.arc(x, y, 20, 0, Math.PI * 2)
  context.fillStyle = PALETTE.jade
  context.fill()
  context.beginPath()
  context.arc(x, y, 7, 0, Math.PI * 2)
  context.fillStyle = PALETTE.leaf
  context.fill()
}

/** A flame: rage. */
function flame({ context }: Brush, x: number, y: number): void {
  placed(context, { x: x - 20, y: y - 22, scale: 0.42 }, () =>
    drawPath(
      context,
      'M50,2 C56,22 84,34 84,66 C84,86 68,98 50,98 C30,98 14,86 14,66 C14,52 22,44 28,34 C32,44 36,46 40,46 C38,30 42,14 50,2 Z M50,90 C60,90 66,84 66,74 C66,64 56,58 52,48 C48,60 36,64 36,76 C36,84 42,90 50,90 Z',
      { fill: PALETTE.cinnabar },
    ),
  )
}

/** A red ribbon that hangs from the plate whose turn it is. */
function ribbon({ context }: Brush, x: number, y: number): void {
  context.fillStyle = PALETTE.cinnabar
  context.beginPath()
  context.moveTo(x - 11, y)
  context.lineTo(x + 11, y)
  context.lineTo(x + 11, y + 46)
  context.lineTo(x, y + 36)
  context.lineTo(x - 11, y + 46)
  context.closePath()
  context.fill()
}
