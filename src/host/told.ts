// What has been told in a game so far and was not taken back: what policies may go by.
import type { Told } from '../engine/game.ts'
import { takenBack } from '../engine/log.ts'
import { entriesFrom } from '../store/log.ts'
import type { Tx } from '../store/open.ts'
import type { GameId } from './types.ts'

/** All events of a game that stand, oldest first, whoever they were for. */
export async function toldSoFar(tx: Tx, game: GameId): Promise<readonly Told[]> {
  const rows = await entriesFrom(tx, game, 0)
  const back = takenBack(rows.map(({ entry }) => entry))
  return rows.flatMap(({ entry, events }) => (back.has(entry.number) ? [] : events))
}
