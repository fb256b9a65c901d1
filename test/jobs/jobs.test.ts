// Jobs: in order in their lane, each once; lanes wait for nothing but themselves; actions commit with their job's end.
import { beforeEach, describe, expect, it } from 'vitest'
import { runActions } from '../../src/jobs/actions.ts'
import { deliverLane } from '../../src/jobs/deliveries.ts'
import { watchJobs } from '../../src/jobs/facts.ts'
import type { Delivered, DeliveryHandler, Jobs, Settled } from '../../src/jobs/handlers.ts'
import { changeGame, findGame, insertGame } from '../../src/store/games.ts'
import { Prisma } from '../../src/store/generated/client.ts'
import {
  appendJobs,
  dropJobs,
  dueLanes,
  hastenJobs,
  jobFacts,
  jobsInLane,
  type Lane,
  type NewJob,
  type Subject,
  scheduleJob,
} from '../../src/store/jobs.ts'
import type { Store } from '../../src/store/open.ts'
import { newTestDatabase, SERVER, testStore } from '../support/databases.ts'

const testDatabase = newTestDatabase()
const store = await testStore(testDatabase)
let now: Date
let lines: string[]

beforeEach(async () => {
  await store.db.job.deleteMany()
  await store.db.game.deleteMany()
  now = new Date('2026-01-01T12:00:00Z')
  lines = []
  const facts = {
    title: 'high-card',
    guild: 'g',
    channel: 'c',
    host: 'h',
    language: 'en',
    options: {},
    pace: null,
  }
  for (const id of ['one', 'two'])
    await insertGame(store.db, { id, ...facts, seats: 2, secret: 's', commitment: 'S', createdAt: now })
})

const SECOND = 1_000
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * SECOND)
}
const note = (facts: object, what: string) => void lines.push(`${what} ${JSON.stringify(facts)}`)
const jobsOn = (own: Store): Jobs => ({
  store: own,
  clock: { now: () => now },
  log: { error: note, warn: note, info: note } as unknown as Jobs['log'],
  transact: (work) => own.transaction(work),
})

const game = (id = 'one'): Subject => ({ kind: 'game', id })
const member = (id: string): Subject => ({ kind: 'member', id })
const post = (payload: unknown, more: Partial<NewJob> = {}): NewJob => ({
  subject: game(),
  lane: 'posts',
  kind: 'post',
  due: now,
  payload,
  ...more,
})

/** Delivers as told, and remembers what was delivered. */
function mail(how: (job: Delivered) => Promise<Settled> | Settled = () => ({ done: true })) {
  const sent: string[] = []
  const handler: DeliveryHandler = async () => async (job) => {
    const settled = await how(job)
    if (settled.done) sent.push(`${job.subject.id} ${JSON.stringify(job.payload)}`)
    return settled
  }
  return { sent, handler }
}

/** Delivers all that is due, lane by lane. */
async function deliver(handler: DeliveryHandler, own = store): Promise<void> {
  for (const lane of await dueLanes(own.db, now, 100))
    await deliverLane(jobsOn(own), { post: handler }, lane, () => true)
}

