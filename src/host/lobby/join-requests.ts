// Asking to be let in at a table for invited members, and what its host says to it.
import { sha256 } from '../../engine/commitment.ts'
import { findInvitation, type InvitationRow, invitationsTo, saveInvitation } from '../../store/invitations.ts'
import { enqueue } from '../../store/outbox.ts'
import { settingsIn, tablesFault } from '../settings/server.ts'
import type { HostContext } from '../table/context.ts'
import { hostSeat, infoOf, playerRow } from '../table/info.ts'
import { keptApart } from '../table/meeting.ts'
import { refusals } from '../table/refusals.ts'
import { seatedMember } from '../table/seats.ts'
import type { GameId, GameInfo, Person, Result } from '../table/types.ts'
import { entryFault, invited } from './entry.ts'
import { atLobby } from './inviting.ts'
import { inLobby, seatFault } from './lobby.ts'

/** Members who may ask at one table, so that its host is not called for ever. */
const ASKERS = 10

/** Asks the host to be let in: once at each table. */
export const requestToJoin = (
  context: HostContext,
  game: GameId,
  person: Person,
  interaction: string,
): Promise<Result<GameInfo>> =>
  atLobby(context, game, async (tx, row) => {
    if (!row.inviteOnly) return refusals.notInviteOnly()
    const seat = await seatFault(tx, row, person.id)
    if (seat) return seat
    const found = await findInvitation(tx, row.id, person.id)
    const fault = found && (await entryFault(tx, row, person.id))
    if (fault) return fault
    if (found) return infoOf(row)
    const asked = (await invitationsTo(tx, row.id)).filter(({ join }) => join !== null)
    if (asked.length >= ASKERS) return refusals.asksNoMore()
    await saveInvitation(tx, row.id, {
      member: person.id,
      status: 'asked',
      by: null,
      name: person.name,
      join: sha256(interaction),
      at: context.clock.now(),
    })
    await enqueue(tx, row.id, [{ kind: 'requestToJoin', asker: person.id }], context.clock.now())
    return infoOf(row)
  })

/** The host lets somebody in who has asked: they take a seat by the press with which they asked. */
export const letIn = (
  context: HostContext,
  game: GameId,
  person: Person,
  member: string,
): Promise<Result<GameInfo>> =>
  inLobby(context, game, person, async (row, tx) => {
    if (row.host !== person.id) return refusals.notHost(hostSeat(row))
    const asker = await findInvitation(tx, row.id, member)
    if (playerRow(row, member)) return refusals.askerSeated()
    if (row.players.length >= row.seats) return refusals.full()
    if (asker?.status !== 'asked' || asker.join === null) return refusals.notAsking()
    if ((await keptApart(tx, row, [member])).length > 0) return refusals.noRoomForThem()
    // Where else the asker sits is for them alone to know: some tables are private.
    const settings = await settingsIn(tx, row.guild)
    if (await tablesFault(tx, settings, row.guild, member)) return refusals.askerTables()
    await saveInvitation(tx, row.id, invited(member, person.id, context.clock.now()))
    const seat = row.players.length
    return [...row.players, seatedMember(seat, { id: member, name: asker.name ?? '' }, asker.join)]
  })

/** The host lets somebody in no more who has asked. */
export const decline = (
  context: HostContext,
  game: GameId,
  person: Person,
  member: string,
): Promise<Result<GameInfo>> =>
  atLobby(context, game, async (tx, row) => {
    if (row.host !== person.id) return refusals.notHost(hostSeat(row))
    const asker = await findInvitation(tx, row.id, member)
    if (asker?.status !== 'asked') return refusals.notAsking()
    await saveInvitation(tx, row.id, { ...asker, status: 'declined' })
    return infoOf(row)
  })

/** How somebody stands to a lobby who was invited or has asked, and by what name they asked. */
export async function standingTo(
  { store }: HostContext,
  game: GameId,
  member: string,
): Promise<Pick<InvitationRow, 'status' | 'name'> | undefined> {
  const found = await findInvitation(store.db, game, member)
  return found && { status: found.status, name: found.name }
}
