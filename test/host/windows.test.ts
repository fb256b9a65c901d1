// What waiting tells: nothing of hidden cards, at a table with hidden reactions. Planted ways of waiting that tell are each found.
import { describe, expect, it } from 'vitest'
import { mixedTables, tablesOf } from '../../scripts/common/tables.ts'
import type { TimedTable } from '../../scripts/prove/timed.ts'
import { searchWaits, type WaitSearch } from '../../scripts/prove/timing-leaks.ts'
import type { Game, State } from '../../src/engine/game.ts'
import type { GameSession } from '../../src/engine/lifecycle.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import { TITLES } from '../../src/games/index.ts'
import { paceOf } from '../../src/host/table/clock/pace.ts'
import { answeringAt, type Opened, type Waiting, waitingOf } from '../../src/host/table/windows.ts'
import { aiming, volley } from '../support/volley-game.ts'

const SECOND = 1_000
const hidden: Waiting = { hidden: true, quick: true, alone: false }

/** How many tables of a game are searched; of the long games fewer. */
const TABLES: Readonly<Record<string, number>> = {
  records: 10,
  dynasties: 8,
  meow: 20,
  hegemony: 9,
  storm: 3,
}

const search = (game: Game, cases: number, more: Partial<WaitSearch> = {}) =>
  searchWaits(game, { cases, seed: 'windows', tables: tablesOf(game), waiting: hidden, ...more })

describe('at a table with hidden reactions', () => {
  it('the public sees the same at the same moments, no matter what cards are hidden, until somebody acts otherwise', () => {
    const found = search(volley as Game, 150)
    expect(found).toMatchObject({ cases: 150, betrayals: [] })
    expect(found.parted).toBeGreaterThan(10)
  })

  it.each(Object.values(TITLES))('so in $game.id, with private steps too', ({ game }) => {
    const tables = mixedTables(tablesOf(game), ({ policies }) => policies.length, 'windows')
    const few = tables.slice(0, TABLES[game.id] ?? 8)
    const found = search(game, 10 * few.length, { tables: few })
    expect(found.betrayals).toEqual([])
    expect(Object.keys(found.seats).length).toBeGreaterThan(1)
    // Only where hidden cards changed what an auto-answer did, and where somebody looked into a menu, was anything proved.
    expect(found.parted).toBeGreaterThan(0)
    expect(found.detours).toBeGreaterThan(0)
  })

  it('no one table is searched for more than its share, and none at which one person sits alone', () => {
    const solo = { policies: [randomPolicy], options: {} }
    const tables = [
      solo,
      solo,
      ...[2, 3, 4, 5].map((seats) => ({ ...solo, policies: Array(seats).fill(randomPolicy) })),
    ]
    expect(search(volley as Game, 20, { tables }).seats).toEqual({ 2: 5, 3: 5, 4: 5, 5: 5 })
  })
})

describe('private steps', () => {
  it('show the public nothing, however often somebody looks into a menu and goes back', () => {
    const found = search(aiming as Game, 300)
    expect(found).toMatchObject({ betrayals: [] })
    expect(found.detours).toBeGreaterThan(20)
  })

  const shows = /^private steps show/
  it.each<[string, TimedTable['sees']]>([
    ['moves the prompt', ({ open }) => open?.number],
    ['says what is asked in it', ({ open }) => open?.request.decisions.map(({ prompt }) => prompt.key)],
    ['counts as an answer', ({ number }) => number],
  ])('are found out by the search where a step %s', (_, sees) => {
    expect(search(aiming as Game, 30, { leak: { sees } }).betrayals[0]?.what).toMatch(shows)
  })

  it('are found out by the search where a step begins the wait for auto-answers anew', () => {
    const moment = ({ number }: GameSession, _: number, opened: Date) =>
      new Date(opened.getTime() + number * SECOND)
    const found = search(aiming as Game, 60, { leak: { moment } })
    expect(found.betrayals.some(({ what }) => shows.test(what))).toBe(true)
  })
})

