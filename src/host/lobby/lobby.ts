// Lobbies: opened, filled, left, started.

import { commitmentOf, newSecret, seedOf, sha256 } from '../../engine/commitment.ts'
import type { Game, Options } from '../../engine/game.ts'
import { startSession } from '../../engine/lifecycle.ts'
import { defaultOptions, optionFaults } from '../../engine/options.ts'
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
import { tableOf } from '../../store/table.ts'
import type { Language } from '../../text/language.ts'
import { type Opener, openingFault, settingsIn, tablesFault } from '../settings/server.ts'
import { fillAutoAnswers } from '../table/auto-answered.ts'
import { change, freeId } from '../table/change.ts'
import type { Pace } from '../table/clock/pace.ts'
import { type HostContext, titleOf, transact } from '../table/context.ts'
import { hostSeat, infoOf, playerRow } from '../table/info.ts'
import type { Job } from '../table/posts.ts'
import { record } from '../table/record.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import { computerName, contributionsOf, seatedMember, strengthsOf } from '../table/seats.ts'
import type { GameId, GameInfo, Person, Result } from '../table/types.ts'
import { entryFault, inviteQuietly } from './entry.ts'

/** Characters of a seed word. */
export const CLIENT_SEED_LENGTH = 40

const LOBBY: Job = { kind: 'lobby' }
const FULL: Job = { kind: 'full' }
const THREAD: Job = { kind: 'thread' }
const OPENING: Job = { kind: 'opening' }

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
    host: person.id,
    commitment: commitmentOf(secret),
    createdAt: now,
  })
  const players = [memberPlayer(0, person, call.interaction, call.clientSeed)]
  for (const computer of computers) players.push(computerPlayer(call, players, computer))
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

/** What is wrong with so many seats and these options; `undefined` when nothing is. */
function tableFault(game: Game, seats: number, options: GameRow['options']): Phrase | undefined {
  const { min, max } = game.seats
  if (!Number.isInteger(seats) || seats < min || seats > max) return refusals.seats(min, max)
  const [fault] = optionFaults(game, seats, options)
  return fault === undefined ? undefined : refusals.option(fault)
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
  return inLobby(context, game, async (row, tx) => {
    const refusal = (await entryFault(tx, row, person.id)) ?? (await seatFault(tx, row, person.id))
    return refusal ?? [...row.players, memberPlayer(row.players.length, person, interaction, clientSeed)]
  })
}

/** Why a member who may join cannot take a seat. */
export async function seatFault(tx: Tx, row: GameRow, member: string): Promise<Phrase | undefined> {
  if (playerRow(row, member)) return refusals.seated()
  if (row.players.length >= row.seats) return refusals.full()
  return tablesFault(tx, await settingsIn(tx, row.guild), row.guild, member)
}

/** Seats a computer player; host only. */
export async function addComputer(
  context: HostContext,
  game: GameId,
  person: Person,
  strength: string,
): Promise<Result<GameInfo>> {
  return inLobby(context, game, (row) => {
    if (row.host !== person.id) return refusals.notHost(hostSeat(row))
    const computer = strengthNamed(strength) ?? strength
    if (!strengthsOf(context, row).includes(computer)) return refusals.noStrength()
    if (row.players.length >= row.seats) return refusals.full()
    return [...row.players, computerPlayer(row, row.players, computer)]
  })
}

/** A computer player of a strength at the next free seat, by a name of its own. */
const computerPlayer = (
  table: Pick<GameRow, 'language'>,
  players: readonly PlayerRow[],
  computer: string,
): PlayerRow => ({
  seat: players.length,
  name: computerName(table, players),
  member: null,
  computer,
  standIn: null,
  standInSince: null,
  join: null,
  clientSeed: null,
})

/** Who sits in a lobby from now on, or why that cannot be. */
type Seating = readonly PlayerRow[] | Phrase

/** Changes who sits in a lobby. */
export function inLobby(
  context: HostContext,
  game: GameId,
  seated: (row: GameRow, tx: Tx) => Seating | Promise<Seating>,
): Promise<Result<GameInfo>> {
  return change(context, game, async (tx, row) => {
    if (row.status !== 'lobby') return refusals.notLobby()
    const players = await seated(row, tx)
    if ('key' in players) return players
    for (const { member } of players) if (member !== null) await deleteWatcher(tx, row.id, member)
    await replacePlayers(tx, row.id, players)
    await changeGame(tx, row, {})
    await enqueue(tx, row.id, becameFull(row, players) ? [LOBBY, FULL] : [LOBBY], context.clock.now())
    return { ...row, players }
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
    if (!playerRow(row, person.id)) return refusals.notSeated()
    const players = row.players
      .filter(({ member }) => member !== person.id)
      .map((player, seat) => ({ ...player, seat }))
    const next = players.find(({ member }) => member !== null)?.member
    const changed = next
      ? { host: row.host === person.id ? next : row.host }
      : { status: 'cancelled' as const }
    await replacePlayers(tx, row.id, players)
    await changeGame(tx, row, changed)
    await enqueue(tx, row.id, [LOBBY], context.clock.now())
    return { ...row, ...changed, players }
  })
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
    const rules = titleOf(context, row.title).game
    const seats = row.players.length
    if (seats < rules.seats.min) return refusals.tooFew(rules.seats.min)
    const fault = tableFault(rules, seats, row.options)
    if (fault) return fault
    const seed = seedOf(row.secret, contributionsOf(row))
    const { run: session, step } = startSession(rules, { seats, options: row.options, seed })
    for (const { member } of row.players) if (member !== null) await fillAutoAnswers(tx, context, row, member)
    const begun = { status: 'playing', seats, seed, startedAt: context.clock.now() } as const
    return record(tx, context, { row: await tableOf(tx, row), run: session }, [step], {
      notes: [LOBBY, ...(threads ? [THREAD] : []), OPENING],
      change: begun,
    })
  })
}
