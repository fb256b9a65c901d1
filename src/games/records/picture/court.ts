// The court of a player on the table: busts of the lords and the strategist, card backs for those nobody knows.
import type { Brush } from '../../../picture/brush.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { disc, drawBack } from './marks.ts'
import { drawPortrait } from './people.ts'
import type { PersonDrawn } from './table-input.ts'

/** How people of a table stand. */
export interface CourtKind {
  /** Side of a bust. */
  readonly bust: number
  /** Room for a person, across and down. */
  readonly width: number
  readonly height: number
}

const NAME = { size: 44, face: 'brush' } as const
/** How far a name may be condensed. */
const TIGHT = 0.87
const LEAD = 41
/** The bust of a strategist is a little smaller. */
const LESSER = 0.9
const RADIUS = 27

/** How wide a person's room must be for their name. */
export function personNeeds(brush: Brush, { label, held }: PersonDrawn, bust: number): number {
  const parts = held === 'none' ? wordsOf(label) : [label]
  const widest = Math.max(...parts.map((part) => brush.width(part, { ...NAME, size: 40 })))
  return Math.max(bust + 10, widest * TIGHT + 14)
}

/** The words of what is said of an empty place; four Chinese signs are two words. */
const wordsOf = (label: string): readonly string[] =>
  label.match(/^\p{sc=Han}{2}(?=\p{sc=Han}{2}$)|\p{sc=Han}+|\S+/gu) ?? []

/** Draws a person in their room, the upper left corner at a point. */
export function drawPerson(brush: Brush, person: PersonDrawn, kind: CourtKind, x: number, y: number): void {
  const { bust, width } = kind
  const { label, portrait, held } = person
  if (held === 'none') {
    nobody(brush, label, kind, x, y)
    return
  }
  const middle = x + width / 2
  figure(brush, person, bust, middle, y)
  brush.text(label, middle, y + bust + 25, {
    ...(portrait === null ? ({ size: 40, face: 'kai', ink: PALETTE.pale } as const) : NAME),
    align: 'center',
    max: width - 6,
  })
}

/** A bust on its line, or a card back. */
function figure(
  brush: Brush,
  { portrait, held, wits }: PersonDrawn,
  bust: number,
  middle: number,
  y: number,
): void {
  const low = y + bust
  if (portrait === null) {
    const [w, h] = [bust * 0.66, bust * 0.88]
    drawBack(brush, { x: middle - w / 2, y: low - h, w, h }, '?')
    return
  }
  const side = wits === null ? bust : bust * LESSER
  drawPortrait(brush.context, portrait, { x: middle - side / 2, y: low - side, side, turned: wits !== null })
  if (wits !== null)
    disc(
      brush,
      wits,
      { x: middle + bust / 2 - RADIUS + 12, y: y + RADIUS, radius: RADIUS },
      { ink: PALETTE.ink, hollow: held === 'own' },
    )
}

/** An empty place, and what it is. */
function nobody(brush: Brush, label: string, { width, height }: CourtKind, x: number, y: number): void {
  const setting = { size: 40, face: 'kai', ink: PALETTE.pale } as const
  const lines = wordsOf(label)
  for (const [index, line] of lines.entries())
    brush.text(line, x + width / 2, y + height / 2 + LEAD * (index + 0.5 - lines.length / 2), {
      ...setting,
      align: 'center',
      max: width - 6,
    })
}
