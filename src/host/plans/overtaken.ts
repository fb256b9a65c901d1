// A member decides themselves what they had planned: their plan is over, and what became of an earlier one is known.
import type { Decision } from '../../engine/decision.ts'
import type { Tx } from '../../store/open.ts'
import { deletePlans, findPlan } from '../../store/plans.ts'
import type { GameId } from '../types.ts'
import { isPlanned } from './moments.ts'

/** A member has answered a decision: a plan that was about it goes, and so does word of one that is over. */
export async function answeredThemselves(
  tx: Tx,
  game: GameId,
  member: string,
  decision: Decision | undefined,
): Promise<void> {
  const plan = await findPlan(tx, game, member)
  if (!plan || (plan.steps.length > 0 && !isPlanned(decision, plan.steps))) return
  await deletePlans(tx, game, member)
}
