// The agenda: tasks are done when they are due, once no matter what happens, with the moves they come with.
import { beforeEach, describe, expect, it } from 'vitest'
import { dropTasks, type Handlers, putTask, runAgenda, type Task } from '../../src/host/table/agenda.ts'
import { watchAway } from '../../src/host/table/away.ts'
import type { HostContext } from '../../src/host/table/context.ts'
import { verifierHere } from '../../src/host/table/verifier.ts'
import { changeGame, findGame, insertGame } from '../../src/store/games.ts'
import type { Store } from '../../src/store/open.ts'
import { newTestDatabase, SERVER, testStore } from '../support/databases.ts'
import { hostOn } from '../support/host-table.ts'

const testDatabase = newTestDatabase()
const store = await testStore(testDatabase)
let at: ReturnType<typeof hostOn>
let done: string[]
let stirred: string[]

beforeEach(async () => {
  await store.db.game.deleteMany()
  await store.db.job.deleteMany()
  at = hostOn(store)
  done = []
  stirred = []
  for (const id of ['one', 'two'])
    await insertGame(store.db, {
      id,
      title: 'high-card',
      guild: 'g',
      channel: 'c',
      host: 'h',
      language: 'en',
      options: {},
      pace: null,
      seats: 2,
      secret: 's',
      commitment: 'S',
      createdAt: at.clock.now(),
    })
})

const SECOND = 1_000
const later = (seconds: number) => new Date(at.clock.now().getTime() + seconds * SECOND)
const bell = (given: Partial<Task> = {}): Task => ({ kind: 'bell', game: 'one', at: later(10), ...given })
const handlers: Handlers = {
  bell: async (_tx, _context, { game, key, data }) => {
    done.push(`${game} ${key} ${JSON.stringify(data)}`)
  },
}
const log = {
  error: (facts: object) => void at.lines.push(JSON.stringify(facts)),
} as unknown as HostContext['log']
const dashboardOn = (own: Store): HostContext => ({
  store: own,
  titles: {},
  clock: at.clock,
  notify: (game) => void stirred.push(game),
  afterMove: [],
  lookForDue: () => {},
  deliverNow: async () => {},
  log,
  verifier: verifierHere({}),
  away: watchAway(log),
})
const run = (more: Handlers = handlers, own = store) => runAgenda(dashboardOn(own), more, () => true)

describe('a task', () => {
  it('is done when its time has come, and once', async () => {
    await putTask(store.db, bell({ data: { ring: 3 } }))
    at.pass(9 * SECOND)
    await run()
    expect(done).toEqual([])
    at.pass(1 * SECOND)
    await run()
    await run()
    expect(done).toEqual(['one  {"ring":3}'])
    expect(stirred).toEqual(['one'])
  })

  it('takes the place of an earlier one of its game, kind and key', async () => {
    await putTask(store.db, bell({ key: 'a' }))
    await putTask(store.db, bell({ key: 'b', data: 'kept' }))
    await putTask(store.db, bell({ key: 'a', at: later(100), data: 'new' }))
    at.pass(50 * SECOND)
    await run()
    expect(done).toEqual(['one b "kept"'])
    at.pass(50 * SECOND)
    await run()
    expect(done).toEqual(['one b "kept"', 'one a "new"'])
  })

  it('is scheduled with the move or not at all', async () => {
    const move = store.transaction(async (tx) => {
      await putTask(tx, bell())
      throw new Error('the move failed')
    })
    await expect(move).rejects.toThrow('the move failed')
    at.pass(60 * SECOND)
    await run()
    expect(done).toEqual([])
  })

  it('that fails leaves nothing behind, does not hold up others, and is tried again', async () => {
    await putTask(store.db, bell({ key: 'bad' }))
    await putTask(store.db, bell({ game: 'two', key: 'good', at: later(11) }))
    let failing = true
    const shaky: Handlers = {
      bell: async (tx, context, task) => {
        const row = await findGame(tx, task.game)
        if (row) await changeGame(tx, row, { thread: task.key })
        if (failing && task.key === 'bad') throw new Error('not now')
        await handlers.bell?.(tx, context, task)
      },
    }
    at.pass(20 * SECOND)
    await run(shaky)
    expect(done).toEqual(['two good null'])
    expect((await findGame(store.db, 'one'))?.thread).toBeNull()
    expect(at.lines).toHaveLength(1)
    failing = false
    at.pass(5 * SECOND)
    await run(shaky)
    expect(done).toEqual(['two good null', 'one bad null'])
  })

  it('may set itself down again', async () => {
    let rings = 0
    const clockwork: Handlers = {
      bell: async (tx, _context, task) => {
        rings++
        await putTask(tx, { ...task, at: later(60) })
      },
    }
    await putTask(store.db, bell())
    for (let minute = 0; minute < 5; minute++) {
      at.pass(60 * SECOND)
      await run(clockwork)
    }
    expect(rings).toBe(5)
  })

  it('can be taken back, one by its key or all of a kind', async () => {
    for (const key of ['a', 'b', 'c']) await putTask(store.db, bell({ key }))
    await dropTasks(store.db, 'one', 'bell', 'b')
    at.pass(20 * SECOND)
    await run()
    expect(done).toEqual(['one a null', 'one c null'])
    for (const key of ['a', 'b']) await putTask(store.db, bell({ key }))
    await dropTasks(store.db, 'one', 'bell')
    at.pass(20 * SECOND)
    await run()
    expect(done).toHaveLength(2)
  })

  it('goes with its game', async () => {
    await putTask(store.db, bell())
    await store.db.game.deleteMany()
    at.pass(60 * SECOND)
    await run()
    expect(done).toEqual([])
  })

  // The embedded database is opened by one process; there two hosts share its store.
  it('of a hundred is done once by two processes at work together', async () => {
    const other = SERVER ? await testDatabase.open() : store
    for (let key = 0; key < 100; key++)
      await putTask(store.db, bell({ game: key % 2 ? 'one' : 'two', key: String(key) }))
    at.pass(60 * SECOND)
    await Promise.all([run(handlers, store), run(handlers, other)])
    await run()
    expect(new Set(done).size).toBe(100)
    expect(done).toHaveLength(100)
    if (other !== store) await other.close()
  })
})
