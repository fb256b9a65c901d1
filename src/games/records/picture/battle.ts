// Paints a battle: the two generals above, a lane for each position with its soldiers, below the outcome on a stroke, or
// before the battle the cards to put in order.
import type { Box, Brush } from '../../../picture/brush.ts'
import { brushStroke, cutBox } from '../../../picture/cut.ts'
import { FACTION_LOOKS } from '../../../picture/faction.ts'
import type { PictureRenderer } from '../../../picture/paint.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { WIDTH } from '../../../picture/paper.ts'
import { drawPeak } from '../../../picture/peak.ts'
import type { Army, BattleInput, Position } from './battle-input.ts'
import { drawCity } from './city.ts'
import { chop, chopWidth, drawBack } from './marks.ts'
import { type Page, pageOf } from './page.ts'
import { drawPortrait } from './people.ts'
import { drawSoldier } from './soldier.ts'

const BUST = 152
const ARMIES = 172
const LANE = 122
const GAP = 8
const RESULT = 104
const BEHEADED = 60
/** Soldiers for a battle card of this number: one for each 4. */
const MEN = 4
/** Wei attacks and Wu defends where nobody knows whose colours an army wears. */
const COLOURS = { attacker: FACTION_LOOKS.wei.colour, defender: FACTION_LOOKS.wu.colour } as const

/** Paints a battle. */
export const paintBattle: PictureRenderer<BattleInput> = (input) => {
  const page = pageOf(input.language, { title: input.title, asides: [] }, 'battle')
  const content = ARMIES + input.positions.length * (LANE + GAP) + RESULT + (input.beheaded ? BEHEADED : 0)
  const { height } = page.fit(content)
  return {
    width: WIDTH,
    height,
    draw(brush) {
      page.lay(brush, height)
      ridge(brush, page)
      drawArmy(brush, input.attacker, page, false)
      drawArmy(brush, input.defender, page, true)
      for (const [index, position] of input.positions.entries())
        lane(brush, input, position, {
          x: page.x,
          y: page.y + ARMIES + index * (LANE + GAP),
          w: page.w,
          h: LANE,
        })
      const low = page.y + ARMIES + input.positions.length * (LANE + GAP)
      if (input.own) battleCards(brush, input.own.cards, page, low)
      if (input.result !== null) outcome(brush, input, input.result, page, low)
    },
  }
}

/** Hills between the armies, paler than what is written over them. */
function ridge({ context }: Brush, { x, y, w }: Page): void {
  context.save()
  context.globalAlpha = 0.55
  for (const [index, rise] of [52, 84, 66].entries())
    drawPeak(
      context,
      { x: x + w / 2 - 132 + index * 72, y: y + ARMIES - 6 - rise, w: 120, h: rise },
      `battle ${index}`,
    )
  context.restore()
}

/** The general's bust at the outer edge, role and name of the player beside it, the general's name below. */
function drawArmy(brush: Brush, army: Army, { x, y, w }: Page, right: boolean): void {
  const { role, name, general, strength, portrait } = army
  const outer = right ? x + w - BUST : x
  if (portrait === null) drawBack(brush, { x: outer + 26, y: y + 20, w: 100, h: 136 }, '?')
  else
    drawPortrait(brush.context, portrait, { x: outer, y: y + ARMIES - 8 - BUST, side: BUST, turned: right })
  const ink = right ? PALETTE.jade : PALETTE.cinnabar
  const edge = right ? outer - 14 : x + BUST + 14
  const upper = y + 46
  const field = chopWidth(brush, role)
  chop(brush, role, right ? edge - field : edge, upper, { ink })
  const half = w / 2 - BUST - 24
  const named = right ? edge - field - 12 : edge + field + 12
  const align = right ? 'right' : 'left'
  brush.text(name, named, upper, {
    size: 56,
    face: 'brush',
    halo: PALETTE.paper,
    max: half - field - 12,
    cut: 'name',
    align,
  })
  const count = strength === null ? '' : ` ${strength}`
  const setting = { size: 46, face: 'kai', halo: PALETTE.paper, align } as const
  const led = brush.best(
    general.map((each) => `${each}${count}`),
    half,
    setting,
  )
  brush.text(led, edge, y + 122, { ...setting, max: half })
}

