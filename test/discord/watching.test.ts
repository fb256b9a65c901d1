// Watching a game without a seat: what everybody sees, in one's lists and the game's thread, until it ends.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

const threadOf = (id: string) => server.sandbox.channel({ id }).thread?.members.map(({ user }) => user) ?? []
const lobbyOf = (place: string) => last(server.sandbox.transcript('#room').filter(({ id }) => id === place))
const TURN = ['1', '1 2 3', 'none', 'rain']

it('begins by a press on the lobby, brings them to the thread, and ends by another press', async () => {
  const { lena, app } = server
  const place = await server.begin()
  const watching = shown(await lena.click(lobbyOf(place), 'Watch'))
  expect(watching).toMatchObject({ ephemeralFor: 'Lena', buttons: ['盘面', '停止观战'] })
  await app.settled()
  expect(threadOf(place)).toContain(lena.id)
  const board = shown(await lena.click(watching, '盘面'))
  expect(board.text).not.toMatch(/You hold|你拿着/)
  expect((await lena.slash('#room', 'me games')).text).toContain('你在观战')
  expect((await lena.click(watching, '停止观战')).text).toContain('不再观战')
  await app.settled()
  expect((await lena.slash('#room', 'me games')).text).not.toContain('你在观战')
})

it('is told the end by a mention, unless it is their quiet hours', async () => {
  const { mei, arjun, lena, app, sandbox, clock } = server
  const guest = sandbox.addMember({ name: 'Guest' })
  const place = await server.begin()
  for (const person of [lena, sandbox.as('Guest')]) await person.slash({ id: place }, 'game watch')
  const minutes = Math.floor((clock.now() / 60_000) % 1440)
  await app.host.clock.setQuiet(
    { id: guest.id, name: 'Guest' },
    { from: (minutes + 1430) % 1440, to: (minutes + 60) % 1440, zone: 'UTC' },
  )
  for (let round = 0; round < 12; round++)
    for (const person of [mei, arjun])
      for (const choice of TURN) await person.slash({ id: place }, 'play', { choice })
  await app.settled()
  const result = sandbox.transcript({ id: place }).find(({ content }) => content.startsWith('🏆'))
  expect(result?.text).toContain('Watching: @Lena @Guest')
  expect(result?.notified).toEqual(['Lena'])
  expect((await lena.slash('#room', 'me games')).text).not.toContain('你在观战')
})

it('is on their dashboard, which follows the game', async () => {
  const { mei, lena, app, sandbox, clock } = server
  const place = await server.begin()
  await lena.slash('#room', 'me dashboard')
  await app.settled()
  const dashboard = () => last(sandbox.directTranscript('Lena').filter(({ ephemeral }) => !ephemeral))
  await lena.click(dashboard(), last(dashboard().buttons.slice(0, 1)))
  await app.settled()
  await lena.slash({ id: place }, 'game watch')
  clock.advance(60_000)
  await app.settled()
  expect(dashboard().content).toContain('你在观战')
  expect(dashboard().content).toContain('正在等 **Mei**')
  for (const choice of TURN) await mei.slash({ id: place }, 'play', { choice })
  clock.advance(60_000)
  await app.settled()
  expect(dashboard().content).toContain('正在等 **Arjun**')
})

it('is not for players, nor for those of another server', async () => {
  const { mei, sandbox, app } = server
  const place = await server.begin()
  const game = last(await app.host.games.ofMember(mei.id))
  expect((await mei.slash({ id: place }, 'game watch')).text).toContain('你在這一局有座位')
  const elsewhere = sandbox.addGuild('Elsewhere')
  sandbox.addMember({ name: 'Faraway', guild: elsewhere })
  const far = sandbox.as('Faraway', elsewhere)
  const general = sandbox.channels().find((each) => each.guild === elsewhere.id && each.name === 'general')
  expect((await far.slash({ id: general?.id ?? '' }, 'game watch', { game: game.id })).text).toContain(
    'There is no game',
  )
  expect(await app.host.watching.of(game.id)).toEqual([])
})
