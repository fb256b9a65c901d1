// The story of a finished game, told in three languages from what everyone was told.
import { describe, expect, it } from 'vitest'
import { playOut } from '../../src/engine/playout.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import { TITLES } from '../../src/games/index.ts'
import { type Act, storyOf, type ToldEvent } from '../../src/search/story.ts'
import { LANGUAGES } from '../../src/text/language.ts'
import { render } from '../../src/text/render.ts'

const NONE = { moments: [], turnings: [] }

function told(id: string, seats: number, seed: string): ToldEvent[] {
  const game = TITLES[id]?.game
  if (!game) throw new Error(`no ${id}`)
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]))
  const policies = Array.from({ length: seats }, () => game.computers.normal ?? randomPolicy)
  return playOut(game, { seed, options, policies }).steps.flatMap(({ entry, events }) =>
    events.flatMap(({ to, phrase }) => (to === 'all' ? [{ number: entry.number, phrase }] : [])),
  )
}

function acts(id: string, seats: number, seed: string, most = 5): Act[] {
  const chronicle = TITLES[id]?.chronicle
  if (!chronicle) throw new Error(`${id} has no chronicle`)
  return storyOf(id, chronicle, told(id, seats, seed), NONE, most)
}

describe.each(Object.keys(TITLES))('the story of %s', (id) => {
  const title = TITLES[id]

  it('has sentences in every language for every deed that it may tell', () => {
    for (const { says } of Object.values(title?.chronicle?.deeds ?? {}))
      for (const key of says)
        for (const language of LANGUAGES) expect(title?.words[language].phrases, key).toHaveProperty(key)
  })

  it('is told in every language, act after act, with nothing left out of its sentences', () => {
    for (const seed of ['one', 'two', 'three']) {
      const story = acts(id, 3, seed)
      expect(story.length).toBeGreaterThan(0)
      expect(story.length).toBeLessThanOrEqual(4)
      for (const { heading, sentences } of story) {
        expect(sentences.length).toBeGreaterThan(0)
        expect(sentences.length).toBeLessThanOrEqual(5)
        for (const phrase of [heading, ...sentences.flatMap((each) => [each.phrase, ...each.more])])
          for (const language of LANGUAGES) {
            const words = { [id]: title?.words[language] ?? { phrases: {}, names: {} } }
            const text = render(words, phrase, { language, style: 'plain', seatName: (seat) => `P${seat}` })
            expect(text).not.toMatch(/undefined|NaN|\[object/)
            expect(text.length).toBeGreaterThan(1)
          }
      }
    }
  })

  it('tells the same of the same game', () => {
    expect(acts(id, 2, 'again')).toEqual(acts(id, 2, 'again'))
  })
})

describe('a turning point', () => {
  it('is told before other deeds, and named once', () => {
    const events = told('records', 2, 'turn')
    const built = events.filter(({ phrase }) => phrase.key === 'records.built')
    const one = built.at(-1)
    if (!one || !TITLES.records?.chronicle) throw new Error('nothing was built')
    const turning = { from: one.number - 1, to: one.number, changes: [0.4, -0.4], luck: 0 }
    const story = storyOf(
      'records',
      TITLES.records.chronicle,
      events,
      { moments: [], turnings: [turning] },
      4,
    )
    const turned = story.flatMap(({ sentences }) => sentences.filter(({ isTurning }) => isTurning))
    expect(turned).toHaveLength(1)
    expect(turned[0]?.number).toBe(one.number)
  })
})
