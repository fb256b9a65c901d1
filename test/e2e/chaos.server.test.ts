// A little of `npm run chaos`: two bots that are killed, cut off and lied to, and nothing is lost or said twice.
import { expect, it } from 'vitest'
import { chaos } from '../../scripts/chaos/chaos.ts'
import { SERVER } from '../support/databases.ts'

it('two bots and five games outlive kills, cuts and bad days', { timeout: 400_000 }, async () => {
  const tell = () => {}
  const wish = { url: SERVER ?? '', kills: 3, games: 5, outage: 8_000, seed: 'test', tell }
  const { counted, words } = await chaos(wish)
  const { answersAcknowledged, ...rest } = counted
  expect(words).toEqual([])
  expect(answersAcknowledged).toBeGreaterThan(3)
  expect(rest).toEqual({
    kills: 3,
    answersLost: 0,
    answersDoubled: 0,
    postsMissing: 0,
    postsDoubled: 0,
    postsOutOfOrder: 0,
    promptsLeft: 0,
    gamesStuck: 0,
    timersMissed: 0,
    timersDoubled: 0,
    processDeathsUnprovoked: 0,
  })
})
