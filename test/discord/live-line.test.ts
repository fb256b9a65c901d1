// The live line: under every running game one message says what it waits for, also where nobody has to press anything.
import { afterEach, describe, expect, it } from 'vitest'
import type { Title } from '../../src/games/common/title.ts'
import { answerAs } from '../support/host-table.ts'
import { volleyTitle } from '../support/volley-game.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'
import { toy } from './toy.ts'

let server: TestServer
let thread: string
afterEach(() => server.close())

const place = () => ({ id: thread }) as never
const publicly = () => server.sandbox.transcript(place()).filter(({ ephemeral }) => !ephemeral)

async function begin(title: Title, people: (keyof TestServer & ('mei' | 'arjun' | 'lena'))[]): Promise<void> {
  server = await openTestServer(title)
  const members = people.map((name) => server[name])
  for (const person of members) await person.slash('#room', 'language', { mine: 'en' })
  thread = await server.begin(members, { speed: 'daily' })
}

/** Mei throws her first card. */
async function thrown(): Promise<void> {
  const { app, mei } = server
  const game = await app.host.games.inChannel(thread)
  expect(await answerAs(app.host, game?.id ?? '', { id: mei.id, name: mei.name })).toMatchObject({ ok: true })
  await app.settled()
}

async function later(ms: number): Promise<void> {
  server.clock.advance(ms)
  await server.app.settled()
}

/** The volley game in which everyone ducks until they say otherwise. */
const ducking = {
  ...volleyTitle,
  game: {
    ...volleyTitle.game,
    autoAnswers: volleyTitle.game.autoAnswers?.map((order) => ({ ...order, fresh: 'never' })),
  },
} as unknown as Title

/** The toy whose second player, a computer, never comes to an end with its first choice. */
const brooding = {
  ...toy,
  game: {
    ...toy.game,
    *stage(table: Parameters<typeof toy.game.stage>[0]) {
      const { turn } = table.state
      yield* toy.game.stage(table)
      if (turn === 1) throw new Error('still thinking')
    },
  },
} as unknown as Title

const AUTO = /^⏳ Auto-answers decide <t:\d+:R> for \*\*Arjun\*\*\.$/m

describe('while auto-answers alone have something to say', () => {
  it('it says when they decide, with Your move, Hand and Board, mentions nobody, and goes when they have', async () => {
    await begin(ducking, ['mei', 'arjun'])
    await thrown()
    const line = last(publicly())
    expect(line.content).toMatch(AUTO)
    expect(line.buttons).toEqual(['Your move', 'Hand', 'Board'])
    expect(line.notified).toEqual([])
    expect((await server.mei.click(line, 'Your move')).text).toMatch(/Auto-answers decide <t:\d+:R>/)
    await later(60_000)
    expect(publicly().some(({ content }) => content.includes('Auto-answers decide'))).toBe(false)
    expect(last(publicly())).toMatchObject({ notified: ['Arjun'], buttons: ['Your move', 'Hand', 'Board'] })
  })

  it('/game status and /auto say the same, and to its member whether they ever set it', async () => {
    await begin(ducking, ['mei', 'arjun', 'lena'])
    await server.lena.slash(place(), 'auto', { kind: 'catch', value: 'ask' })
    await thrown()
    const lines = last(publicly())
      .content.replace(/<@\d+>/g, '**Lena**')
      .replace('-# ', '')
    expect(lines).toMatch(
      /\*\*Lena\*\* may catch it\. ⏳ <t:\d+:R>\nAuto-answers decide <t:\d+:R> for \*\*Arjun\*\*\./,
    )
    for (const command of ['game status', 'auto'])
      for (const person of [server.mei, server.arjun, server.lena])
        expect((await person.slash(place(), command)).text).toContain(lines)
    const status = (await server.arjun.slash(place(), 'game status')).text
    expect(status).toMatch(
      /The default auto-answer decides this for you <t:\d+:R>\. \*\*Something flies at me\*\*: Always duck/,
    )
    expect((await server.arjun.slash(place(), 'auto')).text).toContain(': Always duck (default)')
    // Nobody else is told what it says, nor that it is the default.
    expect((await server.lena.slash(place(), 'game status')).text).not.toMatch(/default|duck/)
    await server.arjun.slash(place(), 'auto', { kind: 'catch', value: 'always' })
    const own = (await server.arjun.slash(place(), 'game status')).text
    expect(own).toMatch(
      /Your auto-answer decides this <t:\d+:R>\. \*\*Something flies at me\*\*: Catch it if I can/,
    )
  })
})

