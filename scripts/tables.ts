// The tables at which a game is proved: every seat count and option set, random and computer players side by side.
import type { Game, Options, Policy } from '../src/engine/game.ts'
import { optionSets } from '../src/engine/options.ts'
import { randomPolicy } from '../src/engine/policy.ts'

/** Every seat count and option set of a game; seats play at random and as computers in turn. */
export function tablesOf(game: Game): { policies: readonly Policy[]; options: Options }[] {
  const players = [randomPolicy, ...Object.values(game.computers)]
  const counts = Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (_, index) => game.seats.min + index,
  )
  return counts.flatMap((seats) =>
    optionSets(game, seats).map((options, turn) => ({
      options,
      policies: Array.from(
        { length: seats },
        (_, seat) => players[(seat + turn) % players.length] ?? randomPolicy,
      ),
    })),
  )
}
