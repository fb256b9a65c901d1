// Random games of Record of the Three Kingdoms at every seat count and option, to look at from the tests.
import type { Options } from '../../../src/engine/game.ts'
import { type Playout, type PlayoutPlan, playOut } from '../../../src/engine/playout.ts'
import { randomPolicy } from '../../../src/engine/policy.ts'
import { game as records } from '../../../src/games/records/game.ts'

/** A way to play the game. */
export interface Way {
  readonly seats: number
  readonly options: Options
}

const flags = [false, true]

/** Every seat count with every option that it allows. */
export const WAYS: readonly Way[] = [2, 3, 4, 5].flatMap((seats) =>
  flags.flatMap((advanced) =>
    flags
      .filter((two) => !two || seats === 2)
      .map((two) => ({ seats, options: { advanced, 'two-lords': two } })),
  ),
)

/** What a test calls a way. */
export const wayName = ({ seats, options }: Way): string =>
  [`${seats} seats`, options.advanced && 'advanced', options['two-lords'] && 'two lords']
    .filter((part) => part)
    .join(', ')

/** A game in which everyone picks any legal answer. */
export const randomGame = (
  way: Way,
  seed: string,
  plan: Partial<Pick<PlayoutPlan, 'watch' | 'observe' | 'forget'>> = {},
): Playout =>
  playOut(records, {
    seed,
    options: way.options,
    policies: Array.from({ length: way.seats }, () => randomPolicy),
    ...plan,
  })
