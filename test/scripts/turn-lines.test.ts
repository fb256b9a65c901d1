// `npm run prove -- presses`: what it counts as the lines of a turn.
import { expect, it } from 'vitest'
import { countOf, linesOf, ninthOf, turnsOf } from '../../scripts/prove/presses/lines.ts'
import type { Title } from '../../src/games/common/title.ts'
import { TITLES } from '../../src/games/index.ts'
import { LANGUAGES } from '../../src/text/language.ts'

const records = TITLES.records as unknown as Title

it('counts a line that a phone breaks as several', () => {
  expect(countOf(['a'.repeat(110), 'b'.repeat(111)], 'en')).toBe(3)
  expect(countOf(['字'.repeat(55), '字'.repeat(56)], 'zh-TW')).toBe(3)
})

it('takes the language that needs most, and nine turns of ten', () => {
  const turns = turnsOf(records, 3, 'lines 0')
  expect(turns.length).toBeGreaterThan(10)
  const counts = LANGUAGES.flatMap((language) =>
    turns.map((turn) => countOf(linesOf(records, 3, turn, language), language)),
  )
  expect(ninthOf(records, 3, 1)).toBeLessThanOrEqual(Math.max(...counts))
  expect(ninthOf(records, 3, 1)).toBeGreaterThan(Math.min(...counts))
})
