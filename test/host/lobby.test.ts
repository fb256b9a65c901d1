// Lobbies: who may sit down, who may start, and what each is told who may not.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { commitmentOf } from '../../src/engine/commitment.ts'
import { title as hegemony } from '../../src/games/hegemony/index.ts'
import { paceOf } from '../../src/host/table/clock/pace.ts'
import { testStore } from '../support/databases.ts'
import {
  arjun,
  gameOf,
  granted,
  hostOn,
  interaction,
  lena,
  lobbyOf,
  mei,
  refused,
} from '../support/host-table.ts'

const store = await testStore()
const { host } = hostOn(store, { hegemony })

afterAll(() => host.stop())

beforeEach(() => store.db.game.deleteMany())

const call = (change: object) => ({
  title: 'high-card',
  seats: 2,
  language: 'en' as const,
  options: {},
  guild: 'guild',
  channel: 'channel',
  person: mei,
  interaction: interaction(),
  ...change,
})

describe('a lobby', () => {
  it('seats its host at seat 0 and shows the commitment to its secret', async () => {
    const lobby = granted(await host.lobby.open(call({})))
    expect(lobby).toMatchObject({
      status: 'lobby',
      host: mei.id,
      players: [{ seat: 0, name: 'Mei', member: mei.id }],
    })
    expect(lobby.id).toMatch(/^[2-9b-hjkmnp-tv-xz]{5}$/)
    expect(lobby.commitment).toMatch(/^[0-9a-f]{64}$/)
  })

  it.each([
    ['bot.refused-no-title', { title: 'chess' }],
    ['bot.refused-seats', { seats: 1 }],
    ['bot.refused-seats', { seats: 6 }],
    ['bot.refused-seats', { seats: 2.5 }],
    ['bot.refused-option', { options: { chess: true } }],
    ['bot.refused-option', { seats: 2, options: { open: true } }],
    ['bot.refused-seed-word', { clientSeed: 'x'.repeat(41) }],
  ])('is refused with %s for %j', async (key, change) => {
    expect(refused(await host.lobby.open(call(change)))).toBe(key)
  })

  it('fills seat by seat, once per member, until it is full', async () => {
    const lobby = await lobbyOf(host, [arjun])
    expect(refused(await host.lobby.join(lobby.id, arjun, interaction()))).toBe('bot.refused-seated')
    expect(refused(await host.lobby.join(lobby.id, lena, interaction()))).toBe('bot.refused-full')
    expect(refused(await host.lobby.addComputer(lobby.id, mei, 'normal'))).toBe('bot.refused-full')
    expect(refused(await host.lobby.join('zzzzz', lena, interaction()))).toBe('bot.refused-no-game')
  })

  it('gives the last seat to one of two who press at once', async () => {
    const lobby = await lobbyOf(host, [], 2)
    const results = await Promise.all(
      [arjun, lena].map((person) => host.lobby.join(lobby.id, person, interaction())),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await host.games.info(lobby.id))?.players.map(({ seat }) => seat)).toEqual([0, 1])
  })

  it('seats computers for its host alone, under names of their own', async () => {
    const lobby = await lobbyOf(host, [arjun], 5)
    expect(refused(await host.lobby.addComputer(lobby.id, arjun, 'normal'))).toBe('bot.refused-not-host')
    expect(refused(await host.lobby.addComputer(lobby.id, mei, 'genius'))).toBe('bot.refused-no-strength')
    granted(await host.lobby.addComputer(lobby.id, mei, 'normal'))
    const { players } = granted(await host.lobby.addComputer(lobby.id, mei, 'random'))
    expect(players.slice(2).map(({ computer }) => computer)).toEqual(['normal', 'random'])
    expect(new Set(players.map(({ name }) => name)).size).toBe(4)
  })

  it('closes the gap when somebody leaves, passes to the next member, and ends with the last', async () => {
    const lobby = await lobbyOf(host, [arjun, lena])
    expect(granted(await host.lobby.leave(lobby.id, mei))).toMatchObject({
      host: arjun.id,
      players: [
        { seat: 0, name: 'Arjun' },
        { seat: 1, name: 'Lena' },
      ],
    })
    granted(await host.lobby.leave(lobby.id, lena))
    expect(refused(await host.lobby.leave(lobby.id, lena))).toBe('bot.refused-not-seated')
    expect(granted(await host.lobby.leave(lobby.id, arjun)).status).toBe('cancelled')
  })

  it('starts for its host, with enough players, once', async () => {
    const lobby = await lobbyOf(host, [], 3)
    expect(refused(await host.lobby.start(lobby.id, mei))).toBe('bot.refused-too-few-players')
    granted(await host.lobby.join(lobby.id, arjun, interaction()))
    expect(refused(await host.lobby.start(lobby.id, arjun))).toBe('bot.refused-not-host')
    const results = await Promise.all([host.lobby.start(lobby.id, mei), host.lobby.start(lobby.id, mei)])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await host.games.info(lobby.id)).toMatchObject({ status: 'playing', seats: 2 })
    expect(refused(await host.lobby.join(lobby.id, lena, interaction()))).toBe('bot.refused-not-lobby')
    expect(refused(await host.lobby.leave(lobby.id, arjun))).toBe('bot.refused-not-lobby')
  })

  it('refuses to start with an option that does not fit those who came', async () => {
    const lobby = granted(await host.lobby.open(call({ seats: 3, options: { open: true } })))
    granted(await host.lobby.join(lobby.id, arjun, interaction()))
    expect(refused(await host.lobby.start(lobby.id, mei))).toBe('bot.refused-option')
    granted(await host.lobby.join(lobby.id, lena, interaction()))
    expect(granted(await host.lobby.start(lobby.id, mei)).options).toEqual({ open: true })
  })

  it('is called off by its host alone', async () => {
    const lobby = await lobbyOf(host, [arjun])
    expect(refused(await host.lobby.cancel(lobby.id, arjun))).toBe('bot.refused-not-host')
    expect(granted(await host.lobby.cancel(lobby.id, mei)).status).toBe('cancelled')
  })

  it('is found by channel, member and server', async () => {
    const lobby = await lobbyOf(host, [arjun])
    expect((await host.games.inChannel(lobby.channel))?.id).toBe(lobby.id)
    expect((await host.games.ofMember(arjun.id)).map(({ id }) => id)).toContain(lobby.id)
    expect((await host.games.ofMember(arjun.id, 'elsewhere')).map(({ id }) => id)).not.toContain(lobby.id)
    expect((await host.games.inGuild('guild')).map(({ id }) => id)).toContain(lobby.id)
  })

  it('opens its secret only when the game is over', async () => {
    const game = await gameOf(host, [arjun])
    expect(refused(await host.history.exportOf(game.id))).toBe('bot.refused-not-finished')
    const { secret, seed } = await store.db.game.findUniqueOrThrow({ where: { id: game.id } })
    expect(commitmentOf(secret)).toBe(game.commitment)
    const shown = JSON.stringify([await host.play.getView(game.id, mei), await host.history.story(game.id)])
    for (const hidden of [secret, seed]) expect(shown).not.toContain(hidden)
  })
})

