// Twins of a laid table: what everyone is shown of it must not hang on what they cannot know.
import { expect } from 'vitest'
import type { Game, State } from '../../src/engine/game.ts'
import { viewersOf } from '../../src/engine/leaks.ts'
import type { Snapshot } from '../../src/engine/lifecycle.ts'
import { sideStream } from '../../src/engine/random.ts'
import { type Leak, twin } from '../../src/engine/secrecy.ts'

/** The leaks in twins at every stop of a game so far, for every viewer, so many times; enough of them must fit. */
export function leaksInTwins<S extends State>(
  game: Game<S>,
  { stretches }: { readonly stretches: readonly Snapshot[] },
  times = 16,
): Leak[] {
  const random = sideStream('twins', 'of', 'play')
  const again = Array.from({ length: times }, () => stretches).flat()
  const found = again.flatMap((snapshot) =>
    viewersOf(snapshot.seats).map((viewer) => twin(game, snapshot, viewer, random)),
  )
  expect(found.filter((each) => each === undefined).length, 'twins that fit').toBeGreaterThan(50)
  return found.filter((each) => each !== 'rejected').filter((each) => each !== undefined)
}
