// Claims of interactions, so that none is handled twice.
import { createHash } from 'node:crypto'
import type { MoveTx, Tx } from './open.ts'

/** Claims an interaction for this process, which is kept as a hash; `false` when it has been claimed. */
export async function insertClaim(tx: MoveTx, interaction: string, at: Date): Promise<boolean> {
  const added = await tx.$executeRaw`
    insert into claims (id, at) values (${claimOf(interaction)}, ${at}) on conflict do nothing`
  return added === 1
}

/** Whether an interaction was claimed at just this moment. */
export const isClaimedAt = async (tx: Tx, interaction: string, at: Date): Promise<boolean> =>
  (await tx.claim.count({ where: { id: claimOf(interaction), at } })) === 1

const claimOf = (interaction: string): string => createHash('sha256').update(interaction).digest('hex')
