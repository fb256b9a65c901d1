// What results say about strength, and what they must not do to it.
import { describe, expect, it } from 'vitest'
import { NEWCOMER, ratingsFrom, shownRating } from '../../src/league/ratings.ts'
import { played } from './played.ts'

const [mei, arjun, lena, tomas, kofi] = [1, 2, 3, 4, 6]
const all = [mei, arjun, lena, tomas]
const mu = (tables: Parameters<typeof ratingsFrom>[0], member: number): number =>
  ratingsFrom(tables).get(member)?.mu ?? Number.NaN

describe('ratings', () => {
  it('follow full places, not only wins', () => {
    const tables = [played(1, all)]
    const order = all.map((member) => mu(tables, member))
    expect(order).toEqual(order.toSorted((a, b) => b - a))
    expect(new Set(order).size).toBe(4)
  })

  it('grow surer with every game', () => {
    const tables = [1, 2, 3, 4, 5].map((round) => played(round, all))
    const sigmas = tables.map((_, count) => ratingsFrom(tables.slice(0, count + 1)).get(mei)?.sigma ?? 0)
    expect(sigmas).toEqual(sigmas.toSorted((a, b) => b - a))
  })

  it('are recomputed from results in the order of rounds and tables, however these are stored', () => {
    const tables = [played(1, all), played(2, [tomas, mei, lena]), played(2, [kofi, arjun, mei])]
    expect([...ratingsFrom(tables.toReversed())]).toEqual([...ratingsFrom(tables)])
  })

  it('rate the member who gave a seat up last, though their computer won', () => {
    const left = [played(1, all, { [mei]: { left: true, computer: true } })]
    expect(mu(left, mei)).toBeLessThan(mu(left, tomas))
    expect(mu(left, arjun)).toBeGreaterThan(mu(left, lena))
  })

  it('never fall for a substitute, and rise with a good result', () => {
    const known = [played(1, [kofi, arjun, lena])]
    const for_ = (order: number[]) => [
      ...known,
      played(2, order, { [tomas]: { player: kofi, substitute: true } }),
    ]
    expect(mu(for_([mei, arjun, lena, tomas]), kofi)).toBe(mu(known, kofi))
    expect(mu(for_([tomas, arjun, lena, mei]), kofi)).toBeGreaterThan(mu(known, kofi))
    expect(ratingsFrom(for_([mei, arjun, lena, tomas])).get(tomas)).toBeUndefined()
  })

  it('rate both, where somebody takes over a seat that was given up', () => {
    const tables = [played(1, all, { [mei]: { left: true, successor: kofi } })]
    expect(mu(tables, mei)).toBeLessThan(mu(tables, tomas))
    expect(mu(tables, kofi)).toBeGreaterThan(NEWCOMER.mu)
    const lost = [played(1, [mei, arjun, lena, tomas], { [tomas]: { left: true, successor: kofi } })]
    expect(mu(lost, kofi)).toBe(NEWCOMER.mu)
  })

  it('move by no game that was annulled or had too many computers', () => {
    const computer = { left: true, computer: true }
    expect(ratingsFrom([{ ...played(1, all), annulled: true }]).size).toBe(0)
    expect(ratingsFrom([played(1, all, { [lena]: computer, [tomas]: computer })]).size).toBe(0)
  })

  it('rate a team together', () => {
    const sides = {
      [mei]: { team: 1 },
      [arjun]: { team: 2 },
      [lena]: { team: 1, place: 1 },
      [tomas]: { team: 2, place: 2 },
    }
    const tables = [played(1, all, sides)]
    expect(mu(tables, mei)).toBeCloseTo(mu(tables, lena))
    expect(mu(tables, mei)).toBeGreaterThan(mu(tables, arjun))
  })
})

describe('a rating as it is shown', () => {
  it('begins at 1200 ± 125', () => {
    expect(shownRating(NEWCOMER, 20_000)).toMatchObject({ value: 1200, plusMinus: 125, games: 0 })
  })

  it('is provisional below ten games and hidden after sixty idle days', () => {
    const nine = { ...NEWCOMER, games: 9, lastDay: 20_000 }
    expect(shownRating(nine, 20_060)).toMatchObject({ provisional: true, hidden: false })
    expect(shownRating({ ...nine, games: 10 }, 20_061)).toMatchObject({ provisional: false, hidden: true })
  })

  it('reads like one after fourteen games', () => {
    const order = (round: number) => (round % 3 === 0 ? [arjun, mei, lena, tomas] : all)
    const tables = Array.from({ length: 14 }, (_, round) => played(round, order(round)))
    const shown = shownRating(ratingsFrom(tables).get(mei) ?? NEWCOMER, 20_014)
    expect(shown.value).toBeGreaterThan(1240)
    expect(shown.plusMinus).toBeLessThan(120)
    expect(shown.games).toBe(14)
  })
})
