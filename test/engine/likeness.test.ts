// A likeness is a table that its viewer cannot tell from the real one, and it keeps nothing of where hidden ids lie.
import { describe, expect, it } from 'vitest'
import { tablesOf } from '../../scripts/common/tables.ts'
import type { Game, State } from '../../src/engine/game.ts'
import { viewersOf } from '../../src/engine/leaks.ts'
import { likeness, swap } from '../../src/engine/likeness.ts'
import { type Id, renameWords, type Viewer } from '../../src/engine/phrase.ts'
import { playOut } from '../../src/engine/playout.ts'
import { poolsOf } from '../../src/engine/pools.ts'
import { sideStream } from '../../src/engine/random.ts'
import { misplaced } from '../../src/engine/zones.ts'
import { TITLES } from '../../src/games/index.ts'

/** States along a game, one in so many answers. */
function statesOf(title: (typeof TITLES)[string]): { state: State; seats: number }[] {
  const { game } = title
  const [table] = tablesOf(game)
  if (!table) throw new Error('no table')
  const states: { state: State; seats: number }[] = []
  playOut(game, {
    seed: 'likeness',
    options: table.options,
    policies: table.policies,
    forget: true,
    watch: (session) => {
      if (session.number % 23 === 0)
        states.push({ state: structuredClone(session.state), seats: table.policies.length })
    },
  })
  return states
}

/** Ids that a swap laid where their viewer knows that they cannot lie. */
function misfits(game: Game, state: State, viewer: Viewer, names: ReadonlyMap<Id, Id>): Id[] {
  return poolsOf(game, state, viewer).flatMap(({ places, fits }) => {
    const laid = places.map((id) => names.get(id) ?? id)
    return laid.filter((id, place) => !places.includes(id) || (fits && !fits(place, id, laid)))
  })
}

describe('a swap', () => {
  it('lays an id only where one of its groups lets it lie, however the groups overlap', () => {
    // Cards of hands and gates; `a` and `b` stand at gates, among generals alone.
    const groups = [
      ['c', 'd', 'e', 'f'],
      ['a', 'c', 'd'],
      ['e', 'f', 'g'],
      ['b', 'd', 'g'],
    ]
    const together = (one: Id, other: Id) =>
      one === other || groups.some((group) => group.includes(one) && group.includes(other))
    const met = new Set<string>()
    for (let nth = 0; nth < 400; nth++)
      for (const [id, name] of swap(groups, new Set(['f']), sideStream('swap', nth))) {
        expect(together(id, name), `${name} where ${id} lay`).toBe(true)
        met.add(`${id} ${name}`)
      }
    expect(met).toContain('a c')
    expect(met).toContain('c a')
    expect(met).toContain('b g')
    expect(met).toContain('c e')
    expect(met).toContain('f f')
    expect(met).not.toContain('f e')
  })
})

describe.each(Object.values(TITLES))('$game.id', (title) => {
  const { game } = title
  const states = statesOf(title)

  it('looks to its viewer as the real table does, and has lost nothing', () => {
    for (const { state, seats } of states)
      for (const viewer of viewersOf(seats)) {
        const other = likeness(game, state, viewer, sideStream('world', 1))
        expect(game.view(other, viewer)).toEqual(game.view(state, viewer))
        expect(misplaced(game.zones(state), game.zones(other))).toEqual([])
      }
  })

  it('is what a swap within the groups makes, too, in a deal that the pools allow', () => {
    for (const { state, seats } of states)
      for (const viewer of viewersOf(seats)) {
        const names = swap(game.unknown(state, viewer), new Set(), sideStream('swap', seats))
        const twin = JSON.parse(renameWords(JSON.stringify(state), names)) as State
        expect(game.view(twin, viewer)).toEqual(game.view(state, viewer))
        expect(misfits(game, state, viewer, names)).toEqual([])
      }
  })

  it('is the same for every table that the viewer cannot tell from this one, by the same stream', () => {
    for (const { state, seats } of states)
      for (const viewer of viewersOf(seats)) {
        const groups = game.unknown(state, viewer)
        const ids = groups.flat()
        // Where groups overlap one is dealt after the other: as likely, though not by the same draws.
        if (new Set(ids).size < ids.length) continue
        const names = swap(groups, new Set(), sideStream('twin', seats))
        const twin = JSON.parse(renameWords(JSON.stringify(state), names)) as State
        const [one, other] = [state, twin].map((each) => likeness(game, each, viewer, sideStream('world', 2)))
        expect(game.view(other as State, viewer)).toEqual(game.view(one as State, viewer))
        expect(other).toEqual(one)
      }
  })
})
