// `npm run learn`: what facts weigh is learnt from how games ended.
import { expect, it } from 'vitest'
import { fitted } from '../../scripts/learn/fitting.ts'
import { positionsOf } from '../../scripts/learn/positions.ts'
import { defaultOptions } from '../../src/engine/options.ts'
import { TITLES } from '../../src/games/index.ts'

it('learns which fact wins and which means nothing', () => {
  const positions = Array.from({ length: 200 }, (_, game) => {
    const [ahead, noise] = [(game % 7) - 3, ((game * 5) % 11) - 5]
    const shares = ahead > 0 || (ahead === 0 && game % 2 === 0) ? [1, 0] : [0, 1]
    return { game, shares, facts: [{ ahead, noise }, {}] }
  })
  const { weights, loss, ignorance } = fitted(positions)
  expect(weights.ahead).toBeGreaterThan(1)
  expect(Math.abs(weights.noise ?? 1)).toBeLessThan(0.2)
  expect(loss).toBeLessThan(ignorance / 2)
})

it('sees a position of each round of a game, and how it ended', () => {
  const { game } = TITLES.dynasties ?? { game: undefined }
  if (!game?.forecast) throw new Error('Dynasties has a forecast')
  const plan = { seats: 3, options: defaultOptions(game), games: 2, seed: 'learn', stray: 0.05 }
  const positions = positionsOf(game, game.forecast, plan)
  expect(positions.length).toBeGreaterThan(4)
  for (const { shares } of positions) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  expect(positionsOf(game, game.forecast, plan)).toEqual(positions)
})
