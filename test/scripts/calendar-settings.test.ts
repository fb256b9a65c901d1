// How long games take, as measured: what their lobbies say is of the options that they have now.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { measuredOf, unmeasuredIn } from '../../scripts/calendar/settings.ts'
import { daysSource } from '../../scripts/calendar/table.ts'
import type { OptionSpec } from '../../src/engine/game.ts'
import type { Title } from '../../src/games/common/title.ts'
import { TITLES } from '../../src/games/index.ts'

const sourceOf = (id: string): string => readFileSync(`src/games/${id}/days.ts`, 'utf8')

/** What made a game's days: `npm run calendar -- storm --table --games 10 --seed 1`. */
const commandIn = (source: string) => {
  const [command = '', games = '', seed = ''] = /npm run .* --games (\d+) --seed (\w+)/.exec(source) ?? []
  return { command, games: Number(games), seed }
}

describe.each(Object.entries(TITLES))('%s', (id, title) => {
  it('was measured with the options it has', () => {
    const { command } = commandIn(sourceOf(id))
    expect(unmeasuredIn(title), `added or changed since; run \`${command}\``).toEqual([])
  })

  it('has its days as the command wrote them', () => {
    const { days } = title
    if (!days) throw new Error('nothing was measured')
    expect(sourceOf(id)).toBe(daysSource(id, days, commandIn(sourceOf(id))))
  })
})

describe('an option', () => {
  const advanced: OptionSpec = { id: 'advanced', kind: 'flag', default: false }
  const end: OptionSpec = { id: 'end', kind: 'choice', values: ['last', 'clock'], default: 'last' }
  const rounds: OptionSpec = {
    id: 'rounds',
    kind: 'number',
    min: 1,
    max: 9,
    default: 5,
    offered: [3, 5],
    with: { end: ['clock'] },
  }
  const alone: OptionSpec = { id: 'alone', kind: 'flag', default: false, seats: [1] }
  const game = { id: 'chess', seats: { min: 1, max: 3 }, options: [advanced, end, rounds, alone] } as const
  const title = { game } as unknown as Title
  const measured = measuredOf(title)
  const days = {
    seats: [2, 3].map((seats) => ({ seats, median: 1, ninth: 1, hours: 1 })),
    options: [],
    measured,
  }

  it('is named with what it was set to, and not where nobody waits', () => {
    expect(measured).toEqual([
      'advanced = true (3 seats)',
      'end = clock (3 seats)',
      'rounds = 3 (3 seats, end clock)',
    ])
    expect(unmeasuredIn({ ...title, days })).toEqual([])
  })

  it.each<[string, readonly OptionSpec[], readonly string[]]>([
    ['added', [advanced, end, rounds, alone, { id: 'fog', kind: 'flag', default: false }], ['fog']],
    ['removed that nobody waits in', [advanced, end, rounds], []],
    ['removed', [end, rounds, alone], ['advanced']],
    ['with another default', [{ ...advanced, default: true } as OptionSpec, end, rounds], ['advanced']],
    ['at other seats', [{ ...advanced, seats: [2] }, end, rounds], ['advanced']],
  ])('%s', (_, options, names) => {
    expect(unmeasuredIn({ ...title, days, game: { ...title.game, options } })).toEqual(names)
  })

  it('with a number of seats more is noticed too', () => {
    const more = { ...title, days, game: { ...title.game, seats: { min: 1, max: 4 } } }
    expect(unmeasuredIn(more)).toContain('4 seats')
  })
})
