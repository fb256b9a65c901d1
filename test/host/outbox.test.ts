// The outbox: in order, each job once, no matter what fails in between.
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GameEvent } from '../../src/engine/game.ts'
import type { Delivery } from '../../src/host/posts/index.ts'
import { TRIES } from '../../src/host/posts/outbox.ts'
import { storyJobs } from '../../src/host/table/story-jobs.ts'
import { enqueue } from '../../src/store/outbox.ts'
import { testStore } from '../support/databases.ts'
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

const store = await testStore()
let at: ReturnType<typeof hostOn>

beforeEach(async () => {
  await store.db.game.deleteMany()
  await store.db.job.deleteMany()
  at = hostOn(store)
})
afterEach(() => at.host.stop())

/** Another process on the same database, after this one is gone without a word. */
function nextProcess() {
  // A process has its locks for itself.
  const next = hostOn({ ...store, locks: { ...store.locks } })
  next.clock.at = at.clock.at
  return next
}

describe('jobs', () => {
  const told = (key: string, more: Partial<GameEvent> = {}): GameEvent => ({
    phrase: { key },
    to: 'all',
    ...more,
  })

  it('are cut where a turn opens and at what others must notice; private events are in none', () => {
    const events = [
      told('a'),
      told('secret', { to: [1] }),
      told('b'),
      told('attack', { mark: 'notice' }),
      told('c'),
      told('d', { mark: 'turn' }),
    ]
    const entry = { kind: 'start', by: 'host', number: 4, rules: 1, digest: '' } as const
    expect(storyJobs({ entry, events })).toEqual([
      { kind: 'story', number: 4, from: 0, to: 2, fresh: false },
      { kind: 'story', number: 4, from: 3, to: 4, fresh: true },
      { kind: 'story', number: 4, from: 5, to: 5, fresh: true },
    ])
  })
})

