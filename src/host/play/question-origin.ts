// Tells how the open question arose: a seat whose own answer led to it sees it already and needs no notice.

import type { GameSession } from '../../engine/lifecycle.ts'
import { openedAt } from '../../engine/player-view.ts'
import type { GameRow } from '../../store/games.ts'
import { movesUpTo } from '../../store/log.ts'
import type { LookTx } from '../../store/open.ts'
import { TIMING } from '../table/timing.ts'
import type { Opening } from '../table/types.ts'

/** Entries looked back at most from the one that opened it: computers answer in rows. */
const LOOKED_BACK = 40

/** How the open request of a game came up; `undefined` when nothing is open. */
export async function openingOf(
  tx: LookTx,
  { id, status, number: last }: GameRow,
  run: GameSession,
): Promise<Opening | undefined> {
  const number = openedAt(run)
  if (status !== 'playing' || number === undefined) return undefined
  const [latest, ...before] = await movesUpTo(tx, id, last, LOOKED_BACK + last - number)
  // A member who takes an answer back is asked again in the panel in which they did it.
  if (latest?.entry.kind === 'undo' && latest.entry.by === 'member')
    return { number, ledOn: latest.entry.seat }
  const moves = (latest ? [latest, ...before] : []).filter(({ entry }) => entry.number <= number)
  const opened = moves[0]?.at.getTime() ?? 0
  for (const { entry, at } of moves) {
    // A panel follows what computers do for a moment, and shows what comes after.
    if (entry.kind !== 'answer' || opened - at.getTime() > TIMING.panel) break
    if (entry.by === 'member') return { number, ledOn: entry.seat }
    if (entry.by !== 'computer' && entry.by !== 'auto-answer') break
  }
  return { number }
}
