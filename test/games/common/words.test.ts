// What board, hand and pictures call things: by the reader's language, and never silently by nothing.
import { expect, it } from 'vitest'
import { pictureWords } from '../../../src/games/common/picture-words.ts'
import { voiceOf } from '../../../src/games/common/voice.ts'
import type { Reader } from '../../../src/text/render.ts'

const reader = (style: Reader['style'], language: Reader['language'] = 'en'): Reader => ({
  language,
  style,
  seatName: () => 'A*b',
})
const said = (name: string) => ({ names: { fei: name }, cards: { fei: `${name}!` } })
const WORDS = { en: said('Zhang Fei'), 'zh-TW': said('張飛'), 'zh-CN': said('张飞') }

it('names cards in the reader’s language, and players bold where there is Markdown', () => {
  const labels = { en: 'Turn', 'zh-TW': '回合', 'zh-CN': '回合' }
  const chinese = voiceOf(reader('markdown', 'zh-TW'), WORDS, labels)
  expect([chinese.t, chinese.name('fei'), chinese.effect('fei')]).toEqual(['回合', '張飛', '張飛!'])
  expect(chinese.who(0)).toBe('**A\\*b**')
  expect(voiceOf(reader('plain'), WORDS, labels).who(0)).toBe('A*b')
})

it('throws where a picture would show no name, and leaves out empty parts of a list', () => {
  const own = { comma: () => ', ' }
  const { names, cards } = WORDS.en
  const words = pictureWords(
    reader('plain'),
    { en: own, 'zh-TW': own, 'zh-CN': own },
    {
      name: (id) => (id === 'fei' ? names.fei : undefined),
      effect: (id) => (id === 'fei' ? cards.fei : undefined),
    },
  )
  expect(words.named('fei').name).toBe('Zhang Fei')
  expect(words.effect('fei')).toBe('Zhang Fei!')
  expect(() => words.named('yu')).toThrow('no words for yu')
  expect(words.listed(['one', '', 'two'])).toBe('one, two')
})
