// What expert would have done: for each who played alone, once the game is over, and frozen with its review.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenHost } from '../../src/host/index.ts'
import type { Person } from '../../src/host/table/types.ts'
import { reviewerHere } from '../../src/search/review/reviewing.ts'
import { newTestDatabase } from '../support/databases.ts'
import { answerAs, arjun, gameOf, granted, hostOn, lena, mei, refused } from '../support/host-table.ts'
import { nimTitle } from '../support/nim-game.ts'

const testDatabase = newTestDatabase()
const store = await testDatabase.open()
afterAll(() => store.close())
beforeEach(async () => {
  await store.db.game.deleteMany()
  await store.db.job.deleteMany()
})

async function opened() {
  const opening = hostOn(store, { nim: nimTitle }, { reviewer: reviewerHere({ nim: nimTitle }) })
  await opening.host.begin(opening.publisher)
  return opening
}

const stones = (host: OpenHost) => gameOf(host, [arjun], { title: 'nim' })

/** The first player has won with three of three stones, and takes one. Who that is. */
async function throwAway(host: OpenHost, game: string): Promise<Person> {
  const first = granted(await host.play.getView(game, mei)).token ? mei : arjun
  const second = first === mei ? arjun : mei
  for (const [person, n] of [
    [first, 2],
    [second, 1],
    [first, 1],
  ] as const)
    granted(await answerAs(host, game, person, [`take-${n}`]))
  return first
}

describe('what expert would have done', () => {
  it('is told to each of their own seat alone, when the game is over for all', async () => {
    const { host, pass } = await opened()
    const { id } = await stones(host)
    const loser = await throwAway(host, id)
    const winner = loser === mei ? arjun : mei
    expect(refused(await host.reviews.hindsight(id, loser))).toBe('bot.refused-not-reviewed')
    granted(await answerAs(host, id, winner, ['take-2']))
    expect(granted(await host.reviews.hindsight(id, loser)).status).toBe('making')
    pass(30_000)
    await host.runDue()
    const own = granted(await host.reviews.hindsight(id, loser))
    if (own.status !== 'ready') throw new Error(own.status)
    expect(own.decisions).toMatchObject([{ seat: own.seat, gain: 1, number: 3 }])
    // The step of one's own history before the answer, which shows the three stones.
    const [{ step = 0 } = {}] = own.decisions ?? []
    const past = granted(await host.history.page(id, loser, { viewer: own.seat, step }))
    expect(past.view).toEqual({ stones: 3 })
    expect(granted(await host.reviews.hindsight(id, winner))).toMatchObject({ decisions: [] })
    expect(refused(await host.reviews.hindsight(id, lena))).toBe('bot.refused-not-played')
    expect(JSON.stringify(granted(await host.reviews.of(id)))).not.toContain('nim.stones')
    await host.stop()
  })

  it('is not for a member who left their seat to a computer player', async () => {
    const { host, pass } = await opened()
    const { id } = await stones(host)
    const loser = await throwAway(host, id)
    const winner = loser === mei ? arjun : mei
    granted(await host.play.resign(id, loser))
    granted(await answerAs(host, id, winner, ['take-2']))
    pass(30_000)
    await host.runDue()
    expect(refused(await host.reviews.hindsight(id, loser))).toBe('bot.refused-not-played')
    expect(granted(await host.reviews.hindsight(id, winner)).status).toBe('ready')
    await host.stop()
  })
})
