// The messages of a game that are remembered, one of each kind.
import type { Tx } from './open.ts'

/** A remembered message as stored. */
export interface PostRow {
  readonly kind: string
  readonly channel: string
  readonly message: string
  readonly postedAt: Date
  readonly data: unknown
}

/** A game's message of a kind. */
export async function findPost(tx: Tx, gameId: string, kind: string): Promise<PostRow | undefined> {
  const [found] = await tx.$queryRaw<PostRow[]>`
    select kind, channel, message, posted_at as "postedAt", data
    from posts where game_id = ${gameId} and kind = ${kind}`
  return found
}

/** Remembers a game's message of a kind in place of the one before. */
export async function upsertPost(tx: Tx, gameId: string, { data, ...post }: PostRow): Promise<void> {
  const { kind, channel, message, postedAt } = post
  await tx.$executeRaw`
    insert into posts (game_id, kind, channel, message, posted_at, data)
    values (${gameId}, ${kind}, ${channel}, ${message}, ${postedAt}, ${JSON.stringify(data)}::jsonb)
    on conflict (game_id, kind) do update
      set channel = excluded.channel, message = excluded.message, posted_at = excluded.posted_at, data = excluded.data`
}
