// A plan is played as its member's own answers; what became of it they are told alone.
import type { Seat } from '../../engine/phrase.ts'
import { belongingsOf, isTouched } from '../../engine/planning.ts'
import { asking } from '../../engine/player-view.ts'
import { findGame } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import { type PlanRow, savePlan } from '../../store/plans.ts'
import { findPlan, tableOf } from '../../store/table.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { type Handler, putTask } from '../table/agenda.ts'
import { autoAnsweredAt } from '../table/auto-answered.ts'
import { type HostContext, titleOf } from '../table/context.ts'
import { type LoadedGame, loadGame } from '../table/load.ts'
import { record } from '../table/record.ts'
import { ended, PLANS, planDue, schedulePlans } from './due.ts'
import { fitting, leftOf, takeFor } from './moments.ts'

const say = sayer<typeof en>('bot')

/** A paused game's plans look again after this, in milliseconds. */
const LOOK_AGAIN = 60_000

/** Plays the plan of a seat whose question is asked, as far as it fits. */
export const playPlan: Handler = async (tx, context, { game: id, key }) => {
  const row = await findGame(tx, id)
  const now = context.clock.now()
  const again = (at: Date) => putTask(tx, { kind: PLANS, game: id, key, at })
  if (row?.status === 'paused') return again(new Date(now.getTime() + LOOK_AGAIN))
  const player = row?.players.find(({ seat }) => seat === Number(key))
  if (row?.status !== 'playing' || !player) return
  const loaded = await loadGame(tx, context, row)
  if (loaded.unsaved.length > 0) {
    await record(tx, context, loaded, loaded.unsaved)
    return
  }
  const autoAnswered = autoAnsweredAt(context, loaded.row, loaded.run)
  const due = await planDue(tx, { ...loaded, autoAnswered }, player)
  // Its member may have been quicker, or the game asks something else by now.
  if (!due || due > now) return due && again(due)
  const plan = findPlan(loaded.row, player.member ?? '')
  if (plan) await play(tx, context, loaded, player.seat, plan)
}

async function play(
  tx: Tx,
  context: HostContext,
  loaded: LoadedGame,
  seat: Seat,
  plan: PlanRow,
): Promise<void> {
  const { row, run: session, rest } = loaded
  const { game } = titleOf(context, row.title)
  const { steps, builtOn, whenever } = plan
  const touched = !whenever && isTouched(builtOn, belongingsOf(game, session.state, seat))
  const { done, choices } = touched ? { done: 0, choices: [] } : fitting(game, rest, seat, steps)
  const how = touched ? 'touched' : done === steps.length ? 'played' : done > 0 ? 'partly' : 'unfit'
  const taken = choices.map((choice) => {
    const step = takeFor(session, seat, choice)
    if (typeof step === 'string') throw new Error(`game ${row.id}: a planned answer is refused: ${step}`)
    return step
  })
  const asked = asking(session, seat).decision !== undefined
  const left = leftOf(steps, done, asked)
  const next =
    left.length > 0
      ? { ...plan, steps: left, builtOn: belongingsOf(game, session.state, seat) }
      : ended(plan, how, done)
  // Where a press has changed it since it was read, that press has scheduled it anew.
  if (!(await savePlan(tx, row.id, next))) return
  const after = { ...loaded, row: await tableOf(tx, row) }
  if (taken.length > 0) await record(tx, context, after, taken)
  else await schedulePlans(tx, { ...after, autoAnswered: [] })
  const told = left.length === 0 && (how !== 'played' || asked)
  if (told) await enqueue(tx, row.id, [tell(plan, how, row.id)], context.clock.now())
}

/** Tells the seats that are asked after all: before the plan was played they were told that it was their turn. */
const tell = ({ member }: PlanRow, how: 'played' | 'partly' | 'unfit' | 'touched', game: string) =>
  ({ kind: 'tell', member, phrase: say(`plan-told-${how}`, { game: { typed: game } }) }) as const
