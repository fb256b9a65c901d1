// What a seat kept hidden is cut between cards alone, and says how many are left out.
import { expect, it } from 'vitest'
import { firstItems } from '../../src/discord/publisher/table/first-items.ts'

const card = (n: number): string => `Borrowed Arrows ${n} 草船借箭`

it('shows everything that has room', () => {
  expect(firstItems([card(1), card(2)].join(' · '), 'en')).toBe(`${card(1)} · ${card(2)}`)
})

it('leaves out whole cards, and counts them', () => {
  const items = [1, 2, 3, 4, 5, 6].map(card)
  expect(firstItems([...items, 'Seize the King 擒賊擒王 ×2'].join(' · '), 'en')).toBe(
    `${items.slice(0, 4).join(' · ')} · +4 more`,
  )
  expect(firstItems(items.join(' · '), 'zh-TW')).toBe(`${items.slice(0, 4).join(' · ')} · 另有 2 項`)
})

it('cuts a single one that is longer than a line', () => {
  expect(firstItems(`${'W'.repeat(200)} · ${card(1)}`, 'en')).toBe(`${'W'.repeat(109)}… · +1 more`)
})
