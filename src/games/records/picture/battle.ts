// Paints a battle: the two armies, their cards at the three positions, who won which, and what became of the city.
import { banner } from '../../../picture/blocks.ts'
import type { Brush } from '../../../picture/brush.ts'
import type { PictureRenderer } from '../../../picture/paint.ts'
import { CINNABAR, GAP, INK, JADE, LEAF, MARGIN, PALE_INK, WIDTH } from '../../../picture/paper.ts'
import { swords, tick, wall } from '../../../picture/signs.ts'
import { tag, tagWidth } from '../../../picture/tags.ts'
import type { Army, BattleInput, Position } from './battle-input.ts'
import { person } from './person.ts'

const INNER = WIDTH - MARGIN * 2
const TITLE = 100
const ARMY = 84
const CARD = 176
const LABEL = 70
const RESULT = 92

/** Paints a battle. */
export const paintBattle: PictureRenderer<BattleInput> = (input) => ({
  width: WIDTH,
  height: TITLE + ARMY * 2 + CARD * 2 + LABEL + RESULT + (input.beheaded ? 60 : 0) + MARGIN,
  draw(brush) {
    swords(brush, MARGIN + 36, TITLE / 2, 64)
    brush.text(input.title, MARGIN + 88, TITLE / 2, { size: 60, weight: 900, face: 'serif', max: INNER - 88 })
    army(brush, input.attacker, TITLE + ARMY / 2, CINNABAR)
    const cards = TITLE + ARMY
    for (const [index, position] of input.positions.entries()) column(brush, input, position, index, cards)
    const below = cards + CARD * 2 + LABEL
    army(brush, input.defender, below + ARMY / 2, JADE)
    result(brush, input, below + ARMY)
  },
})

/** Role and name on the left, general and strength on the right. */
function army(brush: Brush, { role, name, general, strength }: Army, y: number, ink: string): void {
  tag(brush, role, MARGIN, y, { ink, filled: true })
  const left = MARGIN + tagWidth(brush, role) + GAP * 1.5
  const half = MARGIN + INNER * 0.56
  const known = strength !== null
  const max = (known ? half - GAP : MARGIN + INNER) - left
  brush.text(name, left, y, { size: 50, weight: 900, face: 'serif', max, cut: true })
  if (known) person(brush, { texts: general, number: strength, held: 'up' }, half, y, MARGIN + INNER - half)
}

/** One position: the attacking card, whose it is, the defending card with its walls. */
function column(brush: Brush, input: BattleInput, position: Position, index: number, y: number): void {
  const w = (INNER - GAP * 2) / 3
  const x = MARGIN + index * (w + GAP)
  const { winner, attack, defence, walls, label } = position
  const attackWins = winner === 'attacker'
  const defenceWins = winner === 'defender'
  card(brush, { x, y, w, h: CARD }, String(attack), 0, attackWins ? CINNABAR : null)
  const middle = y + CARD + LABEL / 2
  const verdict = winner === null ? input.tie : `${attackWins ? '▲' : '▼'} ${input.wins}`
  const ink = attackWins ? CINNABAR : defenceWins ? JADE : PALE_INK
  const wide = brush.width(label, { weight: 700 })
  const total = wide + 20 + brush.width(verdict, { weight: 700 })
  const left = x + (w - total) / 2
  brush.text(label, left, middle, { weight: 700 })
  brush.text(verdict, left + wide + 20, middle, { weight: 700, ink })
  card(brush, { x, y: y + CARD + LABEL, w, h: CARD }, String(defence), walls, defenceWins ? JADE : null)
}

/** A battle card with its number, black as in the box; the winner's is framed and ticked. */
function card(
  brush: Brush,
  box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  number: string,
  walls: number,
  won: string | null,
): void {
  const { x, y, w, h } = box
  brush.box(
    { x: x + 6, y: y + 6, w: w - 12, h: h - 12 },
    won ? { fill: INK, line: won, wide: 12, round: 18 } : { line: INK, fill: LEAF, wide: 4, round: 18 },
  )
  const ink = won ? LEAF : PALE_INK
  const setting = { size: 100, weight: 800, face: 'serif' } as const
  const bonus = walls > 0 ? `+${walls}` : ''
  const small = { size: 54, weight: 700 }
  const wide = brush.width(number, setting)
  const ticked = won ? 66 : 0
  const more = bonus === '' ? 0 : brush.width(bonus, small) + 70
  const middle = y + h / 2
  let left = x + (w - ticked - wide - more) / 2
  if (won) tick(brush, left + 24, middle, 46, LEAF)
  left += ticked
  brush.text(number, left, middle, { ...setting, ink })
  if (bonus === '') return
  wall(brush, left + wide + 40, middle + 12, 46, ink)
  brush.text(bonus, left + wide + 70, middle + 12, { ...small, ink })
}

function result(brush: Brush, { result: said, taken, beheaded }: BattleInput, y: number): void {
  banner(brush, said, { y: y + 8, h: RESULT - 8, fill: taken ? CINNABAR : JADE })
  if (beheaded) brush.text(beheaded, WIDTH / 2, y + RESULT + 32, { weight: 700, align: 'center', max: INNER })
}
