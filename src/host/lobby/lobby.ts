// Lobbies: opened, filled, left, started.

import { commitmentOf, newSecret, sha256 } from '../../engine/commitment.ts'
import type { Options } from '../../engine/game.ts'
import { defaultOptions } from '../../engine/options.ts'
import type { Phrase } from '../../engine/phrase.ts'
import { strengthNamed } from '../../engine/strength.ts'
import {
  changeGame,
  findGame,
  type GameRow,
  insertGame,
  insertPlayer,
  lobbiesOf,
  type PlayerRow,
  replacePlayers,
} from '../../store/games.ts'
import { deleteWatcher } from '../../store/invitations.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import type { Language } from '../../text/language.ts'
import { type Opener, openingFault, settingsIn, tablesFault } from '../settings/server.ts'
import { change, freeId } from '../table/change.ts'
import type { Pace } from '../table/clock/pace.ts'
import { type HostContext, transact } from '../table/context.ts'
import { hostSeat, infoOf, playerRow } from '../table/info.ts'
import { meetingFault, reliabilityFault } from '../table/meeting.ts'
import type { Job } from '../table/posts.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import { computerPlayer, seatedMember, strengthsOf } from '../table/seats.ts'
import type { GameId, GameInfo, Person, Result } from '../table/types.ts'
import { upkeepWith } from '../table/upkeep.ts'
import { entryFault, inviteQuietly } from './entry.ts'
import { afterPress, scheduleCheck } from './ready-check.ts'
import { begin, LOBBY, tableFault, withoutPlayers } from './seating.ts'
import { waitForHost } from './waiting-host.ts'

/** Characters of a seed word. */
export const CLIENT_SEED_LENGTH = 40

const FULL: Job = { kind: 'full' }
const READY: Job = { kind: 'ready' }

/** Open lobbies of one host, on one server and in all. */
const LOBBIES_HERE = 3
const LOBBIES = 10

/** A request for a new lobby. */
export interface LobbyCall {
  readonly title: string
  readonly seats: number
  readonly language: Language
  readonly options: Options
  /** What is agreed about time; no clock when left out. */
  readonly pace?: Pace
  readonly guild: string
  readonly channel: string
  readonly person: Person
  /** Id of the interaction that opens it; its sha256 is the host's contribution to the shuffle. */
  readonly interaction: string
  readonly clientSeed?: string
  /** Who opens it, as the server sees them: their roles there, whether they manage it. */
  readonly opener?: Opener
  /** What is asked of who joins, in per cent; the server may ask for more. */
  readonly reliability?: number
  /** Only invited members join; these are invited without a word. */
  readonly inviteOnly?: boolean
  readonly invited?: readonly string[]
}

/** Opens a lobby; its host sits at seat 0. */
export async function open(context: HostContext, call: LobbyCall): Promise<Result<GameInfo>> {
  const opened = await transact(context, (tx) => newLobby(tx, context, call))
  if (opened.ok) context.notify(opened.value.id)
  return opened
}

/** Opens a lobby within a transaction; computers of these strengths sit down beside its host. */
export async function newLobby(
  tx: Tx,
  context: HostContext,
  call: LobbyCall,
  computers: readonly string[] = [],
): Promise<Result<GameInfo>> {
  const { title, seats, language, guild, channel, person, inviteOnly = false } = call
  const game = context.titles[title]?.game
  if (!game) return refuse(refusals.noTitle())
  const options = { ...defaultOptions(game), ...call.options }
  const refusal =
    tableFault(game, seats, options) ?? clientSeedFault(call.clientSeed) ?? (await openerFault(tx, call))
  if (refusal) return refuse(refusal)
  const { reliability: asked = 0 } = await settingsIn(tx, guild)
  const reliability = Math.max(asked, call.reliability ?? 0) || null
  const [id, secret, now] = [await freeId(tx), newSecret(), context.clock.now()]
  await insertGame(tx, {
    id,
    title,
    seats,
    language,
    guild,
    channel,
    options,
    secret,
    pace: call.pace ?? null,
    inviteOnly,
    reliability,
    host: person.id,
    commitment: commitmentOf(secret),
    createdAt: now,
  })
  const players = [memberPlayer(0, person, call.interaction, call.clientSeed)]
  for (const computer of computers) players.push(computerPlayer(call, players, computer, players.length))
  for (const player of players) await insertPlayer(tx, id, player)
  await inviteQuietly(tx, id, { by: person.id, members: call.invited ?? [], now })
  await enqueue(tx, id, [LOBBY], now)
  const row = await findGame(tx, id)
  if (!row) throw new Error(`game ${id} was not stored`)
  return grant(infoOf(row))
}

/** Why somebody may not open a table here now. */
async function openerFault(
  tx: Tx,
  { guild, channel, person, opener = {} }: LobbyCall,
): Promise<Phrase | undefined> {
  const settings = await settingsIn(tx, guild)
  return (
    openingFault(settings, channel, opener) ??
    lobbiesFault(await lobbiesOf(tx, person.id), guild) ??
    (await reliabilityFault(tx, settings.reliability, person.id)) ??
    (await tablesFault(tx, settings, guild, person.id))
  )
}

/** Why somebody who hosts these lobbies may not open one more. */
function lobbiesFault(
  lobbies: readonly { readonly id: GameId; readonly guild: string }[],
  guild: string,
): Phrase | undefined {
  const here = lobbies.filter((lobby) => lobby.guild === guild)
  if (here.length >= LOBBIES_HERE) return refusals.lobbiesHere(here.map(({ id }) => id))
  return lobbies.length >= LOBBIES ? refusals.lobbies(lobbies.map(({ id }) => id)) : undefined
}

