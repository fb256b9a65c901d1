// The tables at which a game is proved, random and computer players side by side.
import type { Game, Options, Policy } from '../src/engine/game.ts'
import { optionSets } from '../src/engine/options.ts'
import { randomPolicy } from '../src/engine/policy.ts'
import { pairedSetups, seatCounts, setupCount } from './pairs.ts'

/** Up to so many tables each one is proved. */
const ALL = 64

/**
 * Every seat count and option set of a game; where those are more than 64, so many that any two choices meet at one.
 * Seats play at random and as computers in turn.
 */
export function tablesOf(game: Game): { policies: readonly Policy[]; options: Options }[] {
  const players = [randomPolicy, ...Object.values(game.computers)]
  const setups =
    setupCount(game) > ALL
      ? pairedSetups(game)
      : seatCounts(game).flatMap((seats) => optionSets(game, seats).map((options) => ({ seats, options })))
  return setups.map(({ seats, options }, turn) => ({
    options,
    policies: Array.from(
      { length: seats },
      (_, seat) => players[(seat + turn) % players.length] ?? randomPolicy,
    ),
  }))
}
