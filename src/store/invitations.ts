// Invitations to a lobby, requests to join, and watchers of a game.
import { inTurn, type Tx } from './tx.ts'

/** How somebody stands to a lobby that they do not sit at. */
export interface InvitationRow {
  readonly member: string
  readonly status: 'invited' | 'asked' | 'declined'
  readonly by: string | null
  readonly name: string | null
  readonly join: string | null
  readonly at: Date
}

/** How a member stands to a lobby. */
export const findInvitation = async (
  tx: Tx,
  gameId: string,
  member: string,
): Promise<InvitationRow | undefined> =>
  ((await tx.invitation.findUnique({
    where: { gameId_member: { gameId, member } },
  })) as InvitationRow | null) ?? undefined

/** All who were invited to a lobby or ask for a seat. */
export const invitationsTo = async (tx: Tx, gameId: string): Promise<InvitationRow[]> =>
  (await tx.invitation.findMany({ where: { gameId }, orderBy: { at: 'asc' } })) as InvitationRow[]

/** Stores how a member stands to a lobby. */
export async function saveInvitation(tx: Tx, gameId: string, row: InvitationRow): Promise<void> {
  const { member, ...columns } = row
  await tx.invitation.upsert({
    where: { gameId_member: { gameId, member } },
    create: { gameId, ...row },
    update: columns,
  })
}

/** How many members somebody has invited since; what is counted by it is settled one transaction after the other. */
export async function countInvited(tx: Tx, by: string, since: Date): Promise<number> {
  await inTurn(tx, `invites ${by}`)
  return tx.invitation.count({ where: { by, at: { gt: since } } })
}

/** Somebody watches a game from now on; `false` when they do already. */
export const insertWatcher = async (tx: Tx, gameId: string, member: string): Promise<boolean> =>
  (await tx.watcher.createMany({ data: [{ gameId, member }], skipDuplicates: true })).count === 1

/** Somebody watches no more; `false` when they did not. */
export const deleteWatcher = async (tx: Tx, gameId: string, member: string): Promise<boolean> =>
  (await tx.watcher.deleteMany({ where: { gameId, member } })).count === 1

/** Who watches a game. */
export const watchersOf = async (tx: Tx, gameId: string): Promise<string[]> =>
  (await tx.watcher.findMany({ where: { gameId }, orderBy: { member: 'asc' } })).map(({ member }) => member)
