// A search knows what its seat knows: from every likeness of a table it is given the same, and thinks the same.
import { describe, expect, it } from 'vitest'
import type { Game } from '../../src/engine/game.ts'
import { TITLES } from '../../src/games/index.ts'
import { knownTo } from '../../src/search/known.ts'
import { playersOf } from '../../src/search/players.ts'
import { think } from '../../src/search/think.ts'
import { dealWorld, openWorld } from '../../src/search/world.ts'
import { allOr } from '../support/sample.ts'
import { compared, knownOrNot, likeness, momentsOf, type Playing, SEED } from './likenesses.ts'

const TABLES: Readonly<Record<string, readonly Playing[]>> = {
  records: [
    { seats: 4, step: 5 },
    { seats: 3, step: 5, options: { advanced: true } },
  ],
  dynasties: [
    { seats: 4, step: 4 },
    { seats: 5, step: 5, options: { honesty: true } },
  ],
  meow: [
    { seats: 3, step: 3, options: { expansions: ['treasures', 'stratagems', 'battles'] } },
    { seats: 1, step: 1 },
  ],
  hegemony: [
    { seats: 4, step: 7 },
    { seats: 8, step: 9 },
  ],
  storm: [{ seats: 2, step: 9 }],
}

describe.each(Object.entries(TABLES))('what a search is given of %s', (id, tables) => {
  const game = TITLES[id]?.game as Game
  const played = allOr(tables, tables.slice(0, 1)).map((playing) => ({
    ...playing,
    moments: momentsOf(game, playing),
  }))

  it('is the same from every likeness of the table', () => {
    for (const { moments } of played) {
      const { alike, other } = compared(game, moments)
      expect(other).toEqual([])
      expect(alike).toBeGreaterThan((2 * moments.length) / 3)
    }
  })

  it('has no seed in it', () => {
    for (const { moments } of played)
      for (const { table, seat } of moments.slice(0, 5))
        expect(JSON.stringify(knownTo(game, table, seat))).not.toContain(SEED)
  })

  it('makes worlds that look to the seat as its own game does, most of which fit', () => {
    const players = playersOf(game)
    let [fit, dealt] = [0, 0]
    for (const { moments } of played)
      for (const { table, seat } of moments.slice(0, 12)) {
        const known = knownTo(game, table, seat)
        if (!known || !players) continue
        for (const label of ['one', 'two']) {
          dealt++
          const world = dealWorld(game, known, label)
          if (world && openWorld(game, known, world, players, 'future')) fit++
        }
      }
    expect(fit).toBeGreaterThan(dealt / 2)
  })

  it('leads to the same thought from a likeness', () => {
    const [{ moments }] = played as [(typeof played)[number]]
    const moment = moments.at(-1)
    const known = moment && knownTo(game, moment.table, moment.seat)
    const twins = ['a', 'b', 'c', 'd'].map((label) => moment && known && likeness(game, moment, known, label))
    const theirs = twins.map((twin) => twin && moment && knownOrNot(game, twin, moment.seat))
    const like = theirs.find((each) => each?.shown === known?.shown)
    if (!known || !like) return
    const thoughts = [known, like].map((each) => think(game, each, { playouts: 2 }, 'thought'))
    expect(thoughts[1]).toEqual(thoughts[0])
  })
})

describe('answers in secret', () => {
  it('are not told: which stratagems others commit in Meow Wars, and whether any', () => {
    const game = TITLES.meow?.game as Game
    const moments = momentsOf(game, { seats: 3, step: 1, options: { expansions: ['stratagems'] }, most: 400 })
    const known = moments.flatMap(({ table, seat }) => knownTo(game, table, seat) ?? [])
    const placing = known.filter(({ shown }) => shown.includes('meow.ask-line-up'))
    expect(placing.length).toBeGreaterThan(0)
    for (const { fed, seat } of placing)
      for (const each of fed)
        if (each.kind === 'answer' && each.seat !== seat) expect(each.choice).toBeUndefined()
    expect(
      placing.some(({ fed, seat }) => fed.some((each) => each.kind === 'answer' && each.seat !== seat)),
    ).toBe(true)
  })

  it('are not told either while the request is open', () => {
    const game = TITLES.hegemony?.game as Game
    const moments = momentsOf(game, { seats: 4, step: 1, most: 4 })
    const later = moments.at(-1)
    const log = later?.table.snapshot.log ?? []
    expect(log.some((entry) => entry.kind === 'answer' && entry.seat !== later?.seat)).toBe(true)
    expect(later && knownTo(game, later.table, later.seat)?.fed).toEqual([])
  })
})

describe('worlds of Kingdom Wars', () => {
  it('give hidden pairs any kingdom that could be theirs', () => {
    const game = TITLES.hegemony?.game as Game
    const [, moment] = momentsOf(game, { seats: 8, step: 30 })
    const known = moment && knownTo(game, moment.table, moment.seat)
    if (!known) throw new Error('nobody is asked')
    const seen = new Set<string>()
    for (let number = 0; number < 24; number++) {
      const world = dealWorld(game, known, `world ${number}`)
      const { players } = JSON.parse(world?.checkpoint ?? '{}') as {
        players: { generals: { id: string; up: boolean }[] }[]
      }
      const other = players.findIndex(
        (each, seat) => seat !== known.seat && each.generals.every(({ up }) => !up),
      )
      seen.add(players[other]?.generals[0]?.id ?? 'nobody')
    }
    expect(seen.size).toBeGreaterThan(8)
  })
})
