// Inviting: members by name, those of a role, those who want to be called for a game. Each mention goes out once.
import type { Phrase } from '../../engine/phrase.ts'
import { findGame, type GameRow } from '../../store/games.ts'
import { countInvited, findInvitation, saveInvitation } from '../../store/invitations.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import { claimMention, findCallRole } from '../../store/servers.ts'
import { HOUR } from '../../text/length.ts'
import { restingIn } from '../clock/resting.ts'
import { settingsIn } from '../settings/server.ts'
import { type HostContext, transact } from '../table/context.ts'
import { hostSeat, infoOf, playerRow } from '../table/info.ts'
import { keptApart } from '../table/meeting.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import type { GameId, GameInfo, Person, Result } from '../table/types.ts'
import { invited } from './entry.ts'

/** Members that one invitation mentions at most. */
export const INVITED_AT_ONCE = 5
/** Members that somebody invites within an hour at most, at all their tables. */
export const INVITED_AN_HOUR = 10
/** A role is mentioned once in this time at most, in milliseconds. */
const BETWEEN_MENTIONS = HOUR

/** Who is to be invited: members of the server who are no bots, and a role. Nothing in it is trusted. */
export interface InviteCall {
  readonly members: readonly string[]
  readonly role?: string
}

/** What came of an invitation. */
export interface Invited {
  readonly info: GameInfo
  /** Who is mentioned, and hears of it. */
  readonly members: readonly string[]
  /** Who is mentioned and not notified: their quiet hours, or their vacation. */
  readonly unheard: readonly string[]
  /** Who is left out: they sit there, were invited before, or are kept apart from somebody there. */
  readonly left: readonly string[]
  readonly role?: string
}

/** Invites members, or those of a role, to a lobby by a message that mentions them once: any seated member may; at a table for invited members, only its host. */
export const invite = (
  context: HostContext,
  game: GameId,
  person: Person,
  { members, role }: InviteCall,
): Promise<Result<Invited>> =>
  atLobby(context, game, async (tx, row) => {
    const fault = inviterFault(row, person) ?? (await roleFault(tx, row, role))
    if (fault) return fault
    const wished = [...new Set(members)]
    if (wished.length > INVITED_AT_ONCE) return refusals.invitesTooMany(INVITED_AT_ONCE)
    const fresh: string[] = []
    const apart = await keptApart(tx, row, wished)
    for (const member of wished.filter((each) => !apart.includes(each))) {
      const known = await findInvitation(tx, row.id, member)
      if (!playerRow(row, member) && known?.status !== 'invited') fresh.push(member)
    }
    const now = context.clock.now()
    const before = await countInvited(tx, person.id, new Date(now.getTime() - HOUR))
    if (before + fresh.length > INVITED_AN_HOUR) return refusals.invitesHour(INVITED_AN_HOUR)
    if (fresh.length === 0 && role === undefined) return refusals.invitesNobody()
    const lately = role === undefined ? undefined : await mentioned(tx, context, row.guild, role)
    if (lately) return lately
    for (const member of fresh) await saveInvitation(tx, row.id, invited(member, person.id, now))
    const unheard = await restingIn(tx, context, fresh)
    const named = { members: fresh.filter((each) => !unheard.includes(each)), unheard }
    const job = { kind: 'invite', by: person.id, ...named, ...(role !== undefined && { role }) } as const
    await enqueue(tx, row.id, [job], now)
    const left = wished.filter((each) => !fresh.includes(each))
    return { info: infoOf(row), ...named, left, ...(role !== undefined && { role }) }
  })

/** Calls those who want to be called for a lobby's game: once an hour for each game of a server. */
export const callPlayers = (context: HostContext, game: GameId, person: Person): Promise<Result<GameInfo>> =>
  atLobby(context, game, async (tx, row) => {
    if (!playerRow(row, person.id)) return refusals.notSeated()
    if (row.players.length >= row.seats) return refusals.full()
    if (row.inviteOnly) return refusals.callsInviteOnly()
    if (!(await settingsIn(tx, row.guild)).calls) return refusals.callsOff()
    const role = await findCallRole(tx, row.guild, row.title)
    if (role === undefined) return refusals.callsNobody()
    const lately = await mentioned(tx, context, row.guild, row.title)
    if (lately) return lately
    await enqueue(tx, row.id, [{ kind: 'call', role }], context.clock.now())
    return infoOf(row)
  })

function inviterFault(row: GameRow, { id }: Person): Phrase | undefined {
  if (!playerRow(row, id)) return refusals.notSeated()
  if (row.inviteOnly && row.host !== id) return refusals.notHost(hostSeat(row))
  return row.players.length >= row.seats ? refusals.full() : undefined
}

/** A role is invited where the organisers of the server allow it, and not to a table for invited members alone. */
async function roleFault(tx: Tx, row: GameRow, role: string | undefined): Promise<Phrase | undefined> {
  if (role === undefined) return undefined
  if (row.inviteOnly) return refusals.callsInviteOnly()
  return (await settingsIn(tx, row.guild)).invitable.includes(role) ? undefined : refusals.notInvitable()
}

/** Notes that a role is mentioned now, or says from when on it may be again. */
async function mentioned(
  tx: Tx,
  { clock }: HostContext,
  guild: string,
  what: string,
): Promise<Phrase | undefined> {
  const now = clock.now()
  const since = new Date(now.getTime() - BETWEEN_MENTIONS)
  const last = await claimMention(tx, { guild, what, now, since })
  return last && refusals.mentionedLately(new Date(last.getTime() + BETWEEN_MENTIONS))
}

/** Does something about a lobby that changes nothing of it. */
export async function atLobby<T extends object>(
  context: HostContext,
  game: GameId,
  work: (tx: Tx, row: GameRow) => Promise<T | Phrase>,
): Promise<Result<T>> {
  const result = await transact(context, async (tx): Promise<Result<T>> => {
    const row = await findGame(tx, game)
    if (!row) return refuse(refusals.noGame())
    if (row.status !== 'lobby' || row.league !== null) return refuse(refusals.notLobby())
    const done = await work(tx, row)
    return 'key' in done ? refuse(done) : grant(done)
  })
  if (result.ok) context.notify(game)
  return result
}