describe('the open lobbies of one host', () => {
  it('are three on one server and ten in all; what is started or called off counts no more', async () => {
    for (let n = 0; n < 3; n++) granted(await host.lobby.open(call({ guild: 'first' })))
    expect(refused(await host.lobby.open(call({ guild: 'first' })))).toBe('bot.refused-lobbies-here')
    granted(await host.lobby.open(call({ guild: 'first', person: arjun })))
    for (let n = 0; n < 7; n++) granted(await host.lobby.open(call({ guild: `other ${n}` })))
    const more = await host.lobby.open(call({ guild: 'last' }))
    expect(refused(more)).toBe('bot.refused-lobbies')
    const [oldest] = (await host.games.ofMember(mei.id)).toReversed()
    granted(await host.lobby.cancel(oldest?.id ?? '', mei))
    granted(await host.lobby.open(call({ guild: 'last' })))
  })

  it('are no more than that also when they are opened at one moment', async () => {
    const opened = await Promise.all(Array.from({ length: 6 }, () => host.lobby.open(call({}))))
    expect(opened.filter(({ ok }) => ok)).toHaveLength(3)
  })
})

describe('the games of a member', () => {
  it('are those of every server, or of one alone', async () => {
    const here = granted(await host.lobby.open(call({})))
    const there = granted(await host.lobby.open(call({ guild: 'another' })))
    const ids = async (guild?: string) => (await host.games.ofMember(mei.id, guild)).map(({ id }) => id)
    expect(await ids()).toEqual(expect.arrayContaining([here.id, there.id]))
    expect(await ids('another')).toEqual([there.id])
  })
})

