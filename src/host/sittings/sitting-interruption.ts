// Sittings that something from outside the game's moves brings to an end.
import type { GameRow } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import type { HostContext } from '../table/context.ts'
import { loadGame } from '../table/load.ts'
import { record } from '../table/record.ts'
import { sittingOf } from '../table/sitting.ts'
import { type Ending, endSitting } from './ending.ts'

/** Ends a game's sitting, or calls it off, if it has one; the row after it. */
export async function closeSitting(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  ending: Ending,
): Promise<GameRow> {
  if (!sittingOf(row)?.own) return endSitting(tx, context, { row }, ending)
  const loaded = await loadGame(tx, context, row)
  // A game that is rolled back has no sitting any more.
  if (loaded.unsaved.length > 0) return record(tx, context, loaded, loaded.unsaved)
  return endSitting(tx, context, loaded, ending)
}
