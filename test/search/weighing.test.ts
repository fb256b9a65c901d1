// Another answer than the hard player's is chosen for an edge that is more than luck.
import { expect, it } from 'vitest'
import { chosenOf, type Weighed, worthsOf } from '../../src/search/weighing.ts'

/** A candidate that won or lost by a point in each world. */
const candidate = (id: string, ...wins: number[]): Weighed => ({
  choice: [id],
  ends: wins.map((share) => ({ share, lead: 2 * share - 1 })),
})

it('stays with the first where another won once', () =>
  expect(chosenOf([candidate('first', 0), candidate('lucky', 1)]).choice).toEqual(['first']))

it('takes another that wins where the first loses, world for world', () => {
  const first = candidate('first', 0, 0, 1, 0, 0, 1)
  expect(chosenOf([first, candidate('better', 1, 1, 1, 1, 0, 1)]).choice).toEqual(['better'])
})

it('compares in worlds that both were tried in alone', () => {
  const first = candidate('first', 1, 1, 0, 0, 0, 0, 0, 0)
  expect(chosenOf([first, candidate('early', 1, 1)]).choice).toEqual(['first'])
})

it('takes what wins by more where both win as often', () => {
  const led = (id: string, lead: number): Weighed => ({
    choice: [id],
    ends: [0, 1, 0, 1, 0, 1, 0, 1].map((share) => ({ share, lead: lead + 4 * share })),
  })
  expect(chosenOf([led('first', -2), led('closer', 3)]).choice).toEqual(['closer'])
})

it('counts the share alone where ends are foretold', () => {
  const foretold = (id: string, share: number): Weighed => ({
    choice: [id],
    ends: Array.from({ length: 8 }, () => ({ share })),
  })
  const [first, better] = [foretold('first', 0.2), foretold('better', 0.7)]
  expect(worthsOf([first, better])(better)[0]).toBe(0.7)
  expect(chosenOf([first, better]).choice).toEqual(['better'])
})

it('takes small differences that come back in every world, and not wild ones that do not', () => {
  const foretold = (id: string, ...shares: number[]): Weighed => ({
    choice: [id],
    ends: shares.map((share) => ({ share })),
  })
  const first = foretold('first', 0.5, 0.4, 0.6, 0.5, 0.45, 0.55)
  const better = foretold('better', 0.53, 0.44, 0.62, 0.53, 0.49, 0.57)
  const wild = foretold('wild', 0.9, 0.1, 0.6, 0.2, 0.85, 0.5)
  expect(chosenOf([first, better]).choice).toEqual(['better'])
  expect(chosenOf([first, wild]).choice).toEqual(['first'])
})
