// Dealing hidden ids anew: each lies once, where it fits, and nothing of the deal tells where it lay before.
import { describe, expect, it } from 'vitest'
import type { Game, State } from '../../src/engine/game.ts'
import type { Id } from '../../src/engine/phrase.ts'
import { dealAnew, groupsOf, poolsOf } from '../../src/engine/pools.ts'
import { sideStream } from '../../src/engine/random.ts'
import type { Pool } from '../../src/engine/zones.ts'
import { tinyGame } from './tiny.ts'

const nobody = new Set<Id>()
const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const deals = (pools: readonly Pool[], fixed: ReadonlySet<Id> = nobody) =>
  Array.from({ length: 200 }, (_, nth) => dealAnew(pools, fixed, sideStream('deal', nth)))

/** What lies where each id lay, in their order. */
const laid = (names: ReadonlyMap<Id, Id> | undefined, places: readonly Id[] = ids) =>
  places.map((id) => names?.get(id))

const state = { chance: { epoch: 0, counter: 0 } } as State
const gameWith = (more: Partial<Game>): Game => ({ ...(tinyGame(function* () {}) as Game), ...more })

describe('dealing anew', () => {
  it('lays each id in one place of its pool, and each of them in every place at some time', () => {
    const seen = ids.map(() => new Set<Id | undefined>())
    for (const names of deals([{ places: ids }])) {
      expect(laid(names).toSorted()).toEqual(ids)
      for (const [at, id] of laid(names).entries()) seen[at]?.add(id)
    }
    for (const each of seen) expect(each.size).toBe(ids.length)
  })

  it('keeps pools apart', () => {
    for (const names of deals([{ places: ['a', 'b', 'c'] }, { places: ['d', 'e', 'f'] }])) {
      expect(laid(names, ['a', 'b', 'c']).toSorted()).toEqual(['a', 'b', 'c'])
      expect(laid(names, ['d', 'e', 'f']).toSorted()).toEqual(['d', 'e', 'f'])
    }
  })

  it('leaves what is fixed where it lies and deals the others around it', () => {
    for (const names of deals([{ places: ids }], new Set(['b', 'e']))) {
      expect([names?.get('b'), names?.get('e')]).toEqual(['b', 'e'])
      expect(laid(names).toSorted()).toEqual(ids)
    }
  })

  it('lays only what fits, and hears what lies there already', () => {
    const vowels = new Set(['a', 'e'])
    const fits: Pool['fits'] = (place, id, before) => {
      expect(before.slice(0, place).every((each) => each !== undefined)).toBe(true)
      return place > 1 || vowels.has(id)
    }
    for (const names of deals([{ places: ids, fits }])) {
      expect(laid(names, ['a', 'b']).toSorted()).toEqual(['a', 'e'])
      expect(laid(names).toSorted()).toEqual(ids)
    }
  })

  it('lays first what fits in few places: the choosiest have room, wherever the others would have gone', () => {
    // `e` and `f` lie at the end alone, `f` at the very end; nearly every deal in order would give those places away.
    const fits: Pool['fits'] = (place, id) => (id === 'f' ? place === 5 : id === 'e' ? place > 3 : true)
    for (const names of deals([{ places: ids, fits, first: new Set(['e', 'f']) }])) {
      expect(laid(names, ['e', 'f'])).toEqual(['e', 'f'])
      expect(laid(names).toSorted()).toEqual(ids)
    }
  })

  it('tries again where the last places take nothing that is left', () => {
    // Only `a` may lie at the end: five deals in six give it away before.
    const fits: Pool['fits'] = (place, id) => place < 5 || id === 'a'
    for (const names of deals([{ places: ids, fits }])) expect(names?.get('f')).toBe('a')
  })

  it('gives up where no deal fits', () => {
    expect(dealAnew([{ places: ids, fits: () => false }], nobody, sideStream('none'))).toBeUndefined()
    expect(
      dealAnew([{ places: ['a'] }, { places: ['b'], fits: () => false }], nobody, sideStream('none')),
    ).toBeUndefined()
  })

  it('depends on the ids as a set and on their places alone', () => {
    const other = ['d', 'f', 'a', 'e', 'c', 'b']
    for (let nth = 0; nth < 20; nth++) {
      const one = dealAnew([{ places: ids }], nobody, sideStream('same', nth))
      const two = dealAnew([{ places: other }], nobody, sideStream('same', nth))
      expect(laid(two, other)).toEqual(laid(one))
    }
  })
})

describe('the pools of a game', () => {
  const unknown = () => [
    ['a', 'b', 'c'],
    ['b', 'd'],
  ]

  it('are its own where it says', () => {
    const pools: readonly Pool[] = [{ places: ['a', 'd'] }]
    expect(poolsOf(gameWith({ unknown, pools: () => pools }), state, 0)).toBe(pools)
  })

  it('are the groups of what is unknown where it says nothing, an id of several in the first', () => {
    const game = gameWith({ unknown })
    expect(poolsOf(game, state, 0)).toEqual([{ places: ['a', 'b', 'c'] }, { places: ['d'] }])
    expect(groupsOf(game, state, 0)).toEqual(poolsOf(game, state, 0))
  })
})
