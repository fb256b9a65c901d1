// What organisers set for their server: who opens tables and where, how many a member sits at, and what a league makes of it.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { LobbyCall } from '../../src/host/lobby/index.ts'
import { testStore } from '../support/databases.ts'
import { arjun, granted, hostOn, interaction, lobbyOf, mei, refused } from '../support/host-table.ts'

const store = await testStore()
const { host } = hostOn(store)

afterAll(() => host.stop())
beforeEach(async () => {
  await store.db.game.deleteMany()
  await store.db.guild.deleteMany()
})

const open = (change: Partial<LobbyCall> = {}) =>
  host.lobby.open({
    title: 'high-card',
    seats: 3,
    language: 'en',
    options: {},
    guild: 'guild',
    channel: '10',
    person: mei,
    interaction: interaction(),
    ...change,
  })

describe('the settings of a server', () => {
  it('are what holds where nobody has set anything', async () => {
    expect(await host.settings.server('guild')).toEqual({
      openers: [],
      channels: [],
      invitable: [],
      calls: true,
    })
    granted(await open())
  })

  it('are kept for each server; a change that cannot be changes nothing', async () => {
    await host.settings.changeServer('guild', { tables: 2, speed: 'relaxed' })
    expect(await host.settings.server('guild')).toMatchObject({ tables: 2, speed: 'relaxed' })
    expect((await host.settings.server('other')).tables).toBeUndefined()
    for (const change of [
      { tables: 0 },
      { tables: 51 },
      { openers: ['@everyone'] },
      { speed: 'custom' },
      { other: 1 },
    ])
      expect(await host.settings.changeServer('guild', change as never)).toBeUndefined()
    expect((await host.settings.changeServer('guild', { tables: undefined }))?.tables).toBeUndefined()
  })

  it('of two who change different things at once keep both', async () => {
    await Promise.all([
      host.settings.changeServer('guild', { tables: 3 }),
      host.settings.changeServer('guild', { openers: ['5'] }),
    ])
    expect(await host.settings.server('guild')).toMatchObject({ tables: 3, openers: ['5'] })
  })
})

describe('who opens tables', () => {
  it('is a member who has one of the roles, or manages the server', async () => {
    await host.settings.changeServer('guild', { openers: ['5', '6'] })
    expect(refused(await open())).toBe('bot.refused-openers')
    expect(refused(await open({ opener: { roles: ['4'] } }))).toBe('bot.refused-openers')
    granted(await open({ opener: { roles: ['4', '6'] } }))
    granted(await open({ opener: { manages: true } }))
    granted(await open({ guild: 'other' }))
  })
})

describe('where tables are opened', () => {
  it('is one of the channels or a thread of one, also for those who manage the server', async () => {
    await host.settings.changeServer('guild', { channels: ['11', '12'] })
    expect(refused(await open({ opener: { manages: true } }))).toBe('bot.refused-elsewhere')
    expect(refused(await open({ channel: '99', opener: { parent: '10' } }))).toBe('bot.refused-elsewhere')
    granted(await open({ channel: '12' }))
    granted(await open({ channel: '99', opener: { parent: '11' } }))
  })
})

describe('the most tables of a member', () => {
  it('counts lobbies and games, theirs and others’, until one is over', async () => {
    await host.settings.changeServer('guild', { tables: 2 })
    const own = granted(await open())
    const other = await lobbyOf(host, [mei], 3, { person: arjun })
    expect(refused(await open())).toBe('bot.refused-tables-here')
    const third = await lobbyOf(host, [], 3, { person: arjun, channel: '13' })
    expect(refused(await host.lobby.join(third.id, mei, interaction()))).toBe('bot.refused-tables-here')
    granted(await open({ guild: 'elsewhere' }))
    granted(await host.lobby.start(other.id, arjun))
    expect(refused(await host.lobby.join(third.id, mei, interaction()))).toBe('bot.refused-tables-here')
    granted(await host.lobby.leave(own.id, mei))
    granted(await host.lobby.join(third.id, mei, interaction()))
  })

  it('holds for one who joins two tables at once', async () => {
    await host.settings.changeServer('guild', { tables: 1 })
    const lobbies = [await lobbyOf(host, [], 3, { person: arjun, guild: 'guild' })]
    lobbies.push(await lobbyOf(host, [], 3, { person: { id: '300000000000001004', name: 'Bo' } }))
    const done = await Promise.all(lobbies.map(({ id }) => host.lobby.join(id, mei, interaction())))
    expect(done.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('bounds how many games of a league a member asks for, and where leagues are opened', async () => {
    await host.settings.changeServer('guild', { tables: 2, channels: ['10'] })
    const call = {
      ...({ name: 'Cup', format: 'season', title: 'high-card', seats: 2, language: 'en' } as const),
      guild: 'guild',
      person: mei,
    }
    expect(refused(await host.leagues.create({ ...call, channel: '9' }))).toBe('bot.refused-elsewhere')
    const { id } = granted(await host.leagues.create({ ...call, channel: '10' }))
    expect(refused(await host.leagues.join(id, arjun, 3))).toBe('bot.refused-server-limit')
    expect(granted(await host.leagues.join(id, arjun)).limit).toBe(2)
    await host.settings.changeServer('guild', { tables: undefined })
    expect(granted(await host.leagues.join(id, arjun, 3)).limit).toBe(3)
  })
})
