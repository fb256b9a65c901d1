// Computer players are courtiers who do not sit at the table yet and are on no card of its game.
import { expect, it } from 'vitest'
import { TITLES } from '../../src/games/index.ts'
import { botName } from '../../src/host/lobby/bot-names.ts'
import { LANGUAGES } from '../../src/text/language.ts'

/** The largest table there is. */
const SEATS = 12

it.each(Object.values(TITLES))(
  'are called like no card of $game.id in any language, each otherwise',
  (title) => {
    for (const language of LANGUAGES) {
      const cards = Object.values(title.words[language].names)
      const taken: string[] = []
      for (let seat = 0; seat < SEATS; seat++) taken.push(botName(language, taken, cards))
      expect(taken.filter((name) => cards.some((card) => card.includes(name)))).toEqual([])
      expect(new Set(taken).size).toBe(SEATS)
    }
  },
)

it('leaves Kong Rong to Kingdom Wars, where he is a general', () => {
  const taken = ['Cao Zhi', 'Wang Can', 'Cai Yong', 'Xu Gan', 'Chen Lin', 'Ruan Yu', 'Liu Zhen', 'Ying Yang']
  const cards = Object.values(TITLES.hegemony?.words.en.names ?? {})
  expect(cards).toContain('Kong Rong 孔融')
  expect(botName('en', taken, cards)).toBe('Zhong Yao')
  expect(botName('en', taken, [])).toBe('Kong Rong')
})
