// The track as a river of time: the start and 18 eras on its bends; past ones in ink, the present in cinnabar with a junk.
import type { Box, Brush } from '../../../picture/brush.ts'
import { cutBox, type Point } from '../../../picture/cut.ts'
import { PALETTE } from '../../../picture/palette.ts'
import { drawPath, placed } from '../../../picture/path.ts'
import { drawRiver } from '../../../picture/water.ts'
import type { Stop } from './table-input.ts'

const ACROSS = 5
const ROWS = 4
const PLATE = 64
/** From one reach of the river to the next, with years under the plates and without. */
const STEPS = { dated: 116, bare: 84, low: 72 } as const
const GAP = 8
const RIVER = 36
/** Plates are no narrower; around a name they leave this much. */
const NARROWEST = 110
const AROUND = 36
/** Left free at both sides for the bends. */
const INSET = 22
/** Room of the junk on a plate. */
const JUNK = 56

/** Whether the first years stand below the eras; `low` where many play. */
export type TrackKind = keyof typeof STEPS

export const trackHeight = (kind: TrackKind): number =>
  (ROWS - 1) * STEPS[kind] + plateHeight(kind) + (kind === 'dated' ? STEPS.dated - PLATE : 0)

const plateHeight = (kind: TrackKind): number => (kind === 'low' ? 56 : PLATE)

/** Draws it across a width; behind the last era stands where the river leads: back to the first. */
export function drawTrack(
  brush: Brush,
  track: readonly Stop[],
  { x, y, w }: Pick<Box, 'x' | 'y' | 'w'>,
  kind: TrackKind,
): void {
  const step = STEPS[kind]
  const high = plateHeight(kind)
  const column = (w - INSET * 2) / ACROSS
  /** The middle of a space: every second reach runs back. */
  const at = (index: number): Point => {
    const row = Math.floor(index / ACROSS)
    const along = index % ACROSS
    const place = row % 2 === 0 ? along : ACROSS - 1 - along
    return [x + INSET + (place + 0.5) * column, y + row * step + high / 2]
  }
  drawRiver(brush.context, courseOf(at, { x, w }, step / 2), RIVER)
  const now = track.findIndex(({ here }) => here)
  for (const [index, { name, year, here }] of track.entries()) {
    const [middle, level] = at(index)
    const fill = here ? PALETTE.cinnabar : index < now ? PALETTE.ink : PALETTE.leaf
    const setting = { size: 44, face: 'brush', ink: index <= now ? PALETTE.snow : PALETTE.ink } as const
    const room = column - GAP
    const wide = brush.width(name, setting)
    // A long name takes the room of the junk; the plate is filled all the same.
    const left = here && wide <= room - JUNK - GAP ? JUNK : 0
    const plate = Math.min(room, Math.max(NARROWEST, wide + left + AROUND))
    const box = { x: middle - plate / 2, y: level - high / 2, w: plate, h: high }
    cutBox(brush.context, box, { fill, line: PALETTE.ink, wide: 2.6 }, name)
    if (left > 0) junk(brush, box.x + JUNK / 2 + 6, level)
    brush.text(name, box.x + left + (box.w - left) / 2, level, {
      ...setting,
      align: 'center',
      max: box.w - left - 8,
    })
    if (kind === 'dated') yearBelow(brush, year, here, [middle, level + high / 2 + 23])
  }
  const [last, level] = at(track.length)
  brush.text(`→ ${track[0]?.name ?? ''}`, last, level, {
    size: 42,
    face: 'kai',
    ink: PALETTE.pale,
    halo: PALETTE.paper,
    align: 'center',
    max: column - GAP,
  })
}

/** When an era begins. */
function yearBelow(brush: Brush, year: string, here: boolean, [x, y]: Point): void {
  const ink = here ? PALETTE.cinnabar : PALETTE.pale
  brush.text(year, x, y, { size: 40, face: 'kai', ink, halo: PALETTE.paper, align: 'center' })
}

/** The points through which the river runs: along each reach, and round the bend at its end. */
function courseOf(
  at: (index: number) => Point,
  { x, w }: Pick<Box, 'x' | 'w'>,
  bend: number,
): readonly Point[] {
  return Array.from({ length: ROWS }, (_, row) => {
    const reach = Array.from({ length: ACROSS }, (_, along) => at(row * ACROSS + along))
    const level = reach[0]?.[1] ?? 0
    const side = row % 2 === 0 ? 1 : -1
    const middle = side > 0 ? x + w - bend - RIVER / 2 - 4 : x + bend + RIVER / 2 + 4
    const turning = Array.from({ length: 7 }, (_, step): Point => {
      const turn = (step / 6 - 0.5) * Math.PI
      return [middle + side * Math.cos(turn) * bend, level + bend + Math.sin(turn) * bend]
    })
    return row === ROWS - 1 ? reach : [...reach, ...turning]
  }).flat()
}

/** A junk under sail. */
function junk({ context }: Brush, x: number, y: number): void {
  placed(context, { x: x - 30, y: y - 24, scale: 0.88 }, () => {
    drawPath(context, 'M4,40 C14,52 50,54 66,38 L60,38 L60,34 L10,36 Z', {
      fill: '#6b4a1c',
      line: PALETTE.snow,
      wide: 2.4,
    })
    drawPath(context, 'M34,36 L34,0 M36,2 C56,6 60,20 54,32 L36,33 Z', {
      fill: PALETTE.leaf,
      line: PALETTE.snow,
      wide: 2.2,
    })
    drawPath(context, 'M38,10 L57,13 M37,18 L58,21 M37,26 L56,28', { line: PALETTE.cinnabar, wide: 2.2 })
  })
}
