// Members who had a seat in play and lost it or gave it up.
import type { LookTx, MoveTx } from './tx.ts'

/** Why somebody has their seat no more. */
export type WhyLeft = 'resigned' | 'forfeited' | 'replaced' | 'given' | 'removed'

/** A seat that somebody had. */
export interface FormerSeat {
  readonly seat: number
  readonly why: WhyLeft
}

/** Notes that a member has their seat in play no more. */
export async function noteFormer(
  tx: MoveTx,
  gameId: string,
  { member, seat, why, at }: FormerSeat & { readonly member: string; readonly at: Date },
): Promise<void> {
  await tx.$executeRaw`
    insert into former_players (game_id, member, seat, why, at) values (${gameId}, ${member}, ${seat}, ${why}, ${at})
    on conflict (game_id, member) do update set seat = excluded.seat, why = excluded.why, at = excluded.at`
}

/** The seat that somebody had at a table. */
export async function findFormer(
  tx: LookTx,
  gameId: string,
  member: string,
): Promise<FormerSeat | undefined> {
  const [found] = await tx.$queryRaw<FormerSeat[]>`
    select seat, why from former_players where game_id = ${gameId} and member = ${member}`
  return found
}

/** Somebody has their seat again. */
export async function forgetFormer(tx: MoveTx, gameId: string, member: string): Promise<void> {
  await tx.$executeRaw`delete from former_players where game_id = ${gameId} and member = ${member}`
}