describe('the outbox', () => {
  it('posts lobby, thread, story and prompt in order, each once', async () => {
    await at.host.begin(at.publisher)
    const game = await gameOf(at.host, [arjun])
    await at.host.runDue()
    expect(at.publisher.jobs()).toEqual(expect.arrayContaining(['lobby', 'thread', 'story 0', 'prompt']))
    expect(at.publisher.jobs().slice(-3)).toEqual(['opening', 'story 0', 'prompt'])
    granted(await answerAs(at.host, game.id, mei))
    granted(await answerAs(at.host, game.id, arjun))
    await at.host.runDue()
    expect(at.publisher.jobs().slice(-2)).toEqual(['story 2', 'prompt'])
  })

  it('posts the prompt though somebody has begun to watch behind it', async () => {
    const game = await gameOf(at.host, [arjun])
    granted(await at.host.watching.watch(game.id, lena))
    await at.host.begin(at.publisher)
    await at.host.runDue()
    expect(at.publisher.jobs().filter((job) => ['prompt', 'watch'].includes(job))).toEqual([
      'prompt',
      'watch',
    ])
  })

  it('lifts a prompt that chat pushed away once, from any process, and none that stands below it', async () => {
    await at.host.begin(at.publisher)
    const game = await gameOf(at.host, [arjun])
    await at.host.runDue()
    const prompt = { kind: 'prompt', channel: game.channel, postedAt: at.clock.at, data: null } as const
    await at.host.posts.save(game.id, { ...prompt, message: '100' })
    // A process that only hears posts nothing.
    const listener = nextProcess()
    expect(await listener.host.posts.lift(game.channel, '100')).toBe(true)
    expect(await listener.host.posts.lift('elsewhere', '105')).toBe(false)
    for (const below of ['105', '106']) await listener.host.posts.lift(game.channel, below)
    await at.host.runDue()
    expect(at.publisher.postings.flatMap(({ job }) => (job.kind === 'lift' ? [job.below] : []))).toEqual([
      '105',
    ])
    // What is said anew anyhow needs no lifting.
    await listener.host.posts.lift(game.channel, '107')
    granted(await answerAs(listener.host, game.id, mei))
    granted(await answerAs(listener.host, game.id, arjun))
    await at.host.runDue()
    expect(at.publisher.jobs().slice(-2)).toEqual(['story 2', 'prompt'])
    expect(at.publisher.jobs().filter((job) => job === 'lift')).toHaveLength(1)
    await listener.host.stop()
  })

  it('ends with the end', async () => {
    await at.host.begin(at.publisher)
    const game = await gameOf(at.host, [arjun])
    for (const _round of [1, 2, 3])
      for (const person of [mei, arjun]) granted(await answerAs(at.host, game.id, person))
    await at.host.runDue()
    expect(at.publisher.jobs().at(-1)).toBe('end')
  })

  it('lets computers answer, to the end of the game', async () => {
    await at.host.begin(at.publisher)
    const lobby = await lobbyOf(at.host, [], 3)
    granted(await at.host.lobby.addComputer(lobby.id, mei, 'normal'))
    granted(await at.host.lobby.addComputer(lobby.id, mei, 'random'))
    granted(await at.host.lobby.start(lobby.id, mei))
    for (const _round of [1, 2, 3]) {
      await at.host.runDue()
      granted(await answerAs(at.host, lobby.id, mei))
    }
    await at.host.runDue()
    expect((await at.host.games.info(lobby.id))?.status).toBe('finished')
  })

  it('after a process died between commit and post, posts what was left, in order', async () => {
    const game = await gameOf(at.host, [arjun]) // nobody posts: the process dies before it begins
    const next = nextProcess()
    await next.host.begin(next.publisher)
    await next.host.runDue()
    expect(next.publisher.jobs()).toEqual(['lobby', 'thread', 'opening', 'story 0', 'prompt'])
    expect(next.publisher.postings.every(({ doubtful }) => !doubtful)).toBe(true)
    expect(next.publisher.postings[0]?.game.id).toBe(game.id)
    await next.host.stop()
  })

  it('after a process died while it was posting, gives that job again as doubtful, and no other', async () => {
    await gameOf(at.host, [arjun])
    at.publisher.plan.push('hang')
    await at.host.begin(at.publisher)
    while ((await store.db.job.count({ where: { triedAt: { not: null } } })) === 0) await pause(5)
    expect(at.publisher.jobs()).toEqual([])
    const gone = at.host.stop() // a dead process has no timers; its delivery never comes back
    const next = nextProcess()
    await next.host.begin(next.publisher)
    await next.host.runDue()
    expect(next.publisher.postings.map(({ job, doubtful }) => `${job.kind} ${doubtful}`)).toEqual([
      'lobby true',
      'thread false',
      'opening false',
      'story false',
      'prompt false',
    ])
    await next.host.stop()
    at.publisher.letGo()
    await gone
  })

  it('tries again after a failure, later each time, and keeps the order', async () => {
    await at.host.begin(at.publisher)
    const game = await gameOf(at.host, [arjun])
    granted(await answerAs(at.host, game.id, mei))
    await at.host.runDue()
    const before = at.publisher.jobs().length
    const since = () => at.publisher.jobs().slice(before)
    at.publisher.plan.push({ done: false, why: '503' }, { done: false, why: '503' })
    granted(await answerAs(at.host, game.id, arjun))
    await at.host.runDue()
    for (const _second of [1, 2]) {
      at.pass(1_000) // tried again after 1 second, then after 2
      await at.host.runDue()
      expect(since()).toEqual([])
    }
    at.pass(1_000)
    await at.host.runDue()
    expect(since()).toEqual(['story 2', 'prompt'])
  })

  it('waits as long as Discord asks (429)', async () => {
    at.publisher.plan.push({ done: false, why: '429', retryAfterMs: 60_000 })
    await at.host.begin(at.publisher)
    await gameOf(at.host, [arjun])
    await at.host.runDue()
    at.pass(59_000)
    await at.host.runDue()
    expect(at.publisher.jobs()).toEqual([])
    at.pass(1_000)
    await at.host.runDue()
    expect(at.publisher.jobs()).toContain('prompt')
  })

  it('pauses a game whose channel is lost, tells its host alone, and goes on where they resume it', async () => {
    await at.host.begin(at.publisher)
    const game = await gameOf(at.host, [arjun])
    await at.host.runDue()
    granted(await answerAs(at.host, game.id, mei))
    await at.host.runDue()
    at.publisher.plan.push({ done: false, lost: 'channel', why: '10003' })
    granted(await answerAs(at.host, game.id, arjun))
    await at.host.runDue()
    expect(await at.host.games.info(game.id)).toMatchObject({ status: 'paused', pausedWhy: 'channel' })
    expect(at.publisher.postings.at(-1)?.job).toMatchObject({ kind: 'tell', member: mei.id })
    const before = at.publisher.postings.length
    at.pass(60_000)
    await at.host.runDue()
    expect(at.publisher.postings.length).toBe(before)
    granted(await at.host.play.resume(game.id, arjun, { guild: 'guild', channel: 'new-channel' }))
    await at.host.runDue()
    expect(at.publisher.jobs().slice(before)).toEqual(['story 2', 'prompt'])
    expect(at.publisher.postings.at(-1)?.game.channel).toBe('new-channel')
  })

  it('goes on with a game that lost its channel in no other server, and in no direct message', async () => {
    await at.host.begin(at.publisher)
    const game = await gameOf(at.host, [arjun])
    at.publisher.plan.push({ done: false, lost: 'channel', why: '10003' })
    await at.host.runDue()
    for (const guild of ['another-guild', undefined]) {
      const tried = await at.host.play.resume(game.id, mei, { guild, channel: 'channel-there' })
      expect(refused(tried)).toBe('bot.refused-other-server')
    }
    expect(await at.host.games.info(game.id)).toMatchObject({ status: 'paused', channel: game.channel })
  })
})

