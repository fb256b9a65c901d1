// The track: the start and 18 eras in reading order, the marker on one of them.
import type { Brush } from '../../../picture/brush.ts'
import { CINNABAR, GAP, INK, LEAF, LINE, MARGIN, PALE_INK, WIDTH } from '../../../picture/paper.ts'

const ACROSS = 5
const ROWS = 4
const SPACE = 62
const BETWEEN = 8
/** Room of the playing piece. */
const PIECE = 44

export const TRACK_HEIGHT = ROWS * (SPACE + BETWEEN) - BETWEEN

/** Draws it with its upper edge at `y`; behind the last space stands where it leads: back to the first. */
export function drawTrack(
  brush: Brush,
  track: readonly { readonly name: string; readonly here: boolean }[],
  y: number,
): void {
  const w = (WIDTH - MARGIN * 2 - BETWEEN * (ACROSS - 1)) / ACROSS
  for (const [index, { name, here }] of track.entries()) {
    const box = {
      x: MARGIN + (index % ACROSS) * (w + BETWEEN),
      y: y + Math.floor(index / ACROSS) * (SPACE + BETWEEN),
      w,
      h: SPACE,
    }
    brush.box(box, here ? { fill: CINNABAR, round: 10 } : { fill: LEAF, line: LINE, wide: 2, round: 10 })
    const middle = box.y + SPACE / 2
    const setting = { weight: here ? 800 : 500, ink: here ? LEAF : INK } as const
    // A long name takes the room of the piece; the space is filled all the same.
    const left = here && brush.width(name, setting) <= w - PIECE - GAP ? PIECE : 0
    if (left > 0) piece(brush, box.x + 30, middle)
    brush.text(name, box.x + left + (w - left) / 2, middle, {
      ...setting,
      align: 'center',
      max: w - left - GAP,
    })
  }
  const [start] = track
  const last = MARGIN + (ACROSS - 1) * (w + BETWEEN) + w / 2
  brush.text(`→ ${start?.name ?? ''}`, last, y + TRACK_HEIGHT - SPACE / 2, {
    ink: PALE_INK,
    align: 'center',
    max: w - GAP,
  })
}

/** The playing piece. */
function piece(brush: Brush, x: number, y: number): void {
  brush.circle(x, y - 12, 11, { fill: LEAF })
  brush.shape(
    [
      [x - 17, y + 22],
      [x - 6, y - 4],
      [x + 6, y - 4],
      [x + 17, y + 22],
    ],
    { fill: LEAF },
  )
}
