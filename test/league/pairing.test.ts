// A season's and a cup's rounds, played.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLink, linkAt, roundSeed } from '../../src/league/chain.ts'
import { leftStanding, openSeats } from '../../src/league/crowding.ts'
import { type Entrant, PAIRING_RULES, type RoundInput } from '../../src/league/entrants.ts'
import { maximumMatching } from '../../src/league/matching.ts'
import { POINT } from '../../src/league/points.ts'
import { pairRound } from '../../src/league/round.ts'
import { seatSpread, seatTable } from '../../src/league/seating.ts'
import { tableSizes } from '../../src/league/sizes.ts'
import { cupRounds } from '../../src/league/swiss.ts'

const link = (round: number): string => linkAt('a secret', 20, round)
const entrant = (entry: number, over: Partial<Entrant> = {}): Entrant => ({
  entry,
  place: entry,
  points: 0,
  strength: 0,
  byes: 0,
  running: 0,
  limit: 1,
  ...over,
})
const input = (people: number, over: Partial<RoundInput> = {}): RoundInput => ({
  rules: PAIRING_RULES,
  format: 'season',
  seats: { min: 3, max: 4 },
  entrants: Array.from({ length: people }, (_, at) => entrant(at + 1)),
  past: [],
  forbidden: [],
  ...over,
})

describe('sizes of tables', () => {
  it('are one fewer rather than byes where the game can be played so', () => {
    expect(tableSizes(13, 3, 4)).toEqual([4, 3, 3, 3])
    expect(tableSizes(12, 3, 4)).toEqual([4, 4, 4])
    expect(tableSizes(13, 4, 4)).toEqual([4, 4, 4])
    expect(tableSizes(5, 3, 4)).toEqual([4])
    expect(tableSizes(3, 3, 4)).toEqual([3])
    expect(tableSizes(2, 3, 4)).toEqual([])
    expect(tableSizes(7, 2, 2)).toEqual([2, 2, 2])
  })
})

describe('a round of a season', () => {
  it('seats everyone once', () => {
    const { tables, byes } = pairRound(link(1), input(13))
    expect(tables.map(({ length }) => length)).toEqual([4, 3, 3, 3])
    expect([...tables.flat(), ...byes].sort((a, b) => a - b)).toEqual(
      input(13).entrants.map(({ entry }) => entry),
    )
  })

  it('gives the bye to the lowest who has had the fewest', () => {
    const cup = { seats: { min: 4, max: 4 } }
    expect(pairRound(link(1), input(5, cup)).byes).toEqual([5])
    const second = input(5, {
      ...cup,
      entrants: input(5).entrants.map((each) => ({ ...each, byes: each.entry === 5 ? 1 : 0 })),
    })
    expect(pairRound(link(2), second).byes).toEqual([4])
  })

  it('lets those meet who have not met', () => {
    const past = [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10, 11, 12],
      [13, 14, 15, 16],
    ]
    for (const table of pairRound(link(2), input(16, { past })).tables)
      expect(new Set(table.map((entry) => Math.floor((entry - 1) / 4))).size).toBe(4)
  })

  it('seats those together who are alike', () => {
    const entrants = Array.from({ length: 12 }, (_, at) => entrant(at + 1, { strength: 10 * (at % 3) }))
    for (const table of pairRound(link(1), input(12, { entrants })).tables)
      expect(new Set(table.map((entry) => (entry - 1) % 3)).size).toBe(1)
  })

  it('keeps apart who must not meet, with more byes where there is no other way', () => {
    const forbidden = [
      [1, 2],
      [3, 4],
    ] as const
    for (const table of pairRound(link(1), input(8, { forbidden })).tables)
      for (const [a, b] of forbidden) expect(table.includes(a) && table.includes(b)).toBe(false)
    const alone = pairRound(link(1), input(4, { seats: { min: 4, max: 4 }, forbidden: [[1, 2]] }))
    expect(alone).toEqual({ tables: [], byes: [1, 2, 3, 4], resting: [] })
  })

  it('lets those rest who have as many games as they want', () => {
    const busy = input(9, {
      entrants: input(9).entrants.map((each) => ({ ...each, running: each.entry === 9 ? 1 : 0 })),
    })
    expect(pairRound(link(1), busy)).toMatchObject({ resting: [9], byes: [] })
  })

  it('does not sit the same people at short tables again and again', () => {
    const past: (readonly number[])[] = []
    for (let round = 1; round <= 3; round++) past.push(...pairRound(link(round), input(13, { past })).tables)
    const short = input(13).entrants.map(
      ({ entry }) => past.filter((table) => table.length === 3 && table.includes(entry)).length,
    )
    expect(short.reduce((sum, each) => sum + each, 0)).toBe(27)
    expect(Math.max(...short)).toBeLessThanOrEqual(3)
  })
})

