// A turn planned ahead tells its member nothing, in any game, at any stop.
import { describe, expect, it, vi } from 'vitest'
import { tablesOf } from '../../scripts/common/tables.ts'
import { TITLES } from '../../src/games/index.ts'
import { tryPlans } from '../support/plan-tries.ts'

vi.setConfig({ testTimeout: 600_000 })

/** One stop in so many is tried. */
const EVERY = 29

describe.each(Object.values(TITLES))('$game.id', ({ game }) => {
  const tables = tablesOf(game)
  const some = tables.filter((_, index) => index % Math.ceil(tables.length / 2) === 0)

  it.each(some)('$policies.length seats, $options: a plan tells nothing', (table) => {
    const { leaks, lengths } = tryPlans(game, table, 'plans', EVERY)
    expect(leaks).toEqual([])
    expect(lengths.length).toBeGreaterThan(0)
  })
})
