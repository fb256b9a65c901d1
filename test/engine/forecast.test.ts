// What a forecast makes of facts, and that every game's can be relied on while it is played.
import { describe, expect, it } from 'vitest'
import { computerNamed } from '../../src/engine/computers.ts'
import { sharesBy, weightsAt } from '../../src/engine/forecast.ts'
import { defaultOptions } from '../../src/engine/options.ts'
import { playSome } from '../../src/engine/playout.ts'
import { TITLES } from '../../src/games/index.ts'

it('shares out the whole win, most to whom the facts speak for', () => {
  const [one = 0, other = 0, third = 0] = sharesBy({ cities: 2, debts: -1 }, [
    { cities: 1 },
    { cities: 0 },
    { debts: 1 },
  ])
  expect(one + other + third).toBeCloseTo(1)
  expect(one).toBeGreaterThan(other)
  expect(other).toBeGreaterThan(third)
})

it('takes the weights of the nearest number of seats that was learnt', () => {
  const weights = { 2: { cities: 2 }, 4: { cities: 4 }, 8: { cities: 8 } }
  expect([2, 3, 5, 7, 12].map((seats) => weightsAt({ weights }, seats)?.cities)).toEqual([2, 2, 4, 8, 8])
  expect(weightsAt({ weights: {} }, 4)).toBeUndefined()
})

const foretold = Object.values(TITLES)
  .map(({ game }) => game)
  .filter(({ forecast }) => forecast)

it('is there for the games whose playouts take long', () =>
  expect(foretold.map(({ id }) => id)).toEqual(expect.arrayContaining(['hegemony', 'storm'])))

describe.each(foretold.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const { forecast } = game
  const hard = computerNamed(game, 'hard')
  if (!forecast || !hard) throw new Error('asked of games that have both')
  const at = (answers: number) => {
    const policies = Array.from({ length: game.seats.max }, () => hard)
    return playSome(game, { seed: 'forecast', options: defaultOptions(game), policies }, answers).state
  }

  it('tells of every seat only what has weights', () => {
    for (const answers of [0, 5, 40, 160]) {
      const facts = forecast.facts(at(answers))
      expect(facts).toHaveLength(game.seats.max)
      const learnt = weightsAt(forecast, game.seats.max) ?? {}
      for (const each of facts) {
        expect(Object.keys(learnt)).toEqual(expect.arrayContaining(Object.keys(each)))
        expect(Object.values(each).every(Number.isFinite)).toBe(true)
      }
    }
  })

  it('has a clock that only goes forward', () => {
    const clocks = [0, 20, 40, 80, 160].map((answers) => forecast.clock(at(answers)))
    expect(clocks).toEqual([...clocks].sort((one, other) => one - other))
    expect(clocks.at(-1)).toBeGreaterThan(clocks[0] ?? 0)
    expect(forecast.horizon(game.seats.max)).toBeGreaterThan(0)
  })
})
