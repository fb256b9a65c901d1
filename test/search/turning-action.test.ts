// By which event a turning point is told: deaths, cities, battles, rather than a card drawn.
import { describe, expect, it } from 'vitest'
import type { Chronicle } from '../../src/engine/chronicle.ts'
import { actionsIn, turningAction } from '../../src/search/review/story-actions.ts'

const chronicle: Chronicle = {
  begins: ['round'],
  actions: {
    dies: { worth: 60, says: ['story-dies'] },
    builds: { worth: 8, says: ['story-builds'] },
    draws: { worth: 1, turning: true, says: ['story-draws'] },
    round: { worth: 50, always: true, opens: true, says: ['story-round'] },
  },
}

/** One event in each entry, from 0 on. */
const told = (...keys: readonly string[]) =>
  keys.map((key, number) => ({ number, phrase: { key: `toy.${key}` } }))

describe('a turning point is told', () => {
  const moments = [0, 5, 9].map((number, index) => ({
    number,
    shares: index === 1 ? [0.9, 0.1] : [0.5, 0.5],
  }))
  const turning = { from: 0, to: 9, changes: [0, 0], luck: 0 }
  const toldBy = (...keys: readonly string[]) => {
    const actions = actionsIn('toy', chronicle.actions, told('start', ...keys))
    return turningAction(actions, turning, moments)?.told.phrase.key
  }

  it('by the greatest that was done in it, not by how a round began, and by a card drawn only for want of more', () => {
    expect(toldBy('round', 'draws', 'builds', 'draws')).toBe('toy.builds')
    expect(toldBy('round', 'draws')).toBe('toy.draws')
    expect(toldBy('round', 'other')).toBeUndefined()
  })

  it('by something great in a part in which little changed, rather than by something small elsewhere', () => {
    const little = [0, 3, 9].map((number, index) => ({
      number,
      shares:
        [
          [0.5, 0.5],
          [0.56, 0.44],
          [0.9, 0.1],
        ][index] ?? [],
    }))
    const actions = actionsIn('toy', chronicle.actions, told('start', 'other', 'dies', 'other', 'draws'))
    expect(turningAction(actions, turning, little)?.told.phrase.key).toBe('toy.dies')
  })
})
