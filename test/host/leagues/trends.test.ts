// What standings say of where members come from and where they go.
import { expect, it } from 'vitest'
import { type Club, clubOn, member } from './club.ts'
import { storeForLeagues } from './store.ts'

let club: Club
const store = storeForLeagues(() => club)

const linesOf = async (season?: number) =>
  (await club.leagues.standings(club.id, season))?.groups.flatMap(({ lines }) => lines) ?? []

it('everybody’s place before the latest round with results is told from the second round on', async () => {
  club = await clubOn(store(), { rules: { rounds: 2, roundDays: 7 } }, 9)
  await club.pass(7)
  await club.pass(0.1)
  await club.play()
  const first = await linesOf(1)
  expect(first.some(({ games }) => games > 0)).toBe(true)
  expect(first.every(({ was }) => was === undefined)).toBe(true)
  await club.playSeason()
  const points = new Map(first.map((line) => [line.number, line.points]))
  const second = await linesOf(1)
  expect(second.map(({ games }) => games)).toEqual(Array(9).fill(2))
  const earlier = second
    .toSorted((a, b) => (a.was ?? 0) - (b.was ?? 0))
    .map(({ number }) => points.get(number) ?? 0)
  expect(earlier).toEqual(earlier.toSorted((a, b) => b - a))
  expect(second.map(({ was }) => was).toSorted((a = 0, b = 0) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

it('who goes up and down is who does, and nobody before the first result', async () => {
  club = await clubOn(store(), { format: 'divisions', seats: 3 }, 14)
  await club.pass(7)
  expect((await linesOf(1)).every(({ goes }) => goes === undefined)).toBe(true)
  await club.playSeason()
  const ends = (await club.leagues.standings(club.id, 1))?.groups ?? []
  const going = (tier: number, way: 'up' | 'down') =>
    ends
      .filter((group) => group.tier === tier)
      .flatMap(({ lines }) => lines.flatMap(({ goes, number }) => (goes === way ? [number] : [])))
  expect([going(1, 'up'), going(2, 'down')]).toEqual([[], []])
  expect(going(1, 'down').length).toBeGreaterThan(0)
  expect(going(2, 'up')).toHaveLength(going(1, 'down').length)
  for (let n = 1; n <= 14; n++) await club.enter(n)
  await club.pass(7)
  const next = (await club.leagues.standings(club.id, 2))?.groups ?? []
  const inTier = (tier: number) =>
    next.filter((group) => group.tier === tier).flatMap(({ lines }) => lines.map(({ number }) => number))
  expect(inTier(1)).toEqual(expect.arrayContaining(going(2, 'up')))
  expect(inTier(2)).toEqual(expect.arrayContaining(going(1, 'down')))
  expect(await club.leagues.membership(club.id, member(1).id)).toMatchObject({ entry: 'in' })
})
