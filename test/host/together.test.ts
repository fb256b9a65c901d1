// Two bots on one database: votes, auto-answers, exports and erasures that cross each other.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { verify } from '../../src/engine/verify.ts'
import type { OpenHost } from '../../src/host/index.ts'
import { paceOf } from '../../src/host/table/clock/pace.ts'
import type { Person } from '../../src/host/table/types.ts'
import type { Store } from '../../src/store/open.ts'
import { newTestDatabase, SERVER } from '../support/databases.ts'
import {
  answerAs,
  arjun,
  gameOf,
  granted,
  hostOn,
  interaction,
  lena,
  lobbyOf,
  mei,
} from '../support/host-table.ts'
import { placesOf } from '../support/places.ts'
import { volley } from '../support/volley-game.ts'

const testDatabase = newTestDatabase()
const stores: Store[] = []
let bots: ReturnType<typeof hostOn>[]
let [one, other]: [OpenHost, OpenHost] = [] as never

beforeAll(async () => {
  stores.push(await testDatabase.open())
  // The embedded database is opened by one process; there two bots share its store.
  stores.push(SERVER ? await testDatabase.open() : (stores[0] as Store))
})
afterAll(async () => {
  for (const store of new Set(stores)) await store.close()
  await testDatabase.clear()
})
beforeEach(async () => {
  for (const table of [db().game, db().member, db().autoAnswerDefault] as {
    deleteMany(): Promise<unknown>
  }[])
    await table.deleteMany()
  bots = stores.map((store) => hostOn(store))
  ;[one, other] = bots.map(({ host }) => host) as [OpenHost, OpenHost]
  // Without a server nothing keeps two from posting the same, so one posts.
  for (const bot of SERVER ? bots : bots.slice(0, 1)) await bot.host.begin(bot.publisher)
})
afterEach(async () => {
  for (const { host } of bots) await host.stop()
})

const db = () => (stores[0] as Store).db

/** Both bots do what is due, as time goes by, until nothing is left. */
async function settled(ms = 0): Promise<void> {
  for (const { pass } of bots) pass(ms)
  await Promise.all([one.runDue(), other.runDue()])
  await one.runDue()
}

const people: readonly Person[] = [
  ...[mei, arjun, lena],
  ...Array.from({ length: 4 }, (_, n) => ({ id: `200${n}`, name: `Guest ${n}` })),
]

describe('a vote', () => {
  it('that members of two bots cast together is counted once for each, and posted by one bot at a time', async () => {
    const game = await gameOf(one, people.slice(1, 5))
    const vote = granted(await one.votes.propose(game.id, mei, { kind: 'cancel' })).vote?.id ?? ''
    const voters = people.slice(1, 5)
    const said = await Promise.all(
      voters.flatMap((person) => [one.votes.cast(vote, person, true), other.votes.cast(vote, person, true)]),
    )
    expect(said.filter(({ ok }) => ok)).toHaveLength(4)
    expect(await db().ballot.count({ where: { voteId: vote } })).toBe(5)
    expect((await other.games.info(game.id))?.status).toBe('cancelled')
    await settled()
    const posted = bots.flatMap(({ publisher }) =>
      publisher.postings.filter((each) => each.game.id === game.id),
    )
    expect(new Set(posted.map(({ id }) => id)).size).toBe(posted.length)
    expect(posted.filter(({ job }) => job.kind === 'note')).toHaveLength(1)
  })
})

describe('auto-answers', () => {
  it('given by two members through two bots answer once, at one moment', async () => {
    const pace = paceOf({ speed: 'live' })
    const game = await gameOf(one, [arjun, lena], { title: 'volley', ...(pace && { pace }) })
    await Promise.all([
      one.autoAnswers.set(arjun, { game: game.id }, { autoAnswer: 'catch', value: 'never' }),
      other.autoAnswers.set(lena, { game: game.id }, { autoAnswer: 'catch', value: 'never' }),
    ])
    granted(await answerAs(one, game.id, mei))
    await settled()
    await settled(10_000)
    const entries = await db().entry.findMany({ where: { gameId: game.id }, orderBy: { number: 'asc' } })
    const causes = entries.map(({ entry }) => (entry as { by: string }).by)
    expect(causes).toEqual(['host', 'member', 'auto-answer', 'auto-answer'])
    expect(granted(await other.play.getView(game.id, arjun)).autoAnswerNotes).toHaveLength(1)
  })
})

