// A turn planned ahead tells its member nothing, in any game, at any stop.
import { describe, expect, it, vi } from 'vitest'
import { tablesOf } from '../../scripts/tables.ts'
import type { Game } from '../../src/engine/game.ts'
import { planStream, tryPlan } from '../../src/engine/plan-leaks.ts'
import { playOut } from '../../src/engine/playout.ts'
import { TITLES } from '../../src/games/index.ts'

vi.setConfig({ testTimeout: 600_000 })

/** One stop in so many is tried, until so many plans were. */
const EVERY = 29
const PLANS = 12

/** Tries a plan of one seat at some stops of a game; what was found and how long plans were. */
function tried(game: Game, table: ReturnType<typeof tablesOf>[number], seed: string) {
  const leaks: string[] = []
  const lengths: number[] = []
  const seats = table.policies.length
  playOut(game, {
    ...{ seed, options: table.options, policies: table.policies, forget: true },
    watch: (session) => {
      if (session.number % EVERY > 0 || session.outcome || lengths.length === PLANS) return
      const random = planStream(seed, session.number)
      const plan = tryPlan(game, session, random.int(seats), random)
      if (plan && 'leak' in plan) leaks.push(plan.leak)
      else if (plan) lengths.push(plan.steps)
    },
  })
  return { leaks, lengths }
}

describe.each(Object.values(TITLES))('$game.id', ({ game }) => {
  const tables = tablesOf(game)
  const some = tables.filter((_, index) => index % Math.ceil(tables.length / 2) === 0)

  it.each(some)('$policies.length seats, $options: a plan tells nothing', (table) => {
    const { leaks, lengths } = tried(game, table, 'plans')
    expect(leaks).toEqual([])
    expect(lengths.length).toBeGreaterThan(0)
  })
})