describe('seats', () => {
  it('go to those who have taken them least', () => {
    const taken: Record<number, number[]> = { 1: [2, 0, 1], 2: [0, 2, 1], 3: [1, 1, 0] }
    expect(seatTable([1, 2, 3], (member) => taken[member] ?? [])).toEqual([2, 1, 3])
  })

  it('stay within two of each other over a season, also at two seats', () => {
    for (const [people, max] of [
      [12, 2],
      [11, 3],
      [24, 4],
      [17, 5],
    ] as const) {
      const past: (readonly number[])[] = []
      for (let round = 1; round <= 8; round++)
        past.push(...pairRound(link(round), input(people, { past, seats: { min: 2, max } })).tables)
      for (let entry = 1; entry <= people; entry++) expect(seatSpread(past, entry)).toBeLessThanOrEqual(2)
    }
  })

  /** 1, 2 and 3 are alike, and each has had the first of three seats twice and no other. The others are new. */
  const crowd = () =>
    input(6, {
      seats: { min: 3, max: 3 },
      past: [1, 2, 3].flatMap((one) => [0, 2].map((more) => [one, 5 + 2 * one + 10 * more, 8 + 10 * more])),
      entrants: input(6).entrants.map((each) => ({ ...each, strength: each.entry < 4 ? 20 : 0 })),
    })
  const together = ({ tables }: { readonly tables: readonly (readonly number[])[] }) =>
    tables.map((table) => table.toSorted((a, b) => a - b)).sort(([a = 0], [b = 0]) => a - b)

  it('part those who would all have to take anything but the same seat', () => {
    const { past, ...rest } = crowd()
    expect(together(pairRound(link(1), { past: [], ...rest }))).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ])
    const { tables } = pairRound(link(1), { past, ...rest })
    expect(together({ tables })).not.toContainEqual([1, 2, 3])
    for (const entry of [1, 2, 3]) expect(seatSpread([...past, ...tables], entry)).toBe(2)
  })

  it('are too few just where the best seating gives somebody one that they have had twice more often', () => {
    const counts = fc.integer({ min: 2, max: 8 }).chain((seats) => {
      const taken = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: seats, maxLength: seats })
      return fc.array(taken, { minLength: seats, maxLength: seats })
    })
    fc.assert(
      fc.property(counts, (taken) => {
        const of = (member: number) => taken[member] ?? []
        const worst = seatTable([...taken.keys()], of).map(
          (member, seat) => (of(member)[seat] ?? 0) - Math.min(...of(member)),
        )
        const left = leftStanding(taken.map((own) => openSeats(own, taken.length)))
        expect(left > 0).toBe(Math.max(...worst) >= 2)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a cup', () => {
  const cup = (people: number, over: Partial<RoundInput> = {}) =>
    input(people, { format: 'cup', seats: { min: 2, max: 2 }, ...over })

  /** Plays a cup in which the lower number wins, and tells its tables and byes. */
  const play = (people: number) => {
    const past: (readonly number[])[] = []
    const wins = new Map<number, number>()
    const byes = new Map<number, number>()
    for (let round = 1; round <= cupRounds(people); round++) {
      const points = (entry: number) => 8 * (wins.get(entry) ?? 0) + 4 * (byes.get(entry) ?? 0)
      const order = cup(people).entrants.toSorted(
        (a, b) => points(b.entry) - points(a.entry) || a.entry - b.entry,
      )
      const entrants = order.map(({ entry }, at) =>
        entrant(entry, { place: at + 1, points: points(entry) * POINT, byes: byes.get(entry) ?? 0 }),
      )
      const paired = pairRound(link(round), cup(people, { entrants, past }))
      past.push(...paired.tables)
      for (const table of paired.tables) wins.set(Math.min(...table), (wins.get(Math.min(...table)) ?? 0) + 1)
      for (const entry of paired.byes) byes.set(entry, (byes.get(entry) ?? 0) + 1)
    }
    return { past, wins, byes }
  }

  it('of sixteen is decided after four rounds, and nobody meets twice', () => {
    const { past, wins } = play(16)
    expect(wins.get(1)).toBe(4)
    expect([...wins.values()].filter((count) => count === 4)).toHaveLength(1)
    expect(new Set(past.map((table) => table.toSorted((a, b) => a - b).join())).size).toBe(32)
  })

  it('of an odd number gives each at most one bye', () => {
    const { past, byes } = play(11)
    expect([...byes.values()]).toEqual([1, 1, 1, 1])
    expect(new Set(past.map((table) => table.toSorted((a, b) => a - b).join())).size).toBe(20)
  })

  it('has no game where everyone must not meet', () => {
    expect(pairRound(link(1), cup(2, { forbidden: [[1, 2]] }))).toEqual({
      tables: [],
      byes: [1, 2],
      resting: [],
    })
    expect(pairRound(link(1), cup(3, { forbidden: [[1, 2]] })).tables).toHaveLength(1)
  })
})

describe('a matching', () => {
  /** The greatest weight there is, by trying everything. */
  const greatest = (size: number, weights: Float64Array, used = 0): number => {
    let first = 0
    while (used & (1 << first)) first++
    if (first >= size) return 0
    let best = greatest(size, weights, used | (1 << first))
    for (let other = first + 1; other < size; other++) {
      const weight = weights[first * size + other] ?? 0
      if (weight === 0 || used & (1 << other)) continue
      best = Math.max(best, weight + greatest(size, weights, used | (1 << first) | (1 << other)))
    }
    return best
  }

  const graphs = fc
    .integer({ min: 1, max: 10 })
    .chain((size) =>
      fc.tuple(
        fc.constant(size),
        fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 1e9 })), {
          minLength: (size * (size - 1)) / 2,
          maxLength: (size * (size - 1)) / 2,
        }),
      ),
    )

  it('is as heavy as any, regardless of the graph', () => {
    fc.assert(
      fc.property(graphs, ([size, list]) => {
        const weights = new Float64Array(size * size)
        let next = 0
        for (let a = 0; a < size; a++)
          for (let b = a + 1; b < size; b++) {
            weights[a * size + b] = list[next] ?? 0
            weights[b * size + a] = list[next++] ?? 0
          }
        const partners = maximumMatching(size, weights)
        let sum = 0
        for (const [a, b] of partners.entries()) {
          if (b < 0) continue
          expect(partners[b]).toBe(a)
          expect(weights[a * size + b]).toBeGreaterThan(0)
          if (a < b) sum += weights[a * size + b] ?? 0
        }
        expect(sum).toBe(greatest(size, weights))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a pairing anybody can repeat', () => {
  it('is the same from the same link and the same entries, in any order', () => {
    const once = pairRound(link(1), input(30))
    expect(pairRound(link(1), input(30, { entrants: input(30).entrants.toReversed() }))).toEqual(once)
    expect(pairRound(link(2), input(30))).not.toEqual(once)
  })

  it('opens links of a chain whose end was published before anybody entered', () => {
    const end = linkAt('a secret', 20, 0)
    for (let round = 1; round <= 20; round++) expect(isLink(link(round), round, end)).toBe(true)
    expect(isLink(link(3), 2, end)).toBe(false)
    expect(isLink(linkAt('another secret', 20, 3), 3, end)).toBe(false)
    expect(() => linkAt('a secret', 20, 21)).toThrow('no link 21')
  })

  it('has another seed if anything was changed after the link was opened', () => {
    const before = roundSeed(link(1), input(8))
    expect(before).toMatch(/^[0-9a-f]{64}$/)
    expect(roundSeed(link(1), input(8, { forbidden: [[1, 2]] }))).not.toBe(before)
    expect(roundSeed(link(1), input(9))).not.toBe(before)
  })
})
