// Members who are kept from each other's tables, because one of the two wishes it.
import { Prisma } from './generated/client.ts'
import type { LookTx, Tx } from './tx.ts'

/** One member's wish about another. */
export interface Block {
  readonly member: string
  readonly blocked: string
}

/** A member is kept from another from now on; nothing changes where they are already. */
export async function insertBlock(tx: Tx, block: Block & { readonly at: Date }): Promise<void> {
  await tx.block.createMany({ data: [block], skipDuplicates: true })
}

/** Takes a block back; `false` where there was none. */
export const deleteBlock = async (tx: Tx, { member, blocked }: Block): Promise<boolean> =>
  (await tx.block.deleteMany({ where: { member, blocked } })).count > 0

/** Whom a member has blocked, the oldest first. */
export const blockedBy = async (tx: Tx, member: string): Promise<string[]> =>
  (await tx.block.findMany({ where: { member }, orderBy: { at: 'asc' } })).map(({ blocked }) => blocked)

/** Blocks between members of one list and of another, no matter which of the two wishes it. */
export function blocksBetween(
  tx: LookTx,
  members: readonly string[],
  others: readonly string[],
): Promise<Block[]> {
  const [a, b] = [Prisma.sql`${[...members]}::text[]`, Prisma.sql`${[...others]}::text[]`]
  return tx.$queryRaw<Block[]>`
    select member, blocked from blocks where member = any(${a}) and blocked = any(${b})
    union select member, blocked from blocks where blocked = any(${a}) and member = any(${b})`
}
