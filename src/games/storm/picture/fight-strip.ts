// A fight on a strip under the map: both sides with their dice and what they add, the odds before it or the sums after it.
import type { Box, Brush } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { FACTION_LOOKS } from '../../../picture/faction.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { shield, swords } from '../../../picture/signs.ts'
import type { Fighter, FightMark } from './map-input.ts'
import { drawToken } from './tokens.ts'

/** Height of the strip. */
export const STRIP = 124
const TOKEN = 84
const PAD = 16
const DIE = 50
/** Width of what stands between the sides. */
const MIDDLE = 290

/** Draws it in its box. */
export function drawFight(brush: Brush, { attacker, defender, odds }: FightMark, box: Box): void {
  const { x, y, w, h } = box
  cutBox(brush.context, box, { fill: PALETTE.leaf, line: PALETTE.ink, wide: 3 }, 'fight')
  const room = (w - MIDDLE) / 2
  ground(brush, attacker, { x: x + 3, y: y + 3, w: room - PAD, h: h - 6 })
  ground(brush, defender, { x: x + w - room + PAD - 3, y: y + 3, w: room - PAD, h: h - 6 })
  side(brush, attacker, { x, y, w: room, h }, false)
  side(brush, defender, { x: x + w - room, y, w: room, h }, true)
  const middle = { x: x + room, y, w: MIDDLE, h }
  if (odds) chances(brush, odds, middle)
  else sums(brush, attacker, defender, middle)
}

/** The ground of a side, in the colour of its kingdom. */
function ground({ context }: Brush, { faction }: Fighter, { x, y, w, h }: Box): void {
  context.fillStyle = faction ? FACTION_LOOKS[faction].ground : PALETTE.aged
  context.fillRect(x, y, w, h)
}

/** The unit at the outer edge, its name above its dice. */
function side(brush: Brush, fighter: Fighter, { x, y, w, h }: Box, right: boolean): void {
  const { name, faction, kind, dice, plus } = fighter
  const token = TOKEN + PAD * 2
  if (kind && faction)
    drawToken(
      brush.context,
      { place: '', faction, kind, general: null, routed: false, planned: false },
      [right ? x + w - token / 2 : x + token / 2, y + h / 2],
      kind === 'general' ? TOKEN * 0.84 : TOKEN,
    )
  const inner = w - (kind && faction ? token : PAD)
  const edge = right ? x + inner : x + w - inner
  const align = right ? 'right' : 'left'
  brush.text(name, edge, y + 34, { size: 46, face: 'brush', align, max: inner - 8 })
  const step = (DIE + 8) * (right ? -1 : 1)
  for (const [index, face] of dice.entries())
    drawDie(brush, face, { x: (right ? edge - DIE : edge) + step * index, y: y + h - DIE - 12 })
  if (plus === null || plus === 0) return
  const at = edge + step * dice.length
  const said = plus > 0 ? `+${plus}` : `−${-plus}`
  brush.text(said, at, y + h - DIE / 2 - 12, { size: 46, weight: 800, align })
}

/** Where the pips of a face lie, in thirds from the middle. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** A die; dashed and without pips before it is thrown. */
function drawDie(brush: Brush, face: number | null, { x, y }: Pick<Box, 'x' | 'y'>): void {
  brush.box(
    { x, y, w: DIE, h: DIE },
    { fill: PALETTE.snow, line: PALETTE.ink, wide: 3.4, round: 9, dashed: face === null },
  )
  for (const [dx, dy] of PIPS[face ?? 0] ?? [])
    brush.circle(x + DIE / 2 + dx * 14, y + DIE / 2 + dy * 14, face === 1 ? 8 : 5.5, {
      fill: face === 1 ? PALETTE.cinnabar : PALETTE.ink,
    })
}

/** How likely each end is, the attacker's win at its own side. */
function chances(brush: Brush, { win, draw, lose }: NonNullable<FightMark['odds']>, { x, y, w }: Box): void {
  const said = { size: 44, weight: 800 } as const
  const line = y + 38
  swords(brush, x + 20, line, 36)
  brush.text(`${win}%`, x + 44, line, { ...said, ink: PALETTE.cinnabar })
  shield(brush, x + w - 20, line, 36)
  brush.text(`${lose}%`, x + w - 44, line, { ...said, align: 'right' })
  const bar = { x, y: y + 70, w, h: 34 }
  const inner = w - 6
  const parts = [
    [win, PALETTE.cinnabar],
    [draw, PALETTE.aged],
    [lose, PALETTE.pale],
  ] as const
  let at = x + 3
  for (const [share, fill] of parts) {
    const wide = (inner * share) / Math.max(1, win + draw + lose)
    brush.context.fillStyle = fill
    brush.context.fillRect(at, bar.y + 3, wide, bar.h - 6)
    at += wide
  }
  cutBox(brush.context, bar, { line: PALETTE.ink, wide: 3 }, 'odds')
}

/** What counts in the end: of two generals the attack and the defence of each. */
function sums(brush: Brush, one: Fighter, other: Fighter, { x, y, w, h }: Box): void {
  const middle = x + w / 2
  const generals = one.defence !== null && other.attack !== null
  if (!generals) {
    const [a, b] = [one.attack ?? 0, other.defence ?? 0]
    const setting = { size: 84, weight: 900, face: 'serif' } as const
    const ink = (won: boolean) => (won ? PALETTE.cinnabar : PALETTE.ink)
    brush.text(String(a), middle - 34, y + h / 2, { ...setting, align: 'right', ink: ink(a > b) })
    brush.text(':', middle, y + h / 2 - 4, { ...setting, size: 64, align: 'center' })
    brush.text(String(b), middle + 34, y + h / 2, { ...setting, ink: ink(b > a) })
    return
  }
  for (const [row, [sign, a, b]] of (
    [
      [swords, one.attack, other.attack],
      [shield, one.defence, other.defence],
    ] as const
  ).entries()) {
    const line = y + 34 + row * 56
    sign(brush, middle, line, 40)
    const setting = { size: 54, weight: 900, face: 'serif' } as const
    brush.text(String(a), middle - 44, line, { ...setting, align: 'right' })
    brush.text(String(b), middle + 44, line, setting)
  }
}
