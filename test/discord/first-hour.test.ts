// The first hour: a server is welcomed once, games are chosen by what they are, and help names all that waiting needs.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooserScreen } from '../../src/discord/panels/lobby/game-chooser.ts'
import { welcomeScreen } from '../../src/discord/panels/newcomers/trying.ts'
import { LIMITS } from '../../src/discord/screen/limits.ts'
import { factsText, samplePicture } from '../../src/discord/words/introduction.ts'
import { optionSets } from '../../src/engine/options.ts'
import type { Introduction } from '../../src/games/common/title.ts'
import { TITLES } from '../../src/games/index.ts'
import { LANGUAGES } from '../../src/text/language.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'
import { toy } from './toy.ts'

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
  it('is welcomed in its language where the bot may write, once, over restarts and returns', async () => {
    const { sandbox } = server
    await server.bot.close()
    const home = sandbox.addGuild('Home', { locale: 'zh-TW' })
    const rules = generalOf(home)
    const games = sandbox.addChannel({ name: 'games', guild: home })
    sandbox.setPermissions(rules, { deny: ['SendMessages'] })
    sandbox.leave('@bot', home)
    await server.restart()
    sandbox.join('@bot', home)
    const [posted] = await sandbox.until('the welcome', () => {
      const found = welcomes(games)
      return found.length > 0 ? found : undefined
    })
    expect(welcomes(rules)).toEqual([])
    expect(posted?.content).toContain('## 歡迎來到桃園')
    expect(posted?.content).toContain('果園')
    expect(posted?.buttons).toEqual(['立刻試玩'])

    await server.restart()
    sandbox.leave('@bot', home)
    sandbox.join('@bot', home)
    await server.restart()
    expect(welcomes(games)).toHaveLength(1)
  })

  it('finds its welcome in the language that is set for its tables', async () => {
    const { sandbox, arjun } = server
    const place = generalOf(sandbox.guild)
    const welcome = () => welcomes(place).map(({ content }) => content.split('\n')[0])
    expect(welcome()).toEqual(['## Welcome to Peach Garden 桃園'])
    sandbox.addRole({ name: 'steward', permissions: ['ManageGuild'] })
    sandbox.giveRole('Arjun', 'steward')
    await arjun.slash('#room', 'language', { server: 'zh-TW' })
    expect(welcome()).toEqual(['## 歡迎來到桃園 Peach Garden'])
  })

  it('while it was not running is welcomed when it is back; one that plays already is not', async () => {
    const { sandbox, app, store } = server
    await server.begin()
    await store.db.setting.deleteMany({ where: { key: { startsWith: 'welcome' } } })
    await server.bot.close()
    const away = sandbox.addGuild('Away')
    await server.restart()
    await sandbox.until('the welcome', () => (welcomes(generalOf(away)).length > 0 ? true : undefined))
    await vi.waitFor(async () =>
      expect(await app.host.settings.get(`welcome ${sandbox.guild.id}`)).toBe('known'),
    )
    const before = welcomes(generalOf(sandbox.guild)).length
    await server.restart()
    expect(welcomes(generalOf(sandbox.guild))).toHaveLength(before)
  })
})

describe('a welcome', () => {
  it('is pinned where the bot may', async () => {
    const { sandbox } = server
    await server.bot.close()
    const home = sandbox.addGuild('Home')
    sandbox.setPermissions(generalOf(home), { allow: ['PinMessages'], for: 'bot' })
    await server.restart()
    await sandbox.until('the pin', () => welcomes(generalOf(home)).find(({ pinned }) => pinned))
  })

  it('else is posted again once chat has pushed it away and rests, once a day at most', async () => {
    const { sandbox, clock, mei } = server
    const place = generalOf(sandbox.guild)
    const [first] = welcomes(place)
    const chat = async () => {
      for (let line = 0; line < 15; line++) await mei.say(place, `line ${line}`)
    }
    await chat()
    await new Promise((done) => setTimeout(done, 200))
    expect(welcomes(place).map(({ id }) => id)).toEqual([first?.id])
    clock.advance(25 * 60 * 60_000)
    await chat()
    const again = await sandbox.until('the welcome anew', () => {
      const [only, ...more] = welcomes(place)
      return only && more.length === 0 && only.id !== first?.id ? only : undefined
    })
    expect(last(sandbox.transcript(place)).id).toBe(again.id)
    await chat()
    await new Promise((done) => setTimeout(done, 200))
    expect(welcomes(place).map(({ id }) => id)).toEqual([again.id])
  })
})

