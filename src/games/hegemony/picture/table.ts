// Paints the table as a ring: the viewer below, play going on at the right and around, one arrow between neighbours.
import type { Brush } from '../../../picture/brush.ts'
import type { PictureRenderer } from '../../../picture/paint.ts'
import { CINNABAR, GAP, INK, LEAF, LINE, MARGIN, PALE_INK, WIDTH } from '../../../picture/paper.ts'
import { drawArrow } from './arrows.ts'
import { ringOf } from './ring.ts'
import type { TableInput } from './table-input.ts'
import { drawTile, tileHeight } from './tile.ts'

const TITLE = 92
const NOW = 80

/** Paints a table. */
export const paintTable: PictureRenderer<TableInput> = (input, measure) => {
  const top = TITLE + (input.now.length > 0 ? NOW : 0)
  const ring = ringOf(input.seats.length, top, (index, w) => {
    const seat = input.seats[index]
    return seat ? tileHeight(measure, seat, w) : 0
  })
  return {
    width: WIDTH,
    height: ring.bottom + MARGIN,
    draw(brush) {
      title(brush, input)
      if (input.now.length > 0) nowLine(brush, input)
      for (const [index, seat] of input.seats.entries()) {
        const spot = ring.spots[index]
        if (spot) drawTile(brush, seat, spot.box, input.language)
      }
      for (const [index, spot] of ring.spots.entries())
        drawArrow(brush, spot, ring.spots[(index + 1) % ring.spots.length] ?? spot)
    },
  }
}

function title(brush: Brush, { title: when, facts }: TableInput): void {
  const y = TITLE / 2
  const right = WIDTH - MARGIN
  const said = facts.join(' · ')
  const room = brush.text(said, right, y, { ink: PALE_INK, align: 'right' })
  const max = right - MARGIN - room - GAP * 2
  brush.text(when, MARGIN, y, { size: 60, weight: 900, face: 'serif', max })
}

function nowLine(brush: Brush, { now, pressing }: TableInput): void {
  const box = { x: MARGIN, y: TITLE, w: WIDTH - MARGIN * 2, h: NOW - 16 }
  brush.box(box, { fill: LEAF, line: pressing ? CINNABAR : LINE, wide: pressing ? 4 : 3, round: 12 })
  const room = box.w - 40
  const setting = { weight: 700, ink: pressing ? CINNABAR : INK }
  brush.text(brush.best(now, room, setting), WIDTH / 2, box.y + box.h / 2, {
    ...setting,
    max: room,
    align: 'center',
    cut: true,
  })
}
