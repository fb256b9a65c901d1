// The score at the end, part by part.
import { expect, it } from 'vitest'
import { wordsOf } from '../../src/discord/words/present.ts'

it('sets off points with a space, but not after a full-width bracket (docs/voice.md)', () => {
  expect(wordsOf('zh-TW')['end-part']({ label: '首都', points: 9 })).toBe('首都 9')
  expect(wordsOf('zh-TW')['end-part']({ label: '大城（1 座）', points: 9 })).toBe('大城（1 座）9')
  expect(wordsOf('zh-CN')['end-part']({ label: '大城（1 座）', points: 9 })).toBe('大城（1 座）9')
  expect(wordsOf('en')['end-part']({ label: 'Large cities (1)', points: 9 })).toBe('Large cities (1) 9')
})
