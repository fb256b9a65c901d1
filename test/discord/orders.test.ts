// Standing orders as people meet them: the panel, the typed command, what the table reads, what one's order answered.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Title } from '../../src/games/title.ts'
import { answerAs } from '../support/host-table.ts'
import { volleyTitle } from '../support/volley-game.ts'
import { type Garden, last, openGarden, shown } from './garden.ts'

let garden: Garden
let thread: string
beforeEach(async () => {
  garden = await openGarden(volleyTitle as Title)
  const { mei, arjun, lena } = garden
  for (const person of [mei, arjun, lena]) await person.slash('#room', 'language', { mine: 'en' })
  thread = await garden.begin([mei, arjun, lena])
})
afterEach(() => garden.close())

const MINUTE = 60_000
const place = () => ({ id: thread }) as never

/** Mei throws her first card: the others are asked. */
async function thrown(): Promise<void> {
  const { host } = garden.house
  const game = await host.gameIn(thread)
  const { id, name } = garden.mei
  expect(await answerAs(host, game?.id ?? '', { id, name })).toMatchObject({ ok: true })
  await garden.house.settled()
}

const publicly = () => garden.sandbox.transcript(place()).filter(({ ephemeral }) => !ephemeral)

async function later(ms: number): Promise<void> {
  garden.clock.advance(ms)
  await garden.house.settled()
}

describe('/orders', () => {
  it('offers each order by menus, and says what is ordered to its member alone', async () => {
    const { arjun } = garden
    const panel = shown(await arjun.slash(place(), 'orders'))
    expect(panel).toMatchObject({ ephemeralFor: 'Arjun' })
    expect(panel.content).toContain('**Something flies at me**: Ask me')
    const chosen = shown(await arjun.select(panel, 'Which order?', ['Something flies at me']))
    const given = shown(await arjun.select(chosen, 'Something flies at me: always', ['Always duck']))
    expect(given.content).toContain('It is ordered.')
    expect(given.content).toContain('**Something flies at me**: Always duck')
    const once = shown(
      await arjun.select(given, 'Something flies at me: next time only', [
        'Next time only: Catch it if I can',
      ]),
    )
    expect(once.content).toContain('next time “Catch it if I can”, then Always duck')
  })

  it('takes what is typed or completed, and says what it cannot take', async () => {
    const { arjun } = garden
    const kinds = await arjun.complete(place(), 'orders', { kind: 'fl' }, 'kind')
    expect(kinds.map(({ name }) => name)).toEqual(['Something flies at me'])
    const values = await arjun.complete(place(), 'orders', { kind: 'catch', value: '' }, 'value')
    expect(values.map(({ value }) => value)).toEqual(['ask', 'always', 'never', 'once:always', 'once:never'])
    const typed = (kind: string, value: string) => arjun.slash(place(), 'orders', { kind, value })
    expect((await typed('catch', '一律閃開')).text).toContain('Always duck')
    expect((await typed('catch', 'once:always')).text).toContain('next time “Catch it if I can”')
    expect((await typed('catch', 'sing')).text).toContain('“sing” cannot be ordered')
    expect((await typed('singing', 'never')).text).toContain('There are: Something flies at me.')
  })

  it('is about new games where none is played, and fills them', async () => {
    const { lena } = garden
    await lena.slash('#room', 'orders', { kind: 'catch', value: 'never' })
    const next = await garden.begin([garden.mei, lena])
    expect((await lena.slash({ id: next } as never, 'orders')).text).toContain(': Always duck')
    expect((await lena.slash(place(), 'orders')).text).toContain(': Ask me')
  })
})

describe('a member with an order', () => {
  it('is not mentioned; the table reads that an order answers, and not what', async () => {
    const { lena } = garden
    await lena.slash(place(), 'orders', { kind: 'catch', value: 'never' })
    await thrown()
    const prompt = last(publicly().filter(({ buttons }) => buttons.includes('Your move')))
    expect(prompt.text).toContain('@Arjun')
    expect(prompt.text).not.toContain('@Lena')
    expect(prompt.content).toContain('A standing order answers for **Lena**.')
    expect((await garden.arjun.slash(place(), 'game status')).text).toContain(
      'A standing order answers for **Lena**.',
    )
    expect((await lena.click(prompt, 'Your move')).text).toContain('Your standing order answers this.')
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
    const { lena } = garden
    await lena.slash(place(), 'orders', { kind: 'catch', value: 'never' })
    await thrown()
    await later(3 * MINUTE)
    const prompt = last(publicly().filter(({ buttons }) => buttons.includes('Your move')))
    expect((await lena.click(prompt, 'Your move')).text).toContain('Your order answered: Duck')
    expect((await garden.arjun.click(prompt, 'Your move')).text).not.toContain('Your order answered')
  })
})

describe('a stretch', () => {
  it('is passed by a button, and taken back in the panel of orders', async () => {
    const { lena } = garden
    await thrown()
    const prompt = last(publicly().filter(({ buttons }) => buttons.includes('Your move')))
    const asked = shown(await lena.click(prompt, 'Your move'))
    expect(asked.buttons).toEqual(expect.arrayContaining(['Duck for this round', 'Orders']))
    await lena.click(asked, 'Duck for this round')
    await garden.house.settled()
    const panel = shown(await lena.slash(place(), 'orders'))
    expect(panel.content).toContain('You pass: Duck for this round.')
    const ended = shown(await lena.click(panel, 'Ask me again'))
    expect(ended.content).not.toContain('You pass')
  })
})

describe('a lobby with brisk windows', () => {
  it('says in a sentence what that gives away', async () => {
    const { mei, house } = garden
    await mei.slash('#room', 'game new', { game: 'volley', seats: 2, language: 'en', windows: 'brisk' })
    await house.settled()
    const lobby = last(garden.sandbox.transcript('#room').filter(({ ephemeral }) => !ephemeral))
    expect(lobby.content).toContain('a pause tells that somebody could have acted')
  })
})
