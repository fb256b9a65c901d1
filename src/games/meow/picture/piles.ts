// Piles on the table: fish in the bank, decks with their backs up, what is discarded lying open.
import type { Box, Brush, Setting } from '../../../picture/brush.ts'
import { cutBox } from '../../../picture/cut.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { lattice, scroll } from '../../../picture/signs.ts'
import { fish } from './signs.ts'

/** What a pile is of. */
export type PileKind = 'supply' | 'deck' | 'treasures' | 'stratagems' | 'discards'

/** A pile and how many lie there. */
export interface Pile {
  readonly kind: PileKind
  readonly label: string
  readonly n: number
}

/** Height of a pile with its words. */
export const PILE = 100
const CARD = { w: 56, h: 78 } as const
const WORDS = 84

const LABEL: Setting = { size: 40, face: 'kai', ink: PALETTE.pale }

/** How wide a pile is with its words. */
export const pileWidth = (measure: Brush, { label }: Pile): number => WORDS + measure.width(label, LABEL)

/** Draws a pile, its number and what it is called beside it. */
export function drawPile(brush: Brush, { kind, label, n }: Pile, x: number, y: number): void {
  const middle = y + PILE / 2
  if (kind === 'supply') for (const [dx, dy] of FISH) fish(brush, x + 36 + dx, middle + dy, 50)
  else stack(brush, kind, x + 6, middle - CARD.h / 2)
  brush.text(String(n), x + WORDS, y + 30, { size: 52, weight: 900, face: 'serif' })
  brush.text(label, x + WORDS, y + 76, LABEL)
}

const FISH = [
  [6, -24],
  [-8, 2],
  [8, 26],
] as const

/** What a card or a pile of cards is of. */
export type CardKind = Exclude<PileKind, 'supply'>

/** Three cards one over another. */
function stack(brush: Brush, kind: CardKind, x: number, y: number): void {
  for (const under of [8, 4, 0])
    drawCard(brush, kind, { x: x + under, y: y + under - 4, ...CARD }, `${kind} ${under}`)
}

/** A card by what lies up: its back, or nothing where it was discarded. */
export function drawCard(brush: Brush, kind: CardKind, box: Box, seed: string): void {
  const { x, y, w, h } = box
  const fill = kind === 'discards' ? PALETTE.leaf : PALETTE.aged
  cutBox(brush.context, box, { fill, line: PALETTE.ink, wide: 2.6 }, seed)
  if (kind === 'stratagems') scroll(brush, x + w / 2, y + h / 2, w * 0.7)
  else if (kind === 'treasures') brush.circle(x + w / 2, y + h / 2, w * 0.27, { fill: PALETTE.brass })
  else if (kind === 'deck') lattice(brush, x + 5, y + 5, w - 10, h - 10, 'rgba(35,27,20,.42)')
}
