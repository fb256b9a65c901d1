// The bot installed by a member for themselves: what is private and changes nothing in a server works in any.
// https://docs.discord.com/developers/resources/application#installation-context
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { commands } from '../../commands/index.ts'
import { openTestServer, shown, type TestServer } from './test-server.ts'

const PERSONAL = ['card', 'daily', 'general', 'hand', 'help', 'learn', 'me', 'rules', 'stats']

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

/** A server that does not have the bot, with Arjun in it, who has. */
function elsewhere() {
  const { sandbox, arjun, mei } = server
  const guild = sandbox.addGuild('Elsewhere')
  for (const each of [arjun, mei]) sandbox.join(each, guild)
  sandbox.leave('@bot', guild)
  sandbox.install(arjun)
  return { guild, person: sandbox.as('Arjun', guild) }
}

it('is offered for commands that are private, and for no other', () => {
  const personal = commands
    .map(({ definition }) => definition)
    .filter(({ integration_types: types }) => types?.includes(1))
  expect(personal.map(({ name }) => name).toSorted()).toEqual(PERSONAL)
  for (const { contexts } of personal) expect(contexts).toEqual([0, 1, 2])
})

describe('in a server that does not have the bot', () => {
  it('answers who has it, in private, and takes nothing there for a server of its own', async () => {
    const { guild, person } = elsewhere()
    const help = shown(await person.slash('#general', 'help'))
    expect(help.ephemeral).toBe(true)
    expect(shown(await person.slash('#general', 'me games')).ephemeral).toBe(true)
    const own = shown(await person.slash('#general', 'stats', { member: 'Arjun' }))
    expect(own.content).not.toContain('Name a member of this server')
    const others = shown(await person.slash('#general', 'stats', { member: 'Mei' }))
    expect(others.content).toContain('Name a member of this server')
    const learning = shown(await person.slash('#general', 'learn', { game: 'toy' }))
    expect(learning.buttons).not.toContain('Start a real game')
    expect(await server.app.host.settings.languageOfGuild(guild.id)).toBeUndefined()
    expect(await server.app.host.games.inGuild(guild.id)).toEqual([])
  })

  it('is not offered what needs the bot there', async () => {
    const { person } = elsewhere()
    await expect(person.slash('#general', 'game new', { game: 'toy' })).rejects.toThrow()
  })
})
