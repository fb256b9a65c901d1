// Who plays and who watches is brought to the game's thread without a line about it and without a sound.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { last, memberLines, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

const inThread = (id: string) => server.sandbox.channel({ id }).thread?.members.map(({ user }) => user) ?? []
const lineIn = (id: string) =>
  server.sandbox.transcript({ id }).find(({ content }) => content.startsWith('-# Players:'))

it('players are in the thread from its first line on, which names them and notifies nobody', async () => {
  const { mei, arjun } = server
  const thread = await server.begin()
  expect(inThread(thread)).toEqual(expect.arrayContaining([mei.id, arjun.id]))
  expect(lineIn(thread)).toMatchObject({ text: '-# Players: @Mei and @Arjun', notified: [] })
  expect(memberLines(server.sandbox)).toEqual([])
  // Whose move it is hears of it by the prompt, and nobody else does.
  expect(mei.pings.filter(({ channel }) => channel === thread)).toHaveLength(1)
  expect(arjun.pings).toEqual([])
})

it('who watches is brought by an edit of that line, and stays until they leave when they stop', async () => {
  const { lena, app, sandbox } = server
  sandbox.setPermissions('#room', { allow: ['ManageThreads'], for: 'bot' })
  const thread = await server.begin()
  const watching = shown(await lena.slash({ id: thread }, 'game watch'))
  await app.settled()
  expect(inThread(thread)).toContain(lena.id)
  expect(lineIn(thread)?.text).toBe('-# Players: @Mei and @Arjun\n-# Watching: @Lena')
  await lena.click(watching, '停止观战')
  await app.settled()
  expect(lineIn(thread)?.text).toBe('-# Players: @Mei and @Arjun')
  expect(inThread(thread)).toContain(lena.id)
  expect(lena.pings).toEqual([])
  expect(memberLines(sandbox)).toEqual([])
})

it('a player who has left the thread is not brought back by somebody else', async () => {
  const { arjun, lena, app } = server
  const thread = await server.begin()
  arjun.leaveThread({ id: thread })
  await lena.slash({ id: thread }, 'game watch')
  await app.settled()
  expect(inThread(thread)).toContain(lena.id)
  expect(inThread(thread)).not.toContain(arjun.id)
})

it('the line is written again where somebody has deleted it', async () => {
  const { lena, app, sandbox } = server
  const thread = await server.begin()
  sandbox.deleteMessage(lineIn(thread)?.id ?? '')
  await lena.slash({ id: thread }, 'game watch')
  await app.settled()
  expect(lineIn(thread)?.text).toContain('Watching: @Lena')
  expect(inThread(thread)).toContain(lena.id)
})

it('a game that is played in a thread of the members brings them too', async () => {
  const { mei, arjun, app, sandbox } = server
  const { id } = sandbox.as('Lena').startThread('#room', 'our thread')
  // Who writes in a thread is in it: a full table that calls its host brings nobody by that.
  await mei.say({ id }, 'shall we play?')
  await mei.slash({ id }, 'game new', { game: 'toy', seats: 2, language: 'en' })
  await app.settled()
  const lobby = last(sandbox.transcript({ id }).filter(({ bot, ephemeral }) => bot && !ephemeral))
  await arjun.click(lobby, 'Join')
  await mei.click(lobby, 'Start')
  await app.settled()
  expect(inThread(id)).toEqual(expect.arrayContaining([mei.id, arjun.id]))
  expect(memberLines(sandbox)).toEqual([])
})

it('where Discord refuses the edit the game goes on, and prompts mention whose move it is', async () => {
  const { mei, arjun, sandbox, app } = server
  await mei.slash('#room', 'game new', { game: 'toy', seats: 2, language: 'en' })
  await app.settled()
  const lobby = last(sandbox.transcript('#room').filter(({ bot, ephemeral }) => bot && !ephemeral))
  await arjun.click(lobby, 'Join')
  sandbox.fault({ route: `PATCH /channels/${lobby.id}/messages/*`, status: 400, code: 59_999 })
  await mei.click(lobby, 'Start')
  await app.settled()
  expect(mei.pings.filter(({ channel }) => channel === lobby.id)).toHaveLength(1)
  // Mei was not in the thread yet, so that Discord says that the prompt brings her.
  const lines = sandbox.transcript({ id: lobby.id }).filter(({ type }) => type === 1)
  expect(lines.map(({ mentions }) => mentions)).toEqual([['Mei']])
  for (const { id } of lines) sandbox.deleteMessage(id)
})
