// Checks who may join a lobby for invited members.
import type { Phrase } from '../../engine/phrase.ts'
import type { GameRow } from '../../store/games.ts'
import { findInvitation, type InvitationRow, saveInvitation } from '../../store/invitations.ts'
import type { Tx } from '../../store/open.ts'
import { hostSeat, playerRow } from '../table/info.ts'
import { refusals } from '../table/refusals.ts'

/** Why a member may not join a lobby; nothing where everybody may. */
export async function entryFault(tx: Tx, row: GameRow, member: string): Promise<Phrase | undefined> {
  if (!row.inviteOnly || playerRow(row, member)) return undefined
  const found = await findInvitation(tx, row.id, member)
  const host = hostSeat(row)
  switch (found?.status) {
    case 'invited':
      return undefined
    case 'asked':
      return refusals.hasAsked(host)
    case 'declined':
      return refusals.declined(host)
    default:
      return refusals.notInvited(host)
  }
}

/** Somebody is invited. */
export const invited = (member: string, by: string, at: Date): InvitationRow => ({
  member,
  status: 'invited',
  by,
  name: null,
  join: null,
  at,
})

/** Invites members without a word: those of the table before. */
export async function inviteQuietly(
  tx: Tx,
  game: string,
  { by, members, now }: { readonly by: string; readonly members: readonly string[]; readonly now: Date },
): Promise<void> {
  // What counts for an hour is what notified somebody.
  for (const member of members)
    if (member !== by) await saveInvitation(tx, game, { ...invited(member, by, now), by: null })
}
