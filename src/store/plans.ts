// Turns that members have planned ahead.
import type { Belongings, PlanEnd, PlanStep } from '../engine/planning.ts'
import type { MoveTx } from './tx.ts'

/** A turn that a member has planned ahead, or what became of it. */
export interface PlanRow {
  readonly member: string
  readonly steps: readonly PlanStep[]
  readonly builtOn: Belongings
  readonly ends: PlanEnd | null
  /** Played whenever it is legal, also when something of theirs was touched since. */
  readonly whenever: boolean
  readonly fate: PlanFate | null
  /** Grows with every change. */
  readonly version: number
}

/** What became of a plan, for its member alone. */
export interface PlanFate {
  /**
   * All of it was played, as much as still fitted, or none: the question was another, something of the member's was
   * touched, a computer had taken over, or the rules had changed.
   */
  readonly how: 'played' | 'partly' | 'unfit' | 'touched' | 'away' | 'rules'
  /** How many of its steps were played. */
  readonly done: number
  readonly steps: readonly PlanStep[]
}

/** Stores a plan over the version that it changes, as the next one; false when another change came before. */
export async function savePlan(tx: MoveTx, gameId: string, plan: PlanRow): Promise<boolean> {
  const { member, steps, builtOn, ends, whenever, fate, version } = plan
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value))
  const count =
    version === 0
      ? await tx.$executeRaw`
          insert into plans (game_id, member, steps, built_on, ends, whenever, fate, version)
          values (${gameId}, ${member}, ${json(steps)}::jsonb, ${json(builtOn)}::jsonb, ${ends}, ${whenever},
            ${json(fate)}::jsonb, 1) on conflict do nothing`
      : await tx.$executeRaw`
          update plans set steps = ${json(steps)}::jsonb, built_on = ${json(builtOn)}::jsonb, ends = ${ends},
            whenever = ${whenever}, fate = ${json(fate)}::jsonb, version = ${version + 1}
          where game_id = ${gameId} and member = ${member} and version = ${version}`
  return count > 0
}

/** Forgets plans of a game: all of them, or one member's. */
export async function deletePlans(tx: MoveTx, gameId: string, member?: string): Promise<void> {
  await tx.$executeRaw`
    delete from plans where game_id = ${gameId} and (${member ?? null}::text is null or member = ${member ?? null})`
}
