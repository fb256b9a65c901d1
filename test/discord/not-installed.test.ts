// Games of a title that this version lacks: they are listed, wait, and nothing fails.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

it('a game whose title is gone is listed so, answered so, and goes on once the title is back', async () => {
  const { arjun, app, store, sandbox, clock } = server
  const thread = await server.begin([arjun, server.mei])
  const other = await server.begin([arjun, server.mei])
  const game = (await app.host.games.inChannel(thread))?.id ?? ''
  const rename = (title: string) => store.db.game.update({ where: { id: game }, data: { title } })
  await rename('gone')
  const line = `\`${game}\` · not available in this version`
  const mine = shown(await arjun.slash('@bot', 'me games'))
  expect(mine.content).toContain(line)
  expect(mine.content).toContain('your move')
  expect((await arjun.slash('#room', 'game list')).text).toContain('not available in this version')
  const suggestions = await arjun.complete('#room', 'play', { game: '' }, 'game')
  expect(suggestions.map(({ value }) => value)).toContain(game)
  const prompt = last(
    sandbox.transcript({ id: thread }).filter(({ buttons }) => buttons.includes('Your move')),
  )
  for (const said of [
    await arjun.click(prompt, 'Your move'),
    await arjun.click(prompt, 'Board'),
    await arjun.slash({ id: thread }, 'hand'),
    await arjun.slash({ id: thread }, 'game status'),
    await arjun.slash({ id: thread }, 'game undo'),
    await arjun.slash('#room', 'game clock', { game }),
  ])
    expect(said.text).toContain('not available in this version')
  await arjun.slash('#room', 'me dashboard')
  await app.settled()
  await arjun.click(last(arjun.messages('@bot').filter(({ ephemeral }) => !ephemeral)), 'Set up my dashboard')
  await app.settled()
  expect(last(arjun.messages('@bot').filter(({ ephemeral }) => !ephemeral)).content).toContain(line)
  clock.advance(3 * 24 * 60 * 60_000)
  await app.settled()
  await server.restart()
  expect((await arjun.slash({ id: other }, 'play', { choice: 'pear' })).text).not.toContain('not available')
  await rename('toy')
  expect((await arjun.slash({ id: thread }, 'play', { choice: 'pear' })).text).not.toContain('not available')
  await app.settled()
})
