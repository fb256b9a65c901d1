// The question bank and the notes: complete, well-formed, and with one right answer each, in every language.
import { describe, expect, it } from 'vitest'
import {
  answerId,
  LETTERS,
  PER_ERA,
  questionsOf,
  rightLetter,
  whyId,
} from '../../../src/games/dynasties/bank/ids.ts'
import { bankNames } from '../../../src/games/dynasties/bank/names.ts'
import { ERAS } from '../../../src/games/dynasties/cards/eras.ts'
import { drawPileIds, eventIds, lordIds } from '../../../src/games/dynasties/cards/index.ts'
import { title as dynasties } from '../../../src/games/dynasties/index.ts'
import { noteOf } from '../../../src/games/dynasties/text/notes.ts'
import { LANGUAGES } from '../../../src/text/language.ts'

const all = questionsOf(null, null)

describe('the question bank', () => {
  it('has 252 questions, 14 for each era, of three difficulties', () => {
    expect(all).toHaveLength(252)
    for (const era of ERAS) expect(questionsOf(null, era)).toHaveLength(PER_ERA)
    expect(['easy', 'medium', 'hard'].map((level) => questionsOf(level as 'easy', null).length)).toEqual([
      90, 90, 72,
    ])
  })

  it.each(LANGUAGES)('%s: each has four different answers and an explanation', (language) => {
    const { names } = dynasties.words[language]
    const questions = all.map((id) => names[id])
    expect(new Set(questions).size).toBe(252)
    for (const id of all) {
      const answers = LETTERS.map((letter) => names[answerId(id, letter)])
      expect(new Set(answers).size, id).toBe(4)
      for (const answer of answers) expect(answer?.length, id).toBeGreaterThan(0)
      expect(names[whyId(id)], id).toMatch(/[.。？]$/)
    }
  })

  it('spreads the right answers over the four letters, the same in every language', () => {
    const counts = LETTERS.map((letter) => all.filter((id) => rightLetter(id) === letter).length)
    for (const count of counts) expect(count).toBeGreaterThan(45)
    const right = (language: 'en' | 'zh-TW', id: string) =>
      dynasties.words[language].names[answerId(id, rightLetter(id))]
    expect(right('en', 'q-tang-1')).toBe('Wu Zetian')
    expect(right('zh-TW', 'q-tang-1')).toBe('武則天')
    expect(right('zh-TW', 'q-qing-14')).toBe('八旗')
  })

  it.each(LANGUAGES)('%s: length does not give the right answer away', (language) => {
    const { names } = dynasties.words[language]
    const lengths = all.map((id) => {
      const [right, ...wrong] = [
        rightLetter(id),
        ...LETTERS.filter((letter) => letter !== rightLetter(id)),
      ].map((letter) => names[answerId(id, letter)]?.length ?? 0)
      return { right: right ?? 0, wrong }
    })
    // By chance alone a quarter of the right answers would be the longest of four, and a quarter the shortest.
    expect(lengths.filter(({ right, wrong }) => right > Math.max(...wrong)).length).toBeLessThan(
      all.length / 4,
    )
    expect(lengths.filter(({ right, wrong }) => right < Math.min(...wrong)).length).toBeLessThan(
      all.length / 4,
    )
  })

  it('refuses a text that is not one question on a line', () => {
    const texts = Object.fromEntries(ERAS.map((era) => [era, '']))
    expect(() => bankNames(texts as Parameters<typeof bankNames>[0])).toThrow('xia-shang has 1 questions')
  })
})

describe('the notes', () => {
  it.each(LANGUAGES)('%s: every lord, event and card has two sentences', (language) => {
    const box = { house: [] }
    for (const id of [...lordIds(box), ...eventIds(box), ...drawPileIds(box)]) {
      const note = noteOf(language, id) ?? ''
      const sentences = language === 'en' ? note.match(/[.?](\s|$)/g) : note.match(/。/g)
      expect(sentences?.length, `${id}: ${note}`).toBe(2)
    }
  })
})
