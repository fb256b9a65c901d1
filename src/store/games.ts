// Games and who sits at them.
import type { Options, Outcome } from '../engine/game.ts'
import type { Seat } from '../engine/phrase.ts'
import { Prisma } from './generated/client.ts'
import { fromColumn, nullable, toColumn } from './json.ts'
import { schedulePacking } from './packed-log.ts'
import { type PausedWhy, readPausedWhy } from './pause-reason.ts'
import { inTurn, type LookTx, type MoveTx, type Tx } from './tx.ts'

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
  readonly clientSeed: string | null
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
  readonly commitment: string
  readonly seed: string | null
  readonly number: number
  readonly stage: number
  readonly version: number
  readonly pausedWhy: PausedWhy | null
  /** When a pause that its players agreed on is over. */
  readonly pausedUntil: Date | null
  readonly outcome: Outcome | null
  readonly createdAt: Date
  readonly startedAt: Date | null
  readonly finishedAt: Date | null
  /** The league it is played in. */
  readonly league: string | null
  /** Of one member alone: how far their lesson has come, or what their game is played on from; the host's own shape. */
  readonly lesson: unknown
  /** Why it was closed before its end; the host's own shape. */
  readonly closed: unknown
  /** What was asked besides the game; the host's own shape. */
  readonly upkeep: unknown
  /** While it is a lobby, only invited members join. */
  readonly inviteOnly: boolean
  /** What it asks of who joins, in per cent. */
  readonly reliability: number | null
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
    | 'pausedUntil'
    | 'outcome'
    | 'clock'
    | 'sitting'
    | 'lesson'
    | 'inviteOnly'
    | 'closed'
    | 'upkeep'
    | 'startedAt'
    | 'finishedAt'
  >
>

/** Another process changed a row since it was read: read it again and try anew. */
export class Conflict extends Error {}

const include = { players: { orderBy: { seat: 'asc' } } } as const

type Stored = Prisma.GameGetPayload<{ include: { players: true } }>

const rowOf = ({ options, outcome, pausedWhy, ...game }: Stored): GameRow =>
  ({
    ...game,
    options: fromColumn<Options>(options),
    outcome: fromColumn<Outcome | null>(outcome),
    pausedWhy: readPausedWhy(pausedWhy),
  }) as GameRow

const SEATED: GameRow['status'][] = ['lobby', 'playing', 'paused']

