// Games and who sits at them.
import type { Options, Outcome } from '../engine/game.ts'
import type { Seat } from '../engine/phrase.ts'
import { Prisma } from './generated/client.ts'
import { fromColumn, nullable, toColumn } from './json.ts'
import type { Tx } from './open.ts'
import { forgetSurroundings } from './surroundings.ts'

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
    | 'options'
    | 'pace'
    | 'seats'
    | 'seed'
    | 'number'
    | 'stage'
    | 'pausedWhy'
    | 'outcome'
    | 'clock'
    | 'lesson'
    | 'startedAt'
    | 'finishedAt'
  >
>

/** Why a game stands still that its members agreed to pause; a key of the bot's texts. Its posts go on. */
export const PAUSED_BY_VOTE = 'bot.paused-vote'

/** Another process changed the game since it was read: read it again and try anew. */
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
    Partial<Pick<GameRow, 'league' | 'lesson'>>,
): Promise<void> {
  const { options, pace, lesson = null, ...plain } = game
  await tx.game.create({
    data: {
      ...{ ...plain, status: 'lobby', options: toColumn(options) },
      ...{ pace: nullable(pace), lesson: nullable(lesson) },
    },
  })
}

/** A game by its id. */
export async function findGame(tx: Tx, id: string): Promise<GameRow | undefined> {
  const [found] = await tx.$queryRaw<Record<string, unknown>[]>`
    select g.*, (
      select coalesce(json_agg(json_build_object('gameId', game_id, 'seat', seat, 'name', name, 'member', member,
        'computer', computer, 'standIn', stand_in, 'join', "join", 'luck', luck,
        'standInSince', (extract(epoch from stand_in_since) * 1000)::float8) order by seat), '[]')
      from sitters where game_id = g.id) as players
    from games g where g.id = ${id}`
  return found && readGame(found)
}

/** A game's columns by their names in rows here. */
function readGame(columns: Record<string, unknown>): GameRow {
  const named = Object.entries(columns).map(([name, value]) => [camelCase(name), value] as const)
  const { players, ...game } = Object.fromEntries(named) as unknown as GameRow & {
    readonly players: readonly (PlayerRow & { readonly standInSince: unknown })[]
  }
  const dated = players.map(({ standInSince: since, ...player }) => ({
    ...player,
    standInSince: typeof since === 'number' ? new Date(since) : null,
  }))
  return { ...game, players: dated }
}

const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * Changes a game that was read at `version`.
 * @throws Conflict when somebody else changed it since
 */
export async function changeGame(
  tx: Tx,
  game: Pick<GameRow, 'id' | 'version'>,
  change: GameChange,
): Promise<void> {
  const { options, outcome, clock, pace, lesson, ...plain } = change
  const { count } = await tx.game.updateMany({
    where: { id: game.id, version: game.version },
    data: {
      ...plain,
      ...(options && { options: toColumn(options) }),
      ...(outcome !== undefined && { outcome: nullable(outcome) }),
      ...(clock !== undefined && { clock: nullable(clock) }),
      ...(pace !== undefined && { pace: nullable(pace) }),
      ...(lesson !== undefined && { lesson: nullable(lesson) }),
      version: { increment: 1 },
    },
  })
  if (count !== 1) throw new Conflict(game.id)
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
      ...(where.member !== undefined && { players: { some: { member: where.member } } }),
    },
    orderBy: { createdAt: 'desc' },
    include,
  })
  return found.map(rowOf)
}

/** The open lobbies that somebody hosts. What is counted by it is settled one transaction after the other. */
export async function lobbiesOf(tx: Tx, host: string): Promise<{ id: string; guild: string }[]> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`lobbies ${host}`}, 0))`
  return tx.game.findMany({
    where: { host, status: 'lobby' },
    select: { id: true, guild: true },
    orderBy: { createdAt: 'asc' },
  })
}

/** The lesson that a member is in; what is counted by it is settled one transaction after the other. */
export async function lessonOf(tx: Tx, member: string): Promise<GameRow | undefined> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`lesson ${member}`}, 0))`
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
