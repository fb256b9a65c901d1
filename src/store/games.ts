// Games and who sits at them.
import type { Options, Outcome } from '../engine/game.ts'
import type { Seat } from '../engine/phrase.ts'
import { Prisma } from './generated/client.ts'
import { fromColumn, nullable, toColumn } from './json.ts'
import { schedulePacking } from './packed-log.ts'
import { forgetSurroundings } from './surroundings.ts'
import { inTurn, type Tx } from './tx.ts'

/** A seat as stored. */
export interface PlayerRow {
  readonly seat: Seat
  readonly name: string
  readonly member: string | null
  readonly computer: string | null
  /** Strength of the computer that plays until the member returns. */
  readonly standIn: string | null
  /** Since when it does. */
  readonly standInSince: Date | null
  readonly join: string | null
  readonly luck: string | null
}

/** A game as stored, secret included: rows stay within the host. */
export interface GameRow {
  readonly id: string
  readonly title: string
  readonly status: 'lobby' | 'playing' | 'paused' | 'finished' | 'cancelled'
  readonly guild: string
  readonly channel: string
  readonly thread: string | null
  readonly host: string
  readonly language: string
  readonly options: Options
  /** The host's own shape. */
  readonly pace: unknown
  /** The host's own shape. */
  readonly clock: unknown
  /** The evening its table has agreed on; the host's own shape. */
  readonly sitting: unknown
  readonly seats: number
  readonly secret: string
  readonly seal: string
  readonly seed: string | null
  readonly number: number
  readonly stage: number
  readonly version: number
  readonly pausedWhy: string | null
  readonly outcome: Outcome | null
  readonly createdAt: Date
  readonly startedAt: Date | null
  readonly finishedAt: Date | null
  /** The league it is played in. */
  readonly league: string | null
  /** How far it has come, if it is a lesson; the host's own shape. */
  readonly lesson: unknown
  /** While it is a lobby, only invited members join. */
  readonly inviteOnly: boolean
  readonly players: readonly PlayerRow[]
}

/** What of a game may change. */
export type GameChange = Partial<
  Pick<
    GameRow,
    | 'status'
    | 'thread'
    | 'channel'
    | 'host'
    | 'title'
    | 'language'
    | 'options'
    | 'pace'
    | 'seats'
    | 'seed'
    | 'number'
    | 'stage'
    | 'pausedWhy'
    | 'outcome'
    | 'clock'
    | 'sitting'
    | 'lesson'
    | 'inviteOnly'
    | 'startedAt'
    | 'finishedAt'
  >
>

/** Why a game stands still that its members agreed to pause; a key of the bot's texts. Its posts go on. */
export const PAUSED_BY_VOTE = 'bot.paused-vote'

/** Another process changed a row since it was read: read it again and try anew. */
export class Conflict extends Error {}

const include = { players: { orderBy: { seat: 'asc' } } } as const

type Stored = Prisma.GameGetPayload<{ include: { players: true } }>

const rowOf = ({ options, outcome, ...game }: Stored): GameRow =>
  ({
    ...game,
    options: fromColumn<Options>(options),
    outcome: fromColumn<Outcome | null>(outcome),
  }) as GameRow

const SEATED: GameRow['status'][] = ['lobby', 'playing', 'paused']

/** Lessons are nobody else's business, and are played nowhere. */
const PUBLIC = { lesson: { equals: Prisma.DbNull } }

