// Sets of custom cards and questions that servers have made for a game.
import { inTurn, type Tx } from './tx.ts'

/** A server's set of a game. */
export interface StoredSet {
  /** The game's own text of it, without its author. */
  readonly text: string
  /** What its author is called; empty where nobody is named. */
  readonly authorName: string
  /** The member who is meant by that, where the bot knows. */
  readonly author: string | null
}

interface Place {
  readonly guild: string
  readonly title: string
}

/** The set of a server for a game, if it has one. */
export async function findSet(tx: Tx, { guild, title }: Place): Promise<StoredSet | undefined> {
  return (await tx.customSet.findUnique({ where: { guild_title: { guild, title } } })) ?? undefined
}

/** The same, to be changed: other writers wait. */
export async function lockSet(tx: Tx, place: Place): Promise<StoredSet | undefined> {
  await inTurn(tx, `custom ${place.guild} ${place.title}`)
  return findSet(tx, place)
}

/** The one member who is the author of sets by this name, on any server; null where it is nobody, or may be several. */
export async function authorCalled(tx: Tx, title: string, authorName: string): Promise<string | null> {
  const found = await tx.customSet.findMany({
    where: { title, authorName, author: { not: null } },
    distinct: ['author'],
    select: { author: true },
  })
  return found.length === 1 ? (found[0]?.author ?? null) : null
}

/** Stores a set in the place of the one before. */
export async function saveSet(tx: Tx, { guild, title }: Place, set: StoredSet): Promise<void> {
  const { text, authorName, author } = set
  const columns = { text, authorName, author }
  await tx.customSet.upsert({
    where: { guild_title: { guild, title } },
    create: { guild, title, ...columns },
    update: columns,
  })
}

/** Deletes a server's set of a game. */
export async function deleteSet(tx: Tx, { guild, title }: Place): Promise<void> {
  await tx.customSet.deleteMany({ where: { guild, title } })
}
