// Lost places: what can no longer be posted is neither tried without a pause nor held up by what can.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Delivery, Posting } from '../../src/host/posts/index.ts'
import { enqueue } from '../../src/store/outbox.ts'
import { testStore } from '../support/databases.ts'
import { answerAs, arjun, gameOf, granted, hostOn, lobbyOf, mei } from '../support/host-table.ts'

const store = await testStore()
let at: ReturnType<typeof hostOn>

beforeEach(async () => {
  await store.db.game.deleteMany()
  await store.db.job.deleteMany()
  at = hostOn(store)
})
afterEach(() => at.host.stop())

const LOST: Delivery = { done: false, lost: 'channel', why: 'Unknown Channel (10003)' }
const FORBIDDEN: Delivery = { done: false, lost: 'permission', why: 'Missing Permissions (50013)' }
const DONE: Delivery = { done: true }

/** Begins to post; `deliver` says how each delivery goes, and every attempt is noted by its kind. */
async function begin(deliver: (posting: Posting) => Delivery): Promise<string[]> {
  const attempts: string[] = []
  await at.host.begin({
    async deliver(posting) {
      attempts.push(posting.job.kind)
      return deliver(posting)
    },
    updateDashboard: async () => ({ done: true, shown: null }),
    tellFollower: async () => ({ done: true, posted: true, gone: [] }),
    tell: async () => DONE,
    postDaily: async () => DONE,
  })
  return attempts
}

const afterLongTimes = async (times: number) => {
  for (let time = 0; time < times; time++) {
    at.pass(10 * 60_000)
    await at.host.runDue()
  }
}

describe('a channel that is gone', () => {
  it('is tried once for a lobby, which is cancelled', async () => {
    const lobby = await lobbyOf(at.host, [arjun], 3)
    const attempts = await begin(() => LOST)
    await afterLongTimes(3)
    expect(attempts).toEqual(['lobby'])
    expect((await at.host.games.info(lobby.id))?.status).toBe('cancelled')
  })

  it('is tried once for each post of a game that is over', async () => {
    const game = await gameOf(at.host, [arjun])
    for (const _round of [1, 2, 3])
      for (const person of [mei, arjun]) granted(await answerAs(at.host, game.id, person))
    const attempts = await begin(() => LOST)
    await afterLongTimes(3)
    expect(attempts).toEqual(['lobby', 'thread', 'opening', ...Array(4).fill('story'), 'end'])
    expect((await at.host.games.info(game.id))?.status).toBe('finished')
  })
})

describe('a missing permission', () => {
  it('is tried again for a lobby after a pause, and helped by being granted', async () => {
    await lobbyOf(at.host, [arjun], 3)
    let allowed = false
    const attempts = await begin(() => (allowed ? DONE : FORBIDDEN))
    for (const _poll of [1, 2, 3]) await at.host.runDue()
    expect(attempts).toEqual(['lobby'])
    allowed = true
    await afterLongTimes(2)
    expect(attempts).toEqual(['lobby', 'lobby'])
  })
})

describe('telling the host of a paused game', () => {
  it('is tried again when the network fails, although the game posts nothing', async () => {
    const game = await gameOf(at.host, [arjun])
    let failures = 1
    const attempts = await begin(({ job }) => {
      if (job.kind !== 'tell') return LOST
      return failures-- > 0 ? { done: false, why: 'socket hang up' } : DONE
    })
    await afterLongTimes(4)
    expect(attempts).toEqual(['lobby', 'tell', 'tell'])
    expect((await at.host.games.info(game.id))?.status).toBe('paused')
  })

  it('is also done when a reminder finds its place lost', async () => {
    const game = await gameOf(at.host, [arjun])
    const attempts = await begin(({ job }) => (job.kind === 'notify' ? LOST : DONE))
    const reminder = { kind: 'notify', why: 'time', seat: 0, member: mei.id }
    await enqueue(store.db, game.id, [reminder], at.clock.now())
    await afterLongTimes(2)
    expect(attempts.filter((kind) => kind === 'notify')).toHaveLength(1)
    expect(attempts).toContain('tell')
    expect((await at.host.games.info(game.id))?.status).toBe('paused')
  })

  it('is given up when they cannot be written to', async () => {
    await gameOf(at.host, [arjun])
    const attempts = await begin(({ job }) => (job.kind === 'tell' ? FORBIDDEN : LOST))
    await afterLongTimes(4)
    expect(attempts).toEqual(['lobby', 'tell'])
  })
})

describe('a delivery that does not come back', () => {
  it('does not keep the host from stopping, and is given again as doubtful', async () => {
    await gameOf(at.host, [arjun])
    at.publisher.plan.push('hang')
    await at.host.begin(at.publisher)
    while ((await store.db.job.count({ where: { triedAt: { not: null } } })) === 0)
      await new Promise((done) => setTimeout(done, 20))
    await at.host.stop()
    // The next process has its locks for itself.
    at = hostOn({ ...store, locks: { ...store.locks } })
    await at.host.begin(at.publisher)
    await at.host.runDue()
    expect(at.publisher.postings.map(({ doubtful }) => doubtful)).toEqual([true, false, false, false, false])
  })
})