describe('a rematch', () => {
  const again = (over: string, person = mei) =>
    host.lobby.openRematch(over, { person, interaction: interaction(), threads: true })

  it('has the seats, the speed and the computers of the game that is over, and is opened once', async () => {
    const first = granted(await host.lobby.open(call({ seats: 3, pace: paceOf({ speed: 'relaxed' }) })))
    granted(await host.lobby.addComputer(first.id, mei, 'random'))
    granted(await host.lobby.join(first.id, arjun, interaction()))
    await store.db.game.update({ where: { id: first.id }, data: { status: 'finished' } })
    const { lobby, isNew } = granted(await again(first.id, arjun))
    expect(isNew).toBe(true)
    expect(lobby).toMatchObject({
      status: 'lobby',
      host: arjun.id,
      seats: 3,
      pace: { speed: 'relaxed' },
      players: [{ member: arjun.id }, { computer: 'random' }],
    })
    expect(granted(await again(first.id))).toMatchObject({ isNew: false, lobby: { id: lobby.id } })
  })

  it('of a table at which computers alone were left keeps a seat for the member who opens it', async () => {
    const { id } = granted(await host.lobby.open(call({ seats: 2 })))
    granted(await host.lobby.join(id, arjun, interaction()))
    granted(await host.lobby.start(id, mei))
    granted(await host.play.resign(id, arjun))
    granted(await host.play.resign(id, mei))
    await host.runDue()
    const { lobby } = granted(await again(id))
    expect(lobby.players).toMatchObject([{ member: mei.id }, { computer: expect.any(String) }])
  })

  it('leaves out computers of a strength that is no more, and games that never were', async () => {
    const { id } = granted(await host.lobby.open(call({})))
    granted(await host.lobby.addComputer(id, mei, 'random'))
    await store.db.player.updateMany({ where: { gameId: id, seat: 1 }, data: { computer: 'titan' } })
    await store.db.game.update({ where: { id }, data: { status: 'finished' } })
    expect(granted(await again(id)).lobby.players).toHaveLength(1)
    expect(refused(await again('zzzzz'))).toBe('bot.refused-no-game')
  })
})

describe('options that cannot go together', () => {
  const table = { title: 'hegemony', seats: 6, options: { dealt: '9' } }
  const tooFew = 'hegemony.too-few-generals'

  it('open no lobby, and the game says why', async () => {
    expect(refused(await host.lobby.open(call({ ...table, seats: 7 })))).toBe(tooFew)
  })

  it('come neither by another option nor by other seats; the lobby stays as it was', async () => {
    const { id } = granted(await host.lobby.open(call(table)))
    expect(refused(await host.lobby.configure(id, mei, { seats: 7 }))).toBe(tooFew)
    granted(await host.lobby.configure(id, mei, { seats: 7, options: { dealt: '8' } }))
    expect(refused(await host.lobby.configure(id, mei, { options: { dealt: '9' } }))).toBe(tooFew)
    expect(await host.games.info(id)).toMatchObject({ seats: 7, options: { dealt: '8' } })
  })

  it('are a draft’s business less: a row takes two more for each player', async () => {
    const options = { dealt: '9', draft: true }
    expect(granted(await host.lobby.open(call({ ...table, seats: 12, options }))).seats).toBe(12)
  })
})
