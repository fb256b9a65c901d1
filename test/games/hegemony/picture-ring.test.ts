// The ring of seats in the picture of a table: closed, clockwise, every neighbour beside or over the next.
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { drawArrow } from '../../../src/games/hegemony/picture/arrows.ts'
import { BESIDE, cellsOf, ringOf, rowsOf } from '../../../src/games/hegemony/picture/ring.ts'
import type { Box, Brush } from '../../../src/picture/brush.ts'

const EVERY = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const LINE = 98
const laid = (seats: number) =>
  ringOf(seats, { x: 34, y: 100, w: 1132 }, { line: LINE, least: 0 }, (index) => 300 + (index % 3) * 40)

/** Whether two boxes share part of a side, with no more than the line between them. */
function touch(one: Box, other: Box): boolean {
  const across = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y)
  return (across > 40 && down >= -LINE) || (down > 40 && across >= -BESIDE - 1)
}

describe('the ring', () => {
  it.each(EVERY)('of %i seats has a cell for each, in as many rows as said', (seats) => {
    const cells = cellsOf(seats).map((cell) => cell.join())
    expect(new Set(cells).size).toBe(seats)
    const expected = rowsOf(seats).flatMap((inRow, row) =>
      Array.from({ length: inRow }, (_, column) => `${row},${column}`),
    )
    expect(cells.toSorted()).toEqual(expected.toSorted())
  })

  it.each(EVERY)('of %i seats sets neighbours beside or over one another, the last by the first', (seats) => {
    const { boxes } = laid(seats)
    for (const [index, box] of boxes.entries()) {
      const next = boxes[(index + 1) % seats] ?? box
      // Three in a single row go round by the edge of the sheet.
      if (seats > 3 || index < seats - 1) expect(touch(box, next), `${index}`).toBe(true)
    }
  })

  it.each(EVERY)('of %i seats lets none lie on another, nor on the line', (seats) => {
    const { boxes, line, bottom } = laid(seats)
    for (const [index, one] of boxes.entries()) {
      expect(one.y + one.h <= line - LINE / 2 + 1 || one.y >= line + LINE / 2 - 1).toBe(true)
      expect(one.x + one.w).toBeLessThanOrEqual(1166.5)
      expect(one.y + one.h).toBeLessThanOrEqual(bottom)
      for (const other of boxes.slice(index + 1))
        expect(
          one.x + one.w <= other.x ||
            other.x + other.w <= one.x ||
            one.y + one.h <= other.y ||
            other.y + other.h <= one.y,
        ).toBe(true)
    }
  })

  it('has a head between neighbours of a row within their height, also of places without busts', () => {
    for (const h of [122, 300]) {
      const boxes = [0, 205].map((x): Box => ({ x, y: 100, w: 200, h }))
      const [one, other] = boxes
      const context = createCanvas(500, 500).getContext('2d')
      const at: number[] = []
      context.translate = (_x, y) => void at.push(y)
      if (one && other) drawArrow({ context } as Brush, one, other)
      expect(at[0]).toBe(100 + Math.min(172, h / 2))
      expect(at).toHaveLength(1)
    }
  })

  it('fills the height that is asked for', () => {
    const { bottom } = ringOf(2, { x: 0, y: 0, w: 1000 }, { line: LINE, least: 900 }, () => 100)
    expect(bottom).toBe(900)
  })
})
