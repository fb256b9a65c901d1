// A game as it stood after an entry: its checkpoint before that, and what was played since.
import type { Game } from '../../engine/game.ts'
import { type GameSession, resume, type Snapshot } from '../../engine/lifecycle.ts'
import { type LogEntry, standing } from '../../engine/log.ts'
import { StoryChanged } from '../../engine/session.ts'
import type { GameRow } from '../../store/games.ts'

/** The entry of the last checkpoint among these entries. One that had been taken back by then is no ground to stand on. */
export function lastCheckpoint(past: readonly LogEntry[], checkpoints: readonly number[]): number {
  const stood = new Set(standing(past).map(({ number }) => number))
  return checkpoints.findLast((number) => stood.has(number)) ?? 0
}

/** The game after the last of these entries, to be played again from the checkpoint of entry `from`. */
export function snapshotOf(
  { id, players, options, seed }: GameRow,
  past: readonly LogEntry[],
  from: number,
  checkpoint: string,
): Snapshot {
  const [first, ...later] = past.slice(past.findIndex(({ number }) => number === from))
  if (!first) throw new Error(`game ${id} has no entry ${from}`)
  return { seats: players.length, options, seed: seed ?? '', checkpoint, log: [first, ...later] }
}

/** A game in memory; `undefined` where the rules tell another story by now. */
export function resumed(game: Game, snapshot: Snapshot): GameSession | undefined {
  try {
    return resume(game, snapshot)
  } catch (error) {
    if (error instanceof StoryChanged) return undefined
    throw error
  }
}
