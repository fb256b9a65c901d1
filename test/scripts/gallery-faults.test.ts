// The gallery's check: text that a phone shows too small, and sheets with nothing on them.
import { expect, it } from 'vitest'
import { faultsOf } from '../../scripts/gallery/faults.ts'
import type { PictureRenderer } from '../../src/picture/paint.ts'
import { laySheet } from '../../src/picture/sheet.ts'

const SIZE = { width: 1200, height: 700 }
const sheet =
  (size: number, lines: number): PictureRenderer =>
  () => ({
    ...SIZE,
    draw(brush) {
      laySheet(brush.context, SIZE, 'gallery')
      for (let line = 0; line < lines; line++) brush.text(`Line ${line}`, 80, 100 + line * 80, { size })
    },
  })
const check = (painter: PictureRenderer) =>
  faultsOf({ sheet: painter }, { kind: 'test.sheet', input: { language: 'en' } })

it('finds nothing on a sheet with lines that can be read', () => {
  expect(check(sheet(40, 8))).toEqual([])
})

it('finds text that is under 12 px where the picture is 360 px wide', () => {
  expect(check(sheet(38, 1))[0]).toContain('Line 0')
})

it('finds a sheet of which more than half is empty', () => {
  expect(check(sheet(40, 1))).toEqual([expect.stringMatching(/^empty: \d+ % of its height$/)])
})
