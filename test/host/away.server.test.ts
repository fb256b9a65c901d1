// The database goes away, or takes a connection: who posts stops at once, goes on when it may, and says so in few words.
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Delivery, Posting } from '../../src/host/posts/index.ts'
import { paceOf } from '../../src/host/table/clock/pace.ts'
import { openStore, type Store } from '../../src/store/open.ts'
import { HOUR } from '../../src/text/length.ts'
import { newTestDatabase, SERVER } from '../support/databases.ts'
import { answerAs, arjun, gameOf, granted, hostOn, interaction, mei } from '../support/host-table.ts'
import { type Severable, severable } from '../support/severable.ts'

const testDatabase = newTestDatabase()
const schema = 'url' in testDatabase.place ? (testDatabase.place.schema ?? '') : ''
let way: Severable
let stores: [Store, Store]
let bots: ReturnType<typeof hostOn>[]

beforeAll(async () => {
  way = await severable(SERVER ?? '')
  stores = [await openStore({ url: way.url, schema }), await testDatabase.open()]
})
afterAll(async () => {
  for (const store of stores) await store.close()
  await way.close()
  await testDatabase.clear()
})
beforeEach(async () => {
  await stores[1].db.game.deleteMany()
  await stores[1].db.setting.deleteMany()
  bots = stores.map((store) => hostOn(store))
})
afterEach(async () => {
  way.repair()
  for (const { host } of bots) await host.stop()
})

/** The first bot's way to the database is cut; the other's is whole. */
const [one, other] = [() => bots[0] as (typeof bots)[0], () => bots[1] as (typeof bots)[0]]

const kinds = (postings: readonly Posting[]) => postings.map(({ job }) => job.kind)

describe('a process that has lost its locks', () => {
  it('sends nothing more, also in the middle of a job; another goes on, and each post is made once', async () => {
    const game = await gameOf(other().host, [arjun])
    const sent: string[] = []
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    let posting: Posting | undefined
    await one().host.begin({
      ...one().publisher,
      async deliver(each): Promise<Delivery> {
        posting = each
        sent.push(each.job.kind)
        await held
        return { done: true }
      },
    })
    while (!posting) await pause(5)
    expect(posting.ours?.()).toBe(true)
    way.cut()
    await pause(50)
    expect(posting.ours?.()).toBe(false)
    await other().host.begin(other().publisher)
    goOn()
    await other().host.runDue()
    expect(sent).toEqual(['lobby'])
    expect(kinds(other().publisher.postings)).toEqual(['lobby', 'thread', 'opening', 'story', 'prompt'])
    expect(other().publisher.postings.map(({ doubtful }) => doubtful)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])

    // It takes part again as soon as it can.
    way.repair()
    await other().host.stop()
    granted(await answerAs(one().host, game.id, mei))
    granted(await answerAs(one().host, game.id, arjun))
    while (!sent.includes('story') || sent.at(-1) !== 'prompt') await pause(20)
    expect(sent.filter((kind) => kind !== 'prompt')).toEqual(['lobby', 'story'])
  })
})

describe('while the database is away', () => {
  it('it is said once a minute and not for everything that fails; then all goes on', async () => {
    const game = await gameOf(one().host, [arjun])
    await one().host.begin(one().publisher)
    await one().host.runDue()
    const before = one().publisher.postings.length
    way.cut()
    await pause(3_500) // three polls of everything
    expect(await one().host.processes.lease('gateway')).toBe(false)
    const said = one().lines.filter((line) => JSON.parse(line).level >= 50)
    expect(said).toHaveLength(1)
    expect(said[0]).toContain('the database is away')
    const answering = answerAs(one().host, game.id, mei)
    await pause(300)
    way.repair()
    // What people did meanwhile is tried again until it goes through.
    granted(await answering)
    granted(await answerAs(one().host, game.id, arjun))
    const since = () => one().publisher.jobs().slice(before)
    while (!since().includes('story 2') || since().at(-1) !== 'prompt') await pause(20)
    expect(since().filter((job) => job !== 'prompt')).toEqual(['story 2'])
    expect(await one().host.processes.lease('gateway')).toBe(true)
    await one().host.processes.release('gateway')
  })

  it('nobody’s time runs out by it: when it is back it was an outage like any other', async () => {
    const pace = paceOf({ speed: 'daily' })
    const game = await gameOf(one().host, [arjun], { ...(pace && { pace }) })
    await one().host.begin(one().publisher)
    await one().host.runDue()
    way.cut()
    while (!one().lines.some((line) => line.includes('the database is away'))) await pause(20)
    one().pass(30 * HOUR)
    way.repair()
    while (!one().lines.some((line) => line.includes('the database is back'))) await pause(20)
    await one().host.runDue()
    expect(kinds(one().publisher.postings).filter((kind) => kind === 'note')).toHaveLength(1)
    const { deadlines } = granted(await one().host.play.getView(game.id, mei))
    const left = deadlines.map(({ until }) => (until?.getTime() ?? 0) - one().clock.at.getTime())
    expect(left).toEqual([24 * HOUR, 24 * HOUR])
  })
})

describe('an answer', () => {
  it.each(['before', 'after'] as const)(
    'whose connection is lost %s its commit is taken once',
    async (when) => {
      const game = await gameOf(other().host, [arjun])
      const { token, playerView } = granted(await one().host.play.getView(game.id, mei))
      const choice = playerView?.decision?.options.slice(0, 1).map(({ id }) => id) ?? []
      const call = { game: game.id, person: mei, token: token ?? '', choice, interaction: interaction() }
      const cut = way.cutAtCommit(when)
      granted(await one().host.play.answer(call))
      await cut
      expect(await stores[1].db.entry.count({ where: { gameId: game.id } })).toBe(2)
      granted(await one().host.play.answer(call))
      expect(await stores[1].db.entry.count({ where: { gameId: game.id } })).toBe(2)
    },
  )
})
