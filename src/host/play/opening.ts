// How the open question came up: whoever's own answer led to it has it before them already and needs no word of it.

import type { Seat } from '../../engine/phrase.ts'
import { openedAt } from '../../engine/player-view.ts'
import { findGame } from '../../store/games.ts'
import { movesUpTo } from '../../store/log.ts'
import { type HostContext, read } from '../context.ts'
import { TIMING } from '../timing.ts'
import type { GameId } from '../types.ts'
import { bringBack, loadGame } from './moves.ts'

/** The entry that opened the request a game waits at, and the seat that it led on from its own answer, if one. */
export interface Opening {
  readonly number: number
  readonly ledOn?: Seat
}

/** Entries looked back at most: computers answer in rows. */
const LOOKED_BACK = 40

/** How the open request of a game came up; `undefined` when nothing is open. */
export function openingOf(context: HostContext, game: GameId): Promise<Opening | undefined> {
  return read(context, async (tx) => {
    const row = await findGame(tx, game)
    if (row?.status !== 'playing') return undefined
    const loaded = await loadGame(tx, context, row)
    const number = openedAt(loaded.run)
    tx.$afterCommit(() => bringBack(context, loaded))
    if (number === undefined) return undefined
    const [[last], moves] = await Promise.all([
      movesUpTo(tx, game, row.number, 1),
      movesUpTo(tx, game, number, LOOKED_BACK),
    ])
    // Whoever takes an answer back is asked again in the panel in which they did it.
    if (last?.entry.kind === 'undo' && last.entry.by === 'member') return { number, ledOn: last.entry.seat }
    const opened = moves[0]?.at.getTime() ?? 0
    for (const { entry, at } of moves) {
      // A panel follows what computers do for a moment, and shows what comes after.
      if (entry.kind !== 'answer' || opened - at.getTime() > TIMING.panel) break
      if (entry.by === 'member') return { number, ledOn: entry.seat }
      if (entry.by !== 'computer' && entry.by !== 'order') break
    }
    return { number }
  })
}
