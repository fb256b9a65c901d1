// A file attached to `/game new`: looked at, checked, kept with the table, shown in its lobby; or a refusal that says why.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

const open = async (data: string | Uint8Array) => {
  const file = { name: 'my baskets.json', data, contentType: 'application/json' }
  const outcome = await server.arjun.slash('#room', 'game new', {
    game: 'toy',
    seats: 2,
    language: 'en',
    file,
  })
  await server.app.settled()
  return outcome
}

it('is kept with the table and shown in the lobby, and the game starts with it', async () => {
  const { arjun, sandbox, app } = server
  await open('[1, 2, 3]')
  const lobby = last(sandbox.transcript('#room').filter(({ ephemeral }) => !ephemeral))
  expect(lobby.content.split('\n')[0]).toContain('baskets: 3')
  const [info] = await app.host.games.inGuild(sandbox.guild.id)
  expect(info?.options.baskets).toBe('[1,2,3]')
  await arjun.click(shown(await arjun.click(lobby, 'Start')), 'Start with 1')
  await app.settled()
  expect((await app.host.games.info(info?.id ?? ''))?.status).toBe('playing')
})

it('that the game cannot read is refused to its owner alone, with what is wrong', async () => {
  const answer = shown(await open('{}'))
  expect(answer.ephemeralFor).toBe('Arjun')
  expect(answer.content).toBe(
    'Baskets: this file cannot be used. The file is no list. Fix it and attach it again.',
  )
  expect(await server.app.host.games.inGuild(server.sandbox.guild.id)).toEqual([])
})

it.each([
  ['["ok", {"of": "x\\u0000"}]', '\\[1\\].of: character 2 is damaged'],
  ['["\\ud800"]', '\\[0\\]: character 1 is damaged'],
  ['[1]\0', 'Character 4 is damaged'],
])('that holds what cannot be stored opens no lobby that could never start: %j', async (data, fault) => {
  const answer = shown(await open(data))
  expect(answer.ephemeralFor).toBe('Arjun')
  expect(answer.content).toContain(`Baskets: this file cannot be used. ${fault}`)
  expect(await server.app.host.games.inGuild(server.sandbox.guild.id)).toEqual([])
})

it('that is too large is not even fetched', async () => {
  expect((await open(`[${'1,'.repeat(600)}1]`)).text).toBe('That file is too large (limit: 1 KB).')
})

it('is refused by the host too, should it come unchecked', async () => {
  const { host } = server.app
  const call = { title: 'toy', seats: 2, language: 'en', guild: 'g', channel: 'c', interaction: 'i' } as const
  const person = { id: '1', name: 'X' }
  const refused = await host.lobby.open({ ...call, person, options: { baskets: '{}' } } as never)
  expect(refused).toMatchObject({ ok: false, refusal: { key: 'bot.refused-option' } })
})
