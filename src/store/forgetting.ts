// What is forgotten after its time.
import type { Tx } from './open.ts'

/** Until when what is old is forgotten. */
export interface Horizons {
  /** Claims, and which interaction brought which move: interactions live 15 minutes. */
  readonly claims: Date
  /** Abandoned picks. */
  readonly drafts: Date
  /** Jobs that are done. */
  readonly delivered: Date
}

/** Forgets what is older. */
export async function forgetOld(tx: Tx, { claims, drafts, delivered }: Horizons): Promise<void> {
  await tx.claim.deleteMany({ where: { at: { lt: claims } } })
  await tx.entry.updateMany({
    where: { at: { lt: claims }, interaction: { not: null } },
    data: { interaction: null },
  })
  await tx.draft.deleteMany({ where: { at: { lt: drafts } } })
  await tx.job.deleteMany({ where: { status: 'done', due: { lt: delivered } } })
}
