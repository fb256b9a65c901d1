// Where a game turned: the greatest changes, also those that the judge has looked at so closely that they came in pieces.
import { expect, it } from 'vitest'
import { type Stretch, turningsOf } from '../../src/search/review/turnings.ts'

/** A game of two in stretches: after so many steps the first seat's share is this. */
const game = (...moments: readonly [number, number, luck?: number][]): Stretch[] =>
  moments.slice(1).map(([number, share, luck = 0], index) => {
    const [begun = 0, before = 0] = moments[index] ?? []
    const at = (step: number, of: number) => ({ number: step, shares: [of, 1 - of] })
    return { from: at(begun, before), to: at(number, share), steps: number - begun, luck }
  })

const named = (stretches: readonly Stretch[]) =>
  turningsOf(stretches).map(({ from, to, changes }) => [from, to, Math.round((changes[0] ?? 0) * 100)])

it('is named where a fifth of the win changed hands, at most three of them, in the order of the game', () => {
  const calm = game([0, 0.5], [20, 0.55], [40, 0.6], [60, 0.5], [80, 0.6], [100, 0.75])
  expect(named(calm)).toEqual([])
  const wild = game(
    [0, 0.5],
    [20, 0.8],
    [40, 0.8],
    [60, 0.2],
    [80, 0.2],
    [100, 0.45],
    [120, 0.45],
    [140, 0.9],
  )
  expect(named(wild)).toEqual([
    [0, 20, 30],
    [40, 60, -60],
    [120, 140, 45],
  ])
})

it('is one also where it was judged in several short pieces', () => {
  const fallen = game([0, 0.6], [50, 0.6], [53, 0.45], [56, 0.3], [60, 0.12], [99, 0.1], [140, 0])
  expect(named(fallen)).toEqual([[50, 60, -48]])
})

it('takes in no piece that hardly changes anything, and no long way', () => {
  const quiet = game([0, 0.5], [50, 0.5], [54, 0.8], [58, 0.82], [100, 0.82], [140, 1])
  expect(named(quiet)).toEqual([[50, 54, 30]])
  const slow = game([0, 0.3], [20, 0.42], [40, 0.54], [60, 0.66], [80, 0.78], [100, 0.9])
  expect(named(slow)).toEqual([])
})

it('is not named twice, there and back, for a moment that may have been misjudged', () => {
  const spike = game([0, 0.5], [50, 0.5], [55, 0.2], [60, 0.48], [100, 0.5])
  expect(named(spike)).toEqual([[50, 55, -30]])
})

it('hangs on chance as far as what changed in its pieces did', () => {
  const mixed = game([0, 0.5], [50, 0.5], [53, 0.6, 1], [56, 0.9, 0.5], [100, 0.9], [140, 0.9])
  expect(turningsOf(mixed)).toMatchObject([{ from: 50, to: 56, luck: 0.63 }])
  const dice = game([0, 0.5], [50, 0.5], [53, 0.6, 1], [56, 0.9, 1], [100, 0.9], [140, 0.9])
  expect(turningsOf(dice)).toMatchObject([{ luck: 1 }])
})
