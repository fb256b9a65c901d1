// What a game's suite of sense is held to.
import { describe, expect, it } from 'vitest'
import type { Policy } from '../../src/engine/game.ts'
import { judged, type Position } from './sense.ts'

/** At least so many positions, nine of ten answered rightly, no blunder. */
export function expectSense(positions: readonly Position[], hard: Policy, least: number): void {
  describe('the hard player', () => {
    const verdicts = positions.map((position) => judged(position, hard))

    it('answers most positions rightly', () => {
      expect(positions.length).toBeGreaterThanOrEqual(least)
      const wrong = verdicts.filter(({ right }) => !right).map(({ name, answers }) => `${name}: ${answers}`)
      expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(positions.length / 10)
    })

    it('makes no blunder', () => {
      const blunders = verdicts.filter((each) => each.blunders.length > 0).map(({ name }) => name)
      expect(blunders).toEqual([])
    })
  })
}
