// Facts of planning for a member's panel: whether there is a turn to plan, and the state of their plan.
import type { GameSession } from '../../engine/lifecycle.ts'
import type { Seat } from '../../engine/phrase.ts'
import { readBack } from '../../engine/plain.ts'
import { asking } from '../../engine/player-view.ts'
import type { LookTx } from '../../store/open.ts'
import { findPlan, type Table } from '../../store/table.ts'
import { type HostContext, titleOf } from '../table/context.ts'
import { playerRow } from '../table/info.ts'
import type { GameView } from '../table/types.ts'
import { planDue } from './due.ts'

/** The part of a member's look that is about planning; nothing for those without a seat, and in lessons. */
export async function ownPlanOf(
  tx: LookTx,
  context: HostContext,
  game: { readonly row: Table; readonly run: GameSession; readonly autoAnswered: readonly Seat[] },
  member: string,
): Promise<Pick<GameView, 'plan' | 'mayPlan'>> {
  const { row, run: session } = game
  const player = playerRow(row, member)
  if (!player || row.status !== 'playing' || row.lesson !== null || session.outcome) return {}
  const plan = findPlan(row, member)
  const due = plan && (await planDue(tx, game, player))
  const fate = plan?.fate ?? undefined
  const asked = asking(session, player.seat).decision?.ownTurn
  const { rehearse } = titleOf(context, row.title).game
  const mayPlan = !asked && rehearse?.(readBack(session.state), player.seat) !== undefined
  return {
    ...(plan && { plan: { steps: plan.steps.length, ...(due && { due }), ...(fate && { fate }) } }),
    ...(mayPlan && { mayPlan }),
  }
}
