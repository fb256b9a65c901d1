// Finds a game's due plans and updates all as the game moves on; called after every recorded move.
import type { GameSession, Step } from '../../engine/lifecycle.ts'
import type { Seat } from '../../engine/phrase.ts'
import { openedAt } from '../../engine/player-view.ts'
import type { PlayerRow } from '../../store/games.ts'
import { movesUpTo } from '../../store/log.ts'
import type { LookTx, MoveTx } from '../../store/open.ts'
import { deletePlans, type PlanFate, type PlanRow, savePlan } from '../../store/plans.ts'
import { findPlan, type Table } from '../../store/table.ts'
import { dropTasks, putTask } from '../table/agenda.ts'
import { isPresent } from '../table/clock/clocks-after-move.ts'
import { readPace } from '../table/clock/pace.ts'
import { publiclyAsked, waitingOf } from '../table/windows.ts'
import { isPlanned, playedAt } from './moments.ts'

/** The task at which a seat's plan is played; its key is the seat. */
export const PLANS = 'plan'

/** A plan that is over, with what became of it. */
export const ended = (plan: PlanRow, how: PlanFate['how'], done = 0): PlanRow => ({
  ...plan,
  steps: [],
  ends: null,
  fate: { how, done, steps: plan.steps },
})

interface Moved {
  readonly row: Table
  readonly run: GameSession
  readonly autoAnswered: readonly Seat[]
}

/**
 * Notes when plans are played, and ends those that cannot be any more: the game is over, a computer plays the seat, or the
 * game was rolled back. A member who has left a game has no plan in it. Returns the table after it.
 */
export async function plansAfter(tx: MoveTx, moved: Moved, steps: readonly Step[]): Promise<Table> {
  const { row, run: session } = moved
  if (row.around.plans.length === 0) return row
  const withPlans = (left: readonly PlanRow[]): Table => ({ ...row, around: { ...row.around, plans: left } })
  if (session.outcome) {
    await deletePlans(tx, row.id)
    await dropTasks(tx, row.id, PLANS)
    return withPlans([])
  }
  const isRolledBack = steps.some(({ entry }) => entry.kind === 'wind-back')
  const left: PlanRow[] = []
  for (const plan of row.around.plans) {
    const player = row.players.find(({ member }) => member === plan.member)
    const why = isRolledBack ? 'rules' : player && !isPresent(player) ? 'away' : undefined
    if (!player) await deletePlans(tx, row.id, plan.member)
    else if (plan.steps.length === 0 || !why) left.push(plan)
    else {
      await savePlan(tx, row.id, ended(plan, why))
      left.push({ ...ended(plan, why), version: plan.version + 1 })
    }
  }
  const after = withPlans(left)
  await schedulePlans(tx, { ...moved, row: after })
  return after
}

/** Notes when each plan is played whose question is asked now. */
export async function schedulePlans(tx: MoveTx, moved: Moved): Promise<void> {
  const { row } = moved
  await dropTasks(tx, row.id, PLANS)
  for (const player of row.players) {
    const at = await planDue(tx, moved, player)
    if (at) await putTask(tx, { kind: PLANS, game: row.id, key: String(player.seat), at })
  }
}

/** When a seat's plan is played; `undefined` while its question is not asked. */
export async function planDue(
  tx: LookTx,
  { row, run: session, autoAnswered }: Moved,
  player: PlayerRow,
): Promise<Date | undefined> {
  const { seat, member } = player
  if (row.status !== 'playing' || !isPresent(player) || autoAnswered.includes(seat)) return undefined
  const plan = findPlan(row, member ?? '')
  const decision = publiclyAsked(session).find((each) => each.seat === seat)
  const opened = openedAt(session)
  if (!plan || opened === undefined || !isPlanned(decision, plan.steps)) return undefined
  const [asked] = await movesUpTo(tx, row.id, opened, 1)
  if (!asked) throw new Error(`game ${row.id} has no entry ${opened}`)
  const members = row.players.filter((each) => each.member !== null).length
  return playedAt(waitingOf(readPace(row.pace), members), session.setting.seed, seat, asked.at)
}
