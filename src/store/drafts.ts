// Drafts: the options that members have picked for a decision and not yet confirmed.
import { toColumn } from './json.ts'
import type { LookTx, Tx } from './open.ts'

/** A draft as stored. */
export interface DraftRow {
  readonly picks: readonly string[]
  readonly page: number
  readonly version: number
}

/** A member's draft for a decision. */
export async function findDraft(tx: LookTx, member: string, token: string): Promise<DraftRow | undefined> {
  const [row] = await tx.$queryRaw<DraftRow[]>`
    select picks, page, version from drafts where member = ${member} and token = ${token}`
  return row
}

/** Stores a draft over the one of `version`; `false` when another came first. */
export async function replaceDraft(
  tx: Tx,
  member: string,
  token: string,
  { picks, page, version }: DraftRow,
  at: Date,
): Promise<boolean> {
  const data = { picks: toColumn(picks), page, version: version + 1, at }
  if (version === 0) {
    const { count } = await tx.draft.createMany({ data: [{ member, token, ...data }], skipDuplicates: true })
    return count === 1
  }
  const { count } = await tx.draft.updateMany({ where: { member, token, version }, data })
  return count === 1
}
