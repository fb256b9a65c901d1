// Two bots as processes of their own on one server database, deadlines in volleys, one bot killed in the middle: a small
// sample of `npm run prove -- deadlines`, which does it with 200 games.
import { expect, it } from 'vitest'
import { rush } from '../../scripts/prove/load.ts'
import { SERVER } from '../support/databases.ts'

it('each reminder and each deadline happens once, also when a bot is killed', {
  timeout: 600_000,
}, async () => {
  const found = await rush({ url: SERVER ?? '', games: 12, day: 24, spread: 8 })
  const { killedAfter, doubtful, ...rest } = found
  expect(rest).toEqual({
    games: 12,
    deadlines: 12,
    happenedOnce: 12,
    remindedTwice: 12,
    once: 0,
    never: 0,
    moreOften: 0,
    faults: [],
  })
  expect(killedAfter).toBeGreaterThan(6)
  expect(doubtful).toBeLessThanOrEqual(1)
})
