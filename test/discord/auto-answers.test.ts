// Auto-answers as people meet them: the panel, the typed command, what the table reads, what one's auto-answer answered.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Title } from '../../src/games/common/title.ts'
import { answerAs } from '../support/host-table.ts'
import { volleyTitle } from '../support/volley-game.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
let thread: string
beforeEach(async () => {
  server = await openTestServer(volleyTitle as Title)
  const { mei, arjun, lena } = server
  for (const person of [mei, arjun, lena]) await person.slash('#room', 'language', { mine: 'en' })
  thread = await server.begin([mei, arjun, lena])
})
afterEach(() => server.close())

const MINUTE = 60_000
const place = () => ({ id: thread }) as never

/** Mei throws her first card: the others are asked. */
async function thrown(): Promise<void> {
  const { host } = server.app
  const game = await host.games.inChannel(thread)
  const { id, name } = server.mei
  expect(await answerAs(host, game?.id ?? '', { id, name })).toMatchObject({ ok: true })
  await server.app.settled()
}

const publicly = () => server.sandbox.transcript(place()).filter(({ ephemeral }) => !ephemeral)

async function later(ms: number): Promise<void> {
  server.clock.advance(ms)
  await server.app.settled()
}

describe('/auto', () => {
  it('changes them by a form, and says what is set to its member alone', async () => {
    const { arjun } = server
    const panel = shown(await arjun.slash(place(), 'auto'))
    expect(panel).toMatchObject({ ephemeralFor: 'Arjun' })
    expect(panel.content).toContain('**Something flies at me**: Ask me')
    const change = async (screen: typeof panel, value: string) => {
      const form = await arjun.click(screen, 'Change')
      return shown(await arjun.submit(form, { 'Something flies at me': value }))
    }
    const given = await change(panel, 'Always duck')
    expect(given.content).toContain('Saved.')
    expect(given.content).toContain('**Something flies at me**: Always duck')
    const once = await change(given, 'Next time: Catch it if I can')
    expect(once.content).toContain('next time “Catch it if I can”, then Always duck')
    // Left as it is, what decides once stays beside what decides always.
    const same = shown(await arjun.submit(await arjun.click(once, 'Change'), {}))
    expect(same.content).toContain('next time “Catch it if I can”, then Always duck')
    expect((await change(same, 'Ask me')).content).toContain('**Something flies at me**: Ask me')
  })

  it('sets nothing of a form that is older than what holds, that is made up, or after the game', async () => {
    const { lena, arjun, app, sandbox, store } = server
    const panel = shown(await arjun.slash(place(), 'auto'))
    const [one, other] = [await arjun.click(panel, 'Change'), await arjun.click(panel, 'Change')]
    await arjun.submit(one, { 'Something flies at me': 'never' })
    const late = shown(await arjun.submit(other, { 'Something flies at me': 'always' }))
    expect(late.content).toContain('nothing in it was saved')
    expect(late.content).toContain('**Something flies at me**: Always duck')
    const { modal } = await arjun.click(panel, 'Change')
    const send = async (user: string, value: string) => {
      const component = { type: 21, id: 2, custom_id: 'catch', value }
      const data = { custom_id: modal?.custom_id, components: [{ type: 18, id: 1, component }] }
      return sandbox.forge({ kind: 5, user, channel: panel.channel, source: panel.id, data })
    }
    expect((await send(arjun.id, 'sing')).text).toContain('There is no such auto-answer')
    // Somebody else's form sets nothing of theirs either: they have not seen what holds for them.
    expect((await send(lena.id, 'always')).text).toContain('nothing in it was saved')
    const game = await app.host.games.inChannel(thread)
    const of = (person: typeof lena) => app.host.autoAnswers.of(person, { game: game?.id ?? '' })
    expect(await of(arjun)).toMatchObject({ value: { autoAnswers: [{ value: 'never' }] } })
    expect(await of(lena)).toMatchObject({ value: { autoAnswers: [{ value: 'ask' }] } })
    await store.db.game.update({ where: { id: game?.id ?? '' }, data: { status: 'finished' } })
    expect((await send(arjun.id, 'always')).text).not.toContain('Saved')
  })

  it('takes what is typed or completed, and says what it cannot take', async () => {
    const { arjun } = server
    const kinds = await arjun.complete(place(), 'auto', { kind: 'fl' }, 'kind')
    expect(kinds.map(({ name }) => name)).toEqual(['Something flies at me'])
    const values = await arjun.complete(place(), 'auto', { kind: 'catch', value: '' }, 'value')
    expect(values.map(({ value }) => value)).toEqual(['ask', 'always', 'never', 'once:always', 'once:never'])
    const typed = (kind: string, value: string) => arjun.slash(place(), 'auto', { kind, value })
    expect((await typed('catch', '一律閃開')).text).toContain('Always duck')
    expect((await typed('catch', 'once:always')).text).toContain('next time “Catch it if I can”')
    expect((await typed('catch', 'sing')).text).toContain('“sing” is not an answer')
    expect((await typed('singing', 'never')).text).toContain('Choose from: Something flies at me.')
  })

  it('is about new games where none is played, and fills them', async () => {
    const { lena } = server
    await lena.slash('#room', 'auto', { kind: 'catch', value: 'never' })
    const next = await server.begin([server.mei, lena])
    expect((await lena.slash({ id: next } as never, 'auto')).text).toContain(': Always duck')
    expect((await lena.slash(place(), 'auto')).text).toContain(': Ask me')
  })
})