/** One position: numbers at the edges, soldiers between, its name and who won it in the middle. */
function lane(brush: Brush, input: BattleInput, position: Position, box: Box): void {
  const { context } = brush
  const { x, y, w, h } = box
  const { winner, attack, defence, walls, label } = position
  cutBox(context, box, { fill: '#f8f0dc' }, label)
  const middle = x + w * 0.5
  if (winner === 'attacker' || winner === 'defender') {
    context.fillStyle = winner === 'attacker' ? 'rgba(168,42,29,.13)' : 'rgba(36,88,74,.15)'
    if (winner === 'attacker') context.fillRect(x + 2, y + 2, w * 0.42, h - 4)
    else context.fillRect(x + w * 0.58, y + 2, w * 0.42 - 2, h - 4)
  }
  cutBox(context, box, { line: PALETTE.ink, wide: 2.4 }, label)
  const number = (n: number | null, at: number, side: 'attacker' | 'defender') => {
    const left = side === 'attacker'
    if (n !== null)
      brush.text(String(n), at, y + h / 2, {
        size: 88,
        weight: 900,
        face: 'serif',
        align: left ? 'left' : 'right',
        ink: inkOf(winner, side),
      })
    else cardPlace(brush, { x: left ? at : at - 72, y: y + 12, w: 72, h: h - 24 }, input.own?.side === side)
  }
  number(attack, x + 18, 'attacker')
  number(defence, x + w - 18, 'defender')
  const right = x + w - 132
  if (walls > 0) bonus(brush, walls, right, y)
  const inner = w * 0.1
  troop(brush, attack, { from: x + 134, to: middle - inner, y: y + h - 9 }, 'attacker', winner)
  troop(
    brush,
    defence,
    { from: right - (walls > 0 ? 92 : 0), to: middle + inner, y: y + h - 9 },
    'defender',
    winner,
  )
  brush.text(label, middle, y + (winner === 'open' ? h / 2 : 33), {
    size: 46,
    face: 'brush',
    align: 'center',
    max: w * 0.18,
  })
  if (winner === 'open') return
  if (winner === null)
    brush.text(input.tie, middle, y + 88, {
      size: 44,
      face: 'kai',
      ink: PALETTE.pale,
      align: 'center',
      max: w * 0.18,
    })
  else {
    const word = input.wins
    const field = chopWidth(brush, word)
    // Points to the player who won.
    const ink = winner === 'attacker' ? PALETTE.cinnabar : PALETTE.jade
    chop(brush, word, middle - field / 2, y + 88, { ink })
    arrow(
      brush,
      middle + (winner === 'attacker' ? -1 : 1) * (field / 2 + 10),
      y + 87,
      winner === 'attacker' ? -1 : 1,
      ink,
    )
  }
}

const inkOf = (winner: Position['winner'], side: 'attacker' | 'defender'): string =>
  winner === null || winner === 'open'
    ? PALETTE.ink
    : winner !== side
      ? PALETTE.pale
      : side === 'attacker'
        ? PALETTE.cinnabar
        : PALETTE.jade

/** Where a card will lie: an empty place of the viewer's own, or the back of an enemy's. */
function cardPlace(brush: Brush, box: Box, own: boolean): void {
  if (own) brush.box(box, { line: PALETTE.cinnabar, wide: 4, dashed: true })
  else drawBack(brush, box, '?')
}

/** The battle cards to put in order, side by side. */
function battleCards(brush: Brush, cards: readonly number[], { x, w }: Page, y: number): void {
  const [wide, gap] = [150, 24]
  const from = x + (w - cards.length * (wide + gap) + gap) / 2
  for (const [index, n] of cards.entries()) {
    const box = { x: from + index * (wide + gap), y: y + 4, w: wide, h: RESULT - 8 }
    cutBox(brush.context, box, { fill: PALETTE.leaf, line: PALETTE.ink, wide: 4 }, `card ${n}`)
    brush.text(String(n), box.x + wide / 2, box.y + box.h / 2, {
      size: 76,
      weight: 900,
      face: 'serif',
      align: 'center',
    })
  }
}

/** What the walls add, under a small tower. */
function bonus(brush: Brush, walls: number, right: number, y: number): void {
  drawCity(brush, { x: right - 84, y: y + 70, w: 80 }, { walls: 1, flag: COLOURS.defender, numbered: false })
  brush.text(`+${walls}`, right - 44, y + 94, { size: 44, weight: 800, align: 'center', ink: PALETTE.pale })
}

/** A soldier for each few points of the card, towards the middle; paler where they lost. */
function troop(
  brush: Brush,
  card: number | null,
  { from, to, y }: { readonly from: number; readonly to: number; readonly y: number },
  side: 'attacker' | 'defender',
  winner: Position['winner'],
): void {
  if (card === null) return
  const men = Math.max(1, Math.round(card / MEN))
  const forward = side === 'attacker' ? 1 : -1
  const step = Math.min(56, Math.abs(to - from) / men)
  for (let man = 0; man < men; man++)
    drawSoldier(brush.context, {
      x: from + forward * step * man,
      y,
      size: 104,
      coat: COLOURS[side],
      mirrored: side === 'defender',
      pale: winner !== null && winner !== 'open' && winner !== side,
    })
}

function arrow(brush: Brush, x: number, y: number, towards: -1 | 1, ink: string): void {
  brush.shape(
    [
      [x, y - 16],
      [x + towards * 20, y],
      [x, y + 16],
    ],
    { fill: ink },
  )
}

/** What became of the city, on a stroke of the brush; and whose head fell. */
function outcome(
  brush: Brush,
  { taken, beheaded }: BattleInput,
  result: string,
  { x, w }: Page,
  y: number,
): void {
  const middle = y + RESULT / 2 - 2
  brushStroke(
    brush.context,
    [
      [x, middle + 4],
      [x + w * 0.3, middle - 4],
      [x + w * 0.7, middle + 4],
      [x + w, middle - 2],
    ],
    { wide: RESULT - 12, ink: taken ? PALETTE.cinnabar : PALETTE.jade, seed: 'outcome', dry: 0.1 },
  )
  brush.text(result, x + w / 2, middle, {
    size: 62,
    face: 'brush',
    ink: PALETTE.snow,
    align: 'center',
    max: w * 0.82,
    cut: true,
  })
  if (beheaded)
    brush.text(beheaded, x + w / 2, y + RESULT + BEHEADED / 2 - 6, {
      size: 46,
      face: 'kai',
      align: 'center',
      max: w - 40,
    })
}
