// The recorded games of a title as tests: each is played again and must tell, ask, show and end as it did.
import { describe, expect, it } from 'vitest'
import { type Setup, seatCounts } from '../../scripts/common/pairs.ts'
import { goldenName, readGolden } from '../../scripts/golden/game.ts'
import { replay } from '../../scripts/golden/replay.ts'
import type { Game } from '../../src/engine/game.ts'
import { valuesOf } from '../../src/engine/options.ts'

/** What to do about a game that is not played as it was. */
const ADVICE =
  'A rule was changed on purpose? `npm run golden -- %s --record`, a new `version` of the game, and the ruling in the commit. ' +
  'Only names were? `npm run golden -- %s --rename names.json`.'

/** Replays all recorded games of a title. */
export function replayAll(game: Game): void {
  const games = readGolden(game.id)

  describe(`recorded games of ${game.id}`, () => {
    it('are of every number of seats and every value of every option', () => {
      const factsOf = ({ seats, options }: Pick<Setup, 'seats' | 'options'>) => [
        `${seats} seats`,
        ...Object.entries(options).flatMap(([id, value]) =>
          Array.isArray(value) && value.length > 0
            ? value.map((each) => `${id} ${each}`)
            : [`${id} ${value}`],
        ),
      ]
      const wanted = seatCounts(game).flatMap((seats) =>
        game.options.flatMap((spec) =>
          valuesOf(spec, seats).flatMap((value) => factsOf({ seats, options: { [spec.id]: value } })),
        ),
      )
      // A game recorded before there was an option was played with its default.
      const defaults = Object.fromEntries(game.options.map((spec) => [spec.id, spec.default]))
      const played = new Set(
        games.flatMap(({ seats, options }) => factsOf({ seats, options: { ...defaults, ...options } })),
      )
      expect([...new Set(wanted)].filter((fact) => !played.has(fact))).toEqual([])
    })

    it.each(games.map((golden, n) => [n + 1, goldenName(golden), golden] as const))(
      '%i: %s',
      (_n, _name, golden) => {
        expect(replay(game, golden), ADVICE.replaceAll('%s', game.id)).toBeUndefined()
      },
    )
  })
}
