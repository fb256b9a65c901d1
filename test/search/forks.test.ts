// What others did where nobody could see it is nothing that a search is given: of two tables that a seat cannot tell apart
// it is told the same. The likenesses of worlds.test.ts are dealt by a game's own pools; these are not.
import { describe, expect, it } from 'vitest'
import type { Game, State } from '../../src/engine/game.ts'
import { defaultOptions } from '../../src/engine/options.ts'
import { poolsOf } from '../../src/engine/pools.ts'
import { TITLES } from '../../src/games/index.ts'
import { allOr } from '../support/sample.ts'
import { type Found, forksOf, type Playing } from './forks.ts'

/** Tables of a game, and how many games are played at each; a sample is one game at the first of them. */
const TABLES: Readonly<Record<string, readonly (Partial<Playing> & { readonly games: number })[]>> = {
  records: [
    { seats: 2, games: 2 },
    { seats: 3, games: 2 },
    { seats: 4, games: 1, options: { 'strict-order': true } },
    { seats: 3, games: 1, options: { advanced: true } },
    { seats: 5, games: 2 },
  ],
  dynasties: [
    { seats: 4, games: 2 },
    { seats: 5, games: 1, options: { honesty: true } },
  ],
  meow: [
    { seats: 3, games: 1, options: { expansions: ['treasures', 'stratagems', 'battles'] } },
    { seats: 2, games: 1 },
  ],
  hegemony: [{ seats: 4, games: 1 }],
  storm: [
    { seats: 2, games: 1 },
    { seats: 3, games: 1 },
  ],
}

function played(game: Game, tables: (typeof TABLES)[string]): Found {
  const found: Found = { alike: 0, leaks: [] }
  for (const { seats = 2, options = {}, games } of tables)
    for (let n = 0; n < games; n++) {
      const next = forksOf(game, {
        seats,
        options: { ...defaultOptions(game), ...options },
        seed: `fork ${n}`,
      })
      found.alike += next.alike
      found.leaks.push(...next.leaks)
    }
  return found
}

describe('of tables that its seat cannot tell apart', () => {
  it.each(Object.entries(TABLES).slice(0, allOr(undefined, 4)))(
    'a search of %s is told the same',
    (id, tables) => {
      const sample = tables.slice(0, 1).map((table) => ({ ...table, games: 1 }))
      const { alike, leaks } = played(TITLES[id]?.game as Game, allOr(tables, sample))
      expect(leaks).toEqual([])
      expect(alike).toBeGreaterThan(allOr(200, 40))
    },
  )

  it('a game that leaves hidden cards where they are is found', () => {
    const records = TITLES.records?.game as Game
    const pinned = (card: string) => card < 'm'
    const peeking: Game = {
      ...records,
      pools: (state: State, viewer) =>
        poolsOf(records, state, viewer).map(({ places }) => ({
          places: places.filter((card) => !pinned(card)),
        })),
    }
    expect(played(peeking, [{ seats: 3, games: 1 }]).leaks).not.toEqual([])
  })

  it('a game that leaves what others know is found', () => {
    const records = TITLES.records?.game as Game
    const { knownBy: _, ...peeking } = records
    expect(played(peeking, [{ seats: 3, games: 2 }]).leaks).not.toEqual([])
  })
})