/** Games of one member alone are nobody else's business, and are played nowhere. */
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
    | 'commitment'
    | 'createdAt'
  > &
    Partial<Pick<GameRow, 'league' | 'lesson' | 'inviteOnly' | 'reliability'>>,
): Promise<void> {
  const { options, pace, lesson = null, ...plain } = game
  await tx.game.create({
    data: {
      ...plain,
      status: 'lobby',
      lookedAt: plain.createdAt,
      options: toColumn(options),
      pace: nullable(pace),
      lesson: nullable(lesson),
    },
  })
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A game's columns by the names of its fields, those that exist, not those that a later version adds; and its players. */
export const GAME = `${Object.values(Prisma.GameScalarFieldEnum)
  .map((field) => `g.${snakeCase(field)} as "${field}"`)
  .join(', ')}, (
    select coalesce(json_agg(json_build_object('gameId', game_id, 'seat', seat, 'name', name, 'member', member,
      'computer', computer, 'standIn', stand_in, 'join', "join", 'clientSeed', client_seed,
      'standInSince', (extract(epoch from stand_in_since) * 1000)::float8) order by seat), '[]')
    from players where game_id = g.id) as players`

/** A game as such a statement gives it. */
export interface FoundGame extends Omit<GameRow, 'pausedWhy' | 'players'> {
  readonly pausedWhy: string | null
  readonly players: readonly StoredPlayer[]
}

export const gameFound = (found: FoundGame): GameRow => ({
  ...found,
  pausedWhy: readPausedWhy(found.pausedWhy),
  players: found.players.map(readPlayer),
})

/** A statement whose text is the same each time, but for one value at its end. */
export const endingWith = (text: string, value: unknown): Prisma.Sql => new Prisma.Sql([text, ''], [value])

const BY_ID = `select ${GAME} from games g where g.id = `

/** A game by its id. */
export async function findGame(tx: LookTx, id: string): Promise<GameRow | undefined> {
  const [found] = await tx.$queryRaw<FoundGame[]>(endingWith(BY_ID, id))
  return found && gameFound(found)
}

/** A player as the database puts them together: moments are milliseconds since 1970. */
type StoredPlayer = Omit<PlayerRow, 'standInSince'> & { readonly standInSince: number | null }

const readPlayer = ({ standInSince: since, ...player }: StoredPlayer): PlayerRow => ({
  ...player,
  standInSince: since === null ? null : new Date(since),
})

/** Changed fields whose columns hold JSON. */
const JSON_FIELDS: ReadonlySet<string> = new Set([
  ...['options', 'outcome', 'clock', 'pace', 'sitting', 'lesson', 'closed', 'upkeep'],
])

/** The statement that changes a game, where it is as it was read at `version`. */
export function changing({ id, version }: Pick<GameRow, 'id' | 'version'>, change: GameChange): Prisma.Sql {
  const sets = Object.entries(change).flatMap(([field, value]) => {
    if (value === undefined) return []
    const column = Prisma.raw(snakeCase(field))
    const json = value === null ? null : JSON.stringify(value)
    return [
      JSON_FIELDS.has(field) ? Prisma.sql`${column} = ${json}::jsonb` : Prisma.sql`${column} = ${value}`,
    ]
  })
  return Prisma.sql`
    update games set ${Prisma.join([...sets, Prisma.sql`version = version + 1`])}
    where id = ${id} and version = ${version}`
}

/**
 * Changes a game that was read at `version`.
 * @throws Conflict when somebody else changed it since
 */
export async function changeGame(
  tx: MoveTx,
  game: Pick<GameRow, 'id' | 'version'>,
  change: GameChange,
): Promise<void> {
  const count = await tx.$executeRaw(changing(game, change))
  if (count !== 1) throw new Conflict(game.id)
  await settleChange(tx, game, change)
}

/** What else changes once a game has been changed so. */
export async function settleChange(tx: MoveTx, game: Pick<GameRow, 'id'>, change: GameChange): Promise<void> {
  if (change.status && !SEATED.includes(change.status))
    await tx.$executeRaw`update players set over = true where game_id = ${game.id}`
  if (change.finishedAt) await schedulePacking(tx, game.id, change.finishedAt)
}

/** Games that are not over, or are, and are not lessons. */
const OPEN = `g.status in ('lobby', 'playing', 'paused') and g.lesson is null`
/** A table that was closed before its end has a story too. */
const FINISHED = `(g.status = 'finished' or g.status = 'cancelled' and g.closed is not null and g.number >= 0)
  and g.lesson is null`
const NEWEST = 'order by g.created_at desc'

/** The newest game played in a channel or thread: one that is not over, or with `over` the newest that is. */
export async function gameInChannel(
  tx: LookTx,
  channel: string,
  over: boolean,
): Promise<GameRow | undefined> {
  const [found] = await tx.$queryRaw<FoundGame[]>(
    new Prisma.Sql(
      [
        `select ${GAME} from games g where ${over ? FINISHED : OPEN} and (g.thread = `,
        ' or g.channel = ',
        `) ${NEWEST} limit 1`,
      ],
      [channel, channel],
    ),
  )
  return found && gameFound(found)
}

const OF_THREAD = `select ${GAME} from games g where g.id = (
  select id from games where thread = `

/** The newest game that has, or had, a thread of its own there. */
export async function gameOfThread(tx: LookTx, thread: string): Promise<GameRow | undefined> {
  const [found] = await tx.$queryRaw<FoundGame[]>(
    new Prisma.Sql([OF_THREAD, ' order by created_at desc limit 1)'], [thread]),
  )
  return found && gameFound(found)
}

/** Ids of games that are not over and were opened, or are played, in a channel or thread. */
export async function gamesAt(tx: Tx, channel: string): Promise<string[]> {
  const found = await tx.game.findMany({
    where: { OR: [{ thread: channel }, { channel }], status: { in: SEATED }, ...PUBLIC },
    select: { id: true },
  })
  return found.map(({ id }) => id)
}

const OF_MEMBER = `select ${GAME} from games g
  where ${OPEN} and g.id in (select game_id from players where not over and member = `
const AND_GUILD = ') and g.guild = '
const OF_GUILD = `select ${GAME} from games g where ${OPEN} and g.guild = `

/** Games that are not over: of a member, of a guild, or of both; newest first. */
export async function openGames(
  tx: LookTx,
  { member, guild }: { readonly member?: string; readonly guild?: string },
): Promise<GameRow[]> {
  const named =
    member === undefined
      ? new Prisma.Sql([OF_GUILD, ` ${NEWEST}`], [guild])
      : guild === undefined
        ? new Prisma.Sql([OF_MEMBER, `) ${NEWEST}`], [member])
        : new Prisma.Sql([OF_MEMBER, AND_GUILD, ` ${NEWEST}`], [member, guild])
  return (await tx.$queryRaw<FoundGame[]>(named)).map(gameFound)
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

/** The private games that a member is in, the newest first; what is counted by them is settled one transaction after the other. */
export async function privateGames(tx: Tx, member: string): Promise<GameRow[]> {
  await inTurn(tx, `private ${member}`)
  const where = { host: member, status: 'playing', lesson: { not: Prisma.DbNull } }
  return (await tx.game.findMany({ where, orderBy: { createdAt: 'desc' }, include })).map(rowOf)
}

/**
 * Games in play that may have to go on by themselves: with computers and a last move since then, or last moved under other rules.
 * @param versions the version of each title's rules
 */
export async function gamesToGoOn(
  tx: Tx,
  since: Date,
  versions: Readonly<Record<string, number>>,
): Promise<string[]> {
  const found = await tx.$queryRaw<{ id: string }[]>`
    select g.id from games g join entries e on e.game_id = g.id and e.number = g.number
    where g.status = 'playing' and jsonb_exists(${JSON.stringify(versions)}::jsonb, g.title) and (e.entry->>'rules' <> ${JSON.stringify(versions)}::jsonb->>g.title
      or e.at >= ${since} and exists (
        select from players p where p.game_id = g.id and (p.computer is not null or p.stand_in is not null)))`
  return found.map(({ id }) => id)
}

/** Games in play with a turn's message that was posted since. */
export async function gamesToldSince(tx: Tx, since: Date): Promise<GameRow[]> {
  const posts = { some: { kind: 'turn', postedAt: { gte: since } } }
  return (await tx.game.findMany({ where: { status: 'playing', posts }, include })).map(rowOf)
}

/** Seats somebody; the game's row must be changed in the same transaction, so that two never take one seat. */
export async function insertPlayer(tx: Tx, gameId: string, player: PlayerRow): Promise<void> {
  await tx.player.create({ data: { gameId, ...player } })
}

/** Replaces all players of a game. */
export async function replacePlayers(
  tx: MoveTx,
  gameId: string,
  players: readonly PlayerRow[],
): Promise<void> {
  await tx.$executeRaw`delete from players where game_id = ${gameId}`
  await tx.$executeRaw`
    insert into players (game_id, seat, name, member, computer, stand_in, stand_in_since, "join", client_seed)
    select ${gameId}, p.seat, p.name, p.member, p.computer, p."standIn", p."standInSince", p."join", p."clientSeed"
    from jsonb_to_recordset(${JSON.stringify(players)}::jsonb) as p(seat int, name text, member text, computer text,
      "standIn" text, "standInSince" timestamp, "join" text, "clientSeed" text)`
}