const clientSeedFault = (clientSeed: string | undefined): Phrase | undefined =>
  clientSeed !== undefined && [...clientSeed].length > CLIENT_SEED_LENGTH
    ? refusals.clientSeed(CLIENT_SEED_LENGTH)
    : undefined

const memberPlayer = (
  seat: number,
  person: Person,
  interaction: string,
  clientSeed: string | undefined,
): PlayerRow => ({
  ...seatedMember(seat, person, sha256(interaction)),
  // Of words too the hash alone is kept: it binds the shuffle as well, and names nobody.
  clientSeed: clientSeed === undefined ? null : sha256(clientSeed),
})

/** Seats a member at the next free seat. */
export async function join(
  context: HostContext,
  game: GameId,
  person: Person,
  interaction: string,
  clientSeed?: string,
): Promise<Result<GameInfo>> {
  const fault = clientSeedFault(clientSeed)
  if (fault) return refuse(fault)
  return inLobby(context, game, person, async (row, tx) => {
    const refusal = (await entryFault(tx, row, person.id)) ?? (await seatFault(tx, row, person.id))
    return refusal ?? [...row.players, memberPlayer(row.players.length, person, interaction, clientSeed)]
  })
}

/** Why a member who may join cannot take a seat. */
export async function seatFault(tx: Tx, row: GameRow, member: string): Promise<Phrase | undefined> {
  if (playerRow(row, member)) return refusals.seated()
  if (row.players.length >= row.seats) return refusals.full()
  const fault = (await meetingFault(tx, row, member)) ?? (await reliabilityFault(tx, row.reliability, member))
  return fault ?? tablesFault(tx, await settingsIn(tx, row.guild), row.guild, member)
}

/** Seats a computer player; host only. */
export async function addComputer(
  context: HostContext,
  game: GameId,
  person: Person,
  strength: string,
): Promise<Result<GameInfo>> {
  return inLobby(context, game, person, (row) => {
    if (row.host !== person.id) return refusals.notHost(hostSeat(row))
    const computer = strengthNamed(strength) ?? strength
    if (!strengthsOf(context, row).includes(computer)) return refusals.noStrength()
    if (row.players.length >= row.seats) return refusals.full()
    return [...row.players, computerPlayer(row, row.players, computer, row.players.length)]
  })
}

/** Who sits in a lobby from now on, or why that cannot be. */
type Seating = readonly PlayerRow[] | Phrase

/** Changes who sits in a lobby, by a press of one of its members. */
export function inLobby(
  context: HostContext,
  game: GameId,
  person: Pick<Person, 'id'>,
  seated: (row: GameRow, tx: Tx) => Seating | Promise<Seating>,
): Promise<Result<GameInfo>> {
  return change(context, game, async (tx, row) => {
    if (row.status !== 'lobby') return refusals.notLobby()
    const players = await seated(row, tx)
    if ('key' in players) return players
    for (const { member } of players) if (member !== null) await deleteWatcher(tx, row.id, member)
    await replacePlayers(tx, row.id, players)
    const now = context.clock.now()
    const upkeep = afterPress(row, players, person.id, now.getTime())
    await changeGame(tx, row, { upkeep })
    const full: Job[] = upkeep.ready ? [READY] : becameFull(row, players) ? [FULL] : []
    await enqueue(tx, row.id, [LOBBY, ...full], now)
    const after = { ...row, players, upkeep, version: row.version + 1 }
    await scheduleCheck(tx, after)
    await waitForHost(tx, after, now)
    return after
  })
}

/** Whether somebody took the last seat; a member who fills it with a computer sees that themselves. */
const becameFull = ({ seats, host }: GameRow, players: readonly PlayerRow[]): boolean => {
  const member = players.at(-1)?.member
  return players.length === seats && member !== null && member !== host
}

/** A member leaves the lobby; the next member hosts it, and with the last one it is cancelled. */
export function leave(
  context: HostContext,
  game: GameId,
  person: Pick<Person, 'id'>,
): Promise<Result<GameInfo>> {
  return change(context, game, async (tx, row) => {
    if (row.status !== 'lobby') return refusals.notLobby()
    return playerRow(row, person.id) ? withoutMember(tx, context, row, person.id) : refusals.notSeated()
  })
}

/** A lobby without one of its members; the next one hosts it, and with the last one it is cancelled. */
export async function withoutMember(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  gone: string,
): Promise<GameRow> {
  const left = withoutPlayers(
    row,
    row.players.filter(({ member }) => member === gone),
  )
  const changed = { ...left.change, ...upkeepWith(row, { ready: undefined }) }
  await replacePlayers(tx, row.id, left.players)
  await changeGame(tx, row, changed)
  await scheduleCheck(tx, { ...row, ...changed })
  await enqueue(tx, row.id, [LOBBY], context.clock.now())
  return { ...row, ...changed, players: left.players, version: row.version + 1 }
}

/** Starts the game; host only. Empty seats are closed: the game starts with those who sit. Without `threads` it is played in its channel. */
export function start(
  context: HostContext,
  game: GameId,
  person: Person,
  { threads }: { readonly threads: boolean } = { threads: true },
): Promise<Result<GameInfo>> {
  return change(context, game, async (tx, row) => {
    if (row.status !== 'lobby') return refusals.notLobby()
    if (row.host !== person.id) return refusals.notHost(hostSeat(row))
    return begin(tx, context, row, threads)
  })
}