describe('computers that answer at once', () => {
  it('leave no line of their own; the last message says whose move it is', async () => {
    server = await openTestServer(toy)
    const { mei, sandbox, app } = server
    await mei.slash('#room', 'game new', { game: 'toy', seats: 2, language: 'en' })
    await app.settled()
    const lobby = last(sandbox.transcript('#room').filter(({ ephemeral }) => !ephemeral))
    await mei.select(shown(await mei.click(lobby, 'Add computer player')), '電腦強度？', ['hard'])
    await mei.click(lobby, 'Start')
    await app.settled()
    thread = lobby.id
    const panel = shown(await mei.click(last(publicly()), 'Your move'))
    expect(panel.content).toContain('Which fruit')
    for (const choice of ['plum', '1 2 3', 'none']) await mei.slash(place(), 'play', { choice })
    await app.settled()
    expect(last(publicly())).toMatchObject({ buttons: ['Your move', 'Hand', 'Board'] })
    expect(publicly().filter(({ content }) => /^⏳|🤖.*picks a fruit/.test(content))).toEqual([])
    await mei.slash(place(), 'play', { choice: 'rain' })
    await app.settled()
  })
})

describe('computers that take their turns one after the other', () => {
  it('are told in one message, until somebody is asked', async () => {
    server = await openTestServer(toy)
    const { mei, sandbox, app } = server
    await mei.slash('#room', 'game new', { game: 'toy', seats: 3, language: 'en' })
    await app.settled()
    const lobby = last(sandbox.transcript('#room').filter(({ ephemeral }) => !ephemeral))
    for (const _ of [1, 2])
      await mei.select(shown(await mei.click(lobby, 'Add computer player')), '電腦強度？', ['hard'])
    await mei.click(lobby, 'Start')
    await app.settled()
    thread = lobby.id
    for (const choice of ['plum', '1 2 3', 'none', 'rain']) await mei.slash(place(), 'play', { choice })
    await app.settled()
    const turns = publicly().filter(({ content }) => content.includes('picked'))
    expect(turns.map(({ content }) => content.match(/picked/g)?.length)).toEqual([2, 4])
  })

  it('are told once after a fight, when the bot dies before it knows that they are told', async () => {
    const picture = { kind: 'fight', input: {}, alt: 'A fight' }
    const fighting = {
      ...toy,
      pictures: { table: () => picture, hand: () => undefined, scene: () => picture },
    } as unknown as Title
    server = await openTestServer(fighting, { draw: () => new Promise(() => {}), close: async () => {} })
    const { mei, sandbox, app } = server
    await mei.slash('#room', 'game new', { game: 'toy', seats: 3, language: 'en' })
    await app.settled()
    const lobby = last(sandbox.transcript('#room').filter(({ ephemeral }) => !ephemeral))
    for (const _ of [1, 2])
      await mei.select(shown(await mei.click(lobby, 'Add computer player')), '電腦強度？', ['hard'])
    await mei.click(lobby, 'Start')
    await app.settled()
    thread = lobby.id
    for (const choice of ['plum', '1 2 3', 'none']) await mei.slash(place(), 'play', { choice })
    await app.settled()
    sandbox.fault({ route: `POST /channels/${thread}/messages`, drop: 'after', skip: 1 })
    await mei.slash(place(), 'play', { choice: 'rain' })
    await app.settled()
    await server.restart()
    for (let second = 0; second < 10; second++) await later(1_000)
    const turns = publicly().filter(({ content }) => content.includes('picked'))
    expect(turns.map(({ content }) => content.match(/picked/g)?.length)).toEqual([2, 2, 2])
  })
})

describe('a computer that thinks for long', () => {
  it('is named under the game, with Your move, Hand and Board', async () => {
    server = await openTestServer(brooding)
    const { mei, sandbox, app, faults } = server
    await mei.slash('#room', 'language', { mine: 'en' })
    await mei.slash('#room', 'game new', { game: 'toy', seats: 2, language: 'en' })
    await app.settled()
    const lobby = last(sandbox.transcript('#room').filter(({ ephemeral }) => !ephemeral))
    await mei.select(shown(await mei.click(lobby, 'Add computer player')), 'How strong should it be?', [
      'hard',
    ])
    await mei.click(lobby, 'Start')
    await app.settled()
    thread = lobby.id
    for (const choice of ['plum', '1 2 3', 'none', 'rain']) await mei.slash(place(), 'play', { choice })
    await app.settled()
    const line = last(publicly())
    expect(line.content).toMatch(/^🤖 \*\*.+\*\*/)
    expect(line).toMatchObject({ notified: [], buttons: ['Your move', 'Hand', 'Board'] })
    expect((await mei.click(line, 'Your move')).text).toContain('🤖')
    // What keeps it here is a fault of its rules, which is logged.
    expect(faults.splice(0).length).toBeGreaterThan(0)
  })
})

describe('where everyone asked has answered lately', () => {
  it('it says so, until they are reminded five minutes later', async () => {
    await begin(volleyTitle as unknown as Title, ['mei', 'arjun'])
    const { app, mei, arjun } = server
    const game = await app.host.games.inChannel(thread)
    for (const { id, name } of [mei, arjun, mei, arjun]) {
      await answerAs(app.host, game?.id ?? '', { id, name })
      await app.settled()
    }
    const said = 'so I’ll remind them within 5 minutes'
    expect(last(publicly()).content).toContain(said)
    await later(6 * 60_000)
    expect(last(publicly()).content).not.toContain(said)
    expect(last(publicly()).notified.length).toBeGreaterThan(0)
  })
})
