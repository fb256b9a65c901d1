// How long a table takes: said in the lobby and its form, from what was measured.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lastingOf, lastingText, quickerOf } from '../../src/discord/words/duration.ts'
import type { Options } from '../../src/engine/game.ts'
import { defaultOptions, valuesOf } from '../../src/engine/options.ts'
import type { Title } from '../../src/games/common/title.ts'
import { TITLES } from '../../src/games/index.ts'
import { paceOf } from '../../src/host/clock/index.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'
import { toy } from './toy.ts'

const measured: Title = {
  ...toy,
  days: {
    seats: [
      { seats: 2, median: 2.6, ninth: 4.1, hours: 0.4 },
      { seats: 3, median: 6.2, ninth: 8, hours: 2.2, suggested: 3.1 },
      { seats: 4, median: 8, ninth: 12, hours: 3 },
    ],
    options: [{ id: 'sour', value: true, times: 2 }],
    measured: ['sour = true (3 seats)'],
  },
}
const table = { seats: 3, options: {} }

describe('how long a table takes', () => {
  it('is shorter where all take the suggested auto-answers, and nothing is said where it is not', () => {
    expect(quickerOf(measured, table)).toEqual({ days: 3, instead: 6 })
    expect(quickerOf(measured, { ...table, computers: 1 })).toEqual({ days: 2, instead: 4 })
    expect(quickerOf(measured, { ...table, seats: 4 })).toBeUndefined()
    expect(quickerOf(measured, { ...table, computers: 2 })).toBeUndefined()
  })

  it('is days by seats and options, and hours where people sit together', () => {
    expect(lastingOf(measured, table)).toEqual({ from: 6, to: 8, unit: 'days' })
    expect(lastingOf(measured, { ...table, options: { sour: true } })).toEqual({
      from: 12,
      to: 16,
      unit: 'days',
    })
    const live = paceOf({ speed: 'live' })
    if (!live) throw new Error('live is a speed')
    expect(lastingOf(measured, { ...table, pace: live })).toEqual({ from: 2, to: 2, unit: 'hours' })
    expect(lastingText(measured, { ...table, seats: 2, pace: live }, 'en')).toBe(
      'about an hour with everyone present',
    )
    expect(lastingText(measured, table, 'zh-TW')).toBe('約 6–8 天')
  })

  it('is less where computers sit, and nothing is said where nobody waits or nothing was measured', () => {
    expect(lastingOf(measured, { ...table, computers: 1 })).toEqual({ from: 4, to: 5, unit: 'days' })
    expect(lastingText(measured, { ...table, computers: 2 }, 'en')).toBe('about 45 minutes against computers')
    expect(lastingText(measured, { ...table, seats: 5 }, 'en')).toBe('')
    expect(lastingText(toy, table, 'en')).toBe('')
  })

  it('is known of every installed game at every number of seats', () => {
    for (const title of Object.values(TITLES)) {
      const { game, introduction } = title
      const options = defaultOptions(game)
      for (let seats = Math.max(2, game.seats.min); seats <= game.seats.max; seats++)
        expect(lastingOf(title, { seats, options }), `${game.id} ${seats}`).toBeDefined()
      for (const { id, value } of title.days?.options ?? []) {
        const spec = game.options.find((each) => each.id === id)
        expect(spec && valuesOf(spec, spec.seats?.[0] ?? game.seats.max).flat()).toContain(value)
      }
      expect(introduction?.days.length).toBeGreaterThan(0)
    }
  })
})

describe('options that say nothing beside others, or leave no end', () => {
  const dynasties = TITLES.dynasties as Title
  const said = (options: Options) => lastingText(dynasties, { seats: 5, options }, 'en')

  it('a number of rounds and a number of laps count only with the endings that they are for', () => {
    expect(said({ rounds: 54 })).toBe(said({}))
    expect(said({ ending: 'clock', laps: 8 })).toBe(said({ ending: 'clock' }))
    expect(said({ laps: 2 })).not.toBe(said({}))
    expect(said({ ending: 'clock', rounds: 54 })).not.toBe(said({ ending: 'clock' }))
  })

  it('without a limit on laps or rounds nobody knows when it ends', () => {
    expect(said({ laps: 'none' })).toBe('no set end')
    expect(said({ ending: 'deck', laps: 'none' })).toBe('no set end')
    expect(said({ ending: 'clock', laps: 'none' })).toBe(said({ ending: 'clock' }))
    expect(lastingText(TITLES.storm as Title, { seats: 3, options: { rounds: 'off' } }, 'zh-TW')).toBe(
      '沒有固定的結束時間',
    )
    expect(quickerOf(dynasties, { seats: 5, options: { laps: 'none' } })).toBeUndefined()
  })
})

describe('a lobby', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await openTestServer(measured)
  })
  afterEach(() => server.close())

  it('says how many days it takes, and its form what each number of seats and each speed makes of it', async () => {
    const { arjun, app } = server
    await arjun.slash('#room', 'game new', { game: 'toy', seats: 3, language: 'en' })
    await app.settled()
    const lobby = () =>
      last(server.sandbox.transcript('#room').filter(({ content }) => content.startsWith('**Orchard')))
    expect(lobby().content).toContain('· about 6–8 days')
    const form = await arjun.click(lobby(), 'Options')
    const [seats] = form.modal?.fields ?? []
    expect(seats?.component.options?.map(({ description }) => description)).toContain('about 3–4 days')
    const fewer = shown(await arjun.submit(form, { 'How many seats?': '2' }))
    expect(fewer.content).toContain('about 3–4 days')
    expect(fewer.content).toContain('look in about 4 times a day')
    const again = await arjun.click(fewer, 'Options')
    const speeds = again.modal?.fields[1]?.component.options?.map(({ description }) => description)
    expect(speeds).toContain('about an hour with everyone present')
    const live = shown(await arjun.submit(again, { 'How fast?': 'live' }))
    expect(live.content).toContain('about an hour with everyone present')
    await app.settled()
    expect(lobby().content).toContain('about an hour with everyone present')
  })
})
