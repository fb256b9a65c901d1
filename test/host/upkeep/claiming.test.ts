// When all others have gone the last member plays on, or ends the game as won or as unfinished.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '../../../src/text/length.ts'
import { testStore } from '../../support/databases.ts'
import { arjun, gameOf, granted, hostOn, lena, lobbyOf, mei, refused } from '../../support/host-table.ts'

const store = await testStore()
const at = hostOn(store)
const { host, publisher } = at

beforeAll(() => host.begin(publisher))
afterAll(() => host.stop())

const asked = async (game: string) => {
  await host.runDue()
  return publisher.jobsOf(game).flatMap((job) => (job.kind === 'claim' ? [job.seat] : []))
}

/** A game for three that Arjun and Lena have left. */
async function leftAlone() {
  const game = await gameOf(host, [arjun, lena])
  granted(await host.play.resign(game.id, arjun))
  expect(await asked(game.id)).toEqual([])
  granted(await host.play.resign(game.id, lena))
  return game
}

describe('the last member', () => {
  it('is asked once, and may play on', async () => {
    const game = await leftAlone()
    expect(await asked(game.id)).toEqual([0])
    expect(await host.upkeep.claimant(game.id)).toBe(0)
    expect(granted(await host.upkeep.claim(game.id, mei, 'on')).status).toBe('playing')
    at.pass(DAY)
    expect(await asked(game.id)).toEqual([0])
  })

  it('may end it as won: the result says so, and counts nowhere', async () => {
    const game = await leftAlone()
    const won = granted(await host.upkeep.claim(game.id, mei, 'won'))
    expect(won).toMatchObject({
      status: 'cancelled',
      closed: { why: 'claimed', seat: 0 },
      outcome: { winners: [0] },
    })
    expect(granted(await host.history.exportOf(game.id))).toMatchObject({ outcome: null, closed: 'claimed' })
    expect(granted(await host.history.verify(game.id)).verdict.ok).toBe(true)
    expect(refused(await host.reviews.of(game.id))).toBe('bot.refused-not-reviewed')
    expect(await host.games.finishedOf(mei.id, 'guild')).toEqual([])
    expect(refused(await host.upkeep.claim(game.id, mei, 'unfinished'))).toBe('bot.refused-table-over')
  })

  it('may end it as unfinished, which nobody else may', async () => {
    const game = await leftAlone()
    expect(refused(await host.upkeep.claim(game.id, arjun, 'won'))).toBe('bot.refused-not-seated')
    const ended = granted(await host.upkeep.claim(game.id, mei, 'unfinished'))
    expect(ended).toMatchObject({ status: 'cancelled', closed: { why: 'unfinished', seat: 0 } })
    expect(ended.outcome).toBeUndefined()
  })

  it('waits three days for members for whom a computer stands in', async () => {
    const game = await gameOf(host, [arjun, lena])
    granted(await host.play.resign(game.id, lena))
    granted(await host.upkeep.goneFrom(game.id, arjun.id))
    expect(refused(await host.upkeep.claim(game.id, mei, 'won'))).toBe('bot.refused-claim-soon')
    for (const _day of [1, 2]) {
      at.pass(DAY)
      expect(await asked(game.id)).toEqual([])
    }
    at.pass(DAY)
    expect(await asked(game.id)).toEqual([0])
    granted(await host.upkeep.claim(game.id, mei, 'won'))
  })

  it('is none where others play, or where nobody but computers ever did', async () => {
    const game = await gameOf(host, [arjun, lena])
    granted(await host.play.resign(game.id, lena))
    expect(refused(await host.upkeep.claim(game.id, mei, 'won'))).toBe('bot.refused-not-alone')
    const lobby = await lobbyOf(host, [], 2)
    granted(await host.lobby.addComputer(lobby.id, mei, 'normal'))
    granted(await host.lobby.start(lobby.id, mei))
    expect(await host.upkeep.claimant(lobby.id)).toBeUndefined()
    expect(refused(await host.upkeep.claim(lobby.id, mei, 'won'))).toBe('bot.refused-not-alone')
  })
})