describe('choosing a game', () => {
  it('begins with `/game new` alone, and leads to a lobby with the usual seats', async () => {
    const { arjun, app, sandbox } = server
    const chooser = shown(await arjun.slash('#room', 'game new'))
    expect(chooser).toMatchObject({ ephemeralFor: 'Arjun' })
    const about = shown(await arjun.select(chooser, 'about', ['toy']))
    expect(about.content).toContain('**Orchard')
    expect(about.content).toContain('1–4 players')
    expect(about.buttons).toEqual(['Try it now', 'Open a lobby', 'Rules', 'Call me for games'])
    // The rules come beside it.
    const rules = shown(await arjun.click(about, 'Rules'))
    expect(rules.id).not.toBe(about.id)
    expect((await arjun.click(about, 'Open a lobby')).text).toContain('The lobby is open')
    await app.settled()
    expect(last(await app.host.games.ofMember(arjun.id)).pace.speed).toBe('daily')
    expect(last(sandbox.transcript('#room').filter(({ ephemeral }) => !ephemeral)).content).toContain(
      '2 players',
    )
  })

  it('tries nothing where the bot may not write, and says what is missing', async () => {
    const { arjun, app, sandbox } = server
    const about = shown(await arjun.select(shown(await arjun.slash('#room', 'game new')), 'about', ['toy']))
    sandbox.setPermissions('#room', { deny: ['SendMessages'], for: 'bot' })
    for (const button of ['Try it now', 'Open a lobby'])
      expect((await arjun.click(about, button)).text, button).toContain('I cannot play here.')
    expect(await app.host.games.ofMember(arjun.id)).toEqual([])
  })

  it('opens one table for the member who presses Try twice at once, and leads both presses there', async () => {
    const { arjun, app, sandbox } = server
    const room = () => sandbox.transcript('#room').filter(({ ephemeral }) => !ephemeral)
    const before = room()
    const about = shown(await arjun.select(shown(await arjun.slash('#room', 'game new')), 'about', ['toy']))
    const presses = Promise.all([arjun.click(about, 'Try it now'), arjun.click(about, 'Try it now')])
    const [one, two] = await presses
    await app.settled()
    const tables = await app.host.games.ofMember(arjun.id)
    expect(tables).toHaveLength(1)
    const where = /<#(\d+)>|#\S+/.exec(one.text)?.[0] ?? 'nowhere'
    expect(two.text).toContain(where)
    expect((await arjun.click(about, 'Try it now')).text).toContain(where)
    expect(await app.host.games.ofMember(arjun.id)).toHaveLength(1)
    // Nothing of it pushes away what stands in the channel: it has a thread of its own.
    expect(room()).toEqual(before)
    expect(tables[0]).toMatchObject({ status: 'playing', thread: expect.stringMatching(/^\d+$/) })
  })

  it('takes the seats of a game that is named without any', async () => {
    const { arjun, app } = server
    await arjun.slash('#room', 'game new', { game: 'toy' })
    expect(last(await app.host.games.ofMember(arjun.id)).seats).toBe(2)
  })
})

describe('help', () => {
  it('names all that waiting needs in short sections, and offers the games', async () => {
    const { mei, arjun, lena } = server
    for (const person of [arjun, mei, lena]) {
      const first = shown(await person.slash('#room', 'help'))
      const [section = ''] = first.buttons
      const waiting = shown(await person.click(first, section))
      const content = `${first.content}\n${waiting.content}\n${shown(await person.click(waiting, waiting.buttons[1] ?? '')).content}`
      // As much as a phone shows at once.
      for (const each of [first, waiting]) expect(each.content.length).toBeLessThan(700)
      for (const command of [
        ...['me dashboard', 'me games', 'me away', 'me quiet', 'me reminders'],
        ...['history show', 'game clock', 'game back', 'auto', 'league info'],
      ])
        expect(content).toContain(`\`/${command}\``)
    }
    const help = shown(await arjun.slash('#room', 'help'))
    expect(shown(await arjun.select(help, 'about', ['toy'])).content).toContain('**Orchard')
  })
})

