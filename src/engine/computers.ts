// The computer players of a game by their strength: its own, and those that every game has by them.
import type { Game, Policy, State } from './game.ts'
import { easierThan } from './policy.ts'
import { EXPERT, STRENGTHS, type Strength, strengthNamed } from './strength.ts'

/**
 * The policy of a strength by its name; `undefined` where the game has none of it. Of an easy one that a game does not
 * have itself it is half a normal one; of an expert the hard one, which answers where nothing was thought.
 */
export function computerNamed<V>(
  { computers }: Pick<Game<State, V>, 'computers'>,
  name: string,
): Policy<V> | undefined {
  const strength = strengthNamed(name)
  if (strength === undefined) return undefined
  if (strength === EXPERT) return computers.hard
  return (
    computers[strength] ??
    (strength === 'easy' && computers.normal ? easierThan(computers.normal) : undefined)
  )
}

/**
 * The strengths of a game's computer players, weakest first. A game with a normal one has an easy one, and a game with a
 * hard one has an expert: the expert searches, and the hard one plays its playouts.
 */
export const strengthsIn = (game: Pick<Game, 'computers'>): readonly Strength[] =>
  STRENGTHS.filter((strength) => computerNamed(game, strength) !== undefined)
