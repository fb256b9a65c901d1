// Plans tried by seats of a game as it is played: what they gave away, and how long they were.
import type { Game } from '../../src/engine/game.ts'
import type { SearchTable } from '../../src/engine/leaks.ts'
import { planStream, tryPlan } from '../../src/engine/plan-leaks.ts'
import { playOut } from '../../src/engine/playout.ts'

/** Plans tried in a game at most. */
const PLANS = 12

/** Tries a plan of one seat at every so many stops of a game; what was found and how long plans were. */
export function tryPlans(game: Game, table: SearchTable, seed: string, every: number) {
  const leaks: string[] = []
  const lengths: number[] = []
  const seats = table.policies.length
  playOut(game, {
    seed,
    options: table.options,
    policies: table.policies,
    forget: true,
    watch: (session) => {
      if (session.number % every > 0 || session.outcome || lengths.length === PLANS) return
      const random = planStream(seed, session.number)
      const plan = tryPlan(game, session, random.int(seats), random)
      if (plan && 'leak' in plan) leaks.push(plan.leak)
      else if (plan) lengths.push(plan.steps)
    },
  })
  return { leaks, lengths }
}