describe('a game that says what it is about', () => {
  it('opens its thread with three lines and Rules, which stays on the lobby after the start', async () => {
    await server.close()
    const introduction: Introduction = {
      seats: 3,
      read: [],
      days: [],
      shown: 0,
      lines: ({ seats }) => ({ aim: `Beat ${seats - 1}.`, turn: 'Pick a fruit.', win: 'Pick well.' }),
    }
    server = await openTestServer({ ...toy, introduction })
    const place = await server.begin()
    const [, opening] = server.sandbox
      .transcript({ id: place })
      .filter(({ bot, channel, content }) => bot && channel === place && content !== '')
    expect(opening).toMatchObject({
      content: '**Aim**: Beat 1.\n**A turn**: Pick a fruit.\n**To win**: Pick well.',
      buttons: ['Rules', 'Fairness'],
    })
    if (!opening) throw new Error('nothing opens it')
    expect(shown(await server.lena.click(opening, 'Rules')).ephemeralFor).toBe('Lena')
    const lobby = last(server.sandbox.transcript('#room').filter(({ id }) => id === place))
    expect(lobby.buttons).toEqual(['Rules', 'Watch', 'Fairness'])
  })

  it('is every game: three short lines in every language for every table, and topics that exist', () => {
    for (const { game, words, introduction } of Object.values(TITLES)) {
      if (!introduction) throw new Error(`${game.id} has no introduction`)
      const { min, max } = game.seats
      expect(introduction.read.filter((id) => !words.en.topics.some((topic) => topic.id === id))).toEqual([])
      for (let seats = min; seats <= max; seats++)
        for (const options of optionSets(game, seats).slice(0, 200))
          for (const language of LANGUAGES) {
            const lines = Object.values(introduction.lines({ seats, options }, language))
            expect(lines).toHaveLength(3)
            for (const line of lines) expect(line.length, `${game.id} ${line}`).toBeLessThanOrEqual(160)
          }
    }
  })

  it('shows a table in the middle of play, and fits a message and its menu', () => {
    for (const title of Object.values(TITLES))
      for (const language of LANGUAGES) {
        expect(samplePicture(title, language)?.alt.length).toBeGreaterThan(0)
        expect([...factsText(title, language)].length).toBeLessThanOrEqual(LIMITS.label)
        const { content } = chooserScreen({ titles: TITLES }, { language }, title)
        expect(content.length).toBeLessThan(LIMITS.content)
        expect(welcomeScreen(TITLES, 'records', language).content.length).toBeLessThan(LIMITS.content)
      }
  })
})

describe('a typing error', () => {
  it('in a card, a choice, a topic or a game is answered with the nearest names', async () => {
    const { arjun } = server
    expect((await arjun.slash('#room', 'rules', { game: 'toi' })).text).toContain('Did you mean **Orchard')
    const place = await server.begin([arjun, server.mei])
    const played = await arjun.slash({ id: place }, 'play', { choice: 'Plun' })
    expect(played.text).toContain('Did you mean **Plum 李**?')
    const rules = shown(await arjun.slash({ id: place }, 'rules', { topic: 'frist' }))
    expect(rules.content).toMatch(/There is no topic “frist”/)
  })

  it('`/rules` where no game is played offers the rules of each', async () => {
    const { arjun } = server
    const asked = shown(await arjun.slash('#general', 'rules', { game: 'chess' }))
    expect(asked.content).toContain('The rules of which game?')
    expect(shown(await arjun.select(asked, 'rulesof', ['toy'])).content).toContain('**Orchard')
  })
})
