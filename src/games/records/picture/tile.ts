// A city as a tile: points, name and walls above; the garrison's strength and name below.
import type { Brush } from '../../../picture/brush.ts'
import { CINNABAR, INK, JADE, LEAF, PALE_INK } from '../../../picture/paper.ts'
import { swords, unseen, wall } from '../../../picture/signs.ts'
import { numberIn } from '../../../picture/tags.ts'
import type { Language } from '../../../text/language.ts'
import { plaque } from './person.ts'
import type { CityTile } from './table-input.ts'

export const TILE_HEIGHT = 138
const CELL = 62

/** Chinese names are short: four tiles fit beside each other, else three. */
export const tilesAcross = (language: Language): number => (language === 'en' ? 3 : 4)

/** Draws a city with its upper left corner at a point. */
export function drawTile(
  brush: Brush,
  city: CityTile,
  { x, y, w }: { readonly x: number; readonly y: number; readonly w: number },
): void {
  const line = city.besieged ? CINNABAR : INK
  brush.box({ x, y, w, h: TILE_HEIGHT }, { fill: LEAF, line, wide: city.besieged ? 6 : 2, round: 10 })
  const [upper, lower] = [y + 4 + CELL / 2, y + TILE_HEIGHT - 5 - CELL / 2]
  const cell = { x: x + 6, w: CELL, h: CELL - 4 }
  const value = { ...cell, y: upper - CELL / 2 + 3 }
  brush.box(value, { fill: JADE, round: 8 })
  numberIn(brush, String(city.points), value, LEAF)
  plaque(brush, { number: city.strength, held: city.held }, { ...cell, y: lower - CELL / 2 + 1 })

  const left = x + CELL + 6 + 10
  const right = x + w - 8
  const digits = brush.text(String(city.walls), right, upper, { size: 46, weight: 700, align: 'right' })
  wall(brush, right - digits - 25, upper, 38)
  const nameRoom = right - digits - 52 - left
  brush.text(city.name, left, upper, { size: 44, weight: 800, face: 'serif', max: nameRoom })

  const mark = city.besieged || city.held === 'own' ? 52 : 0
  if (city.besieged) swords(brush, right - 20, lower, 40)
  else if (city.held === 'own') unseen(brush, right - 22, lower, 44, PALE_INK)
  const room = right - left - mark
  brush.text(brush.best(city.labels, room), left, lower, {
    max: room,
    ink: city.held === 'hidden' ? PALE_INK : INK,
  })
}
