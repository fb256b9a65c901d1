// Lists as the voice wants them: a half-width space between Chinese and names in other letters.
import { expect, it } from 'vitest'
import { listText } from '../../src/text/render.ts'
import { spaced } from '../../src/text/spacing.ts'

it('Chinese lists have a space beside names in other letters, and none between Chinese names', () => {
  expect(listText(['張飛', '關羽'], 'zh-TW')).toBe('張飛和關羽')
  expect(listText(['**Mei**', '**王粲**'], 'zh-TW')).toBe('**Mei** 和 **王粲**')
  expect(listText(['Mei', '🤖 **Arjun**', '騎兵 1', '張飛'], 'zh-CN')).toBe(
    'Mei、🤖 **Arjun**、騎兵 1 和張飛',
  )
  expect(listText(['<@1>', '<@2>'], 'zh-TW')).toBe('<@1> 和 <@2>')
  expect(listText(['Mei', 'Arjun'], 'en')).toBe('Mei and Arjun')
})

it('a sentence has a space where Chinese and other letters meet, and none beside a sign', () => {
  expect(spaced('我用English和你對話；牌桌使用English。')).toBe('我用 English 和你對話；牌桌使用 English。')
  expect(spaced('我用繁體中文和你對話。')).toBe('我用繁體中文和你對話。')
})
