// How the race stands at each game's table: it begins early, comes near its end, and is read from the public view alone.
import { describe, expect, it } from 'vitest'
import { playerView } from '../../src/engine/player-view.ts'
import { playOut } from '../../src/engine/playout.ts'
import { type Race, raceOf } from '../../src/games/common/race.ts'
import { TITLES } from '../../src/games/index.ts'

describe('a race', () => {
  it('is as close as the first two are', () => {
    expect(raceOf(0.5, [4, 8, 6])).toEqual({ done: 0.5, lead: 0.25 })
    expect(raceOf(2, [3, 3])).toEqual({ done: 1, lead: 0 })
    expect([raceOf(-1, [0, 0]), raceOf(0, [5])]).toEqual([{ done: 0, lead: 0 }, { done: 0 }])
  })

  it.each(Object.values(TITLES).map((title) => [title.game.id, title] as const))(
    'of %s goes from early to late',
    (_, title) => {
      const { game, race } = title
      const policy = game.computers.easy ?? game.computers.normal
      if (!race || !policy) throw new Error('no race, or nobody to play it')
      const races: Race[] = []
      playOut(game, {
        seed: 'race',
        options: {},
        policies: [policy, policy, policy],
        forget: true,
        watch: (session) => races.push(race(playerView(game, session, 'public').view)),
      })
      const [first, last] = [races[0], races.at(-1)]
      expect(first?.done).toBeLessThan(0.35)
      expect(last?.done).toBeGreaterThan(0.65)
      for (const { done, lead = 0 } of races) {
        expect(done >= 0 && done <= 1).toBe(true)
        expect(Number.isFinite(lead) && lead >= 0).toBe(true)
      }
    },
  )
})
