// Suggested auto-answers: told in private to members who sit down, set by one press and taken back by another.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PanelCall } from '../../src/discord/call/call.ts'
import type { BotContext } from '../../src/discord/core/context.ts'
import { SUGGESTING } from '../../src/discord/panels/auto-answers/suggesting.ts'
import { lobbyForm } from '../../src/discord/panels/lobby/lobby-form.ts'
import { LIMITS } from '../../src/discord/screen/limits.ts'
import type { Title } from '../../src/games/common/title.ts'
import { HOUSE_EXAMPLE } from '../../src/games/dynasties/house/example.ts'
import { TITLES } from '../../src/games/index.ts'
import { paceOf } from '../../src/host/clock/index.ts'
import type { GameInfo } from '../../src/host/table/types.ts'
import { LANGUAGES } from '../../src/text/language.ts'
import { volleyTitle } from '../support/volley-game.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

const suggesting = {
  ...volleyTitle,
  game: {
    ...volleyTitle.game,
    autoAnswers: volleyTitle.game.autoAnswers?.map((autoAnswer) => ({ ...autoAnswer, suggested: 'never' })),
  },
  words: {
    ...volleyTitle.words,
    en: {
      ...volleyTitle.words.en,
      autoAnswers: {
        catch: { ...volleyTitle.words.en.autoAnswers?.catch, never: 'Never catches anything.' },
      },
    },
  },
} as Title

describe('sitting down in a lobby', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await openTestServer(suggesting)
    for (const person of [server.mei, server.arjun]) await person.slash('#room', 'language', { mine: 'en' })
  })
  afterEach(() => server.close())

  const lobby = () => last(server.sandbox.transcript('#room').filter(({ ephemeral }) => !ephemeral))

  it('brings suggestions to the member who sits down alone; a press takes them, another takes them back', async () => {
    const { mei, arjun, app } = server
    const opened = shown(await mei.slash('#room', 'game new', { game: 'volley', seats: 2 }))
    expect(opened.buttons).toContain('Answer these for me')
    await app.settled()
    await arjun.click(lobby(), 'Join')
    await app.settled()
    const welcome = last(
      server.sandbox.transcript('#room').filter(({ ephemeralFor }) => ephemeralFor === 'Arjun'),
    )
    expect(welcome.content).toContain('You have seat 2')
    expect(welcome.content).toContain('- **Something flies at me**: Always duck')
    expect(welcome.content).toContain('Never catches anything.')

    const taken = shown(await arjun.click(welcome, 'Answer these for me'))
    expect(taken.content).toContain('I answer these for you')
    expect((await arjun.slash('#room', 'auto')).text).toContain('**Something flies at me**: Always duck')
    expect((await mei.slash('#room', 'auto')).text).toContain('**Something flies at me**: Ask me')
    const back = shown(await arjun.click(taken, 'Ask me again'))
    expect(back.content).toContain('Shall I answer for you?')
    expect((await arjun.slash('#room', 'auto')).text).toContain('**Something flies at me**: Ask me')
  })

  it('brings them to the host in the form of a lobby opened from the list of games, as one message', async () => {
    const { mei, app, sandbox } = server
    const own = () => sandbox.transcript('#room').filter(({ ephemeralFor }) => ephemeralFor === 'Mei')
    const chooser = shown(await mei.slash('#room', 'game new'))
    const chosen = shown(await mei.select(chooser, 'about', ['volley']))
    const before = own().length
    const form = shown(await mei.click(chosen, 'Open a lobby'))
    await app.settled()
    expect(own()).toHaveLength(before)
    expect(form.content).toContain('**Options**')
    expect(form.content).toContain('- **Something flies at me**: Always duck')
    expect(form.content).toContain('Never catches anything.')
    expect(form.buttons).toEqual(['Options', 'Answer these for me', 'All auto-answers'])

    const taken = shown(await mei.click(form, 'Answer these for me'))
    expect(taken.content).toContain('**Options**')
    expect(taken.content).toContain('I answer these for you')
    expect((await mei.slash('#room', 'auto')).text).toContain('**Something flies at me**: Always duck')
    const page = await mei.click(taken, 'Options')
    const closed = shown(await mei.submit(page, { 'Who may join?': 'invited' }))
    expect(closed.content).toContain('Invite only: members you invite')
    expect(closed.buttons).toEqual(['Options', 'Ask me again', 'All auto-answers'])
    const asked = shown(await mei.click(closed, 'Ask me again'))
    expect(asked.content).toContain('Shall I answer for you?')
    expect((await mei.slash('#room', 'auto')).text).toContain('**Something flies at me**: Ask me')
  })

  it('lays down nothing of another game than the one that was read about', async () => {
    const { mei, arjun, app, store } = server
    await mei.slash('#room', 'game new', { game: 'volley', seats: 2 })
    await app.settled()
    await arjun.click(lobby(), 'Join')
    await app.settled()
    const info = last(await app.host.games.ofMember(arjun.id))
    const person = { id: arjun.id, name: arjun.name }
    const bot = { host: app.host, titles: { volley: suggesting } } as unknown as BotContext
    const press = async (title: string) => {
      const call = { person, language: 'en', parts: [info.id, 'on', title] } as unknown as PanelCall
      const reply = await SUGGESTING.suggested.run(bot, call)
      return 'screen' in reply ? reply.screen.content : ''
    }
    // Its host has chosen another game since the button was drawn: what that one suggests is read first.
    expect(await press('toy')).toContain('Shall I answer for you?')
    expect(await store.db.autoAnswerDefault.count()).toBe(0)
    expect(await press('volley')).toContain('I answer these for you')
    expect(await store.db.autoAnswerDefault.count()).toBe(1)
  })

  it('makes them hold from the start of the game, and the same button changes the running game', async () => {
    const { mei, arjun, app } = server
    await mei.slash('#room', 'game new', { game: 'volley', seats: 2 })
    await app.settled()
    await arjun.click(lobby(), 'Join')
    await app.settled()
    const welcome = last(
      server.sandbox.transcript('#room').filter(({ ephemeralFor }) => ephemeralFor === 'Arjun'),
    )
    const taken = shown(await arjun.click(welcome, 'Answer these for me'))
    await mei.click(lobby(), 'Start')
    await app.settled()
    const info = (await app.host.games.ofMember(arjun.id))[0]
    const own = async () => {
      const page = await app.host.autoAnswers.of({ id: arjun.id, name: arjun.name }, { game: info?.id ?? '' })
      return page.ok ? page.value.autoAnswers[0]?.value : undefined
    }
    expect(await own()).toBe('never')
    await arjun.click(taken, 'Ask me again')
    await app.settled()
    expect(await own()).toBe('ask')
  })
})

