// Piles on the table: fish in the bank, decks with their backs up, what is discarded lying open.
import type { Brush, Setting } from '../../../picture/brush.ts'
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

/** Three cards one over another. */
function stack(brush: Brush, kind: Exclude<PileKind, 'supply'>, x: number, y: number): void {
  for (const under of [8, 4, 0]) {
    const box = { x: x + under, y: y + under - 4, ...CARD }
    const fill = kind === 'discards' ? PALETTE.leaf : PALETTE.aged
    cutBox(brush.context, box, { fill, line: PALETTE.ink, wide: 2.6 }, `${kind} ${under}`)
    if (under > 0) continue
    if (kind === 'stratagems') scroll(brush, box.x + CARD.w / 2, box.y + CARD.h / 2, 40)
    else if (kind === 'treasures')
      brush.circle(box.x + CARD.w / 2, box.y + CARD.h / 2, 15, { fill: PALETTE.brass })
    else if (kind === 'deck')
      lattice(brush, box.x + 5, box.y + 5, CARD.w - 10, CARD.h - 10, 'rgba(35,27,20,.42)')
  }
}
