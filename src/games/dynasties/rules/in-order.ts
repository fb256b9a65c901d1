// One effect of a card after the other, also where the game ends between them (D33).
import type { Seat } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import type { Effect, EventEffect } from '../cards/types.ts'
import { type DynastiesTable, livingFrom, playerAt } from '../table/state.ts'
import { GameOver } from './stats.ts'

/** What moves stats, and so the score; all else is for turns to come. */
const COUNTING: ReadonlySet<(Effect | EventEffect)['do']> = new Set([
  'self',
  'opponent',
  'everyone',
  'either',
  'attack',
  'sacrifice',
  'left',
  'duel',
] as const)

/**
 * Does what a card does; the rest is lost when its player falls. A game that ends on the way ends when all that counts has
 * been done, or when only one is left.
 */
export function* inOrder<E extends Effect | EventEffect>(
  { state }: DynastiesTable,
  seat: Seat,
  effects: readonly E[],
  action: (effect: E, index: number) => Script,
): Script {
  let over: GameOver | undefined
  for (const [index, effect] of effects.entries()) {
    if (!playerAt(state, seat).alive || livingFrom(state, 0).length === 1) break
    if (over && !COUNTING.has(effect.do)) continue
    try {
      yield* action(effect, index)
    } catch (thrown) {
      if (!(thrown instanceof GameOver)) throw thrown
      over = thrown
    }
  }
  if (over) throw over
}
