// A player's best moment in a game, as the public story tells it.
import type { GameEvent } from '../../engine/game.ts'
import type { Phrase, Seat } from '../../engine/phrase.ts'

/** What is worth remembering: how much, and which argument names who did it. */
export interface Action {
  readonly worth: number
  readonly hero: 'who' | 'whom'
}

/**
 * The event to remember a seat by, by a game's table of actions; the later one where two are as bold, `undefined` where
 * nothing was.
 * @param actions by the key of their phrase, with the game's id before it
 * @param more what an action's arguments add to its worth; less than nothing where they make it none
 */
export function bestMoment(
  story: readonly GameEvent[],
  seat: Seat,
  actions: Readonly<Record<string, Action>>,
  more: (args: NonNullable<Phrase['args']>) => number,
): Phrase | undefined {
  const worthOf = ({ key, args = {} }: Phrase): number => {
    const action = actions[key]
    const hero = action && args[action.hero]
    if (!action || typeof hero !== 'object' || !('seat' in hero) || hero.seat !== seat) return 0
    return action.worth + more(args)
  }
  const done = story
    .map(({ phrase }) => ({ phrase, worth: worthOf(phrase) }))
    .filter(({ worth }) => worth > 0)
  const best = Math.max(...done.map(({ worth }) => worth))
  return done.findLast(({ worth }) => worth === best)?.phrase
}
