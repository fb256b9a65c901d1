// The logs of games at rest, kept while nobody has changed them: a game is looked at many times between two moves.

import type { Snapshot } from '../../engine/lifecycle.ts'
import type { LogEntry } from '../../engine/log.ts'
import type { GameRow } from '../../store/games.ts'
import { checkpointAt, entriesFrom } from '../../store/log.ts'
import type { Store, Tx } from '../../store/open.ts'
import type { GameId } from '../types.ts'

/** Games kept at most; the one looked at longest ago goes first. */
const MOST = 200

interface Kept extends Pick<Snapshot, 'checkpoint' | 'log'> {
  readonly version: number
}

const places = new WeakMap<Store, Map<GameId, Kept>>()

function placeOf(store: Store): Map<GameId, Kept> {
  const place = places.get(store) ?? new Map<GameId, Kept>()
  places.set(store, place)
  return place
}

/**
 * The game at rest, as the database has it.
 * @param row as this transaction has read it: what it has changed itself may yet be undone, and must not be kept
 * @throws when the game was not started
 */
export async function loadSnapshot(tx: Tx, store: Store, row: GameRow): Promise<Snapshot> {
  if (row.seed === null) throw new Error(`game ${row.id} was not started`)
  const place = placeOf(store)
  const found = place.get(row.id)
  // Every change of a game changes its version, and entries are written once.
  const kept = found?.version === row.version ? found : await read(tx, row)
  place.delete(row.id)
  place.set(row.id, kept)
  const [oldest] = place.keys()
  if (place.size > MOST && oldest !== undefined) place.delete(oldest)
  const { checkpoint, log } = kept
  return { seats: row.players.length, options: row.options, seed: row.seed, checkpoint, log }
}

async function read(tx: Tx, { id, version, stage, number }: GameRow): Promise<Kept> {
  const checkpoint = await checkpointAt(tx, id, stage)
  const entries: LogEntry[] = (await entriesFrom(tx, id, stage)).map(({ entry }) => entry)
  // What another process committed after the row was read is left to the check of the row's version.
  const [first, ...later] = entries.filter((entry) => entry.number <= number)
  if (!first) throw new Error(`game ${id} has no entry ${stage}`)
  return { version, checkpoint, log: [first, ...later] }
}
