// `/card`: any card of any game, found by a name in any language, shown with what it does and its history.
import { describe, expect, it } from 'vitest'
import {
  cardMeant,
  cardText,
  findCards,
  isGeneral,
  nearCards,
  suggestCards,
} from '../../src/discord/input/cards.ts'
import { TITLES } from '../../src/games/index.ts'
import { LANGUAGES } from '../../src/text/language.ts'

const meant = (typed: string, here?: string) => {
  const card = cardMeant(TITLES, typed, here)
  return 'id' in card ? `${card.title.game.id}:${card.id}` : card.map(({ id }) => id)
}

describe('a card is found', () => {
  it.each(['dynasties:confucius', 'Confucius', 'confucius 孔子', '孔子', 'CONFUCIUS', 'Confu'])(
    'by %s',
    (typed) => {
      expect(meant(typed)).toBe('dynasties:confucius')
    },
  )

  it('in Simplified Chinese too', () => {
    expect(meant('刘邦')).toBe('dynasties:liu-bang')
  })

  it('in the game that is played here first, where several have it', () => {
    expect(meant('諸葛亮')).toEqual(expect.arrayContaining(['zhuge-liang']))
    for (const here of ['records', 'dynasties', 'meow'])
      expect(meant('諸葛亮', here)).toBe(`${here}:zhuge-liang`)
  })

  it('once, however many copies there are', () => {
    expect(findCards(TITLES, '一般攻擊')).toHaveLength(1)
  })

  it.each(['Lü Bu', 'lu bu', 'Lu Bu', 'LÜ BU', '呂布'])('with or without the dots of its ü: %s', (typed) => {
    expect(meant(typed, 'hegemony')).toBe('hegemony:lu-bu')
  })

  it('not at all where nothing is called so', () => {
    expect(meant('Napoleon')).toEqual([])
  })
})

describe('a typing error', () => {
  it.each([
    ['Zhuge Laing', 'zhuge-liang'],
    ['Confusius', 'confucius'],
    ['諸格亮', 'zhuge-liang'],
    ['诸葛良', 'zhuge-liang'],
  ])('%s leads to %s', (typed, id) => {
    expect(nearCards(TITLES, typed).map((card) => card.id)).toContain(id)
  })

  it('names the game that is played here first, and nothing that is far', () => {
    expect(nearCards(TITLES, 'Zhuge Laing', 'meow')[0]?.title.game.id).toBe('meow')
    expect(nearCards(TITLES, 'Napoleon Bonaparte')).toEqual([])
    const generals = nearCards(TITLES, 'Zhuge Laing', undefined, isGeneral)
    expect(generals.length).toBeGreaterThan(0)
    expect(generals.every(isGeneral)).toBe(true)
  })
})

describe('suggestions', () => {
  it('are in the language of the member and mean the card they name', () => {
    for (const language of LANGUAGES)
      for (const typed of ['', 'zhu', '曹', 'fire', '井田'])
        for (const { name, value } of suggestCards(TITLES, typed, language)) {
          expect([...name].length).toBeLessThanOrEqual(100)
          expect(meant(String(value))).toBe(value)
        }
    expect(suggestCards(TITLES, 'zhu', 'zh-TW').map(({ name }) => name)).toContain('諸葛亮 · 喵戰三國')
  })
})

it('every card of every game has its text within a message, those of dynasties with era and history', () => {
  for (const title of Object.values(TITLES))
    for (const language of LANGUAGES)
      for (const id of Object.keys(title.words[language].cards)) {
        const text = cardText({ title, id }, language)
        expect(text.split('\n')[1], `${title.game.id} ${id}`).toBeTruthy()
        expect(text.length).toBeLessThanOrEqual(1900)
      }
  const confucius = cardText({ title: TITLES.dynasties as never, id: 'confucius' }, 'en')
  expect(confucius).toMatch(
    /^\*\*Confucius 孔子\*\* · Dynasties of China\nyou: State \+2, Grain −4\n> .*Spring and Autumn.* · person · /,
  )
})