it('every installed game suggests two or three, and says in every language what they never do', () => {
  for (const { game, words } of Object.values(TITLES)) {
    const suggested = (game.autoAnswers ?? []).filter((autoAnswer) => autoAnswer.suggested !== undefined)
    expect([2, 3], game.id).toContain(suggested.length)
    for (const { id, values, fresh, suggested: value = '' } of suggested) {
      expect(values, `${game.id} ${id}`).toContain(value)
      expect(value, `${game.id} ${id}`).not.toBe(fresh)
    }
    for (const language of LANGUAGES) {
      const never = suggested.flatMap(({ id }) => words[language].autoAnswers?.[id]?.never ?? [])
      expect(never.length, `${game.id} ${language}`).toBeGreaterThan(0)
    }
  }
})

it('the form of every game has room for them, in every language', async () => {
  for (const title of Object.values(TITLES)) {
    const page = { title: title.game.id, autoAnswers: [] }
    const reading = title.custom?.read(HOUSE_EXAMPLE)
    const set = reading?.ok ? { ...reading.set, author: 'Lu Yu' } : undefined
    const host = {
      autoAnswers: { of: async () => ({ ok: true, value: page }) },
      custom: { find: async () => set && { set, mark: '-' } },
    }
    const bot = { host, titles: TITLES } as unknown as BotContext
    const { max } = title.game.seats
    const info = {
      id: 'abcde',
      title: title.game.id,
      status: 'lobby',
      host: '1',
      seats: max,
      players: [],
      options: {},
      pace: paceOf({ speed: 'daily' }),
      inviteOnly: true,
    } as unknown as GameInfo
    for (const language of LANGUAGES) {
      const { content, rows = [] } = await lobbyForm(
        bot,
        { person: { id: '1', name: 'Mei' }, language },
        info,
      )
      const what = `${title.game.id} ${language}`
      expect(rows.length, what).toBeLessThanOrEqual(LIMITS.rows)
      expect(rows.at(-1)?.components, what).toHaveLength(set ? 3 : 2)
      expect(content.length, what).toBeLessThanOrEqual(LIMITS.content)
    }
  }
})
