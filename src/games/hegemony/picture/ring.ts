// Places of the seats: a closed ring through two or three rows, the first at the top left, so that neighbours touch.
import type { Box } from '../../../picture/brush.ts'

/** Between seats of a row, and between rows: room for an arrow. */
export const BESIDE = 5
const BELOW = 26
/** Most seats in a single row. */
const ONE_ROW = 3
/** Most seats in two rows. */
const TWO_ROWS = 8

/** A place in rows and columns, counted from the top left. */
type Cell = readonly [row: number, column: number]

/** The rows of so many seats: how many sit in each. */
export function rowsOf(seats: number): readonly number[] {
  if (seats <= ONE_ROW) return [seats]
  if (seats <= TWO_ROWS) return [Math.ceil(seats / 2), Math.floor(seats / 2)]
  return seats <= 10 ? [4, 2, seats - 6] : [4, 4, seats - 8]
}

const along = (row: number, from: number, to: number): readonly Cell[] =>
  Array.from(
    { length: Math.abs(to - from) + 1 },
    (_, step): Cell => [row, from + Math.sign(to - from) * step],
  )

/** The cells in turn order. With full rows the way home goes up and down between the lower two. */
export function cellsOf(seats: number): readonly Cell[] {
  const [top = 0, middle = 0, low = 0] = rowsOf(seats)
  const first = along(0, 0, top - 1)
  if (middle === 0) return first
  if (low === 0) return [...first, ...along(1, middle - 1, 0)]
  const last = low - 1
  if (middle === 2) return [...first, [1, 1], ...along(2, last, 0), [1, 0]]
  const home: readonly Cell[] =
    low === 4
      ? [
          [2, 3],
          [2, 2],
          [1, 2],
          [1, 1],
          [2, 1],
          [2, 0],
        ]
      : [
          [2, 2],
          [1, 2],
          [1, 1],
          [2, 1],
          [2, 0],
        ]
  return [...first, [1, 3], ...home, [1, 0]]
}

/** How wide the seats of a row of so many are. */
export const seatWidth = (across: number, inRow: number): number => (across - BESIDE * (inRow - 1)) / inRow

/** Where the seats and the line of what goes on are. */
export interface Ring {
  /** In turn order. */
  readonly boxes: readonly Box[]
  /** The middle of the line between the first row and the next. */
  readonly line: number
  readonly bottom: number
}

/**
 * Lays the ring out below and to the right of a point.
 * @param room The height of the line, and the least height of all.
 * @param heightOf How tall the seat at a place in turn order must be for a width.
 */
export function ringOf(
  seats: number,
  { x, y, w }: Omit<Box, 'h'>,
  room: { readonly line: number; readonly least: number },
  heightOf: (index: number, width: number) => number,
): Ring {
  const rows = rowsOf(seats)
  const cells = cellsOf(seats)
  const heights = rows.map((inRow, row) =>
    Math.max(...cells.map(([at], index) => (at === row ? heightOf(index, seatWidth(w, inRow)) : 0))),
  )
  const between = room.line + BELOW * Math.max(0, rows.length - 2)
  const spare = room.least - heights.reduce((sum, h) => sum + h, between)
  const each = heights.map((h) => h + Math.max(0, spare / rows.length))
  const tops = each.map(
    (_, row) =>
      y +
      each.slice(0, row).reduce((sum, h) => sum + h, 0) +
      (row > 0 ? room.line : 0) +
      BELOW * Math.max(0, row - 1),
  )
  const boxes = cells.map(([row, column]): Box => {
    const wide = seatWidth(w, rows[row] ?? 1)
    return { x: x + column * (wide + BESIDE), y: tops[row] ?? y, w: wide, h: each[row] ?? 0 }
  })
  const bottom = Math.max(...boxes.map((box) => box.y + box.h), y + (each[0] ?? 0) + room.line)
  return { boxes, line: y + (each[0] ?? 0) + room.line / 2, bottom }
}
