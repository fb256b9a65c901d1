// The sets of servers: read, replaced and deleted. Who may is the caller's to check; what is in them, their game's.
import type { CustomSet } from '../../games/common/title.ts'
import {
  authorCalled,
  deleteSet,
  findSet,
  lockSet,
  type StoredSet,
  saveSet,
} from '../../store/custom-sets.ts'
import type { Tx } from '../../store/tx.ts'
import { type HostContext, titleOf, transact } from '../table/context.ts'
import { markOf } from '../table/mark.ts'
import type { Person } from '../table/types.ts'

/** A server's set of a game. */
export interface ServerSet {
  readonly set: CustomSet
  /** Another as soon as anything of it changes. */
  readonly mark: string
}

/** The mark where a server has no set. */
const NONE = '-'

/** The set of a server, or an empty one by this name and person; `undefined` for a game that takes none. */
export async function find(
  context: HostContext,
  guild: string,
  title: string,
  fresh: { readonly name: string; readonly person: Person },
): Promise<ServerSet | undefined> {
  const custom = context.titles[title]?.custom
  if (!custom) return undefined
  const stored = await findSet(context.store.db, { guild, title })
  const set = stored ? readStored(context, title, stored) : custom.fresh(fresh.name, fresh.person.name)
  return { set, mark: stored ? markOf(stored) : NONE }
}

/** A stored set with its author. @throws Error where the game does not read its own text any more */
function readStored(context: HostContext, title: string, stored: StoredSet): CustomSet {
  const reading = titleOf(context, title).custom?.read(stored.text)
  if (!reading?.ok) throw new Error(`the set of ${title} is not read`)
  return { ...reading.set, author: stored.authorName || undefined }
}

/**
 * Stores a set in the place of the one that was seen; `false` where another holds by now.
 * @param person who changes it: where the set is called theirs, it is forgotten with them that it is; a copy of a set that somebody
 * else has made here is theirs
 */
export const save = (
  context: HostContext,
  place: { readonly guild: string; readonly title: string },
  set: CustomSet,
  { seen, person }: { readonly seen: string; readonly person: Person },
): Promise<boolean> =>
  transact(context, async (tx) => {
    const before = await lockSeen(tx, place, seen)
    if (before === undefined) return false
    const { author = '', ...rest } = set
    const isSame = before !== null && before.authorName === author
    const isOwn = author === person.name
    await saveSet(tx, place, {
      text: titleOf(context, place.title).custom?.write(rest) ?? '',
      authorName: author,
      author: isSame ? before.author : isOwn ? person.id : await authorCalled(tx, place.title, author),
    })
    return true
  })

/** Deletes a server's set; `false` where another holds than was seen. */
export const drop = (
  context: HostContext,
  place: { readonly guild: string; readonly title: string },
  seen: string,
): Promise<boolean> =>
  transact(context, async (tx) => {
    if (!(await lockSeen(tx, place, seen))) return false
    await deleteSet(tx, place)
    return true
  })

/** The set that was seen, null where there was none; `undefined` where that holds no more. */
async function lockSeen(
  tx: Tx,
  place: { readonly guild: string; readonly title: string },
  seen: string,
): Promise<StoredSet | null | undefined> {
  const stored = await lockSet(tx, place)
  if ((stored ? markOf(stored) : NONE) !== seen) return undefined
  return stored ?? null
}
