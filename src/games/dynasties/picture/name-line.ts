// The line with a player's name: what is so of them before it, their lord or what lasts behind it, cards in hand at the right.
import type { Box, Brush } from '../../../picture/brush.ts'
import { nameNeeds, splitTags } from '../../../picture/name-room.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { cards, turnFlag } from '../../../picture/signs.ts'
import { blockWidth, wordBlock } from '../../../picture/word-block.ts'
import type { Band } from './table-input.ts'

/** What stands behind a name. */
export type BandWords = 'lord' | 'lasting' | 'none'

const GAP = 12
/** Of the line, in pixels. */
const NARROW = 600
const COUNTER = 124
const SHORT_COUNTER = 98
const NAME = { size: 52, face: 'kai' } as const
/** Less of a lord, or of what lasts, says nothing. */
const LEAST = 90
const LORD = { size: 44, face: 'kai', ink: PALETTE.pale } as const

/** Cards in hand, up to the right edge; returns the room they take. */
export function drawHeld(brush: Brush, { out, cards: held }: Band, right: number, y: number): number {
  if (out) return 0
  const room = held > 9 ? COUNTER : SHORT_COUNTER
  const left = right - room
  cards(brush, left + 34, y, 48)
  brush.text(String(held), left + 66, y, { size: 50, weight: 800, max: room - 68 })
  return room
}

/** A tag with its colour; without one it stands in a frame. */
type Tag = readonly [word: string, fill: string | undefined]

const tagsOf = ({ tag, acting, out, first }: Band): readonly Tag[] => [
  ...(tag === null ? [] : [[tag, acting ? PALETTE.cinnabar : out ? PALETTE.pale : undefined] satisfies Tag]),
  ...(first === null ? [] : [[first, undefined] satisfies Tag]),
]

/** The tags before a name, which has its room first, and the others. */
export function splitTagsOf(measure: Brush, band: Band, w: number): SplitTags {
  const room = w - nameNeeds(measure, band.name, NAME)
  return splitTags(tagsOf(band), room, ([word]) => blockWidth(measure, word), GAP)
}
type SplitTags = ReturnType<typeof splitTags<Tag>>

/** Draws some tags from the left; returns the room they take. */
function drawTags(brush: Brush, tags: readonly Tag[], x: number, y: number): number {
  let left = x
  for (const [word, fill] of tags) {
    wordBlock(brush, word, [left, y], fill)
    left += blockWidth(brush, word) + GAP
  }
  return left - x
}

/** Tags and name from the left, and behind them as much as has room. */
export function drawName(
  brush: Brush,
  band: Band,
  words: BandWords,
  { x, y, w }: Pick<Box, 'x' | 'y' | 'w'>,
  { beside: before, others }: SplitTags,
): void {
  const { name, out, lord, lasting, brief, acting } = band
  // Where the lord has no line of its own, a flag tells whose turn it is.
  const flagged = words !== 'none' && acting && others.some(([word]) => word === band.tag)
  const left = x + drawTags(brush, before, x, y) + (flagged ? turnFlag(brush, x, y) : 0)
  const end = x + w
  const behind =
    words === 'lord' ? lord : words === 'lasting' ? [lasting, brief].map((each) => each.join(' · ')) : []
  const setting = { ...NAME, ink: out ? PALETTE.pale : PALETTE.ink } as const
  const least = Math.min(brush.width(behind.at(-1) ?? '', LORD), (end - left) * 0.5)
  // In a narrow line a lord of whom little would be left makes room for the name.
  const both = brush.width(name, setting) + GAP * 3 + least <= end - left
  const stands = behind.length > 0 && (both || words === 'lasting' || w >= NARROW)
  const kept = stands ? Math.max(least, Math.min(brush.width(behind[0] ?? '', LORD), (end - left) * 0.5)) : 0
  const beforeIt = end - left - (both ? Math.min(kept, least) : kept) - (stands ? GAP * 2 : 0)
  const max = Math.max(beforeIt, Math.min(nameNeeds(brush, name, NAME), end - left))
  const wide = brush.text(name, left, y, { ...setting, max, cut: 'name' })
  const room = end - left - wide - GAP * 3
  if (!stands || room < LEAST) return
  brush.text(brush.best(behind, room, LORD), left + wide + GAP * 2, y, { ...LORD, max: room, cut: true })
}

/** The lord in a line of its own, behind tags that had no room before the name; who opens the round goes before the lord does. */
export function drawLord(
  brush: Brush,
  { lord }: Band,
  { x, y, w }: Pick<Box, 'x' | 'y' | 'w'>,
  { others }: SplitTags,
): void {
  const least = nameNeeds(brush, lord.at(-1) ?? '', LORD)
  const { beside } = splitTags(others, w - least, ([word]) => blockWidth(brush, word), GAP)
  const taken = drawTags(brush, beside, x, y)
  const max = w - taken
  brush.text(brush.best(lord, max, LORD), x + taken, y, { ...LORD, max, cut: true })
}
