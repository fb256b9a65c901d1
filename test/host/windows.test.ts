// What waiting tells: nothing of hidden cards, at a sealed table. Planted ways of waiting that tell are each found.
import { describe, expect, it } from 'vitest'
import { tablesOf } from '../../scripts/tables.ts'
import { searchWaits, type WaitSearch } from '../../scripts/waits.ts'
import type { Game } from '../../src/engine/game.ts'
import { TITLES } from '../../src/games/index.ts'
import { paceOf } from '../../src/host/pace.ts'
import { answeringAt, type Waiting, waitingOf } from '../../src/host/windows.ts'
import { volley } from '../support/volley-game.ts'

const sealed: Waiting = { sealed: true, quick: true }

const search = (game: Game, cases: number, more: Partial<WaitSearch> = {}) =>
  searchWaits(game, { cases, seed: 'windows', tables: tablesOf(game), waiting: sealed, ...more })

describe('at a sealed table', () => {
  it('the public sees the same at the same moments, whatever cards are hidden, until somebody acts otherwise', () => {
    const found = search(volley as Game, 150)
    expect(found).toMatchObject({ cases: 150, betrayals: [] })
    expect(found.parted).toBeGreaterThan(10)
  })

  it.each(Object.values(TITLES).filter(({ game }) => game.orders))('so in $game.id', ({ game }) => {
    expect(search(game, 40).betrayals).toEqual([])
  })
})

describe('the search finds', () => {
  const MINUTE = 60_000

  it('an order that is quicker to pass than to act', () => {
    const leak: WaitSearch['leak'] = {
      moment: (run, seat, opened) => {
        const decision = run.open?.request.decisions.find((each) => each.seat === seat)
        return new Date(opened.getTime() + (decision?.options.length === 1 ? 1 : 2) * MINUTE)
      },
    }
    expect(search(volley as Game, 100, { leak }).betrayals[0]?.what).toMatch(/^seen at/)
  })

  it('a table that waits for those alone who could act', () => {
    const leak: WaitSearch['leak'] = { covers: ({ options }) => options.length > 1 }
    expect(search(volley as Game, 100, { leak }).betrayals[0]?.what).toMatch(/^waits/)
  })

  it('what a brisk table says of itself', () => {
    const brisk = { sealed: false, quick: true }
    expect(search(volley as Game, 100, { waiting: brisk }).betrayals.length).toBeGreaterThan(0)
  })
})

describe('the moment at which orders answer', () => {
  const opened = new Date('2026-01-01T12:00:00Z')
  const waits = (wish: object) => {
    const pace = paceOf(wish)
    if (!pace) throw new Error('no such pace')
    return waitingOf(pace)
  }
  const after = (waiting: Waiting, entry: number) =>
    (answeringAt(waiting, 'seed', entry, opened).getTime() - opened.getTime()) / 1000

  it('comes within seconds where people sit together or have no clock, within minutes elsewhere', () => {
    const entries = Array.from({ length: 50 }, (_, n) => n)
    for (const speed of ['live', 'none'])
      for (const entry of entries) expect(after(waits({ speed }), entry)).toBeLessThanOrEqual(6)
    for (const speed of ['daily', 'relaxed'])
      for (const entry of entries) expect(after(waits({ speed }), entry)).toBeGreaterThanOrEqual(60)
  })

  it('is the same whenever it is asked, and another for each request', () => {
    const daily = waits({ speed: 'daily' })
    expect(after(daily, 7)).toBe(after(daily, 7))
    expect(new Set([1, 2, 3, 4, 5].map((entry) => after(daily, entry))).size).toBe(5)
  })

  it('is at once at a brisk table', () => {
    expect(after(waits({ speed: 'daily', windows: 'brisk' }), 7)).toBe(0)
  })
})
