// A lobby that fills long after somebody's last press asks who is still there before it starts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paceOf } from '../../src/host/clock/index.ts'
import type { Person } from '../../src/host/table/types.ts'
import { DAY, HOUR, MINUTE } from '../../src/text/length.ts'
import { testStore } from '../support/databases.ts'
import {
  arjun,
  granted,
  hostOn,
  interaction,
  lena,
  lobbyOf,
  mei,
  recordingPublisher,
  refused,
} from '../support/host-table.ts'

const store = await testStore()
const at = hostOn(store)
const { host } = at
const publisher = recordingPublisher()

beforeAll(() => host.begin(publisher))
afterAll(() => host.stop())

const infoOf = async (game: string) => (await host.games.info(game)) ?? expect.fail('no game')
const join = async (game: string, person: Person) =>
  granted(await host.lobby.join(game, person, interaction()))
const kindsOf = async (game: string) => {
  await host.runDue()
  return publisher.postings.flatMap(({ game: { id }, job }) => (id === game ? [job.kind] : []))
}
const pass = async (ms: number) => {
  at.pass(ms)
  await host.runDue()
}

/** A lobby for Mei, Arjun and Lena that Lena has filled so long after it was opened. */
async function filledAfter(ms: number) {
  const lobby = await lobbyOf(host, [arjun], 3, { guild: interaction() })
  await pass(ms)
  await join(lobby.id, lena)
  return lobby
}

describe('a lobby that fills', () => {
  it('within six hours of everybody’s last press tells its host, as ever', async () => {
    const lobby = await filledAfter(6 * HOUR)
    expect((await infoOf(lobby.id)).ready).toBeUndefined()
    expect(await kindsOf(lobby.id)).toContain('full')
  })

  it('later asks all but who filled it, and starts as soon as all are ready', async () => {
    const lobby = await filledAfter(7 * HOUR)
    const until = new Date(at.clock.now().getTime() + DAY)
    expect((await infoOf(lobby.id)).ready).toEqual({ until, awaited: [0, 1] })
    const kinds = await kindsOf(lobby.id)
    expect(kinds).toContain('ready')
    expect(kinds).not.toContain('full')
    expect(refused(await host.lobby.sayReady(lobby.id, lena))).toBe('bot.refused-ready-already')
    expect(refused(await host.lobby.sayReady(lobby.id, { id: '9', name: 'No' }))).toBe(
      'bot.refused-not-seated',
    )
    granted(await host.lobby.sayReady(lobby.id, arjun))
    expect((await infoOf(lobby.id)).ready?.awaited).toEqual([0])
    expect(granted(await host.lobby.sayReady(lobby.id, mei)).status).toBe('playing')
    expect(refused(await host.lobby.sayReady(lobby.id, mei))).toBe('bot.refused-not-lobby')
  })

  it('counts what its host changes as a press', async () => {
    const lobby = await lobbyOf(host, [], 2, { guild: interaction() })
    await pass(7 * HOUR)
    granted(await host.lobby.configure(lobby.id, mei, { language: 'zh-TW' }))
    await join(lobby.id, lena)
    expect((await infoOf(lobby.id)).ready).toBeUndefined()
  })

  it('with a computer asks the members who joined long ago', async () => {
    const lobby = await lobbyOf(host, [arjun], 3, { guild: interaction() })
    await pass(7 * HOUR)
    granted(await host.lobby.addComputer(lobby.id, mei, 'normal'))
    expect((await infoOf(lobby.id)).ready?.awaited).toEqual([1])
  })
})

describe('who is not ready in a day', () => {
  it('loses the seat; the game starts with the others where they are enough', async () => {
    const lobby = await filledAfter(7 * HOUR)
    granted(await host.lobby.sayReady(lobby.id, arjun))
    await pass(DAY)
    const info = await infoOf(lobby.id)
    expect(info).toMatchObject({ status: 'playing', host: arjun.id, seats: 2 })
    expect(info.players.map(({ name }) => name)).toEqual(['Arjun', 'Lena'])
  })

  it('leaves an open lobby where the others are too few', async () => {
    const lobby = await filledAfter(7 * HOUR)
    await pass(DAY)
    const info = await infoOf(lobby.id)
    expect(info).toMatchObject({ status: 'lobby', host: lena.id, seats: 3 })
    expect(info.players.map(({ name }) => name)).toEqual(['Lena'])
    expect(info.ready).toBeUndefined()
    expect(refused(await host.lobby.sayReady(lobby.id, lena))).toBe('bot.refused-not-asked-ready')
    await join(lobby.id, mei)
  })

  it('is nobody where a seat has become free, or the host has started meanwhile', async () => {
    const left = await filledAfter(7 * HOUR)
    granted(await host.lobby.leave(left.id, arjun))
    expect((await infoOf(left.id)).ready).toBeUndefined()
    const started = await filledAfter(7 * HOUR)
    granted(await host.lobby.start(started.id, mei))
    await pass(DAY)
    expect((await infoOf(left.id)).players.map(({ name }) => name)).toEqual(['Mei', 'Lena'])
    expect((await infoOf(started.id)).players).toHaveLength(3)
  })
})

describe('a table at live pace', () => {
  it('asks at once, for two minutes', async () => {
    const pace = paceOf({ speed: 'live' })
    const lobby = await lobbyOf(host, [arjun], 3, { guild: interaction(), ...(pace && { pace }) })
    await join(lobby.id, lena)
    const until = new Date(at.clock.now().getTime() + 2 * MINUTE)
    expect((await infoOf(lobby.id)).ready).toEqual({ until, awaited: [0, 1] })
    granted(await host.lobby.sayReady(lobby.id, mei))
    await pass(2 * MINUTE)
    expect((await infoOf(lobby.id)).players.map(({ name }) => name)).toEqual(['Mei', 'Lena'])
    expect((await infoOf(lobby.id)).status).toBe('playing')
  })
})
