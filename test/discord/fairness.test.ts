// What a lobby says about fairness, and the word by which a member has a part in it.
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Title } from '../../src/games/common/title.ts'
import { volleyTitle } from '../support/volley-game.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer(volleyTitle as Title)
})
afterEach(() => server.close())

it('the Fairness button of a lobby explains the hash to the member who presses it, in private', async () => {
  const { mei, arjun, app, sandbox } = server
  await mei.slash('#room', 'game new', { game: 'volley', seats: 3, language: 'en' })
  await app.settled()
  const lobby = last(sandbox.transcript('#room').filter(({ ephemeral }) => !ephemeral))
  expect(lobby.content).not.toMatch(/[0-9a-f]{64}/)
  const hash = last(await app.host.games.ofMember(mei.id)).commitment
  // The public message carries it, folded into the button.
  expect(JSON.stringify(lobby.components)).toContain(`|${hash}"`)
  const told = await arjun.click(shown(await arjun.click(lobby, 'More')), 'Fairness')
  expect(told.text).toContain(`Fairness hash: \`${hash}\``)
  expect(told.text).toContain('`/game join seed-word:` mixes in a seed word of yours')
  const joined = await arjun.slash('#room', 'game join', { 'seed-word': 'garden' })
  expect(joined.text).toContain('Your seed word is mixed into the shuffle.')
})
