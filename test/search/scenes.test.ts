// The scenes of a film: what changed a game most, its turning points in any case, and never only one part of the game.
import { expect, it } from 'vitest'
import type { Chronicle } from '../../src/engine/chronicle.ts'
import { SCENES, scenesOf } from '../../src/search/review/scenes.ts'

const chronicle: Chronicle = {
  begins: ['turn'],
  actions: {
    dies: { worth: 60, says: ['story-dies'] },
    builds: { worth: 8, says: ['story-builds'] },
    slain: { worth: 0, says: ['story-slain'], after: 'dies' },
    uses: { worth: 4, turning: true, says: ['story-uses'] },
    draws: { worth: 1, turning: true, says: ['story-draws'] },
    round: { worth: 50, always: true, opens: true, says: ['story-round'] },
  },
}

/** One event in each entry, from 0 on. */
const told = (...keys: readonly string[]) =>
  keys.map((key, number) => ({ number, phrase: { key: `toy.${key}`, args: { n: number } } }))

const many = (key: string, count: number) => Array.from({ length: count }, () => key)

const numbers = (scenes: readonly { readonly number: number }[]) => scenes.map(({ number }) => number)

it('are deaths rather than what is built, in their order, with what belongs to them', () => {
  const game = told('start', ...many('builds', 40), 'dies', 'slain', ...many('builds', 40), 'dies', 'end')
  const scenes = scenesOf('toy', chronicle, game)
  expect(numbers(scenes)).toEqual(numbers(scenes).toSorted((a, b) => a - b))
  expect(numbers(scenes)).toEqual(expect.arrayContaining([42, 83]))
  expect(scenes.find(({ number }) => number === 42)?.phrases.map(({ key }) => key)).toEqual([
    'toy.story-dies',
    'toy.story-slain',
  ])
  // One more wall is no scene where there are enough.
  expect(scenes.length).toBe(SCENES.fewest)
})

it('are spread over the game where many are worth as much', () => {
  const scenes = numbers(scenesOf('toy', chronicle, told('start', ...many('builds', 200), 'end')))
  const gaps = [...scenes, 201].map((number, index) => number - (scenes[index - 1] ?? 0))
  expect(Math.max(...gaps)).toBeLessThan(60)
})

it('are turning points in any case, also where nothing great was done', () => {
  const game = told('start', ...many('dies', 60), 'uses', ...many('dies', 60), 'end')
  const moments = [0, 60, 61, 122].map((number) => ({ number, shares: number > 60 ? [1, 0] : [0, 1] }))
  const turnings = [{ from: 60, to: 61, changes: [1, -1], luck: 1 }]
  expect(numbers(scenesOf('toy', chronicle, game, { moments, turnings }))).toContain(61)
  expect(numbers(scenesOf('toy', chronicle, game))).not.toContain(61)
})

it('are smaller actions before other events where there are few great ones, and no round that begins', () => {
  const game = told(
    'start',
    ...many('other', 9),
    'round',
    'uses',
    'draws',
    'dies',
    ...many('other', 9),
    'end',
  )
  const scenes = scenesOf('toy', chronicle, game).map(({ phrases }) => phrases[0]?.key)
  expect(scenes).toEqual(expect.arrayContaining(['toy.story-uses', 'toy.story-dies']))
  expect(scenes).not.toContain('toy.story-round')
})

it('are other events where few are worth telling, and nothing of a game without events', () => {
  expect(numbers(scenesOf('toy', undefined, told('start', ...many('other', 30), 'end')))).toHaveLength(
    SCENES.fewest,
  )
  expect(numbers(scenesOf('toy', chronicle, told('start', 'builds', 'draws', 'end')))).toEqual([1, 2])
  expect(scenesOf('toy', chronicle, [])).toEqual([])
})
