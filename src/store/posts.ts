// The messages of a game that are remembered, one of each kind.

import { endingWith, type FoundGame, GAME, type GameRow, gameFound } from './games.ts'
import { Prisma } from './generated/client.ts'
import type { LookTx, MoveTx, Tx } from './tx.ts'

/** A remembered message as stored. */
export interface PostRow {
  readonly kind: string
  readonly channel: string
  readonly message: string
  readonly postedAt: Date
  readonly data: unknown
}

/** A game's message of a kind. */
export async function findPost(tx: LookTx, gameId: string, kind: string): Promise<PostRow | undefined> {
  const [found] = await tx.$queryRaw<PostRow[]>`
    select kind, channel, message, posted_at as "postedAt", data
    from posts where game_id = ${gameId} and kind = ${kind}`
  return found
}

/** Those of these games that remember a message of a kind. */
export async function gamesWithPost(tx: Tx, games: readonly string[], kind: string): Promise<string[]> {
  const found = await tx.post.findMany({
    where: { kind, gameId: { in: [...games] } },
    select: { gameId: true },
  })
  return found.map(({ gameId }) => gameId)
}

/** A game with the messages that it remembers. */
export interface GameWithPosts {
  readonly game: GameRow
  readonly posts: readonly PostRow[]
}

/** Moments are milliseconds since 1970. */
type FoundPost = Omit<PostRow, 'postedAt'> & { readonly postedAt: number }

const WITH_POSTS = `select ${GAME}, (
  select coalesce(json_agg(json_build_object('kind', kind, 'channel', channel, 'message', message, 'data', data,
    'postedAt', (extract(epoch from posted_at) * 1000)::float8)), '[]')
  from posts where game_id = g.id) as posts from games g where g.id = `

/** A game by its id, with the messages that it remembers. */
export async function findGameWithPosts(tx: LookTx, id: string): Promise<GameWithPosts | undefined> {
  const [found] = await tx.$queryRaw<(FoundGame & { readonly posts: readonly FoundPost[] })[]>(
    endingWith(WITH_POSTS, id),
  )
  if (!found) return undefined
  const { posts, ...game } = found
  return {
    game: gameFound(game),
    posts: posts.map(({ postedAt, ...post }) => ({ ...post, postedAt: new Date(postedAt) })),
  }
}

/** Part of a statement that remembers messages of a game, each in place of the one of its kind before. */
export const remembering = (gameId: string, posts: readonly PostRow[]): Prisma.Sql => Prisma.sql`
  remembered as (
    insert into posts (game_id, kind, channel, message, posted_at, data)
    select ${gameId}, kind, channel, message, "postedAt", coalesce(data, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(posts)}::jsonb)
      as a(kind text, channel text, message text, "postedAt" timestamp, data jsonb)
    on conflict (game_id, kind) do update
      set channel = excluded.channel, message = excluded.message, posted_at = excluded.posted_at, data = excluded.data)`

/** Remembers a game's message of a kind in place of the one before. */
export async function upsertPost(tx: MoveTx, gameId: string, post: PostRow): Promise<void> {
  await tx.$executeRaw`with ${remembering(gameId, [post])} select`
}
