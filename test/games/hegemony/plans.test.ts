// What the hard computer player begins in its turn it carries out: no plan of several steps goes back and forth.
import { describe, expect, it } from 'vitest'
import type { Game } from '../../../src/engine/game.ts'
import { playOut } from '../../../src/engine/playout.ts'
import { computers } from '../../../src/games/hegemony/bot/index.ts'
import { game } from '../../../src/games/hegemony/game.ts'
import { askStepsInPublic } from '../../support/faults.ts'

/** Steps of the longest choice: a card, two made one, both its targets, a further one by each of two skills, done. */
const LONGEST = 12

/** Plays a game of hard players: most private steps of one decision, and how often one went back in its play phase. */
function plansIn(of: Game, seats: number, seed: string) {
  let [most, run, back] = [0, 0, 0]
  const { outcome } = playOut(of, {
    seed,
    options: {},
    policies: Array(seats).fill(computers.hard),
    forget: true,
    watch({ state }, { entry }) {
      if (entry.kind !== 'answer') return
      run = entry.within ? run + 1 : 0
      most = Math.max(most, run)
      const { turn, happening } = state as ReturnType<typeof game.setup>
      const playing = turn?.seat === entry.seat && turn.phase === 'play' && happening.length === 0
      if (playing && entry.choice.includes('back')) back++
    },
  })
  return { outcome, most, back }
}

describe.each([2, 4, 8])('at %i seats', (seats) => {
  it.each(['plans-1', 'plans-2', 'plans-3'])('every choice ends after a few steps (%s)', (seed) => {
    const { most, back } = plansIn(game as Game, seats, seed)
    expect(back).toBe(0)
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThan(LONGEST)
  })

  it('a game ends also where private steps are asked in public', () => {
    const { outcome, back } = plansIn(askStepsInPublic(game as Game), seats, 'plans-public')
    expect(back).toBe(0)
    expect(outcome.ranks).toHaveLength(seats)
  })
})
