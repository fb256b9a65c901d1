// Which game a typed command is about: where a game is played that game or none, and never another one.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from './test-server.ts'

let server: TestServer
/** Mei and Arjun play in one thread, Arjun and Lena in another. */
let meis: string
let lenas: string
beforeEach(async () => {
  server = await openTestServer()
  meis = await server.begin([server.mei, server.arjun])
  lenas = await server.begin([server.arjun, server.lena])
})
afterEach(() => server.close())

const idOf = async (thread: string) => (await server.app.host.games.inChannel(thread))?.id ?? ''
const movesOf = async (thread: string) =>
  (await server.app.host.history.story(await idOf(thread))).filter(({ number }) => number > 0).length

describe('a command typed in the thread of a game', () => {
  it.each([
    ['play', { choice: 'peach' }],
    ['hand', {}],
    ['auto', {}],
    ['game undo', {}],
    ['game pause', {}],
  ])('in which one has no seat says so and where one has: /%s', async (name, options) => {
    const { mei } = server
    const { text } = await mei.slash({ id: lenas }, name, options as Record<string, string>)
    expect(text).toContain('你不在這一局裡')
    expect(text).toContain(`${await idOf(meis)}`)
    expect(text).toContain('（輪到你）')
    expect(await movesOf(meis)).toBe(0)
    expect(await movesOf(lenas)).toBe(0)
  })

  it('is about that game, also where another waits for one', async () => {
    const { arjun } = server
    expect((await arjun.slash({ id: meis }, 'play', { choice: 'peach' })).text).toContain(
      'must choose this, not you',
    )
    expect(await movesOf(lenas)).toBe(0)
    await arjun.slash({ id: lenas }, 'play', { choice: 'peach' })
    expect(await movesOf(lenas)).toBe(1)
  })

  it('completes nothing of another game', async () => {
    expect(await server.mei.complete({ id: lenas }, 'play', { choice: '' }, 'choice')).toEqual([])
    expect(await server.mei.complete({ id: meis }, 'play', { choice: '' }, 'choice')).not.toEqual([])
  })

  it('that is over is about that game too', async () => {
    const { mei, arjun, app } = server
    const over = await idOf(meis)
    await mei.click(await mei.slash({ id: meis }, 'game resign'), '退出對局')
    await arjun.click(await arjun.slash({ id: meis }, 'game cancel'), 'End it as unfinished')
    await app.settled()
    expect((await app.host.games.info(over))?.status).toBe('cancelled')
    expect((await arjun.slash({ id: meis }, 'play', { choice: 'peach' })).text).toContain(
      'has ended it as unfinished',
    )
    expect(await movesOf(lenas)).toBe(0)
    expect((await server.lena.slash({ id: meis }, 'hand')).text).toContain(await idOf(lenas))
  })

  it('is refused kindly to a member who plays nowhere', async () => {
    server.sandbox.addMember({ name: 'Wu' })
    const { text } = await server.sandbox.as('Wu').slash({ id: lenas }, 'play', { choice: 'peach' })
    expect(text).toContain('You have no seat here, and no other game yet')
  })

  it('tells its rules and shows its table to everybody', async () => {
    expect((await server.mei.slash({ id: lenas }, 'rules')).text).not.toContain('你不在這一局裡')
    expect((await server.mei.slash({ id: lenas }, 'board')).text).toContain(await idOf(lenas))
  })
})

describe('a command about a lobby', () => {
  const open = (of: { slash: TestServer['mei']['slash'] }, place: string | { id: string }) =>
    of.slash(place, 'game new', { game: 'toy', seats: 2 })

  it('is about the lobby of the channel, also where a newer game runs in a thread of it', async () => {
    const { mei, arjun, app } = server
    await open(arjun, '#room')
    await app.settled()
    await server.begin([server.lena, mei])
    expect((await arjun.slash('#room', 'game cancel')).text).toContain('cancelled')
    expect((await app.host.games.ofMember(arjun.id)).every(({ status }) => status === 'playing')).toBe(true)
  })

  it('means one’s own lobby first', async () => {
    const { mei, arjun, app } = server
    await open(arjun, '#room')
    await open(mei, '#room')
    await app.settled()
    await arjun.slash('#room', 'game cancel')
    const left = (await app.host.games.inGuild(server.sandbox.guild.id)).filter(
      ({ status }) => status === 'lobby',
    )
    expect(left.map(({ host }) => host)).toEqual([mei.id])
  })

  it('does not take the thread of a finished game from that game', async () => {
    const { mei, arjun, app, store } = server
    const over = await idOf(meis)
    await store.db.game.update({ where: { id: over }, data: { status: 'finished' } })
    await open(arjun, { id: meis })
    await app.settled()
    expect((await mei.slash({ id: meis }, 'game status')).text).toContain(over)
    expect((await arjun.slash({ id: meis }, 'game cancel')).text).toContain('cancelled')
  })
})

describe('completion of game:', () => {
  it('offers the last finished games where one looks back, and only there', async () => {
    const { mei, store } = server
    const over = await idOf(meis)
    await store.db.game.update({ where: { id: over }, data: { status: 'finished', finishedAt: new Date() } })
    const offered = async (command: string) =>
      (await mei.complete('#room', command, { game: '' }, 'game')).map(({ value }) => value)
    for (const command of ['history review', 'history film', 'history show', 'history verify', 'board'])
      expect(await offered(command), command).toContain(over)
    expect(await offered('game cancel')).not.toContain(over)
  })
})

describe('a command typed elsewhere', () => {
  it('shows one’s own game of those that were opened there', async () => {
    const { mei, lena } = server
    expect((await mei.slash('#room', 'board')).text).toContain(await idOf(meis))
    expect((await lena.slash('#room', 'board')).text).toContain(await idOf(lenas))
  })

  it('is about the one game that waits, else asks which', async () => {
    const { mei, arjun } = server
    expect((await mei.slash('#room', 'play', { choice: 'peach' })).text).toContain(await idOf(meis))
    expect(await movesOf(meis)).toBe(1)
    await mei.slash('#room', 'play', { choice: '1 2 3' })
    await mei.slash('#room', 'play', { choice: 'none' })
    await mei.slash('#room', 'play', { choice: 'rain' })
    const { text } = await arjun.slash('#room', 'play', { choice: 'peach' })
    expect(text).toContain('More than one game fits')
    expect(await movesOf(lenas)).toBe(0)
  })
})
