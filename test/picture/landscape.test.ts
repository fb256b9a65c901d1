// The sun of a result card stands clear of what is written at the turning points.
import { expect, it } from 'vitest'
import { sunPlace } from '../../src/picture/landscape.ts'

const box = { x: 48, y: 300, w: 1104, h: 282 }
const label = (middle: number, wide: number, lines: number) => ({ middle, wide, low: box.y + lines * 46 + 4 })

it.each([
  ['one over the whole width', [0.75], [label(600, 1100, 1)]],
  ['two side by side', [0.35, 0.75], [label(410, 530, 2), label(941, 366, 1)]],
  ['two over all of it', [0.3, 0.7], [label(315, 530, 2), label(870, 560, 2)]],
  ['one in the middle', [0.5], [label(600, 400, 2)]],
] as const)('with labels: %s', (_name, at, labels) => {
  const { x, y, radius } = sunPlace(
    box,
    at.map((each) => ({ at: each })),
    labels,
  )
  for (const { middle, wide, low } of labels)
    expect(Math.abs(x - middle) >= wide / 2 + radius || y - radius >= low).toBe(true)
  expect(y + radius).toBeLessThan(box.y + box.h)
})

it('stands in the right half of a free sky', () => {
  expect(sunPlace(box, [], [])).toEqual({ x: box.x + box.w * 0.84, y: box.y + 66, radius: 60 })
})
