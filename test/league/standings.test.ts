// Who stands where, and why: points, wins, the games among those who are level, scores, a lot.
import { describe, expect, it } from 'vitest'
import { mayEnterLate } from '../../src/league/late-entry.ts'
import { POINT } from '../../src/league/points.ts'
import { isRated, scoresOf } from '../../src/league/results.ts'
import { type Campaign, earnsMedal, standings, tieBreakOf } from '../../src/league/standings.ts'
import { played } from './played.ts'

const [mei, arjun, lena, tomas, ines, kofi] = [1, 2, 3, 4, 5, 6]
const campaign = (over: Partial<Campaign>): Campaign => ({
  entries: [mei, arjun, lena, tomas],
  tables: [],
  byes: [],
  lot: 'a1'.repeat(32),
  ...over,
})
const order = (of: Campaign): number[] => standings(of).map(({ entry }) => entry)
const pointsIn = (of: Campaign, entry: number): number =>
  (standings(of).find((row) => row.entry === entry)?.points ?? Number.NaN) / POINT

describe('standings', () => {
  it('add up the points of a season', () => {
    const season = campaign({
      tables: [played(1, [mei, arjun, lena, tomas]), played(2, [arjun, mei, tomas, lena])],
    })
    expect(
      standings(season).map(({ entry, points, wins, place }) => [entry, points / POINT, wins, place]),
    ).toEqual([
      [expect.any(Number), 14, 1, 1],
      [expect.any(Number), 14, 1, 2],
      [expect.any(Number), 2, 0, 3],
      [expect.any(Number), 2, 0, 4],
    ])
  })

  it('put more wins first among those with the same points', () => {
    const won = campaign({
      entries: [mei, arjun, lena],
      tables: [played(1, [mei, lena])],
      byes: [arjun, arjun],
    })
    expect(order(won)).toEqual([mei, arjun, lena])
  })

  it('then who finished before whom at common tables of those who are level', () => {
    const season = campaign({
      entries: [mei, arjun, lena, tomas, ines, kofi],
      tables: [
        played(1, [lena, mei, arjun, tomas]), // Mei before Arjun
        played(2, [ines, arjun, kofi, tomas]),
        played(3, [ines, lena, mei, kofi]),
      ],
    })
    expect(pointsIn(season, mei)).toBe(pointsIn(season, arjun))
    const places = order(season)
    expect(places.indexOf(mei)).toBeLessThan(places.indexOf(arjun))
  })

  it('then the mean share of the winner’s score, where the game counts one', () => {
    const scored = (entry: number, score: number) =>
      played(entry, [10 + entry, entry], { [10 + entry]: { score: 50 }, [entry]: { score } })
    const season = campaign({ entries: [mei, arjun], tables: [scored(mei, 20), scored(arjun, 45)] })
    expect(order(season)).toEqual([arjun, mei])
    expect(standings(season)[0]?.share).toBe(900_000)
  })

  it('and at last a lot, the same for everyone who looks', () => {
    const lots = ['a', 'b', 'c', 'd'].map((lot) => order(campaign({ lot })).join())
    expect(new Set(lots).size).toBeGreaterThan(1)
    expect(order(campaign({ lot: 'a' })).join()).toBe(lots[0])
  })

  it('score the mean for a bye, and nothing for rounds before a late entry', () => {
    const season = campaign({ tables: [played(1, [mei, arjun, lena])], byes: [mei] })
    expect(pointsIn(season, mei)).toBe(9 + 4)
    expect(pointsIn(season, tomas)).toBe(0)
    expect([0, 4, 5].map((paired) => mayEnterLate(paired, 8))).toEqual([true, true, false])
  })
})

describe('a tie', () => {
  const first = { entry: mei, place: 1, points: 9, games: 3, byes: 0, wins: 2, ahead: 1, share: 500_000 }
  const second = (over: Partial<typeof first>) => tieBreakOf(first, { ...first, entry: arjun, ...over })

  it('is none where points differ; else the first difference decides, and at last a lot', () => {
    expect(second({ points: 8, wins: 1 })).toBeUndefined()
    expect(second({ wins: 1, ahead: 3, share: 0 })).toBe('wins')
    expect(second({ ahead: -1, share: 0 })).toBe('ahead')
    expect(second({ share: 400_000 })).toBe('share')
    expect(second({})).toBe('lot')
  })
})

describe('leaving', () => {
  it('scores a seat that was given up 0; the others keep their places', () => {
    const table = played(1, [mei, arjun, lena, tomas], { [mei]: { left: true, computer: true } })
    expect(scoresOf(table).map(({ points, won }) => [points / POINT, won])).toEqual([
      [0, false],
      [4, false],
      [2, false],
      [0, false],
    ])
  })

  it('is no loss for the entry if somebody of the waiting list plays on', () => {
    const table = played(1, [mei, arjun, lena], { [mei]: { left: true, successor: kofi } })
    expect(scoresOf(table)[0]).toEqual({ entry: mei, points: 9 * POINT, won: true })
  })

  it('puts a leaver behind everyone whom they are level with', () => {
    const season = campaign({
      entries: [mei, arjun],
      tables: [
        played(1, [mei, arjun, lena], { [mei]: { left: true }, [arjun]: { place: 3 }, [lena]: { place: 2 } }),
      ],
    })
    expect(order(season)).toEqual([arjun, mei])
  })

  it('scores a table with computers in half its seats, but does not rate it', () => {
    const two = { [lena]: { left: true, computer: true }, [tomas]: { left: true, computer: true } }
    const table = played(1, [mei, arjun, lena, tomas], two)
    expect(isRated(table)).toBe(false)
    expect(scoresOf(table)[0]?.points).toBe(10 * POINT)
    expect(isRated(played(1, [mei, arjun, lena, tomas], { [tomas]: { left: true, computer: true } }))).toBe(
      true,
    )
  })

  it('earns no medal where every game was given up, no matter what byes score', () => {
    const left = { [mei]: { left: true as const, computer: true } }
    const season = campaign({
      entries: [mei, arjun, lena],
      tables: [played(1, [mei, arjun, lena], left), played(2, [mei, lena, arjun], left)],
      byes: [mei, mei, mei],
    })
    const medals = (of: Campaign) =>
      standings(of).flatMap((line) => (earnsMedal(line, of.scale) ? [line.entry] : []))
    expect(order(season)[0]).toBe(mei)
    expect(medals(season).toSorted()).toEqual([arjun, lena])
    expect(medals({ ...season, scale: { 3: [9, 0, 0] } })).toEqual([])
    expect(medals({ ...season, byes: [], tables: season.tables.slice(0, 1) })).toEqual([arjun])
  })

  it('is nothing at all where the game was annulled', () => {
    const table = { ...played(1, [mei, arjun, lena]), annulled: true }
    expect(scoresOf(table)).toEqual([])
    expect(isRated(table)).toBe(false)
    expect(pointsIn(campaign({ tables: [table] }), mei)).toBe(0)
  })
})
