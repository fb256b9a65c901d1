// A week of vacation in a season, whichever of its tables it is spent at.
import { describe, expect, it } from 'vitest'
import { type Club, clubOn, DAY, member } from './club.ts'
import { storeForLeagues } from './store.ts'

let club: Club
const store = storeForLeagues(() => club)

/** The clock of the first member at a table. */
async function clockAt(game = '') {
  const seat = (await club.at.host.games.info(game))?.players.find(
    (player) => player.member === member(1).id,
  )?.seat
  return (await club.at.host.clock.ofGame(game))?.find((clock) => clock.seat === seat)
}

const awayFor = (days: number) =>
  club.at.host.clock.setAway(
    member(1),
    days === 0 ? undefined : new Date(club.at.clock.now().getTime() + days * DAY),
  )

/** Days from now until a member’s time is up. */
const daysLeft = ({ until }: { until?: Date } = {}): number =>
  ((until?.getTime() ?? 0) - club.at.clock.now().getTime()) / DAY

describe('a vacation in a season', () => {
  it('is one week for all tables: what one round used is gone in the next', async () => {
    club = await clubOn(store(), { seats: 2, rules: { rounds: 2, roundDays: 8 } }, 2)
    await club.pass(7)
    await club.pass(0)
    const first = (await club.tables())[0]?.game
    await awayFor(5)
    expect(daysLeft(await clockAt(first))).toBeCloseTo(6, 1)
    club.at.pass(5 * DAY)
    await awayFor(0)
    expect((await clockAt(first))?.vacation).toBeCloseTo(2 * DAY, -6)
    await club.play()
    await club.pass(3)
    await club.pass(0)
    const second = (await club.tables()).find(({ round }) => round === 2)?.game
    await awayFor(20)
    expect(daysLeft(await clockAt(second))).toBeCloseTo(3, 1)
    expect((await clockAt(second))?.back).toEqual(new Date(club.at.clock.now().getTime() + 20 * DAY))
    club.at.pass(2.5 * DAY)
    expect((await clockAt(second))?.vacation).toBe(0)
  })

  it('passes for two tables at once, and begins anew with the next season', async () => {
    club = await clubOn(store(), { seats: 2, rules: { rounds: 2, roundDays: 1, entryDays: 2 } }, 2)
    await club.pass(2)
    await club.pass(0)
    await awayFor(4)
    await club.pass(1)
    await club.pass(0)
    const games = (await club.tables()).flatMap(({ game }) => game ?? [])
    expect(games).toHaveLength(2)
    for (const game of games) expect(daysLeft(await clockAt(game))).toBeCloseTo(4, 1)
    club.at.pass(3 * DAY)
    await awayFor(0)
    for (const game of games) expect((await clockAt(game))?.vacation).toBeCloseTo(3 * DAY, -6)
    await club.playSeason()
    for (const n of [1, 2]) await club.enter(n)
    await club.pass(2)
    await club.pass(0.1)
    expect((await clockAt((await club.tables())[0]?.game))?.vacation).toBe(7 * DAY)
  })
})
