// Outages of Discord: while nobody can play, or has been told that they may, no clock runs.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenHost } from '../../../src/host/index.ts'
import { type PaceWish, paceOf } from '../../../src/host/table/clock/pace.ts'
import { entriesFrom } from '../../../src/store/log.ts'
import { DAY, HOUR, MINUTE } from '../../../src/text/length.ts'
import { newTestDatabase, testStore } from '../../support/databases.ts'
import { answerAs, arjun, gameOf, granted, hostOn, mei } from '../../support/host-table.ts'

const store = await testStore(newTestDatabase())
/** Of two shards; the guild with the even number is on the first. */
const [FIRST, SECOND] = [0, 1].map((id) => ({ id, count: 2 })) as [Shard, Shard]
const guildOn = ({ id }: Shard) => String((8n + BigInt(id)) << 22n)
type Shard = { readonly id: number; readonly count: number }
let at: ReturnType<typeof hostOn>
let host: OpenHost

beforeEach(async () => {
  for (const table of [store.db.game, store.db.job, store.db.outage] as { deleteMany(): Promise<unknown> }[])
    await table.deleteMany()
  at = hostOn(store)
  host = at.host
  await host.begin(at.publisher)
})
afterEach(() => host.stop())

async function table(wish: PaceWish, shard = FIRST) {
  const game = await gameOf(host, [arjun], {
    pace: paceOf(wish) ?? expect.unreachable(),
    guild: guildOn(shard),
  })
  await host.runDue()
  return game.id
}

/** Lets time pass in steps, and what is due happen after each. */
async function pass(ms: number, step = ms): Promise<void> {
  for (let passed = 0; passed < ms; passed += step) {
    at.pass(step)
    await host.runDue()
    await host.runDue()
  }
}

const taken = async (game: string) =>
  (await entriesFrom(store.db, game, 0)).filter(({ entry }) => 'by' in entry && entry.by === 'time').length
const remaining = async (game: string) => {
  const [first] = granted(await host.play.getView(game, mei)).deadlines
  return (first?.until?.getTime() ?? 0) - at.clock.at.getTime()
}
const posted = (kind: string) => at.publisher.jobs().filter((job) => job === kind).length
const notes = () => at.publisher.postings.flatMap(({ job }) => (job.kind === 'note' ? [job.phrase.key] : []))

describe('while the gateway session of a server’s shard is gone', () => {
  it('no clock of that server runs, and nobody is reminded; then everyone has time again', async () => {
    const [here, elsewhere] = [await table({ speed: 'daily' }), await table({ speed: 'daily' }, SECOND)]
    await pass(HOUR)
    await host.clock.sessionGone(FIRST)
    await host.clock.sessionGone(FIRST) // said twice
    await pass(26 * HOUR)
    expect([await taken(here), await taken(elsewhere)]).toEqual([0, 2])
    const reminded = posted('nudge')
    await host.clock.sessionThere(FIRST)
    await pass(1)
    expect(posted('nudge')).toBe(reminded)
    expect(notes().filter((key) => key === 'bot.clock-outage')).toHaveLength(1)
    expect(await remaining(here)).toBe(23 * HOUR - 1)
    await pass(11 * HOUR)
    expect(posted('nudge')).toBe(reminded + 1)
    await pass(12 * HOUR)
    expect(await taken(here)).toBe(2)
  })

  it('the time of a vote does not run either', async () => {
    const game = await table({ speed: 'none' })
    const { vote } = granted(await host.votes.propose(game, mei, { kind: 'pause' }))
    const open = async () => (await host.votes.find(vote?.id ?? ''))?.status
    await pass(2 * DAY)
    await host.clock.sessionGone(FIRST)
    await pass(26 * HOUR)
    expect(await open()).toBe('open')
    await host.clock.sessionThere(FIRST)
    const ends = (await host.votes.find(vote?.id ?? ''))?.ends.getTime() ?? 0
    await pass(ends - at.clock.at.getTime())
    expect(await open()).toBe('open')
    await pass(2 * HOUR)
    expect(await open()).toBe('lapsed')
  })

  it('a live table takes no decision, however often it is looked at', async () => {
    const game = await table({ speed: 'live' })
    await pass(4 * MINUTE)
    await host.clock.sessionGone(FIRST)
    await pass(40 * MINUTE, MINUTE)
    expect(await taken(game)).toBe(0)
    await host.clock.sessionThere(FIRST)
    await pass(1)
    expect(await remaining(game)).toBe(74_999)
  })

  it('that lasts through the end of a process it lasts on, until another has the session', async () => {
    const game = await table({ speed: 'daily' })
    await host.clock.sessionGone(FIRST)
    await host.stop()
    const { clock } = at
    at = hostOn(store)
    at.clock.at = clock.at
    host = at.host
    await host.begin(at.publisher)
    await pass(3 * DAY, DAY)
    expect(await taken(game)).toBe(0)
    // The number of shards is another one since.
    await host.clock.sessionThere({ id: 0, count: 4 })
    await pass(1)
    expect(await remaining(game)).toBe(DAY - 1)
  })

  it('for moments only is forgotten', async () => {
    await host.clock.sessionGone(FIRST)
    await pass(20_000)
    await host.clock.sessionThere(FIRST)
    expect(await store.db.outage.count()).toBe(0)
  })
})

describe('a prompt that cannot be posted', () => {
  const fail = (times: number) =>
    at.publisher.plan.push(...Array.from({ length: times }, () => ({ done: false, why: '503' }) as const))

  it('costs nobody time until it is, and nobody is reminded meanwhile', async () => {
    const game = await table({ speed: 'live' })
    fail(400)
    granted(await answerAs(host, game, arjun))
    granted(await answerAs(host, game, mei))
    await pass(40 * MINUTE, MINUTE)
    expect([await taken(game), posted('nudge')]).toEqual([0, 0])
    at.publisher.plan.length = 0
    await pass(10 * MINUTE)
    expect(await taken(game)).toBe(0)
    expect(await remaining(game)).toBe(5 * MINUTE)
    await pass(5 * MINUTE)
    expect(await taken(game)).toBe(2)
  })

  it('but a moment later runs from the question on', async () => {
    const game = await table({ speed: 'live' })
    fail(1)
    granted(await answerAs(host, game, arjun))
    granted(await answerAs(host, game, mei))
    await pass(20_000, 2_000)
    expect(await remaining(game)).toBe(5 * MINUTE - 20_000)
  })
})
