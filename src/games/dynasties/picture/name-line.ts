// The line with a player's name: what is so of them before it, their lord or what lasts behind it, cards in hand at the right.
import type { Box, Brush } from '../../../picture/brush.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { cards } from '../../../picture/signs.ts'
import { blockWidth, wordBlock } from '../../../picture/word-block.ts'
import type { Band } from './table-input.ts'

/** What stands behind a name. */
export type BandWords = 'lord' | 'lasting' | 'none'

const GAP = 12
/** Of the line, in pixels. */
const NARROW = 600
const COUNTER = 124
const LORD = { size: 44, face: 'kai', ink: PALETTE.pale } as const

/** Cards in hand, up to the right edge; returns the room they take. */
export function drawHeld(brush: Brush, { out, cards: held }: Band, right: number, y: number): number {
  if (out) return 0
  const left = right - COUNTER
  cards(brush, left + 34, y, 48)
  brush.text(String(held), left + 66, y, { size: 50, weight: 800, max: COUNTER - 68 })
  return COUNTER
}

/** Tags and name from the left, and behind them as much as has room. */
export function drawName(
  brush: Brush,
  { name, tag, acting, out, first, lord, lasting }: Band,
  words: BandWords,
  { x, y, w }: Pick<Box, 'x' | 'y' | 'w'>,
): void {
  let left = x
  for (const [word, fill] of [
    [tag, acting ? PALETTE.cinnabar : out ? PALETTE.pale : undefined],
    [first, undefined],
  ] as const) {
    if (!word) continue
    wordBlock(brush, word, [left, y], fill)
    left += blockWidth(brush, word) + GAP
  }
  const end = x + w
  const behind = words === 'lord' ? lord : words === 'lasting' ? [lasting.join(' · ')] : []
  const setting = { size: 52, face: 'kai', ink: out ? PALETTE.pale : PALETTE.ink } as const
  const least = Math.min(brush.width(behind.at(-1) ?? '', LORD), (end - left) * 0.5)
  // In a narrow line a lord of whom little would be left makes room for the name.
  const both = brush.width(name, setting) + GAP * 3 + least <= end - left
  const beside = behind.length > 0 && (both || words === 'lasting' || w >= NARROW)
  const kept = beside ? Math.max(least, Math.min(brush.width(behind[0] ?? '', LORD), (end - left) * 0.5)) : 0
  const max = end - left - (both ? Math.min(kept, least) : kept) - GAP * 2
  const wide = brush.text(name, left, y, { ...setting, max, cut: true })
  if (!beside) return
  const room = end - left - wide - GAP * 3
  brush.text(brush.best(behind, room, LORD), left + wide + GAP * 2, y, { ...LORD, max: room, cut: true })
}

/** The lord in a line of its own. */
export const drawLord = (brush: Brush, { lord }: Band, { x, y, w }: Pick<Box, 'x' | 'y' | 'w'>): void =>
  void brush.text(brush.best(lord, w, LORD), x, y, { ...LORD, max: w, cut: true })