describe('a move taken by a bot that lets no computers play', () => {
  it('while another posts is followed by the computers there', async () => {
    const worker = hostOn(stores[0] as Store)
    for (const { host } of bots) await host.stop()
    const { host: hearing } = hostOn(stores[1] as Store)
    let post = () => {}
    const held = new Promise<void>((resolve) => {
      post = resolve
    })
    const deliver = () => held.then(() => ({ done: true }) as const)
    await worker.host.begin({ ...worker.publisher, deliver })
    const lobby = await lobbyOf(hearing, [], 2)
    granted(await hearing.lobby.addComputer(lobby.id, mei, 'random'))
    granted(await hearing.lobby.start(lobby.id, mei))
    const tried = { subjectId: lobby.id, triedAt: { not: null } }
    await vi.waitFor(async () => expect(await db().job.count({ where: tried })).toBe(1), { timeout: 60_000 })
    granted(await answerAs(hearing, lobby.id, mei))
    post()
    await vi.waitFor(
      async () => expect(await db().entry.count({ where: { gameId: lobby.id } })).toBeGreaterThan(3),
      { timeout: 10_000 },
    )
    await worker.host.stop()
  })
})

describe('a member who is forgotten by one bot', () => {
  it('while games go on at the other leaves nothing behind; the games end and are proved', async () => {
    const games = []
    for (let n = 0; n < 2; n++) games.push(await gameOf(one, [arjun, lena], { title: 'volley' }))
    await one.autoAnswers.set(mei, { game: games[0]?.id ?? '' }, { autoAnswer: 'catch', value: 'never' })
    granted(await other.votes.propose(games[0]?.id ?? '', mei, { kind: 'pause' }))
    const offered = granted(
      await one.votes.propose(games[1]?.id ?? '', mei, {
        kind: 'replace',
        seat: 0,
        newcomer: people[3] ?? mei,
      }),
    )
    expect(offered.vote?.kind).toBe('offer')
    for (const { id } of games) await answerAs(other, id, mei)
    const file = await other.people.exportOf(mei)
    expect(file.games).toHaveLength(2)
    expect(Object.keys(file.kept)).toContain('auto_answers')

    const playing = games.flatMap(({ id }) => [
      ...[arjun, lena].map((person) => answerAs(other, id, person)),
      one.people.exportOf(mei),
      settled(),
    ])
    await Promise.all([one.people.erase(mei.id), ...playing])
    await settled()
    expect(await placesOf(db(), mei.id)).toEqual([])
    expect(await placesOf(db(), mei.name)).toEqual([])

    for (const { id } of games) {
      for (let turn = 0; turn < 60 && (await one.games.info(id))?.status === 'playing'; turn++) {
        await settled(10_000)
        for (const person of [arjun, lena]) await answerAs(turn % 2 === 0 ? one : other, id, person)
      }
      const exported = JSON.parse(JSON.stringify(granted(await other.history.exportOf(id))))
      expect(verify(volley, exported)).toMatchObject({ ok: true })
      expect(JSON.stringify(exported)).not.toContain(mei.id)
    }
  })

  it('by both bots at once is forgotten', async () => {
    const game = await gameOf(one, [arjun])
    await Promise.all([one.people.erase(mei.id), other.people.erase(mei.id)])
    await settled()
    expect(await placesOf(db(), mei.id)).toEqual([])
    expect((await other.games.info(game.id))?.players.map(({ member }) => member)).toEqual([
      undefined,
      arjun.id,
    ])
    expect(await one.processes.claim(interaction(), arjun.id)).toEqual({ language: null })
  })
})
