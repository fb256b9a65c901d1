// A small sample of `npm run league -- pairings` and `npm run league -- ratings`, which look at every size.
import { describe, expect, it } from 'vitest'
import { fit, playWorld, STEADY } from '../../scripts/league/strengths.ts'
import { designFigures, playTrial } from '../../scripts/league/trials.ts'
import { fastStream } from '../../src/league/stream.ts'

describe('pairing', () => {
  it.each([
    ['season', 2, 2],
    ['season', 5, 4],
    ['season', 9, 8],
    ['season', 16, 3],
    ['season', 27, 5],
    ['season', 40, 4],
    ['cup', 3, 2],
    ['cup', 15, 2],
    ['cup', 64, 2],
  ] as const)('keeps its promises through a %s of %i at %i seats', (format, people, seats) => {
    const { faults, spread } = playTrial({ format, people, seats, rounds: 5, seed: 'sample' })
    expect(faults).toEqual([])
    expect(spread).toBeLessThanOrEqual(2)
  })

  it.each([
    [285, 3, '1'],
    [22, 4, 's8'],
  ])('gives nobody of %i at %i seats a seat three times more often than another', (people, seats, seed) => {
    expect(playTrial({ format: 'season', people, seats, rounds: 8, seed }).faults).toEqual([])
  })

  it('lets nobody meet twice where there is room', () => {
    const { repeats, meetings } = playTrial({
      format: 'season',
      people: 48,
      seats: 4,
      rounds: 5,
      seed: 'room',
    })
    expect(repeats / meetings).toBeLessThan(0.02)
  })

  it('has exact designs', () => {
    expect(designFigures().faults).toEqual([])
  })
})

describe('ratings', () => {
  it('find out who is strong, surer with every game', () => {
    const fits = [6, 48].map((games) => {
      const draw = fastStream('sample', games)
      return fit(playWorld({ ...STEADY, seats: 4, games }, draw), 'plackettLuce', draw)
    })
    expect(fits[0]?.spearman).toBeGreaterThan(0.4)
    expect(fits[1]?.spearman).toBeGreaterThan(0.75)
    // Each sits at one table a round, so the order of a round's tables changes nothing.
    expect(fits.map(({ tableOrder }) => tableOrder)).toEqual([0, 0])
  })
})
