// The logs of games at rest, kept while nobody has changed them: a game is looked at many times between two moves. With
// the log of a game that this process moved last goes the game in memory: the next answer need not resume it.

import { LRUCache } from 'lru-cache'
import type { Game } from '../../engine/game.ts'
import type { GameSession, Snapshot } from '../../engine/lifecycle.ts'
import type { GameRow } from '../../store/games.ts'
import { stageRow } from '../../store/log.ts'
import type { LookTx, Store } from '../../store/open.ts'
import type { GameId } from './types.ts'

/** Games kept at most; the one looked at longest ago goes first. */
const MOST = 200
/** Entries after which a game in memory is resumed anew: it remembers all it has been through. */
const LONGEST = 64

interface Kept extends Pick<Snapshot, 'checkpoint' | 'log'> {
  readonly version: number
  /** The session after the log's last entry. A move takes it out, and returns it once the move is stored. */
  run?: GameSession | undefined
  /** The rules by which it moves. */
  readonly game?: Game
}

const places = new WeakMap<Store, LRUCache<GameId, Kept>>()

function placeOf(store: Store): LRUCache<GameId, Kept> {
  const place = places.get(store) ?? new LRUCache<GameId, Kept>({ max: MOST })
  places.set(store, place)
  return place
}

/**
 * The game at rest, as the database has it.
 * @param row as this transaction has read it: what it has changed itself may yet be undone, and must not be kept
 * @throws when the game was not started
 */
export async function loadSnapshot(tx: LookTx, store: Store, row: GameRow): Promise<Snapshot> {
  if (row.seed === null) throw new Error(`game ${row.id} was not started`)
  const place = placeOf(store)
  const found = place.get(row.id)
  // Every change of a game changes its version, and entries are written once.
  const kept = found?.version === row.version ? found : await read(tx, row)
  place.set(row.id, kept)
  const { checkpoint, log } = kept
  return { seats: row.players.length, options: row.options, seed: row.seed, checkpoint, log }
}

/** Takes the game in memory away, where it stands at this very row under these rules: nobody else may move or see it meanwhile. */
export function acquireSession(store: Store, { id, version }: GameRow, game: Game): GameSession | undefined {
  const kept = placeOf(store).get(id)
  if (!kept || kept.version !== version || kept.game !== game) return undefined
  const { run } = kept
  kept.run = undefined
  return run
}

/** The number of the entry with which a game in memory was resumed. */
const resumedAt = new WeakMap<GameSession, number>()

/**
 * Keeps what a move has made of a game, for the next one.
 * @param row as it is committed: never one that may yet be undone
 */
export function releaseSession(
  store: Store,
  game: Game,
  { id, version }: GameRow,
  rest: Snapshot,
  run: GameSession,
): void {
  const since = resumedAt.get(run) ?? rest.log[0].number
  resumedAt.set(run, since)
  const { checkpoint, log } = rest
  placeOf(store).set(id, { version, checkpoint, log, ...(run.number - since < LONGEST && { run, game }) })
}

async function read(tx: LookTx, { id, version, stage, number }: GameRow): Promise<Kept> {
  // What another process committed after the row was read is left to the check of the row's version.
  const { checkpoint, log } = await stageRow(tx, id, stage, number)
  const [first, ...later] = log
  if (!first) throw new Error(`game ${id} has no entry ${stage}`)
  return { version, checkpoint, log: [first, ...later] }
}