describe('a lane', () => {
  it('is delivered in order, each job once', async () => {
    await appendJobs(store.db, [post('a'), post('b')])
    await appendJobs(store.db, [post('c')])
    const { sent, handler } = mail()
    await deliver(handler)
    await deliver(handler)
    expect(sent).toEqual(['one "a"', 'one "b"', 'one "c"'])
  })

  it('is delivered once where one process is told to twice at a time, and then has nothing left to do', async () => {
    await appendJobs(store.db, [post('a'), post('b')])
    const begun: unknown[] = []
    const { sent, handler } = mail(async ({ payload }) => {
      begun.push(payload)
      await new Promise((resolve) => setTimeout(resolve, 20))
      return { done: true }
    })
    await Promise.all([deliver(handler), deliver(handler)])
    expect(begun).toEqual(['a', 'b'])
    expect(sent).toEqual(['one "a"', 'one "b"'])
  })

  it('has what came of a job stored with that it is done', async () => {
    await appendJobs(store.db, [post('a'), post('b')])
    const found: unknown[] = []
    const remembers = (key: string) => Prisma.sql`
      remembered as (insert into settings (key, value) values (${key}, 'sent'))`
    const { sent, handler } = mail(async ({ payload }) => {
      found.push(await store.db.setting.count({ where: { value: 'sent' } }))
      return { done: true, also: [remembers(String(payload))] }
    })
    await deliver(handler)
    expect(sent).toEqual(['one "a"', 'one "b"'])
    expect(found).toEqual([0, 1])
    expect(await store.db.setting.count({ where: { value: 'sent' } })).toBe(2)
    await store.db.setting.deleteMany({ where: { value: 'sent' } })
  })

  it('keeps its order when one fails, and tries later each time', async () => {
    await appendJobs(store.db, [post('a'), post('b')])
    let failures = 3
    const { sent, handler } = mail(() => (failures-- > 0 ? { done: false, why: '503' } : { done: true }))
    for (const seconds of [0, 1, 2, 3]) {
      pass(seconds)
      await deliver(handler)
      expect(sent).toEqual([])
    }
    pass(1)
    await deliver(handler)
    expect(sent).toEqual(['one "a"', 'one "b"'])
    expect(lines.filter((line) => line.includes('will be tried again'))).toHaveLength(3)
  })

  it('waits as long as is asked for', async () => {
    await appendJobs(store.db, [post('a')])
    const asked = [{ done: false, why: '429', retryAfterMs: 60 * SECOND } as const]
    const { sent, handler } = mail(() => asked.pop() ?? { done: true })
    await deliver(handler)
    pass(59)
    await deliver(handler)
    expect(sent).toEqual([])
    pass(1)
    await deliver(handler)
    expect(sent).toEqual(['one "a"'])
  })

  it('that fails or hangs holds up no other', async () => {
    await appendJobs(store.db, [
      post('stuck', { subject: member('mei'), lane: 'direct' }),
      post('later', { subject: member('mei'), lane: 'direct' }),
      post('hi', { subject: member('arjun'), lane: 'direct' }),
      post('story'),
    ])
    const { sent, handler } = mail(({ payload }) =>
      payload === 'stuck' ? { done: false, why: '40003' } : { done: true },
    )
    await deliver(handler)
    expect(sent).toEqual(['arjun "hi"', 'one "story"'])
  })

  it('gives what a dead process was at once more, as doubtful since its first try, and nothing else', async () => {
    await appendJobs(store.db, [post('a'), post('b')])
    const dying: DeliveryHandler = async () => () => new Promise(() => undefined) // the process dies
    const first = now
    void deliver(dying, { ...store, locks: { ...store.locks } })
    while ((await store.db.job.count({ where: { triedAt: { not: null } } })) === 0)
      await new Promise((done) => setTimeout(done, 5))
    if (SERVER) await store.locks.free('jobs game one posts')
    const doubts: (Date | undefined)[] = []
    let failures = 1
    const { handler } = mail(({ doubtSince }) => {
      doubts.push(doubtSince)
      return failures-- > 0 ? { done: false, why: '503', retryAfterMs: 5 * SECOND } : { done: true }
    })
    pass(10)
    await deliver(handler)
    pass(5)
    await deliver(handler)
    expect(doubts).toEqual([first, first, undefined])
  })

  it('drops what a later job says as well, and rests where it is told to', async () => {
    await appendJobs(store.db, [post('old'), post('new')])
    const rest = new Date(now.getTime() + 5 * SECOND)
    const { sent, handler } = mail()
    const choosy: DeliveryHandler = async (job, later) =>
      later.length > 0 ? 'drop' : now < rest ? rest : handler(job, later)
    await deliver(choosy)
    expect(sent).toEqual([])
    pass(5)
    await deliver(choosy)
    expect(sent).toEqual(['one "new"'])
  })

  it('that is held goes on when something comes to it, or after a minute', async () => {
    await appendJobs(store.db, [post('a')])
    let open = false
    const { sent, handler } = mail()
    const gate: DeliveryHandler = async (job, later) => (open ? handler(job, later) : 'hold')
    await deliver(gate)
    expect(await dueLanes(store.db, now, 9)).toEqual([])
    open = true
    await deliver(gate)
    expect(sent).toEqual([])
    await appendJobs(store.db, [post('b')])
    await deliver(gate)
    expect(sent).toEqual(['one "a"', 'one "b"'])
    open = false
    await appendJobs(store.db, [post('c')])
    await deliver(gate)
    open = true
    pass(60)
    await deliver(gate)
    expect(sent).toHaveLength(3)
  })

  it('goes on with others by what comes to them together, and leaves those held that nothing comes to', async () => {
    const lanes = [game('one'), game('two'), member('mei')].map((subject) => ({ subject, lane: 'posts' }))
    await appendJobs(
      store.db,
      lanes.map((lane) => post('a', lane)),
    )
    await deliver(async () => 'hold')
    const { sent, handler } = mail()
    await appendJobs(store.db, [post('b', lanes[0]), post('b', lanes[2])])
    await deliver(handler)
    expect(sent.toSorted()).toEqual(['mei "a"', 'mei "b"', 'one "a"', 'one "b"'])
    pass(60)
    await deliver(handler)
    expect(sent.at(-1)).toBe('two "a"')
  })

  it('is not held by a job that came while it was looked at', async () => {
    await appendJobs(store.db, [post('a')])
    const { sent, handler } = mail()
    let looks = 0
    const gate: DeliveryHandler = async (job, later) => {
      if (looks++ > 0) return handler(job, later)
      await appendJobs(store.db, [post('b')])
      return 'hold'
    }
    await deliver(gate)
    await deliver(gate)
    expect(sent).toEqual(['one "a"', 'one "b"'])
  })

  it('leaves what another process has taken over as it is', async () => {
    await appendJobs(store.db, [post('a')])
    const lost: Jobs = {
      ...jobsOn(store),
      store: { ...store, locks: { ...store.locks, take: async () => true, holds: () => held } },
    }
    let held = true
    const { handler } = mail(() => {
      held = false
      return { done: false, why: 'gone' }
    })
    const lane: Lane = { subject: game(), lane: 'posts' }
    await deliverLane(lost, { post: handler }, lane, () => true)
    const [job] = await jobsInLane(store.db, lane)
    expect(job).toMatchObject({ due: new Date('2026-01-01T12:00:00Z'), attempts: 1 })
  })

  it('of many is delivered once by two processes at work together', async () => {
    const other = SERVER ? await testDatabase.open() : store
    const subjects = Array.from({ length: 20 }, (_, n) => member(`m${n}`))
    for (const payload of [1, 2, 3])
      await appendJobs(
        store.db,
        subjects.map((subject) => post(payload, { subject, lane: 'direct' })),
      )
    const { sent, handler } = mail()
    if (SERVER) await Promise.all([deliver(handler, store), deliver(handler, other)])
    await deliver(handler)
    expect(sent).toHaveLength(60)
    expect(new Set(sent).size).toBe(60)
    if (other !== store) await other.close()
  })
})

