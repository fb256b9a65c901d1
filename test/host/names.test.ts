// Computer players are called like nobody on a card of any game, so that a story never speaks of two by one name.
import { describe, expect, it } from 'vitest'
import { TITLES } from '../../src/games/index.ts'
import { BOT_NAMES, botName } from '../../src/host/table/bot-names.ts'
import { LANGUAGES } from '../../src/text/language.ts'

describe('a computer player', () => {
  it('has a name that is nobody’s in any game and any language', () => {
    const called = Object.values(TITLES).flatMap((title) =>
      LANGUAGES.flatMap((language) => {
        const { names } = title.words[language]
        return Object.entries(names).map(([id, name]) => `${title.game.id} ${id} ${name}`)
      }),
    )
    const theirs = BOT_NAMES.flatMap((names) => Object.values(names))
    expect(called.filter((card) => theirs.some((name) => card.includes(name)))).toEqual([])
    // The check would find one: he is on a card of Kingdom Wars.
    expect(called.some((card) => card.includes('孔融'))).toBe(true)
  })

  it('has a name of its own at the largest table', () => {
    const most = Math.max(...Object.values(TITLES).map(({ game }) => game.seats.max)) - 1
    for (const language of LANGUAGES) {
      const taken: string[] = []
      for (let n = 0; n < most; n++) taken.push(botName(language, taken))
      expect(new Set(taken).size).toBe(most)
      expect(taken.every((name) => !/\d/.test(name))).toBe(true)
    }
  })
})
