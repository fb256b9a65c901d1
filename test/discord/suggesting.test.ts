// Suggested auto-answers: told in private to whoever sits down, laid down by one press and taken back by another.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TITLES } from '../../src/games/index.ts'
import type { Title } from '../../src/games/title.ts'
import { LANGUAGES } from '../../src/text/language.ts'
import { volleyTitle } from '../support/volley-game.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

const suggesting = {
  ...volleyTitle,
  game: {
    ...volleyTitle.game,
    orders: volleyTitle.game.orders?.map((order) => ({ ...order, suggested: 'never' })),
  },
  words: {
    ...volleyTitle.words,
    en: {
      ...volleyTitle.words.en,
      orders: {
        catch: { ...volleyTitle.words.en.orders?.catch, never: 'Never catches anything.' },
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

  it('brings suggestions to whoever sits down alone; a press takes them, another takes them back', async () => {
    const { mei, arjun, house } = server
    const opened = shown(await mei.slash('#room', 'game new', { game: 'volley', seats: 2 }))
    expect(opened.buttons).toContain('Answer these for me')
    await house.settled()
    await arjun.click(lobby(), 'Join')
    await house.settled()
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

  it('makes them hold from the start of the game, and the same button changes the running game', async () => {
    const { mei, arjun, house } = server
    await mei.slash('#room', 'game new', { game: 'volley', seats: 2 })
    await house.settled()
    await arjun.click(lobby(), 'Join')
    await house.settled()
    const welcome = last(
      server.sandbox.transcript('#room').filter(({ ephemeralFor }) => ephemeralFor === 'Arjun'),
    )
    const taken = shown(await arjun.click(welcome, 'Answer these for me'))
    await mei.click(lobby(), 'Start')
    await house.settled()
    const info = (await house.host.games.ofMember(arjun.id))[0]
    const own = async () => {
      const page = await house.host.autoAnswers.of(
        { id: arjun.id, name: arjun.name },
        { game: info?.id ?? '' },
      )
      return page.ok ? page.value.orders[0]?.value : undefined
    }
    expect(await own()).toBe('never')
    await arjun.click(taken, 'Ask me again')
    await house.settled()
    expect(await own()).toBe('ask')
  })
})

it('every game of the house suggests two or three, and says in every language what they never do', () => {
  for (const { game, words } of Object.values(TITLES)) {
    const suggested = (game.orders ?? []).filter((order) => order.suggested !== undefined)
    expect([2, 3], game.id).toContain(suggested.length)
    for (const { id, values, fresh, suggested: value = '' } of suggested) {
      expect(values, `${game.id} ${id}`).toContain(value)
      expect(value, `${game.id} ${id}`).not.toBe(fresh)
      for (const language of LANGUAGES)
        expect(words[language].orders?.[id]?.never, `${game.id} ${id} ${language}`).toBeTruthy()
    }
  }
})
