// The messages of a game that are remembered, one of each kind.
import { toColumn } from './json.ts'
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
  return (await tx.post.findUnique({ where: { gameId_kind: { gameId, kind } } })) ?? undefined
}

/** Remembers a game's message of a kind in place of the one before. */
export async function upsertPost(tx: Tx, gameId: string, { data, ...post }: PostRow): Promise<void> {
  const columns = { ...post, data: toColumn(data) }
  await tx.post.upsert({
    where: { gameId_kind: { gameId, kind: post.kind } },
    create: { gameId, ...columns },
    update: columns,
  })
}