describe('the search finds', () => {
  const MINUTE = 60_000

  it('an auto-answer that is quicker to pass than to act', () => {
    const leak: WaitSearch['leak'] = {
      moment: (session, seat, opened) => {
        const decision = session.open?.request.decisions.find((each) => each.seat === seat)
        return new Date(opened.getTime() + (decision?.options.length === 1 ? 1 : 2) * MINUTE)
      },
    }
    expect(search(volley as Game, 100, { leak }).betrayals[0]?.what).toMatch(/^seen at/)
  })

  it('a table that waits for those alone who could act', () => {
    const leak: WaitSearch['leak'] = { isAnswered: ({ options }) => options.length > 1 }
    expect(search(volley as Game, 100, { leak }).betrayals[0]?.what).toMatch(/^waits/)
  })

  it('a plan that is played sooner by the member who holds a shield', () => {
    const planning = {
      ...volley,
      rehearse: (state: State & { turn: number; hands: string[][] }, seat: number) => {
        const seats = state.hands.length
        return state.turn < 0 ? undefined : { ...state, turn: state.turn - (state.turn % seats) + seat }
      },
    } as unknown as Game
    const honest = search(planning, 100)
    expect(honest.betrayals).toEqual([])
    expect(honest.planned).toBeGreaterThan(10)
    const leak: WaitSearch['leak'] = {
      planned: (session, seat, opened) => {
        const { hands } = session.state as State & { hands: string[][] }
        const holds = hands[seat]?.some((card) => card.startsWith('shield'))
        return new Date(opened.getTime() + (holds ? 1 : 2) * MINUTE)
      },
    }
    expect(search(planning, 100, { leak }).betrayals[0]?.what).toMatch(/^seen at/)
  })

  it('a window that closes at once where nobody could act, and waits where somebody could', () => {
    const leak: WaitSearch['leak'] = {
      moment: (session, _seat, opened) => {
        const able = session.open?.request.decisions.some(({ options }) => options.length > 1)
        return new Date(opened.getTime() + (able ? 1 : 0) * MINUTE)
      },
    }
    expect(search(volley as Game, 100, { leak }).betrayals[0]?.what).toMatch(/^seen at/)
  })

  it('what a table with fast reactions says of itself', () => {
    const fast = { hidden: false, quick: true, alone: false }
    expect(search(volley as Game, 100, { waiting: fast }).betrayals.length).toBeGreaterThan(0)
  })
})

describe('the moment at which auto-answers answer', () => {
  const moved = new Date('2026-01-01T12:00:00Z')
  const waits = (wish: object, members = 2) => {
    const pace = paceOf(wish)
    if (!pace) throw new Error('no such pace')
    return waitingOf(pace, members)
  }
  /** Seconds after a member's move, so many seconds into the game, at which a window answers that it opened. */
  const after = (waiting: Waiting, played: number, later = 0, more: Partial<Opened> = {}) => {
    const since = new Date(moved.getTime() + played * SECOND)
    const at = new Date(since.getTime() + later * SECOND)
    const moment = answeringAt(waiting, 'seed', { since, at, passable: true, ...more })
    return (moment.getTime() - since.getTime()) / SECOND
  }
  const entries = Array.from({ length: 50 }, (_, n) => n)

  it('comes within seconds where people sit together or have no clock, within a minute elsewhere', () => {
    for (const speed of ['live', 'none'])
      for (const entry of entries) expect(after(waits({ speed }), entry)).toBeLessThanOrEqual(6)
    for (const speed of ['daily', 'relaxed'])
      for (const entry of entries) {
        expect(after(waits({ speed }), entry)).toBeGreaterThanOrEqual(20)
        expect(after(waits({ speed }), entry)).toBeLessThanOrEqual(60)
      }
  })

  it('is the same whenever it is asked, and another for each move', () => {
    const daily = waits({ speed: 'daily' })
    expect(after(daily, 7)).toBe(after(daily, 7))
    expect(new Set([1, 2, 3, 4, 5].map((entry) => after(daily, entry))).size).toBe(5)
  })

  it('is one for all windows that follow a move with no member asked between', () => {
    const daily = waits({ speed: 'daily' })
    expect(after(daily, 7, 5)).toBe(after(daily, 7))
    // It is past: what comes later in the stretch waits no second time.
    expect(after(daily, 7, 100)).toBe(100)
  })

  it('is at once at a table with fast reactions, for a member alone with computers, and for what must be chosen anyway', () => {
    expect(after(waits({ speed: 'daily', windows: 'fast' }), 7)).toBe(0)
    expect(after(waits({ speed: 'daily' }, 1), 7)).toBe(0)
    expect(after(waits({ speed: 'daily' }), 7, 0, { passable: false })).toBe(0)
  })
})
