// Points of a league's own: which may be, and what is said of those that may not.
import { describe, expect, it } from 'vitest'
import { scaleRefusal } from '../../../src/host/leagues/scales.ts'

const why = (
  scale: Record<number, readonly number[]>,
  format: 'season' | 'cup' | 'divisions',
  seats: number,
) => {
  const refusal = scaleRefusal(scale, format, seats)
  return refusal && [refusal.key, refusal.args]
}

describe('points of a league’s own', () => {
  it('are one list for its tables; in an open season one more for those of one fewer', () => {
    expect(why({ 4: [10, 4, 2, 0] }, 'divisions', 4)).toBeUndefined()
    expect(why({ 4: [10, 4, 2, 0], 3: [8, 4, 0] }, 'season', 4)).toBeUndefined()
    expect(why({ 2: [3, 0] }, 'cup', 2)).toBeUndefined()
  })

  it('of another length fit no table', () => {
    const unfit = (n: number) => ['bot.refused-points-length', { n, seats: 4 }]
    expect(why({ 3: [8, 4, 0] }, 'season', 4)).toEqual(unfit(3))
    expect(why({ 5: [9, 7, 3, 1, 0] }, 'season', 4)).toEqual(unfit(5))
    expect(why({ 4: [10, 4, 2, 0], 3: [8, 4, 0] }, 'divisions', 4)).toEqual(unfit(3))
    expect(why({}, 'season', 4)).toEqual(['bot.refused-points-length', { n: 0, seats: 4 }])
  })

  it('are whole, few and fall', () => {
    expect(why({ 3: [4, 2, -1] }, 'season', 3)).toEqual(['bot.refused-points-whole', { max: 30 }])
    expect(why({ 3: [4.5, 2, 0] }, 'season', 3)).toEqual(['bot.refused-points-whole', { max: 30 }])
    expect(why({ 2: [11, 0] }, 'cup', 2)).toEqual(['bot.refused-points-whole', { max: 10 }])
    expect(why({ 3: [4, 5, 0] }, 'season', 3)).toEqual(['bot.refused-points-rising', { seats: 3 }])
  })

  it('have one mean, and it is said which sum makes it', () => {
    expect(why({ 4: [10, 4, 2, 0], 3: [8, 4, 1] }, 'season', 4)).toEqual([
      'bot.refused-points-mean',
      { seats: 3, sum: 13, wanted: 12 },
    ])
    expect(why({ 4: [10, 4, 3, 0], 3: [8, 4, 1] }, 'season', 4)).toEqual([
      'bot.refused-points-uneven',
      { seats: 4 },
    ])
  })
})
