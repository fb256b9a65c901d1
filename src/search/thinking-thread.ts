// A thread for searches: handles an order.
import type { Work } from '../threads/thread-messages.ts'
import { type Installed, installedGame } from './installed.ts'
import type { Known } from './known.ts'
import { type Thought, think } from './think.ts'

/** What is to be thought about. */
export interface ThinkOrder {
  readonly known: Known
  /** Until when, in milliseconds since 1970: a thread has a clock of its own. */
  readonly until: number
  /** Playouts at most. */
  readonly playouts: number
  readonly label: string
}

export const work: Work<Installed, ThinkOrder, Thought> = async (
  { known, until, playouts, label },
  { given },
) => {
  const game = await installedGame(given, known.game)
  const ms = until - performance.timeOrigin - performance.now()
  return think(game, known, { ms, playouts }, label)
}
