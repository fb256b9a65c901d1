// Few tables for games with many options: any two choices that can be made together are made together at one.
import { expect, it } from 'vitest'
import { pairedSetups } from '../../scripts/common/pairs.ts'
import type { Game, OptionSpec, Options } from '../../src/engine/game.ts'
import { highCard } from '../support/example-game.ts'

const OPTIONS: readonly OptionSpec[] = [
  { id: 'size', kind: 'choice', values: ['small', 'middle', 'big'], default: 'small' },
  { id: 'colour', kind: 'choice', values: ['red', 'green', 'blue', 'white'], default: 'red' },
  { id: 'open', kind: 'flag', default: false },
  { id: 'crowded', kind: 'flag', default: false, seats: [4, 5] },
]
const game = { ...highCard, options: OPTIONS } as unknown as Game
const setups = pairedSetups(game)

it('any two choices meet, with 160 tables in all, at no more than 24', () => {
  const meet = (...facts: readonly (readonly [string, unknown])[]) =>
    setups.some(({ seats, options }) => facts.every(([id, value]) => ({ seats, ...options })[id] === value))
  for (const size of ['small', 'middle', 'big'])
    for (const colour of ['red', 'green', 'blue', 'white'])
      for (const open of [false, true]) {
        expect(meet(['size', size], ['colour', colour])).toBe(true)
        expect(meet(['open', open], ['colour', colour])).toBe(true)
      }
  for (const seats of [2, 3, 4, 5])
    for (const colour of ['red', 'green', 'blue', 'white'])
      expect(meet(['seats', seats], ['colour', colour])).toBe(true)
  expect(meet(['crowded', true], ['open', true])).toBe(true)
  expect(setups.length).toBeLessThanOrEqual(24)
})

it('an option is chosen only where it may be', () => {
  expect(setups.filter(({ seats, options }) => options.crowded === true && seats < 4)).toEqual([])
})

it('they are the same ones every time', () => {
  expect(pairedSetups(game)).toEqual(setups)
})

it('what cannot go together is at none of them', () => {
  const isMisfit = (seats: number, { open, size }: Options): boolean =>
    seats > 3 && open === true && size === 'big'
  const misfit: Game['misfit'] = (seats, options) =>
    isMisfit(seats, options) ? { key: 'crowded' } : undefined
  const some = pairedSetups({ ...game, misfit })
  expect(some.filter(({ seats, options }) => isMisfit(seats, options))).toEqual([])
  expect(some.some(({ seats, options }) => seats > 3 && options.open === true)).toBe(true)
  expect(some.some(({ options }) => options.open === true && options.size === 'big')).toBe(true)
})
