// Which plans of a game are due when, and what becomes of them as the game moves on: asked after every recorded move.
import type { GameSession, Step } from '../../engine/lifecycle.ts'
import type { Seat } from '../../engine/phrase.ts'
import { openedAt } from '../../engine/player-view.ts'
import type { GameRow, PlayerRow } from '../../store/games.ts'
import { movesUpTo } from '../../store/log.ts'
import type { Tx } from '../../store/open.ts'
import { deletePlans, type PlanFate, type PlanRow, plansOfGame, savePlan } from '../../store/plans.ts'
import { dropTasks, putTask } from '../agenda.ts'
import { publiclyAsked, waitingOf } from '../auto-answers/windows.ts'
import { isPresent } from '../clock/keeping.ts'
import { readPace } from '../clock/pace.ts'
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
  readonly row: GameRow
  readonly run: GameSession
  readonly covered: readonly Seat[]
}

/**
 * Notes when plans are played, and ends those that cannot be any more: the game is over, a computer plays the seat, or the
 * game was wound back. Whoever has left a game has no plan in it.
 */
export async function plansAfter(tx: Tx, moved: Moved, steps: readonly Step[]): Promise<void> {
  const { row, run: session } = moved
  const plans = await plansOfGame(tx, row.id)
  if (plans.length === 0) return
  if (session.outcome) {
    await deletePlans(tx, row.id)
    return dropTasks(tx, row.id, PLANS)
  }
  const isWoundBack = steps.some(({ entry }) => entry.kind === 'wind-back')
  for (const plan of plans) {
    const player = row.players.find(({ member }) => member === plan.member)
    if (!player) await deletePlans(tx, row.id, plan.member)
    else if (plan.steps.length > 0 && isWoundBack) await savePlan(tx, row.id, ended(plan, 'rules'))
    else if (plan.steps.length > 0 && !isPresent(player)) await savePlan(tx, row.id, ended(plan, 'away'))
  }
  await schedulePlans(tx, moved)
}

/** Notes when each plan is played whose question is asked now. */
export async function schedulePlans(tx: Tx, moved: Moved): Promise<void> {
  const { row } = moved
  await dropTasks(tx, row.id, PLANS)
  for (const player of row.players) {
    const at = await planDue(tx, moved, player)
    if (at) await putTask(tx, { kind: PLANS, game: row.id, key: String(player.seat), at })
  }
}

/** When a seat's plan is played; `undefined` while its question is not asked. */
export async function planDue(
  tx: Tx,
  { row, run: session, covered }: Moved,
  player: PlayerRow,
): Promise<Date | undefined> {
  const { seat, member } = player
  if (row.status !== 'playing' || !isPresent(player) || covered.includes(seat)) return undefined
  const plan = (await plansOfGame(tx, row.id)).find((each) => each.member === member)
  const decision = publiclyAsked(session).find((each) => each.seat === seat)
  const opened = openedAt(session)
  if (!plan || opened === undefined || !isPlanned(decision, plan.steps)) return undefined
  const [asked] = await movesUpTo(tx, row.id, opened, 1)
  if (!asked) throw new Error(`game ${row.id} has no entry ${opened}`)
  const members = row.players.filter((each) => each.member !== null).length
  return playedAt(waitingOf(readPace(row.pace), members), session.setting.seed, seat, asked.at)
}