describe('an action', () => {
  const ring = (key = '', more: object = {}) => ({
    subject: game(),
    kind: 'ring',
    key,
    due: now,
    payload: null,
    ...more,
  })
  const run = async (action: (payload: unknown, key: string | null) => void, own = store) => {
    const done: string[] = []
    const handlers = {
      ring: {
        async action(_tx: unknown, { payload, key }: { payload: unknown; key: string | null }) {
          action(payload, key)
        },
      },
    }
    await runActions(
      jobsOn(own),
      handlers,
      () => true,
      ({ subject }) => void done.push(subject.id),
    )
    return done
  }

  it('takes the place of the one of its subject, kind and key, and waits for no other', async () => {
    await scheduleJob(store.db, ring('', { due: new Date(now.getTime() + SECOND) }))
    await scheduleJob(store.db, ring('x'))
    await scheduleJob(store.db, ring('x', { payload: 'new' }))
    const rung: unknown[] = []
    expect(await run((payload, key) => rung.push([key, payload]))).toEqual(['one'])
    expect(rung).toEqual([['x', 'new']])
    await hastenJobs(store.db, 'ring', now, 'now')
    await run((payload, key) => rung.push([key, payload]))
    expect(rung).toEqual([
      ['x', 'new'],
      ['', 'now'],
    ])
    await scheduleJob(store.db, ring('y'))
    await dropJobs(store.db, game(), 'ring')
    expect(await run(() => undefined)).toEqual([])
  })

  it('is of any subject, and goes with a game that is gone', async () => {
    await scheduleJob(store.db, ring('', { subject: { kind: 'league', id: 'spring' } }))
    await scheduleJob(store.db, ring('', { subject: game('gone') }))
    const rung: unknown[] = []
    await run((_payload, key) => rung.push(key))
    expect(rung).toEqual([''])
    expect(await store.db.job.count()).toBe(0)
  })

  it('that fails leaves nothing behind, and is tried again after others', async () => {
    await scheduleJob(store.db, ring('bad'))
    await scheduleJob(store.db, ring('good'))
    let failing = true
    const rung: unknown[] = []
    const action = async (tx: Store['db'], key: string | null) => {
      const row = await findGame(tx, 'one')
      if (row) await changeGame(tx, row, { thread: key })
      if (failing && key === 'bad') throw new Error('not now')
      rung.push(key)
    }
    const handlers = {
      ring: { action: (tx: Store['db'], { key }: { key: string | null }) => action(tx, key) },
    }
    const go = () =>
      runActions(
        jobsOn(store),
        handlers,
        () => true,
        () => undefined,
      )
    await go()
    expect(rung).toEqual(['good'])
    expect((await findGame(store.db, 'one'))?.thread).toBe('good')
    failing = false
    pass(1)
    await go()
    expect(rung).toEqual(['good', 'bad'])
    expect(await store.db.job.count()).toBe(0)
  })
})

