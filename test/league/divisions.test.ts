// Divisions: who plays whom in a group, and who goes up and down.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gamesEach, groupSchedule, leastUnevenness, meetingsIn } from '../../src/league/designs.ts'
import { divide, exchange, groupSize, nextLadder, type Tiers } from '../../src/league/divisions.ts'
import { seatSpread } from '../../src/league/seating.ts'

const members = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1)

describe('a group by design', () => {
  it.each([
    [7, 3, 1],
    [7, 4, 2],
    [11, 5, 2],
    [13, 4, 1],
    [21, 5, 1],
  ])(
    'of %i at tables of %i: every pair meets %i times and everyone takes each seat once',
    (size, seats, times) => {
      const games = groupSchedule(size, seats)
      expect(games).toHaveLength(size)
      expect(new Set(meetingsIn(games, size))).toEqual(new Set([times]))
      for (const member of members(size).map((each) => each - 1)) {
        expect(games.filter((game) => game.includes(member))).toHaveLength(seats)
        expect(seatSpread(games, member)).toBe(0)
      }
    },
  )

  it('plays four games a season at four seats', () => {
    for (let size = 5; size <= 13; size++) expect(gamesEach(size, 4)).toBe(4)
  })
})

describe('a group of another size', () => {
  const sizes = [3, 4, 5].flatMap((seats) =>
    [5, 6, 7, 8, 9, 10, 11, 12, 13].map((size) => [size, seats] as const),
  )

  it.each(sizes)(
    'of %i at tables of %i: everyone plays as often, and no pair meets twice more than another',
    (size, seats) => {
      const games = groupSchedule(size, seats)
      const counts = members(size).map((each) => games.filter((game) => game.includes(each - 1)).length)
      expect(new Set(counts)).toEqual(new Set([gamesEach(size, seats)]))
      const meetings = meetingsIn(games, size)
      expect(Math.max(...meetings) - Math.min(...meetings)).toBeLessThanOrEqual(2)
      const unevenness = meetings.reduce((sum, each) => sum + each ** 2, 0)
      expect(unevenness).toBeLessThanOrEqual(leastUnevenness(size, seats, gamesEach(size, seats)) + 4)
      for (const member of members(size)) expect(seatSpread(games, member - 1)).toBeLessThanOrEqual(2)
    },
  )

  it('is refused where it is smaller than a table or its games do not come out even', () => {
    expect(() => groupSchedule(3, 4)).toThrow('3 members')
    expect(() => groupSchedule(7, 4, 3)).toThrow('3 games each')
  })
})

describe('tiers', () => {
  it('double downwards: one group, two, four', () => {
    const tiers = divide(members(49), 4)
    expect(tiers.map((groups) => groups.map((group) => group.length))).toEqual([[7], [7, 7], [7, 7, 7, 7]])
    expect(tiers[0]?.[0]).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(tiers[1]).toEqual([
      [8, 11, 12, 15, 16, 19, 20],
      [9, 10, 13, 14, 17, 18, 21],
    ])
  })

  it('seat everyone once in groups of 5 to 13, of the design’s size where that comes out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 400 }), fc.constantFrom(3, 4, 5), (people, seats) => {
        const groups = divide(members(people), seats).flat()
        expect(groups.flat().sort((a, b) => a - b)).toEqual(members(people))
        for (const { length } of groups) expect(length >= 5 && length <= 13).toBe(true)
        if (people % groupSize(seats) === 0) expect(new Set(groups.map(({ length }) => length)).size).toBe(1)
      }),
    )
  })

  it('are none where there are too few for a table', () => {
    expect(divide(members(3), 4)).toEqual([])
    expect(divide(members(4), 4)).toEqual([[[1, 2, 3, 4]]])
  })

  it('exchange two for one where they double, and as many up as down', () => {
    expect(exchange(1, 2)).toEqual({ downs: 2, ups: 1, moved: 2 })
    expect(exchange(2, 3)).toEqual({ downs: 3, ups: 2, moved: 6 })
    expect(exchange(4, 5)).toEqual({ downs: 2, ups: 1, moved: 5 })
  })
})

describe('between seasons', () => {
  /** Three groups of five in two tiers: 1–5; 11–15 and 21–25. */
  const tiers: Tiers = [
    [[1, 2, 3, 4, 5]],
    [
      [11, 12, 13, 14, 15],
      [21, 22, 23, 24, 25],
    ],
  ]
  const points = new Map(tiers.flat(2).map((entry) => [entry, 100 - entry]))
  const after = (withdrawn: number[], newcomers: number[] = []) =>
    nextLadder({ tiers, points, withdrawn, newcomers })

  it('the last two go down, the first of each group below goes up', () => {
    const ladder = after([])
    expect(ladder.slice(0, 5)).toEqual([1, 2, 3, 11, 21])
    expect(ladder.slice(5, 7)).toEqual([4, 5])
  })

  it('a first withdrawal above spares one from going down, a second takes one more up', () => {
    expect(after([2]).slice(0, 5)).toEqual([1, 3, 4, 11, 21])
    expect(after([2, 3]).slice(0, 5)).toEqual([1, 4, 11, 21, 12])
    expect(after([1, 2, 3]).slice(0, 5)).toEqual([4, 5, 11, 21, 12])
  })

  it('newcomers begin at the bottom, strongest first', () => {
    expect(after([25], [7, 9]).slice(-2)).toEqual([7, 9])
  })

  it('nobody is lost, and every tier is as large as before but the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 120 }), fc.array(fc.nat(119)), (people, leaving) => {
        const played = divide(members(people), 4)
        const withdrawn = leaving.map((entry) => entry + 1)
        const ladder = nextLadder({ tiers: played, points: new Map(), withdrawn, newcomers: [] })
        expect(ladder.toSorted((a, b) => a - b)).toEqual(
          members(people).filter((each) => !withdrawn.includes(each)),
        )
      }),
    )
  })
})
