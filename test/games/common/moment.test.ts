// The best moment of a player by a table of deeds: the boldest, of equals the later, and none where there was none.
import { expect, it } from 'vitest'
import { type Phrase, seatRef } from '../../../src/engine/phrase.ts'
import { bestMoment } from '../../../src/games/common/moment.ts'

const DEEDS = {
  'go.takes': { worth: 5, hero: 'who' },
  'go.holds': { worth: 4, hero: 'whom' },
} as const

const deed = (key: string, who: number, whom: number, stones = 0): Phrase => ({
  key,
  args: { who: seatRef(who), whom: seatRef(whom), stones },
})
const best = (story: readonly Phrase[], seat: number) =>
  bestMoment(
    story.map((phrase) => ({ phrase, to: 'all' })),
    seat,
    DEEDS,
    ({ stones }) => Number(stones),
  )

it('is the boldest deed of that seat, with what its arguments add', () => {
  const story = [deed('go.takes', 0, 1, 3), deed('go.takes', 0, 1), deed('go.holds', 1, 0, 9)]
  expect(best(story, 0)).toBe(story[2])
  expect(best(story.slice(0, 2), 0)).toBe(story[0])
})

it('is the later of two that are as bold', () => {
  const story = [deed('go.takes', 0, 1), deed('go.takes', 0, 2)]
  expect(best(story, 0)).toBe(story[1])
})

it('is nothing where a seat did nothing of note', () => {
  expect(best([deed('go.takes', 0, 1), deed('go.rests', 1, 0)], 1)).toBeUndefined()
})
