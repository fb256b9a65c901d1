// Turns that members have planned ahead.
import { nullable, toColumn } from './json.ts'
import { forgetSurroundings, type PlanRow, surroundingsOf } from './surroundings.ts'
import type { Tx } from './tx.ts'

export type { PlanFate, PlanRow } from './surroundings.ts'

/** All plans in a game. */
export const plansOfGame = async (tx: Tx, gameId: string): Promise<readonly PlanRow[]> =>
  (await surroundingsOf(tx, gameId)).plans

/** A member's plan in a game, if they have one. */
export const findPlan = async (tx: Tx, gameId: string, member: string): Promise<PlanRow | undefined> =>
  (await plansOfGame(tx, gameId)).find((plan) => plan.member === member)

/** Stores a plan over the version that it changes, as the next one; false when another change came before. */
export async function savePlan(tx: Tx, gameId: string, plan: PlanRow): Promise<boolean> {
  const { member, steps, builtOn, ends, whenever, fate, version } = plan
  const said = {
    ...{ steps: toColumn(steps), builtOn: toColumn(builtOn), fate: nullable(fate) },
    ...{ ends, whenever, version: version + 1 },
  }
  const where = { gameId, member, version }
  const first = { data: [{ gameId, member, ...said }], skipDuplicates: true }
  const { count } =
    version === 0 ? await tx.plan.createMany(first) : await tx.plan.updateMany({ where, data: said })
  forgetSurroundings(tx)
  return count > 0
}

/** Forgets plans of a game: all of them, or one member's. */
export async function deletePlans(tx: Tx, gameId: string, member?: string): Promise<void> {
  await tx.plan.deleteMany({ where: { gameId, ...(member !== undefined && { member }) } })
  forgetSurroundings(tx)
}
