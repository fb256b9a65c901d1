// Cities on the map: a gate tower by level, the owner's seal on a pole, a broken link.
import type { Box, Brush } from '../../../picture/brush.ts'
import type { Point } from '../../../picture/cut.ts'
import { FACTION_LOOKS, factionSeal } from '../../../picture/faction.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { drawPath, placed } from '../../../picture/path.ts'
import { drawTower, towerHeight } from '../../../picture/tower.ts'
import { cityOf } from '../map/index.ts'
import type { CityMark } from './map-input.ts'
import { placeOnSheet, type Viewport } from './viewport.ts'

/** Width of a tower on the whole board by level. */
const WIDTHS = { 1: 60, 2: 66, 3: 72 } as const
/** Side of the owner's seal. */
const FLAG = 30
/** How far below the middle of its city a garrison stands, by the tower's height. */
export const LOW = 0.5

/** The space a city takes around its middle, in pixels. */
export function cityBox({ towers }: Viewport, id: string) {
  const { level } = cityOf(id)
  const w = WIDTHS[level] * towers
  const h = w * towerHeight(level)
  return { w, h }
}

/** Where the owner's seal stands beside the roofs. */
export function flagBox(viewport: Viewport, id: string): Box {
  const [x, y] = placeOnSheet(viewport, id)
  const { w, h } = cityBox(viewport, id)
  const side = FLAG * viewport.towers
  return { x: x + w * 0.36 - side * 0.14, y: y - h * 0.48 - side / 2, w: side, h: side }
}

/** Draws a city. */
export function drawCity(brush: Brush, viewport: Viewport, city: CityMark): void {
  const { context } = brush
  const { towers: size } = viewport
  const [x, y] = placeOnSheet(viewport, city.id)
  const { level } = cityOf(city.id)
  const { w, h } = cityBox(viewport, city.id)
  const ground = y + h / 2
  context.fillStyle = 'rgba(246,236,210,.9)'
  context.beginPath()
  context.ellipse(x, y + h * 0.1, w * 0.6, h * 0.62, 0, 0, Math.PI * 2)
  context.fill()
  const look = city.owner ? FACTION_LOOKS[city.owner] : undefined
  if (city.owner) pole(brush, [x + w * 0.36, ground - h * 0.3], size, h)
  drawTower(context, { x, y: ground, w }, { level, ...(look && { roof: look.colour, wall: look.ground }) })
  const flag = flagBox(viewport, city.id)
  if (city.owner)
    factionSeal(
      brush,
      city.owner,
      { x: flag.x + flag.w / 2, y: flag.y + flag.h / 2, side: flag.w },
      { worn: 0 },
    )
  if (!city.cut) worth(brush, [x - w * 0.5, ground - h * 0.5], level, size)
  if (city.barred) barred(brush, [x, ground - h * 0.4], w)
}

/** Discs of jade, one for each point of prestige. */
function worth({ context }: Brush, [x, y]: Point, level: number, size: number): void {
  context.strokeStyle = PALETTE.leaf
  context.lineWidth = 2.4 * size
  for (let disc = 0; disc < level; disc++) {
    context.beginPath()
    context.arc(x, y + (disc - (level - 1) / 2) * 12 * size, 5.6 * size, 0, Math.PI * 2)
    context.fillStyle = PALETTE.jade
    context.stroke()
    context.fill()
  }
}

function pole({ context }: Brush, [x, y]: Point, size: number, h: number): void {
  context.strokeStyle = PALETTE.ink
  context.lineWidth = 2.6 * size
  context.lineCap = 'butt'
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x, y - h * 0.95)
  context.stroke()
}

/** Two halves of a chain at a city's side: cut off from its capital. */
export function drawBrokenLink({ context }: Brush, viewport: Viewport, id: string): void {
  const [cx, cy] = placeOnSheet(viewport, id)
  const { w, h } = cityBox(viewport, id)
  const [x, y] = [cx - w * 0.44, cy - h * 0.5]
  const side = 30 * viewport.towers
  context.fillStyle = PALETTE.leaf
  context.strokeStyle = PALETTE.cinnabar
  context.lineWidth = side * 0.09
  context.beginPath()
  context.arc(x, y, side * 0.56, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  placed(context, { x, y, scale: side / 100, turn: -0.6 }, () =>
    drawPath(
      context,
      'M-12,-18 L-30,-18 C-48,-18 -48,18 -30,18 L-12,18 M12,-18 L30,-18 C48,-18 48,18 30,18 L12,18 M-4,-34 L-8,-46 M4,34 L8,46',
      { line: PALETTE.cinnabar, wide: 13 },
    ),
  )
}

/** A bar across a city that cannot be taken. */
function barred({ context }: Brush, [x, y]: Point, w: number): void {
  context.strokeStyle = PALETTE.pale
  context.lineWidth = w * 0.07
  context.beginPath()
  context.moveTo(x - w * 0.45, y - w * 0.3)
  context.lineTo(x + w * 0.45, y + w * 0.3)
  context.moveTo(x - w * 0.45, y + w * 0.3)
  context.lineTo(x + w * 0.45, y - w * 0.3)
  context.stroke()
}
