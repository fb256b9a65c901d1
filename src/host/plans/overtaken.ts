// A member decides themselves what they had planned: their plan is over, and what became of an earlier one is known.
import type { Decision } from '../../engine/decision.ts'
import { findPlan, type Table } from '../../store/table.ts'
import { isPlanned } from './moments.ts'

/**
 * Whether a member's plan is over once they have answered a decision: it was about that, or there is only word of what
 * became of it.
 */
export function isOvertaken(table: Table, member: string, decision: Decision | undefined): boolean {
  const plan = findPlan(table, member)
  return plan !== undefined && (plan.steps.length === 0 || isPlanned(decision, plan.steps))
}
