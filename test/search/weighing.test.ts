// Another answer than the hard player's is chosen for an edge that is more than luck.
import { expect, it } from 'vitest'
import { chosenOf, type Weighed } from '../../src/search/weighing.ts'

const candidate = (id: string, ...worth: number[]): Weighed => ({ choice: [id], worth })

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
