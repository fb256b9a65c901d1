// Planning: a member's turn rehearsed on the table as they know it, and their answers kept.
import { canonical } from '../../engine/log.ts'
import { beginRehearsal, type PlanStep, questionOf, type Rehearsal } from '../../engine/planning.ts'
import { asking } from '../../engine/player-view.ts'
import { hmac } from '../../engine/random.ts'
import { findGame, type PlayerRow } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { deletePlans, type PlanRow, savePlan } from '../../store/plans.ts'
import { findPlan, tableOf } from '../../store/table.ts'
import { autoAnsweredAt } from '../table/auto-answered.ts'
import { type HostContext, titleOf, transact } from '../table/context.ts'
import { infoOf, playerRow } from '../table/info.ts'
import { type LoadedGame, loadGame } from '../table/load.ts'
import { record } from '../table/record.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import type { GameId, Person, PlanCall, PlanView, Result } from '../table/types.ts'
import { planDue, schedulePlans } from './due.ts'

/** A member's plan with the game it is in. */
interface Planning {
  readonly loaded: LoadedGame
  readonly player: PlayerRow
  readonly plan: PlanRow
  /** The plan on the table as it is now; absent where there is no turn to plan, or its question is asked. */
  readonly rehearsal?: Rehearsal
  /** Steps of the plan that no longer fit. */
  readonly lapsed: number
}

/** What a change makes of a plan; a refusal's phrase where it cannot be. */
type Change = (planning: Planning) => Pick<PlanRow, 'steps'> & Partial<PlanRow>

/** A person's plan in a game, and what they may choose next: the table as it would be at their turn. */
export const look = (context: HostContext, id: GameId, person: Person): Promise<Result<PlanView>> =>
  withPlan(context, id, person, async (tx, planning) => grant(await viewOf(tx, context, planning)))

/** Adds an answer to a plan; what follows is kept from now on. */
export const add = (context: HostContext, call: PlanCall): Promise<Result<PlanView>> =>
  withPlan(context, call.game, call.person, async (tx, planning) => {
    const { rehearsal } = planning
    if (!rehearsal) return refuse(refusals.noTurnToPlan())
    if (tokenOf(planning) !== call.token) return refuse(refusals.stale())
    const longer = rehearse(context, planning, [
      ...rehearsal.steps,
      ...[...(call.steps ?? []), call.choice].map((choice) => ({ choice })),
    ])
    if (!longer || longer.lapsed > 0) return refuse(refusals.stale())
    const { steps, builtOn, ends = null } = longer.rehearsal
    return changed(tx, context, planning, () => ({ steps, builtOn, ends, fate: null }))
  })

/** Takes the last step off a plan. */
export const shorten = (context: HostContext, id: GameId, person: Person): Promise<Result<PlanView>> =>
  withPlan(context, id, person, (tx, planning) =>
    changed(tx, context, planning, ({ plan }) => ({ steps: plan.steps.slice(0, -1), ends: null })),
  )

/** Says whether a plan is played also when something of its member's was touched since. */
export const setWhenever = (
  context: HostContext,
  id: GameId,
  person: Person,
  whenever: boolean,
): Promise<Result<PlanView>> =>
  withPlan(context, id, person, (tx, planning) =>
    changed(tx, context, planning, ({ plan }) => ({ steps: plan.steps, whenever })),
  )

/** Forgets a plan. */
export const drop = (context: HostContext, id: GameId, person: Person): Promise<Result<PlanView>> =>
  withPlan(context, id, person, async (tx, planning) => {
    const { loaded, plan } = planning
    await deletePlans(tx, loaded.row.id, plan.member)
    const after = await readAnew(tx, loaded)
    await schedulePlans(tx, { ...after, autoAnswered: [] })
    return grant(await viewOf(tx, context, planningOf(context, after, planning.player)))
  })