describe('a member with an auto-answer', () => {
  it('is not mentioned; the table reads that an auto-answer answers, and not what', async () => {
    const { lena } = server
    await lena.slash(place(), 'auto', { kind: 'catch', value: 'never' })
    await thrown()
    const prompt = last(publicly().filter(({ buttons }) => buttons.includes('Your move')))
    expect(prompt.text).toContain('@Arjun')
    expect(prompt.text).not.toContain('@Lena')
    const auto = /Auto-answers decide <t:\d+:R> for \*\*Lena\*\*\./
    expect(prompt.content).toMatch(auto)
    expect((await server.arjun.slash(place(), 'game status')).text).toMatch(auto)
    const { text } = await lena.click(prompt, 'Your move')
    expect(text).toMatch(
      /Your auto-answer decides this <t:\d+:R>\. \*\*Something flies at me\*\*: Always duck/,
    )
    expect(text).not.toContain('must choose this, not you')
    await later(3 * MINUTE)
    const after = last(publicly().filter(({ buttons }) => buttons.includes('Your move')))
    expect(after.content).not.toContain('Lena')
    expect(
      publicly()
        .map(({ content }) => content)
        .join('\n'),
    ).not.toContain('Duck')
  })

  it('reads what it answered when they next look', async () => {
    const { lena } = server
    await lena.slash(place(), 'auto', { kind: 'catch', value: 'never' })
    await thrown()
    await later(3 * MINUTE)
    const prompt = last(publicly().filter(({ buttons }) => buttons.includes('Your move')))
    expect((await lena.click(prompt, 'Your move')).text).toContain('Your auto-answer: Duck')
    expect((await server.arjun.click(prompt, 'Your move')).text).not.toContain('Your auto-answer')
  })
})

describe('a stretch', () => {
  it('is passed by a button, and taken back in the panel of auto-answers', async () => {
    const { lena } = server
    await thrown()
    const prompt = last(publicly().filter(({ buttons }) => buttons.includes('Your move')))
    const asked = shown(await lena.click(prompt, 'Your move'))
    expect(asked.buttons).toEqual(expect.arrayContaining(['Duck for this round', 'Auto-answers']))
    await lena.click(asked, 'Duck for this round')
    await server.app.settled()
    const panel = shown(await lena.slash(place(), 'auto'))
    expect(panel.content).toContain('You auto-pass: Duck for this round.')
    const ended = shown(await lena.click(panel, 'Ask me again'))
    expect(ended.content).not.toContain('You auto-pass')
  })
})

describe('a lobby with fast reactions', () => {
  it('says in a sentence what that gives away', async () => {
    const { mei, app } = server
    await mei.slash('#room', 'game new', {
      game: 'volley',
      seats: 2,
      language: 'en',
      'reaction-timing': 'fast',
    })
    await app.settled()
    const lobby = last(server.sandbox.transcript('#room').filter(({ ephemeral }) => !ephemeral))
    expect(lobby.content).toContain('a pause shows that someone could act')
  })
})
