// Paints an icon: what becomes an emoji of the bot. A rim of paper sets it off from dark ground, a line of ink from light.
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Icon } from '../../text/icons.ts'
import type { Brush } from '../brush.ts'
import { drawCrest } from '../crest.ts'
import { trace } from '../cut.ts'
import { drawEmblem } from '../emblems.ts'
import type { Input, PictureRenderer } from '../paint.ts'
import { PALETTE } from '../palette.ts'
import { drawPath, placed } from '../path.ts'
import { drawSeal, type SealShape, sealOutline } from '../seal.ts'
import { LOOKS } from './looks.ts'
import type { Shape } from './shapes.ts'

/** Which icon. */
export interface IconInput extends Input {
  readonly icon: Icon
}

/** Side of an icon in pixels, as Discord keeps it; what is drawn leaves room for the rim. */
const SIDE = 128
const MARGIN = 9
const INNER = SIDE - MARGIN * 2
/** Widths of the rim and of the line, in pixels. */
const RIM = 17
const LINE = 7
const MIDDLE = { x: SIDE / 2, y: SIDE / 2 }

/** Paints one icon, on nothing. */
export const paintIcon: PictureRenderer<IconInput> = ({ icon }) => ({
  width: SIDE,
  height: SIDE,
  clear: true,
  draw: (brush) => drawIcon(brush, icon),
})

function drawIcon(brush: Brush, icon: Icon): void {
  const { context } = brush
  const look = LOOKS[icon]
  if ('shapes' in look) drawShapes(context, look.shapes)
  else if ('crest' in look) {
    drawField(context, { shape: 'square', colour: PALETTE.cinnabar, seed: icon })
    drawCrest(context, look.crest, { ...MIDDLE, side: INNER })
  } else {
    drawField(context, { ...look, seed: icon })
    if ('sign' in look)
      drawSeal(brush, look.sign, { ...MIDDLE, side: INNER * 1.06 }, { ...look, rim: false, worn: 0 })
    else drawEmblem(context, look.emblem, { ...MIDDLE, side: INNER * 0.78 }, PALETTE.snow)
  }
}

/** Bold shapes, with the rim around all of them. */
function drawShapes(context: SKRSContext2D, shapes: readonly Shape[]): void {
  const scale = INNER / 100
  placed(context, { x: MARGIN, y: MARGIN, scale }, () => {
    for (const { path, bare } of shapes)
      if (!bare) drawPath(context, path, { line: PALETTE.leaf, wide: RIM / scale })
    for (const { path, fill, bare } of shapes)
      drawPath(context, path, { fill, ...(!bare && { line: PALETTE.ink, wide: LINE / scale }) })
  })
}

/** The field of a seal with its rim. */
function drawField(
  context: SKRSContext2D,
  { shape, colour, seed }: { readonly shape: SealShape; readonly colour: string; readonly seed: string },
): void {
  trace(context, sealOutline(MARGIN, MARGIN, INNER, shape, seed))
  context.lineJoin = 'round'
  context.strokeStyle = PALETTE.leaf
  context.lineWidth = RIM
  context.stroke()
  context.fillStyle = colour
  context.fill()
}
