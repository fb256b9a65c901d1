// The words of Record of the Three Kingdoms: whole in three languages, saying the same, and within Discord's limits.
import { describe, expect, it } from 'vitest'
import {
  BATTLE_CARDS,
  CITIES,
  GENERALS,
  LORDS,
  SCHEME_CARDS,
  STRATEGISTS,
} from '../../../src/games/records/cards/index.ts'
import { game as records } from '../../../src/games/records/game.ts'
import { words as recordsWords } from '../../../src/games/records/text/index.ts'
import { simplifiedText } from '../../../src/program/simplified.mjs'
import { LANGUAGES } from '../../../src/text/language.ts'

const CARDS = [
  ...LORDS,
  ...Object.keys(STRATEGISTS),
  ...Object.keys(GENERALS),
  ...SCHEME_CARDS,
  ...Object.keys(CITIES),
]

/** A phrase filled with arguments that say their own name, and which of them it asked for. */
function filled(text: unknown): { said: string; asked: string[] } {
  const asked = new Set<string>()
  const args = new Proxy(
    {},
    {
      get(_, name) {
        asked.add(String(name))
        return `<${String(name)}>`
      },
    },
  )
  return { said: (text as (args: object) => string)(args), asked: [...asked].sort() }
}

describe.each(LANGUAGES)('%s', (language) => {
  const words = recordsWords[language]

  it('names every card, and says of each in one line of 100 characters what it does', () => {
    for (const card of CARDS) {
      expect(words.names[card], card).toBeTruthy()
      expect(words.cards[card], card).toBeTruthy()
      expect(words.cards[card]?.length, card).toBeLessThanOrEqual(100)
    }
    for (const card of BATTLE_CARDS) expect(words.names[card]).toBe(card.replace('battle-', ''))
  })

  it('gives different things different names, and all copies of a scheme the same', () => {
    const names = CARDS.map((card) => words.names[card])
    expect(new Set(names).size).toBe(LORDS.length + 8 + 24 + 13 + 13)
    expect(words.names['two-birds-1']).toBe(words.names['two-birds-2'])
  })

  it('has the same phrases as English, made of the same arguments', () => {
    expect(Object.keys(words.phrases).sort()).toEqual(Object.keys(recordsWords.en.phrases).sort())
    for (const [key, text] of Object.entries(words.phrases)) {
      const { said, asked } = filled(text)
      expect(said, key).not.toMatch(/undefined|NaN|^$/)
      expect(asked, key).toEqual(filled(recordsWords.en.phrases[key]).asked)
      for (const name of asked) expect(said, key).toContain(name === 'count' ? '' : `<${name}>`)
    }
  })

  it('explains the same topics, each within what one message holds', () => {
    expect(words.topics.map(({ id }) => id)).toEqual(recordsWords.en.topics.map(({ id }) => id))
    for (const { title, body } of words.topics) {
      expect(title.length).toBeLessThanOrEqual(100)
      expect(body.length).toBeLessThanOrEqual(3800)
      expect(body, 'Discord shows no tables').not.toMatch(/^\|/m)
    }
  })

  it('names and explains every option of the lobby', () => {
    expect(Object.keys(words.options).sort()).toEqual(records.options.map(({ id }) => id).sort())
    for (const { name, hint } of Object.values(words.options)) {
      expect(name.length).toBeLessThanOrEqual(45)
      expect(hint.length).toBeLessThanOrEqual(100)
    }
  })

  it('tells the numbers of the box in its topics: every city, general and strategist', () => {
    const text = words.topics.map(({ body }) => body).join('\n')
    for (const card of CARDS) expect(text, card).toContain(words.names[card])
  })
})

describe('English', () => {
  it('has the Chinese beside every name', () => {
    for (const card of CARDS)
      expect(recordsWords.en.names[card]?.endsWith(` ${recordsWords['zh-TW'].names[card]}`), card).toBe(true)
  })
})

describe('Simplified Chinese', () => {
  it('has no traditional character left, and none that only Taiwan uses so', () => {
    const { names, cards, topics, options, phrases, title, blurb } = recordsWords['zh-CN']
    const said = Object.values(phrases).map((text) => filled(text).said)
    const all = JSON.stringify([names, cards, topics, options, said, title, blurb])
    expect(simplifiedText(all)).toBe(all)
    expect(all).not.toMatch(/[「」『』]/)
  })

  it('keeps what the converter gets wrong by itself', () => {
    expect(simplifiedText('看著複製的著作，麴義說「好」')).toBe('看着复制的著作，麹义说“好”')
  })
})
