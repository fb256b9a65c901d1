// A running game brought to life from the database.
import {
  type GameSession,
  resume,
  rollback,
  type Snapshot,
  type Step,
  snapshotAfter,
} from '../../engine/lifecycle.ts'
import { StoryChanged } from '../../engine/session.ts'
import type { GameRow } from '../../store/games.ts'
import type { LookTx } from '../../store/open.ts'
import { type Table, tableOf } from '../../store/table.ts'
import { type HostContext, titleOf } from './context.ts'
import { acquireSession, loadSnapshot, releaseSession } from './log-cache.ts'

/** A game in memory, and steps that are not yet in the database (a wind-back). */
export interface LoadedGame {
  readonly row: Table
  readonly run: GameSession
  readonly rest: Snapshot
  readonly unsaved: readonly Step[]
}

/**
 * Revives a game; where changed rules no longer tell its story, winds it back to its checkpoint.
 * @param row as this transaction has just read it: with what lies around it, or that is read here
 */
export async function loadGame(
  tx: LookTx,
  context: Pick<HostContext, 'store' | 'titles' | 'log'>,
  row: GameRow | Table,
): Promise<LoadedGame> {
  const { game } = titleOf(context, row.title)
  const table = 'around' in row ? row : await tableOf(tx, row)
  const snapshot = await loadSnapshot(tx, context.store, row)
  try {
    const run = acquireSession(context.store, row, game) ?? resume(game, snapshot)
    return { row: table, run, rest: snapshot, unsaved: [] }
  } catch (error) {
    if (!(error instanceof StoryChanged)) throw error
    context.log.warn(
      { game: row.id, entry: error.number, why: error.message },
      'wound back: the rules have changed',
    )
    const { run: session, step } = rollback(game, snapshot)
    return { row: table, run: session, rest: snapshotAfter(snapshot, snapshot, step), unsaved: [step] }
  }
}

/** A game in memory, with its log where the next move may go on from it. */
export type GameInMemory = Pick<LoadedGame, 'row' | 'run'> & Partial<Pick<LoadedGame, 'rest'>>

/** Lets the next move have a game in memory, as it is committed: one that was only looked at, or what a move has made of it. */
export function releaseUnchanged(context: HostContext, { row, run, rest }: GameInMemory): void {
  if (rest) releaseSession(context.store, titleOf(context, row.title).game, row, rest, run)
}
