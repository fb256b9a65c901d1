// Games are known to their server and to those who sit in them: no name, button or completion leads in from another server.
import { ApplicationCommandOptionType } from 'discord.js'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { commandsFor } from '../../commands/index.ts'
import { PANEL_GROUPS, PANELS } from '../../src/discord/panels/index.ts'
import type { Person } from '../../src/sandbox/index.ts'
import { openTestServer, type TestServer } from './test-server.ts'
import { toy } from './toy.ts'

let server: TestServer
/** Played on the first server; its thread. */
let place: string
let id: string
/** On another server, which has the bot as well, with its channel. */
let outsider: Person
let elsewhere: string

beforeEach(async () => {
  server = await openTestServer()
  place = await server.begin()
  id = (await server.app.host.games.inChannel(place))?.id ?? ''
  const { sandbox } = server
  const other = sandbox.addGuild('Elsewhere')
  elsewhere = sandbox.addChannel({ name: 'elsewhere', guild: other }).id
  sandbox.addMember({ name: 'Wu', guild: other })
  outsider = sandbox.as('Wu', other)
})
afterEach(() => server.close())

interface Typed {
  readonly name: string
  readonly type?: ApplicationCommandOptionType
  readonly required?: boolean
  readonly options?: readonly Typed[]
}

/** Every command with an option `game:`, and something for each of its other required options. */
function commandsOfGames(): (readonly [name: string, values: Readonly<Record<string, string | number>>])[] {
  const definitions = commandsFor({ toy }).map(({ definition }): Typed => definition as unknown as Typed)
  const all = definitions.flatMap((each) => [
    each,
    ...(each.options ?? []).map((part) => ({ ...part, name: `${each.name} ${part.name}` })),
  ])
  const values = (options: readonly Typed[]) =>
    Object.fromEntries(
      options
        .filter(({ required }) => required)
        .map(({ name, type }) => [name, VALUES[type ?? ApplicationCommandOptionType.String] ?? 'x']),
    )
  return all
    .filter(
      ({ name, options = [] }) =>
        !OF_TITLES.includes(name) &&
        !name.startsWith(OF_LEAGUES) &&
        options.some((each) => each.name === 'game'),
    )
    .map(({ name, options = [] }) => [name, values(options)])
}

/** Their `game:` is one of the five games, or a table of a league (leagues/buttons.test.ts). */
const OF_TITLES = ['game new', 'rules', 'learn', 'hall', 'league create']
const OF_LEAGUES = 'league-admin '

const VALUES: Readonly<Record<number, string | number>> = {
  [ApplicationCommandOptionType.Integer]: 1,
  [ApplicationCommandOptionType.User]: 'Wu',
}

/** Posts buttons of these custom ids as somebody would who has the bot's token, and presses each. */
async function pressAll(person: Person, customs: readonly string[]): Promise<string[]> {
  const url = `${server.sandbox.url}/api/v10/channels/${elsewhere}/messages`
  const headers = { authorization: `Bot ${server.sandbox.token}`, 'content-type': 'application/json' }
  const texts: string[] = []
  for (const custom_id of customs) {
    const components = [{ type: 1, components: [{ type: 2, style: 2, label: 'x', custom_id }] }]
    const posted = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ content: 'x', components }),
    })
    const { id: message } = (await posted.json()) as { id: string }
    texts.push(JSON.stringify((await person.click(message, custom_id)).message))
  }
  return texts
}

it('typed with game:, no command knows a game of another server', async () => {
  const typed = commandsOfGames()
  expect(typed.length).toBeGreaterThan(15)
  for (const [name, values] of typed) {
    const { text } = await outsider.slash(elsewhere, name, { ...values, game: id })
    expect(`${name}: ${text}`).toContain(`${name}: There is no game \`${id}\` here.`)
  }
  expect((await server.app.host.games.info(id))?.status).toBe('playing')
})

it('no button leads to a game of another server', async () => {
  const { token } = (await server.app.host.play.getView(id, { id: server.mei.id, name: 'Mei' })) as {
    token?: string
  }
  const verbs = Object.keys(PANELS).filter((verb) => PANELS[verb]?.game === undefined)
  const customs = verbs.map((verb) => `${verb}|${id}|${token ?? '0123456789abcdef'}|0|peach`)
  const texts = await pressAll(outsider, customs)
  const knowing = texts.filter((text) => /Mei|Arjun|peach/i.test(text.replace(/custom_id":"[^"]*"/g, '')))
  expect(knowing).toEqual([])
  expect(texts.filter((text) => text.includes('There is no game')).length).toBeGreaterThan(15)
})

it('nothing is completed of a game of another server', async () => {
  for (const name of ['board', 'play'])
    expect(await outsider.complete(elsewhere, name, { game: '' }, 'game')).toEqual([])
  expect(await outsider.complete(elsewhere, 'play', { choice: '', game: id }, 'choice')).toEqual([])
})

it('a member who sits in it knows it on every server', async () => {
  const { sandbox, mei } = server
  const other = sandbox.addGuild('A third')
  const room = sandbox.addChannel({ name: 'third', guild: other }).id
  sandbox.join('Mei', other)
  const { text } = await sandbox.as('Mei', other).slash(room, 'board', { game: id })
  expect(text).toContain(id)
  expect(text).not.toContain('There is no game')
  expect(mei.id).toBe(sandbox.as('Mei', other).id)
})

it('no two panels have a verb in common', () => {
  const verbs = PANEL_GROUPS.flatMap((group) => Object.keys(group))
  expect(verbs).toEqual([...new Set(verbs)])
})
