// Places that stand out to one player: the chosen unit's, those it may go to, those it may attack.
import type { SKRSContext2D } from '@napi-rs/canvas'
import { PALETTE } from '../../../picture/palette.ts'
import type { PlaceMark } from './map-input.ts'
import { placeOnSheet, type Viewport } from './viewport.ts'

const RADIUS = 27

/** Draws a mark under the units: jade and whole where one may go, red and notched where one may strike. */
export function drawMark(context: SKRSContext2D, viewport: Viewport, { place, kind }: PlaceMark): void {
  const { size } = viewport
  const [x, y] = placeOnSheet(viewport, place)
  const radius = RADIUS * size
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fillStyle =
    kind === 'strike' ? 'rgba(168,42,29,.16)' : kind === 'go' ? 'rgba(36,88,74,.24)' : 'rgba(217,169,58,.5)'
  context.fill()
  context.strokeStyle = kind === 'strike' ? PALETTE.cinnabar : kind === 'go' ? PALETTE.jade : PALETTE.brass
  context.lineWidth = 5 * size
  context.stroke()
  if (kind === 'strike') {
    context.beginPath()
    for (let notch = 0; notch < 4; notch++) {
      const turn = Math.PI / 4 + (notch * Math.PI) / 2
      context.moveTo(x + Math.cos(turn) * radius * 0.7, y + Math.sin(turn) * radius * 0.7)
      context.lineTo(x + Math.cos(turn) * radius * 1.35, y + Math.sin(turn) * radius * 1.35)
    }
    context.lineWidth = 6 * size
    context.lineCap = 'round'
    context.stroke()
  }
}