describe('how the jobs stand', () => {
  it('is told by kind, and what is late is a warning, once it is no more a word', async () => {
    await appendJobs(store.db, [post('a'), post('b'), post('c', { subject: game('two') })])
    const { handler } = mail(() => ({ done: false, why: '500', retryAfterMs: SECOND }))
    await deliver(handler)
    expect(await jobFacts(store.db)).toMatchObject([{ kind: 'post', waiting: 3, held: 0, attempts: 1 }])
    expect(await jobFacts(store.db, game('two'))).toMatchObject([{ waiting: 1, attempts: 1 }])
    lines = []
    const watch = watchJobs(jobsOn(store))
    await watch()
    expect(lines).toEqual([])
    pass(62)
    await watch()
    expect(lines).toEqual([expect.stringMatching(/^jobs are late .*"waiting":3.*"lateSeconds":62/)])
    await deliver(mail().handler)
    pass(60)
    await watch()
    await watch()
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('no job is late any more')
    // What fails again and again is told too, also while it waits for its next try.
    await appendJobs(store.db, [post('d')])
    for (let attempt = 0; attempt < 5; attempt++) {
      await deliver(handler)
      pass(60)
    }
    await deliver(handler)
    lines = []
    await watch()
    expect(lines).toEqual([expect.stringMatching(/^jobs are late .*"attempts":6,"lateSeconds":0/)])
  })
})
