// Claims of interactions, so that none is handled twice.
import { createHash } from 'node:crypto'
import type { MoveTx, Tx } from './open.ts'

/**
 * Claims an interaction for this process, which is kept as a hash; `undefined` when it has been claimed. Reads with it the
 * language that its member chose, if any.
 */
export async function insertClaim(
  tx: MoveTx,
  interaction: string,
  member: string,
  at: Date,
): Promise<{ readonly language: string | null } | undefined> {
  const [added] = await tx.$queryRaw<{ language: string | null }[]>`
    insert into claims (id, at) values (${claimOf(interaction)}, ${at}) on conflict do nothing
    returning (select language from members where members.id = ${member}) as language`
  return added
}

/** Whether an interaction was claimed at just this moment. */
export const isClaimedAt = async (tx: Tx, interaction: string, at: Date): Promise<boolean> =>
  (await tx.claim.count({ where: { id: claimOf(interaction), at } })) === 1

const claimOf = (interaction: string): string => createHash('sha256').update(interaction).digest('hex')
