// Reviews of finished games: made by themselves after the end, or when asked for; never of a game that goes on.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenHost } from '../../src/host/index.ts'
import { openReviewer, type Reviewer, reviewerHere } from '../../src/search/review/reviewing.ts'
import { JUDGE } from '../../src/search/review/types.ts'
import { newTestDatabase } from '../support/databases.ts'
import { highCardTitle } from '../support/example-game.ts'
import {
  answerAs,
  arjun,
  gameOf,
  granted,
  hostOn,
  lena,
  lobbyOf,
  mei,
  refused,
} from '../support/host-table.ts'

import { nimTitle } from '../support/nim-game.ts'

const testDatabase = newTestDatabase()
const store = await testDatabase.open()
afterAll(() => store.close())
beforeEach(async () => {
  await store.db.game.deleteMany()
  await store.db.job.deleteMany()
})

const here = (): Reviewer => reviewerHere({ 'high-card': highCardTitle })

async function playWorld(host: OpenHost, game: string): Promise<void> {
  for (let round = 0; round < 3; round++)
    for (const person of [mei, arjun]) await answerAs(host, game, person)
}

async function finished(host: OpenHost): Promise<string> {
  const { id } = await gameOf(host, [arjun])
  await playWorld(host, id)
  return id
}

describe('the review of a game', () => {
  it('is made by itself soon after the end, and frozen with its judge', async () => {
    const { host, publisher, pass } = hostOn(store, {}, { reviewer: here() })
    await host.begin(publisher)
    const game = await finished(host)
    expect(granted(await host.reviews.of(game)).status).toBe('making')
    pass(30_000)
    await host.runDue()
    const state = granted(await host.reviews.of(game))
    if (state.status !== 'ready') throw new Error(state.status)
    expect(state.review).toMatchObject({ judge: JUDGE, rules: 1 })
    expect(state.review.moments.at(-1)?.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    pass(1_000_000)
    expect(granted(await host.reviews.of(game))).toEqual(state)
    await host.stop()
  })

  it('cannot be asked for while the game goes on, in a lobby, or of a game that was called off', async () => {
    const { host, publisher } = hostOn(store, {}, { reviewer: here() })
    await host.begin(publisher)
    const lobby = await lobbyOf(host, [arjun])
    expect(refused(await host.reviews.of(lobby.id))).toBe('bot.refused-not-reviewed')
    granted(await host.lobby.start(lobby.id, mei))
    for (let round = 0; round < 2; round++) {
      expect(refused(await host.reviews.of(lobby.id))).toBe('bot.refused-not-reviewed')
      for (const person of [mei, arjun]) await answerAs(host, lobby.id, person)
    }
    expect(await store.db.review.count()).toBe(0)
    expect(await store.db.job.count({ where: { kind: 'review' } })).toBe(0)
    expect(refused(await host.reviews.of('nothing'))).toBe('bot.refused-no-game')
    await host.stop()
  })

  it('of an older game is made when it is asked for, and asked for once however often', async () => {
    const without = hostOn(store)
    const game = await finished(without.host)
    expect(refused(await without.host.reviews.of(game))).toBe('bot.refused-reviews-full')
    const { host, publisher } = hostOn(store, {}, { reviewer: here() })
    await host.begin(publisher)
    for (let n = 0; n < 3; n++) granted(await host.reviews.of(game))
    expect(await store.db.job.count({ where: { kind: 'review' } })).toBeLessThanOrEqual(1)
    await host.runDue()
    expect(granted(await host.reviews.of(game)).status).toBe('ready')
    await host.stop()
  })

  it('goes on where it was stopped, and comes out as if it had not been', async () => {
    const known: number[] = []
    const cut: Reviewer = {
      busy: false,
      make: (order, noted) => {
        known.push(Object.keys(order.known).length)
        let steps = 0
        return here().make(order, (progress) => noted(progress) && steps++ < known.length)
      },
      share: here().share,
      position: here().position,
      close: async () => {},
    }
    const first = hostOn(store, {}, { reviewer: cut })
    await first.host.begin(first.publisher)
    const game = await finished(first.host)
    for (let n = 0; n < 10; n++) {
      first.pass(30_000)
      await first.host.runDue()
    }
    const state = granted(await first.host.reviews.of(game))
    await first.host.stop()
    expect(known.length).toBeGreaterThan(1)
    expect(known[0]).toBe(0)
    expect(known[1]).toBeGreaterThan(0)
    if (state.status !== 'ready') throw new Error(state.status)
    await store.db.review.deleteMany()
    const second = hostOn(store, {}, { reviewer: here() })
    await second.host.begin(second.publisher)
    await second.host.reviews.of(game)
    await second.host.runDue()
    expect(granted(await second.host.reviews.of(game))).toMatchObject({
      status: 'ready',
      review: state.review,
    })
    await second.host.stop()
  })

  it('that cannot be made is given up after some tries, and says so', async () => {
    const broken: Reviewer = {
      busy: false,
      make: async () => {
        throw new Error('it is too hard')
      },
      share: here().share,
      position: here().position,
      close: async () => {},
    }
    const { host, publisher, pass } = hostOn(store, {}, { reviewer: broken })
    await host.begin(publisher)
    const game = await finished(host)
    for (let n = 0; n < 4; n++) {
      pass(10 * 60_000)
      await host.runDue()
    }
    expect(granted(await host.reviews.of(game)).status).toBe('failed')
    await host.stop()
  })

  it('whose thread ends is tried again, and given up when it ends each time', async () => {
    const crashing = openReviewer(new URL('../support/crashing-titles.ts', import.meta.url))
    const well = reviewerHere({ nim: nimTitle })
    for (const [crashes, status] of [
      [1, 'ready'],
      [Number.POSITIVE_INFINITY, 'failed'],
    ] as const) {
      let tries = 0
      const reviewer: Reviewer = {
        busy: false,
        make: (order, noted) => (tries++ < crashes ? crashing : well).make(order, noted),
        share: here().share,
        position: here().position,
        close: async () => {},
      }
      const { host, publisher, pass, lines } = hostOn(store, { nim: nimTitle }, { reviewer })
      await host.begin(publisher)
      const { id } = await gameOf(host, [arjun], { title: 'nim' })
      const first = granted(await host.play.getView(id, mei)).token ? [mei, arjun] : [arjun, mei]
      for (const person of first) granted(await answerAs(host, id, person, ['take-3']))
      for (let n = 0; n < 3; n++) {
        // A reader who asks in between is told that it is being made.
        expect(granted(await host.reviews.of(id)).status).toBe(n > crashes ? 'ready' : 'making')
        pass(10 * 60_000)
        await host.runDue()
      }
      expect(granted(await host.reviews.of(id)).status).toBe(status)
      expect(lines.join('\n')).toContain('the thread that makes reviews has ended')
      await host.stop()
    }
    await crashing.close()
  })

  it('waits in the database while another one is being made, and is made after it', async () => {
    let busy = true
    const one = here()
    const reviewer: Reviewer = {
      get busy() {
        return busy
      },
      make: (order, noted) => one.make(order, noted),
      share: here().share,
      position: here().position,
      close: async () => {},
    }
    const { host, publisher, pass } = hostOn(store, {}, { reviewer })
    await host.begin(publisher)
    const game = await finished(host)
    pass(60_000)
    await host.runDue()
    expect(granted(await host.reviews.of(game))).toMatchObject({ status: 'making', of: 0 })
    busy = false
    pass(5_000)
    await host.runDue()
    expect(granted(await host.reviews.of(game)).status).toBe('ready')
    await host.stop()
  })

  it('is shared as a card once, by one who sat there', async () => {
    const { host, publisher, pass } = hostOn(store, {}, { reviewer: here() })
    await host.begin(publisher)
    const game = await finished(host)
    expect(refused(await host.reviews.share(game, lena, 'card'))).toBe('bot.refused-not-seated')
    granted(await host.reviews.share(game, mei, 'card'))
    await host.runDue()
    expect(publisher.jobs().filter((job) => job === 'card')).toHaveLength(1)
    // Its course is added once the game has been looked through.
    expect(await host.reviews.made(game)).toBeUndefined()
    pass(30_000)
    await host.runDue()
    expect(publisher.jobs().at(-1)).toBe('reviewed')
    expect(await host.reviews.made(game)).toMatchObject({ status: 'ready' })
    await host.posts.save(game, { kind: 'card', channel: 'c', message: '1', postedAt: new Date(), data: {} })
    expect(refused(await host.reviews.share(game, arjun, 'card'))).toBe('bot.refused-card-shared')
    await host.stop()
  })
})