/** Changes a person's plan in one transaction; a game that was rolled back on loading is stored first. */
function withPlan(
  context: HostContext,
  id: GameId,
  person: Person,
  work: (tx: Tx, planning: Planning) => Promise<Result<PlanView>>,
): Promise<Result<PlanView>> {
  return transact(context, async (tx) => {
    const row = await findGame(tx, id)
    if (!row) return refuse(refusals.noGame())
    const player = playerRow(row, person.id)
    if (!player) return refuse(refusals.notSeated())
    if (row.status !== 'playing' && row.status !== 'paused') return refuse(refusals.notPlaying())
    if (row.lesson !== null || !titleOf(context, row.title).game.rehearse)
      return refuse(refusals.noTurnToPlan())
    const loaded = await loadGame(tx, context, row)
    if (loaded.unsaved.length === 0) return work(tx, planningOf(context, loaded, player))
    await record(tx, context, loaded, loaded.unsaved)
    return work(tx, planningOf(context, { ...(await readAnew(tx, loaded)), unsaved: [] }, player))
  })
}

const readAnew = async (tx: Tx, loaded: LoadedGame): Promise<LoadedGame> => ({
  ...loaded,
  row: await tableOf(tx, loaded.row),
})

function planningOf(context: HostContext, loaded: LoadedGame, player: PlayerRow): Planning {
  const member = player.member ?? ''
  const none = { member, steps: [], builtOn: { ids: [], own: '' }, ends: null, whenever: false, fate: null }
  const plan = findPlan(loaded.row, member) ?? { ...none, version: 0 }
  const base = { loaded, player, plan }
  return { ...base, lapsed: 0, ...rehearse(context, base, plan.steps) }
}

/** The plan rehearsed with these answers; `undefined` while the seat is asked the very thing, or has no turn to plan. */
function rehearse(
  context: HostContext,
  { loaded: { row, run: session }, player: { seat } }: Pick<Planning, 'loaded' | 'player'>,
  steps: readonly (PlanStep | Pick<PlanStep, 'choice'>)[],
): Required<Pick<Planning, 'rehearsal' | 'lapsed'>> | undefined {
  const rehearsing = beginRehearsal(titleOf(context, row.title).game, session, seat)
  const { decision } = asking(session, seat)
  const first = rehearsing?.now.shown.decision
  if (!rehearsing || !first || decision?.ownTurn) return undefined
  if (decision && questionOf(decision) === questionOf(first)) return undefined
  for (const [at, step] of steps.entries()) {
    const { decision: next } = rehearsing.now.shown
    const isMoot = 'declines' in step && next && questionOf(next) !== step.question
    if (!isMoot && !rehearsing.take(step.choice))
      return { rehearsal: rehearsing.now, lapsed: steps.length - at }
  }
  return { rehearsal: rehearsing.now, lapsed: 0 }
}

/** The name by which a menu calls the next step of a plan as it stands. */
const tokenOf = ({ loaded: { run }, player: { seat }, plan, rehearsal }: Planning): string =>
  hmac(
    run.setting.seed,
    'plan-step',
    seat,
    plan.version,
    canonical(rehearsal?.steps.map(({ choice }) => choice) ?? null),
  ).slice(0, 16)

async function changed(
  tx: Tx,
  context: HostContext,
  planning: Planning,
  change: Change,
): Promise<Result<PlanView>> {
  const { loaded, player, plan } = planning
  const saved = await savePlan(tx, loaded.row.id, { ...plan, ...change(planning) })
  if (!saved) return refuse(refusals.stale())
  const after = await readAnew(tx, loaded)
  await schedulePlans(tx, { ...after, autoAnswered: autoAnsweredAt(context, after.row, after.run) })
  return grant(await viewOf(tx, context, planningOf(context, after, player)))
}

async function viewOf(tx: Tx, context: HostContext, planning: Planning): Promise<PlanView> {
  const { loaded, player, plan, rehearsal, lapsed } = planning
  const autoAnswered = autoAnsweredAt(context, loaded.row, loaded.run)
  const due = await planDue(tx, { ...loaded, autoAnswered }, player)
  const steps = rehearsal?.steps ?? plan.steps
  return {
    info: infoOf(loaded.row),
    seat: player.seat,
    steps,
    lapsed,
    whenever: plan.whenever,
    ...(rehearsal && { playerView: rehearsal.shown }),
    ...(rehearsal?.ends && { ends: rehearsal.ends }),
    ...(rehearsal?.shown.decision && { token: tokenOf(planning) }),
    ...(due && { due }),
    ...(plan.fate && { fate: plan.fate }),
  }
}
