// The first hour: a server is greeted once, games are chosen by what they are, and help names all that waiting needs.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

const welcomes = (channel: { readonly id: string }) =>
  server.sandbox.transcript(channel).filter(({ content }) => /Welcome to|歡迎來到/.test(content))

const generalOf = ({ id }: { readonly id: string }) => {
  const found = server.sandbox.channels().find(({ name, guild }) => name === 'general' && guild === id)
  if (!found) throw new Error('it has no #general')
  return found
}

describe('a server that the bot comes to', () => {
  it('is greeted in its language where the bot may write, once, over restarts and returns', async () => {
    const { sandbox } = server
    const home = sandbox.addGuild('Home', { locale: 'zh-TW' })
    const rules = generalOf(home)
    const games = sandbox.addChannel({ name: 'games', guild: home })
    sandbox.setPermissions(rules, { deny: ['SendMessages'] })
    sandbox.leave('@bot', home)
    sandbox.join('@bot', home)
    const [greeting] = await sandbox.until('the welcome', () => {
      const found = welcomes(games)
      return found.length > 0 ? found : undefined
    })
    expect(welcomes(rules)).toEqual([])
    expect(greeting?.content).toContain('## 歡迎來到桃園')
    expect(greeting?.content).toContain('- **果園')
    expect(greeting?.buttons).toEqual(['立刻試玩'])

    await server.restart()
    sandbox.leave('@bot', home)
    sandbox.join('@bot', home)
    await server.restart()
    expect(welcomes(games)).toHaveLength(1)
  })

  it('while it was not running is greeted when it is back; one that plays already is not', async () => {
    const { sandbox, house, store } = server
    await server.begin()
    await store.db.setting.deleteMany({ where: { key: { startsWith: 'welcome' } } })
    await server.bot.close()
    const away = sandbox.addGuild('Away')
    await server.restart()
    expect(welcomes(generalOf(away))).toHaveLength(1)
    const before = welcomes(generalOf(sandbox.guild)).length
    expect(await house.host.settings.get(`welcome ${sandbox.guild.id}`)).toBe('known')
    await server.restart()
    expect(welcomes(generalOf(sandbox.guild))).toHaveLength(before)
  })
})

describe('choosing a game', () => {
  it('begins with `/game new` alone, and leads to a lobby with the usual seats', async () => {
    const { arjun, house, sandbox } = server
    const chooser = shown(await arjun.slash('#room', 'game new'))
    expect(chooser).toMatchObject({ ephemeralFor: 'Arjun' })
    const about = shown(await arjun.select(chooser, 'about', ['toy']))
    expect(about.content).toContain('**Orchard')
    expect(about.content).toContain('1–4 players')
    expect(about.buttons).toEqual(['Try it now', 'Open a lobby', 'Rules'])
    // The rules come beside it.
    const rules = shown(await arjun.click(about, 'Rules'))
    expect(rules.id).not.toBe(about.id)
    expect((await arjun.click(about, 'Open a lobby')).text).toContain('The lobby is open')
    await house.settled()
    expect(last(sandbox.transcript('#room').filter(({ ephemeral }) => !ephemeral)).content).toContain(
      '2 players',
    )
  })

  it('takes the seats of a game that is named without any', async () => {
    const { arjun, house } = server
    await arjun.slash('#room', 'game new', { game: 'toy' })
    expect(last(await house.host.games.ofMember(arjun.id)).seats).toBe(2)
  })
})

describe('help', () => {
  it('names all that waiting needs, and offers the games', async () => {
    const { mei, arjun, lena } = server
    for (const person of [arjun, mei, lena]) {
      const { content } = shown(await person.slash('#room', 'help'))
      for (const command of [
        ...['me dashboard', 'me games', 'me away', 'me quiet', 'me reminders'],
        ...['game history', 'game clock', 'game back', 'auto', 'league info'],
      ])
        expect(content).toContain(`\`/${command}\``)
    }
    const help = shown(await arjun.slash('#room', 'help'))
    expect(shown(await arjun.select(help, 'about', ['toy'])).content).toContain('**Orchard')
  })
})
