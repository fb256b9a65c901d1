// Best of three: a finished game is its first, rematches are the next, until somebody has won two.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../src/host/table/types.ts'
import { newTestDatabase } from '../support/databases.ts'
import { answerAs, arjun, gameOf, granted, hostOn, interaction, lena, mei } from '../support/host-table.ts'

const testDatabase = newTestDatabase()
const store = await testDatabase.open()
const { host } = hostOn(store)
afterAll(async () => {
  await host.stop()
  await store.close()
})
beforeEach(() => store.db.game.deleteMany())

const people = [mei, arjun]

/** Plays a game of high card to its end, which these members win. */
async function wonBy(game: string, ...winners: readonly Person[]): Promise<void> {
  for (let round = 0; round < 3; round++)
    for (const person of people) granted(await answerAs(host, game, person))
  const players = (await host.games.info(game))?.players ?? []
  const seats = players
    .filter(({ member }) => winners.some(({ id }) => id === member))
    .map(({ seat }) => seat)
  const ranks = players.map(({ seat }) => (seats.includes(seat) ? 1 : 2))
  await store.db.game.update({ where: { id: game }, data: { outcome: { winners: seats, ranks, facts: {} } } })
}

const rematch = async (over: string, person: Person, isSeries = false) =>
  granted(await host.lobby.openRematch(over, { person, interaction: interaction(), threads: true, isSeries }))
    .lobby

/** The next game, with both at the table. */
async function next(over: string, isSeries = false): Promise<string> {
  const lobby = await rematch(over, arjun, isSeries)
  granted(await host.lobby.join(lobby.id, mei, interaction()))
  granted(await host.lobby.startRematch(over, lobby.id, { threads: true }))
  return lobby.id
}

const score = async (game: string) =>
  (await host.lobby.seriesOf(game))?.wins.map(({ name, won }) => `${name} ${won}`).join(', ')

describe('a series', () => {
  it('counts the finished game as its first, goes on by itself, and is over with two wins', async () => {
    const { id } = await gameOf(host, [arjun])
    await wonBy(id, mei)
    expect(await host.lobby.seriesOf(id)).toBeUndefined()
    const second = await next(id, true)
    expect(await host.games.info(second)).toMatchObject({ ofSeries: 2 })
    expect(await host.lobby.seriesOf(second)).toMatchObject({ games: 1, isOver: false })
    await wonBy(second, arjun)
    expect(await score(second)).toBe('Mei 1, Arjun 1')
    const third = await next(second)
    expect(await host.games.info(third)).toMatchObject({ ofSeries: 3 })
    await wonBy(third, mei)
    expect(await score(third)).toBe('Mei 2, Arjun 1')
    expect(await host.lobby.seriesOf(third)).toMatchObject({ games: 3, isOver: true })
    expect((await rematch(third, mei)).ofSeries).toBeUndefined()
  })

  it('may be over after two games, and begin anew with the last of them', async () => {
    const { id } = await gameOf(host, [arjun])
    await wonBy(id, mei)
    const second = await next(id, true)
    await wonBy(second, mei)
    expect(await host.lobby.seriesOf(second)).toMatchObject({ games: 2, isOver: true })
    expect((await rematch(second, mei, true)).ofSeries).toBe(2)
  })

  it('takes the lobby that stands already, once however many press', async () => {
    const { id } = await gameOf(host, [arjun])
    await wonBy(id, mei, arjun)
    const plain = await rematch(id, mei)
    expect(plain.ofSeries).toBeUndefined()
    const both = await Promise.all([rematch(id, mei, true), rematch(id, arjun, true)])
    expect(both.map((lobby) => [lobby.id, lobby.ofSeries])).toEqual([
      [plain.id, 2],
      [plain.id, 2],
    ])
  })

  it('ends where somebody else sits down, a game is called off, or a member is erased', async () => {
    const { id } = await gameOf(host, [arjun])
    await wonBy(id, mei)
    const lobby = await rematch(id, mei, true)
    granted(await host.lobby.join(lobby.id, lena, interaction()))
    granted(await host.lobby.start(lobby.id, mei))
    expect(await host.lobby.seriesOf(lobby.id)).toBeUndefined()
    await store.db.game.update({ where: { id: lobby.id }, data: { status: 'cancelled' } })
    expect((await rematch(lobby.id, mei)).ofSeries).toBeUndefined()
    await store.db.game.deleteMany({ where: { status: 'lobby' } })
    const again = await next(id, true)
    expect(await host.lobby.seriesOf(again)).toBeDefined()
    await host.people.erase(arjun.id)
    expect(await host.lobby.seriesOf(again)).toBeUndefined()
  })

  it('is none against computers alone', async () => {
    const alone = granted(
      await host.lobby.openAlone(
        {
          ...{ title: 'high-card', seats: 2, language: 'en', options: {}, guild: 'guild', channel: 'c' },
          ...{ person: mei, interaction: interaction() },
        },
        { strength: 'normal', threads: false },
      ),
    )
    await store.db.game.update({
      where: { id: alone.id },
      data: { status: 'finished', outcome: { winners: [0], ranks: [1, 2], facts: {} } },
    })
    expect((await rematch(alone.id, mei, true)).ofSeries).toBeUndefined()
  })
})