describe('a post for one member alone', () => {
  /** What the publisher does with posts for members; the others go through. */
  async function begin(alone: (member: string) => Delivery | Promise<Delivery>) {
    const tried: string[] = []
    await at.host.begin({
      ...at.publisher,
      async deliver(posting) {
        const { job } = posting
        if (job.kind !== 'tell') return at.publisher.deliver(posting)
        tried.push(job.member)
        return alone(job.member)
      },
    })
    return tried
  }

  /** Tells these members something. */
  const tellAll = async (game: string, ...members: readonly string[]) => {
    const phrase = { key: 'bot.paused-locked' }
    const jobs = members.map((member) => ({ kind: 'tell', member, phrase }))
    await enqueue(store.db, game, jobs, at.clock.now())
  }

  it('that fails holds up neither the table nor another member, and is dropped in the end', async () => {
    const game = await gameOf(at.host, [arjun])
    await tellAll(game.id, mei.id, arjun.id)
    const tried = await begin((member) =>
      member === mei.id ? { done: false, why: '50033' } : { done: true },
    )
    granted(await answerAs(at.host, game.id, mei))
    granted(await answerAs(at.host, game.id, arjun))
    await at.host.runDue()
    const posted = at.publisher.jobs().filter((job) => job !== 'prompt')
    expect(posted).toEqual(['lobby', 'thread', 'opening', 'story 0', 'story 2'])
    expect(at.publisher.jobs().at(-1)).toBe('prompt')
    expect(tried.filter((member) => member === arjun.id)).toHaveLength(1)
    for (let time = 0; time < 20; time++) {
      at.pass(10 * 60_000)
      await at.host.runDue()
    }
    expect(tried.filter((member) => member === mei.id)).toHaveLength(TRIES)
    expect(at.lines.filter((line) => line.includes('cannot be told: dropped'))).toHaveLength(1)
    expect(await store.db.job.count({ where: { status: { not: 'done' } } })).toBe(0)
  })

  it('that hangs holds up neither the table nor another member', async () => {
    const game = await gameOf(at.host, [arjun])
    await tellAll(game.id, mei.id, arjun.id)
    let comeBack = () => {}
    const hung = new Promise<Delivery>((resolve) => {
      comeBack = () => resolve({ done: true })
    })
    const tried = await begin((member) => (member === mei.id ? hung : { done: true }))
    const prompted = async () => {
      while (at.publisher.jobs().at(-1) !== 'prompt') await pause(5)
    }
    await prompted()
    granted(await answerAs(at.host, game.id, mei))
    granted(await answerAs(at.host, game.id, arjun))
    while (!at.publisher.jobs().includes('story 2')) await pause(5)
    await prompted()
    expect(tried.toSorted()).toEqual([mei.id, arjun.id])
    comeBack()
    await at.host.runDue()
    expect(tried.toSorted()).toEqual([mei.id, arjun.id])
  })

  it('that is hopeless is tried once', async () => {
    const game = await gameOf(at.host, [arjun])
    await tellAll(game.id, mei.id)
    const tried = await begin(() => ({ done: false, hopeless: true, why: '50007' }))
    for (let time = 0; time < 3; time++) {
      await at.host.runDue()
      at.pass(10 * 60_000)
    }
    expect(tried).toEqual([mei.id])
  })
})
