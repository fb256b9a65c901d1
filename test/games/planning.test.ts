// A turn planned ahead tells its member nothing, in any game, at any stop.
import { describe, expect, it, vi } from 'vitest'
import { tablesOf } from '../../scripts/common/tables.ts'
import { TITLES } from '../../src/games/index.ts'
import { tryPlans } from '../support/plan-tries.ts'
import { allOr } from '../support/sample.ts'

vi.setConfig({ testTimeout: 600_000 })

/** One stop in so many is tried, more of them where a table has few at which somebody may plan. */
const EVERY = [29, 7, 1]

describe.each(Object.values(TITLES))('$game.id', ({ game }) => {
  const tables = tablesOf(game)
  const some = tables.filter((_, index) => index % Math.ceil(tables.length / allOr(2, 1)) === 0)

  it.each(some)('$policies.length seats, $options: a plan tells nothing', (table) => {
    for (const every of EVERY) {
      const { leaks, lengths } = tryPlans(game, table, 'plans', every)
      expect(leaks).toEqual([])
      if (lengths.length > 0) return
    }
    expect.fail('nobody could plan at this table')
  })
})
