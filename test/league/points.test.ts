// What a place is worth: the same mean at every size, no matter who shares what.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Finish, meanPoints, POINT, pointsOf, scaleFaults } from '../../src/league/points.ts'

/** Finishes from places; who is first wins. */
const finishes = (...places: number[]): Finish[] => places.map((place) => ({ place, winner: place === 1 }))
const inPoints = (units: readonly number[]): number[] => units.map((each) => each / POINT)

describe('points', () => {
  it('four seats: 10, 4, 2, 0', () => {
    expect(inPoints(pointsOf(finishes(1, 2, 3, 4)))).toEqual([10, 4, 2, 0])
  })

  it('two seats: the win is 8, a draw 4 each', () => {
    expect(inPoints(pointsOf(finishes(2, 1)))).toEqual([0, 8])
    expect(inPoints(pointsOf(finishes(1, 1)))).toEqual([4, 4])
  })

  it('splits the win among those who win together, and halves ties', () => {
    expect(inPoints(pointsOf(finishes(1, 1, 3, 3)))).toEqual([7, 7, 1, 1])
  })

  it('counts no team-mate as an opponent where teams are equally large', () => {
    const teams = finishes(1, 2, 1, 2).map((finish, seat) => ({ ...finish, team: seat % 2 }))
    expect(inPoints(pointsOf(teams))).toEqual([8, 0, 8, 0])
  })

  it('gives the win to those who finished first where the game names no winner', () => {
    const nobody = [1, 2, 2].map((place) => ({ place, winner: false }))
    expect(inPoints(pointsOf(nobody))).toEqual([9, 1.5, 1.5])
  })

  it('has a mean of 4 at every size, in whole units, no matter who ties, wins and belongs together', () => {
    const seat = fc.record({ place: fc.integer({ min: 1, max: 12 }), winner: fc.boolean() })
    fc.assert(
      fc.property(
        fc.array(seat, { minLength: 2, maxLength: 12 }),
        fc.integer({ min: 1, max: 4 }),
        (seats, side) => {
          const teamed = seats.map((each, at) => ({ ...each, team: Math.floor(at / side) }))
          for (const table of [seats, teamed]) {
            const points = pointsOf(table)
            expect(points.every(Number.isInteger)).toBe(true)
            expect(points.reduce((sum, each) => sum + each, 0)).toBe(4 * POINT * table.length)
          }
        },
      ),
    )
  })
})

describe('a league’s own points', () => {
  const own = { 3: [7, 4, 1], 4: [8, 5, 3, 0] }

  it('go by place, and those who tie share what their places are worth', () => {
    expect(inPoints(pointsOf(finishes(1, 2, 2, 4), own))).toEqual([8, 4, 4, 0])
    expect(meanPoints(own) / POINT).toBe(4)
  })

  it('must keep one mean, or tables of one size would be worth more', () => {
    expect(scaleFaults(own, 3, 4)).toEqual([])
    expect(scaleFaults({ ...own, 3: [6, 4, 1] }, 3, 4)).toEqual([{ fault: 'mean', seats: 3 }])
  })

  it('must have whole points for every place of every size, falling from first to last', () => {
    expect(scaleFaults({ 4: [8, 5, 3, 0] }, 3, 4)).toEqual([{ fault: 'missing', seats: 3 }])
    expect(scaleFaults({ ...own, 3: [8, 4] }, 3, 4)).toEqual([{ fault: 'length', seats: 3 }])
    expect(scaleFaults({ ...own, 3: [7.5, 4, 0.5] }, 3, 4)).toEqual([{ fault: 'not-whole', seats: 3 }])
    expect(scaleFaults({ ...own, 3: [4, 7, 1] }, 3, 4)).toEqual([{ fault: 'rising', seats: 3 }])
  })
})
