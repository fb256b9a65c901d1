// The best moment of a player by a table of actions: the boldest, of equals the later, and none where there was none.
import { expect, it } from 'vitest'
import { type Phrase, seatRef } from '../../../src/engine/phrase.ts'
import { bestMoment } from '../../../src/games/common/moment.ts'

const ACTIONS = { 'go.takes': { worth: 5, hero: 'who' }, 'go.holds': { worth: 4, hero: 'whom' } } as const

const action = (key: string, who: number, whom: number, stones = 0): Phrase => ({
  key,
  args: { who: seatRef(who), whom: seatRef(whom), stones },
})
const best = (story: readonly Phrase[], seat: number) =>
  bestMoment(
    story.map((phrase) => ({ phrase, to: 'all' })),
    seat,
    ACTIONS,
    ({ stones }) => Number(stones),
  )

it('is the boldest action of that seat, with what its arguments add', () => {
  const story = [action('go.takes', 0, 1, 3), action('go.takes', 0, 1), action('go.holds', 1, 0, 9)]
  expect(best(story, 0)).toBe(story[2])
  expect(best(story.slice(0, 2), 0)).toBe(story[0])
})

it('is the later of two that are as bold', () => {
  const story = [action('go.takes', 0, 1), action('go.takes', 0, 2)]
  expect(best(story, 0)).toBe(story[1])
})

it('is nothing where a seat did nothing of note', () => {
  expect(best([action('go.takes', 0, 1), action('go.rests', 1, 0)], 1)).toBeUndefined()
})
