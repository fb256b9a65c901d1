// What has been told in a game so far and was not taken back: what policies may go by. Kept in memory, since a game is
// told anew for each answer of a computer and only ever grows.
import { LRUCache } from 'lru-cache'
import type { GameEvent } from '../../engine/game.ts'
import { takenBack } from '../../engine/log.ts'
import { type EntryRow, entriesFrom } from '../../store/log.ts'
import type { MoveTx, Store } from '../../store/open.ts'
import type { GameId } from './types.ts'

/** Games kept at most; the one told longest ago goes first. */
const MOST = 50

const kept = new WeakMap<Store, LRUCache<GameId, readonly EntryRow[]>>()

/** All events of a game that stand, for any viewer, oldest first. */
export async function toldSoFar(tx: MoveTx, store: Store, game: GameId): Promise<readonly GameEvent[]> {
  const entries = await entriesOf(tx, store, game)
  const back = takenBack(entries.map(({ entry }) => entry))
  return entries.flatMap(({ entry, events }) => (back.has(entry.number) ? [] : events))
}

async function entriesOf(tx: MoveTx, store: Store, game: GameId): Promise<readonly EntryRow[]> {
  const games = kept.get(store) ?? new LRUCache<GameId, readonly EntryRow[]>({ max: MOST })
  kept.set(store, games)
  const entries = await readOn(tx, game, games.get(game) ?? [])
  games.set(game, entries)
  return entries
}

/**
 * These entries and those since. They may have been read in a transaction that was undone: digests chain, so where the
 * last one is as it was, all before it are.
 */
async function readOn(tx: MoveTx, game: GameId, known: readonly EntryRow[]): Promise<readonly EntryRow[]> {
  const last = known.at(-1)?.entry
  if (!last) return entriesFrom(tx, game, 0)
  const [same, ...since] = await entriesFrom(tx, game, last.number)
  return same?.entry.digest === last.digest ? [...known, ...since] : entriesFrom(tx, game, 0)
}
