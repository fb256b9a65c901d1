// The score of a finished game: its parts, and what decided between equals.
import { describe, expect, it } from 'vitest'
import { scoreLines } from '../../src/discord/words/score.ts'
import { title } from '../../src/games/records/index.ts'
import { say } from '../../src/games/records/text/say.ts'
import { infoOf } from './info.ts'

/** A finished game of Mei, Arjun and Cao Pi with so many points each. */
const finished = (ranks: readonly number[], points: readonly number[]) =>
  infoOf({
    title: 'records',
    outcome: {
      ranks,
      winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
      scores: points.map((each) => [{ label: say('score-large', { count: 1 }), points: each }]),
      facts: { rounds: 9 },
    },
  })

describe('the score', () => {
  it('says what decided where equal points did not share a place (R26)', () => {
    const lines = scoreLines(finished([2, 3, 1], [43, 12, 43]), title, 'en')
    expect(lines.slice(0, 2)).toEqual([
      expect.stringMatching(/^1\. .*Cao Pi.* \*\*43\*\* · Large cities \(1\)$/),
      expect.stringMatching(/^2\. .*Mei.* \*\*43\*\*/),
    ])
    expect(lines.at(-1)).toBe('-# Of players with equal points, the one with more coins comes first.')
  })

  it('says nothing more where points decided, or equals share their place', () => {
    expect(scoreLines(finished([2, 3, 1], [40, 12, 43]), title, 'en')).toHaveLength(3)
    expect(scoreLines(finished([1, 3, 1], [43, 12, 43]), title, 'en')).toHaveLength(3)
  })

  it('is a sum alone for who plays alone', () => {
    const alone = { ...finished([1], [4]), seats: 1, players: [{ seat: 0, name: 'Mei', member: '1' }] }
    expect(scoreLines(alone, title, 'en')).toEqual(['Large cities (1) 4'])
  })

  it('is no list where places are shared: Discord would number it 1, 2, 3', () => {
    const shared = scoreLines(finished([1, 3, 1], [43, 12, 43]), title, 'en')
    expect(shared.map((line) => line.slice(0, 3))).toEqual(['1\\.', '1\\.', '3\\.'])
    const distinct = scoreLines(finished([1, 3, 2], [43, 12, 40]), title, 'en')
    expect(distinct.map((line) => line.slice(0, 3))).toEqual(['1. ', '2. ', '3. '])
  })
})