/** Stores a new game without players. */
export async function insertGame(
  tx: Tx,
  game: Pick<
    GameRow,
    | 'id'
    | 'title'
    | 'guild'
    | 'channel'
    | 'host'
    | 'language'
    | 'options'
    | 'pace'
    | 'seats'
    | 'secret'
    | 'seal'
    | 'createdAt'
  > &
    Partial<Pick<GameRow, 'league' | 'lesson' | 'inviteOnly'>>,
): Promise<void> {
  const { options, pace, lesson = null, ...plain } = game
  await tx.game.create({
    data: {
      ...{ ...plain, status: 'lobby', options: toColumn(options) },
      ...{ pace: nullable(pace), lesson: nullable(lesson) },
    },
  })
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A game's columns by the names of its fields: those that are there, whatever a later version adds. */
const COLUMNS = Prisma.raw(
  Object.values(Prisma.GameScalarFieldEnum)
    .map((field) => `g.${snakeCase(field)} as "${field}"`)
    .join(', '),
)

/** A game by its id. */
export async function findGame(tx: Tx, id: string): Promise<GameRow | undefined> {
  const [found] = await tx.$queryRaw<(Omit<GameRow, 'players'> & { readonly players: StoredPlayer[] })[]>`
    select ${COLUMNS}, (
      select coalesce(json_agg(json_build_object('gameId', game_id, 'seat', seat, 'name', name, 'member', member,
        'computer', computer, 'standIn', stand_in, 'join', "join", 'luck', luck,
        'standInSince', (extract(epoch from stand_in_since) * 1000)::float8) order by seat), '[]')
      from sitters where game_id = g.id) as players
    from games g where g.id = ${id}`
  return found && { ...found, players: found.players.map(readPlayer) }
}

/** A player as the database puts them together: moments are milliseconds since 1970. */
type StoredPlayer = Omit<PlayerRow, 'standInSince'> & { readonly standInSince: number | null }

const readPlayer = ({ standInSince: since, ...player }: StoredPlayer): PlayerRow => ({
  ...player,
  standInSince: since === null ? null : new Date(since),
})

/** Changed fields whose columns hold JSON. */
const JSON_FIELDS: ReadonlySet<string> = new Set([
  ...['options', 'outcome', 'clock', 'pace', 'sitting', 'lesson'],
])

/**
 * Changes a game that was read at `version`; where somebody else changed it since, the transaction fails (`isConflict`):
 * dividing by the number of rows changed is how a statement whose answer nobody waits for says so.
 */
export async function changeGame(
  tx: Tx,
  game: Pick<GameRow, 'id' | 'version'>,
  change: GameChange,
): Promise<void> {
  const sets = Object.entries(change).flatMap(([field, value]) => {
    if (value === undefined) return []
    const column = Prisma.raw(snakeCase(field))
    const json = value === null ? null : JSON.stringify(value)
    return [
      JSON_FIELDS.has(field) ? Prisma.sql`${column} = ${json}::jsonb` : Prisma.sql`${column} = ${value}`,
    ]
  })
  await tx.$later`
    with changed as (
      update games set ${Prisma.join([...sets, Prisma.sql`version = version + 1`])}
      where id = ${game.id} and version = ${game.version} returning 1)
    select 1 / count(*) from changed`
  if (change.status && !SEATED.includes(change.status))
    await tx.$later`update sitters set over = true where game_id = ${game.id}`
  if (change.finishedAt) await schedulePacking(tx, game.id, change.finishedAt)
}

/** The newest game played in a channel or thread: one that is not over, or with `over` the newest that is. */
export async function gameInChannel(tx: Tx, channel: string, over: boolean): Promise<GameRow | undefined> {
  const found = await tx.game.findFirst({
    where: {
      OR: [{ thread: channel }, { channel }],
      status: over ? 'finished' : { in: SEATED },
      ...PUBLIC,
    },
    orderBy: { createdAt: 'desc' },
    include,
  })
  return found ? rowOf(found) : undefined
}

/** The newest game that has, or had, a thread of its own there. */
export async function gameOfThread(tx: Tx, thread: string): Promise<GameRow | undefined> {
  const found = await tx.game.findFirst({ where: { thread }, orderBy: { createdAt: 'desc' }, include })
  return found ? rowOf(found) : undefined
}

/** Ids of games that are not over and were opened, or are played, in a channel or thread. */
export async function gamesAt(tx: Tx, channel: string): Promise<string[]> {
  const found = await tx.game.findMany({
    where: { OR: [{ thread: channel }, { channel }], status: { in: SEATED }, ...PUBLIC },
    select: { id: true },
  })
  return found.map(({ id }) => id)
}

/** Games that are not over: of a member, of a guild, or of both; newest first. */
export async function openGames(tx: Tx, where: { member?: string; guild?: string }): Promise<GameRow[]> {
  const found = await tx.game.findMany({
    where: {
      status: { in: SEATED },
      ...PUBLIC,
      ...(where.guild !== undefined && { guild: where.guild }),
      ...(where.member !== undefined && { players: { some: { member: where.member, over: false } } }),
    },
    orderBy: { createdAt: 'desc' },
    include,
  })
  return found.map(rowOf)
}

/** The last games of a member that were played to the end, of one guild if named; newest first. */
export async function finishedGames(
  tx: Tx,
  { member, guild }: { readonly member: string; readonly guild?: string | undefined },
  most: number,
): Promise<GameRow[]> {
  const where = {
    status: 'finished',
    ...PUBLIC,
    ...(guild !== undefined && { guild }),
    players: { some: { member } },
  }
  const newest = { finishedAt: { sort: 'desc', nulls: 'last' } } as const
  return (await tx.game.findMany({ where, orderBy: newest, take: most, include })).map(rowOf)
}

/** Games that somebody watches and that are not over, newest first. */
export async function watchedGames(tx: Tx, member: string): Promise<GameRow[]> {
  const where = { status: { in: SEATED }, watchers: { some: { member } } }
  return (await tx.game.findMany({ where, orderBy: { createdAt: 'desc' }, include })).map(rowOf)
}

/** The lobbies that stand in a channel, newest first. */
export async function lobbiesIn(tx: Tx, channel: string): Promise<GameRow[]> {
  const where = { channel, status: 'lobby', ...PUBLIC }
  return (await tx.game.findMany({ where, orderBy: { createdAt: 'desc' }, include })).map(rowOf)
}

/** The open lobbies that somebody hosts. What is counted by it is settled one transaction after the other. */
export async function lobbiesOf(tx: Tx, host: string): Promise<{ id: string; guild: string }[]> {
  await inTurn(tx, `lobbies ${host}`)
  return tx.game.findMany({
    where: { host, status: 'lobby' },
    select: { id: true, guild: true },
    orderBy: { createdAt: 'asc' },
  })
}

/** The lesson that a member is in; what is counted by it is settled one transaction after the other. */
export async function lessonOf(tx: Tx, member: string): Promise<GameRow | undefined> {
  await inTurn(tx, `lesson ${member}`)
  const found = await tx.game.findFirst({
    where: { host: member, status: 'playing', lesson: { not: Prisma.DbNull } },
    orderBy: { createdAt: 'desc' },
    include,
  })
  return found ? rowOf(found) : undefined
}

/** Ids of all games in play. */
export async function playingGames(tx: Tx): Promise<string[]> {
  const found = await tx.game.findMany({ where: { status: 'playing' }, select: { id: true } })
  return found.map(({ id }) => id)
}

/** Whether a computer plays there, for itself or in a member's stead. */
export async function hasComputers(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`
    select from sitters where game_id = ${id} and (computer is not null or stand_in is not null) limit 1`
  return found.length > 0
}

/** Games in play with a turn's message that was posted since. */
export async function gamesToldSince(tx: Tx, since: Date): Promise<GameRow[]> {
  const posts = { some: { kind: 'turn', postedAt: { gte: since } } }
  return (await tx.game.findMany({ where: { status: 'playing', posts }, include })).map(rowOf)
}

/** Seats somebody; the game's row must be changed in the same transaction, so that two never take one seat. */
export async function insertPlayer(tx: Tx, gameId: string, player: PlayerRow): Promise<void> {
  await tx.player.create({ data: { gameId, ...player } })
  forgetSurroundings(tx)
}

/** Replaces all players of a game. */
export async function replacePlayers(tx: Tx, gameId: string, players: readonly PlayerRow[]): Promise<void> {
  await tx.player.deleteMany({ where: { gameId } })
  await tx.player.createMany({ data: players.map((player) => ({ gameId, ...player })) })
  forgetSurroundings(tx)
}
