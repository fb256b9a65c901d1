// A search knows what its seat knows: from every likeness of a table it is given the same, and thinks the same.
import { describe, expect, it } from 'vitest'
import type { Game, Options, State } from '../../src/engine/game.ts'
import { canonical } from '../../src/engine/log.ts'
import { defaultOptions } from '../../src/engine/options.ts'
import { renameWords, type Seat } from '../../src/engine/phrase.ts'
import { playOut, type TableAtRest } from '../../src/engine/playout.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import { dealAnew, poolsOf } from '../../src/engine/pools.ts'
import { difference } from '../../src/engine/secrecy.ts'
import { TITLES } from '../../src/games/index.ts'
import { type Known, knownTo } from '../../src/search/known.ts'
import { playersOf } from '../../src/search/players.ts'
import { swiftStream } from '../../src/search/swift-stream.ts'
import { think } from '../../src/search/think.ts'
import { dealWorld, openWorld } from '../../src/search/world.ts'

interface Moment {
  readonly table: TableAtRest
  readonly seat: Seat
}

const SEED = 'the seed of this game'

/** Moments of a game in which somebody is asked: every `step`th, in games that are played at random and by the hard. */
function momentsOf(game: Game, { seats, options = {}, step, most = MOMENTS }: Playing): Moment[] {
  const found: Moment[] = []
  let asked = 0
  playOut(game, {
    ...{ seed: SEED, options: { ...defaultOptions(game), ...options }, forget: true },
    policies: Array.from({ length: seats }, (_, seat) =>
      seat % 2 ? randomPolicy : game.computers.normal,
    ).map((policy) => policy ?? randomPolicy),
    thinker: ({ snapshot, story }, seat) => {
      if (asked++ % step === 0 && found.length < most)
        found.push({ table: { snapshot, story: [...story] }, seat })
      return undefined
    },
  })
  return found
}

interface Playing {
  readonly seats: number
  readonly options?: Options
  readonly step: number
  readonly most?: number
}

const MOMENTS = 40

/** The same table with everything that the seat cannot place dealt otherwise, and others' answers to match. */
function likeness(game: Game, { table, seat }: Moment, known: Known, label: string): TableAtRest | undefined {
  const { snapshot, story } = table
  const state = JSON.parse(snapshot.checkpoint) as State
  const names = dealAnew(poolsOf(game, state, seat), new Set(known.fixed), swiftStream(label))
  if (!names) return undefined
  const [first, ...later] = snapshot.log.map((entry) =>
    entry.kind === 'answer' && entry.seat !== seat
      ? { ...entry, choice: entry.choice.map((id) => renameWords(id, names)) }
      : entry,
  )
  if (!first) return undefined
  const checkpoint = renameWords(snapshot.checkpoint, names)
  return { story, snapshot: { ...snapshot, checkpoint, log: [first, ...later] } }
}

/** Of likenesses that are some: how many tell a search the same. */
function compared(game: Game, moments: readonly Moment[]): { alike: number; other: string[] } {
  const other: string[] = []
  let alike = 0
  for (const [index, moment] of moments.entries()) {
    const known = knownTo(game, moment.table, moment.seat)
    if (!known) continue
    const twin = likeness(game, moment, known, `twin ${index}`)
    const theirs = twin && knownOrNot(game, twin, moment.seat)
    if (!theirs || theirs.shown !== known.shown) continue
    const [one, two] = [canonical(known), canonical(theirs)]
    if (one === two) alike++
    else other.push(difference(one, two))
  }
  return { alike, other }
}

/** Others' answers need not exist in a likeness; then it is none. */
function knownOrNot(game: Game, table: TableAtRest, seat: Seat): Known | undefined {
  try {
    return knownTo(game, table, seat)
  } catch {
    return undefined
  }
}

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
    { seats: 3, step: 3, options: { treasures: true, stratagems: true, battles: true } },
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
  const played = tables.map((playing) => ({ ...playing, moments: momentsOf(game, playing) }))

  it('is the same from every likeness of the table', () => {
    for (const { moments } of played) {
      const { alike, other } = compared(game, moments)
      expect(other).toEqual([])
      expect(alike).toBeGreaterThan(moments.length / 3)
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

describe('a planted peek', () => {
  const moments = () => momentsOf(TITLES.storm?.game as Game, { seats: 2, step: 9 })

  it('is found: cards that a game leaves where they truly lie', () => {
    const peeking: Game = { ...(TITLES.storm?.game as Game), pools: () => [] }
    const honest = TITLES.storm?.game as Game
    const [moment] = moments().slice(-1)
    const known = moment && knownTo(honest, moment.table, moment.seat)
    const twin = moment && known && likeness(honest, moment, known, 'twin')
    if (!moment || !twin) throw new Error('there is no likeness')
    const [one, two] = [moment.table, twin].map((table) => canonical(knownTo(peeking, table, moment.seat)))
    expect(one).not.toBe(two)
  })
})

describe('answers in secret', () => {
  it('are not told: which stratagems others commit in Meow Wars, and whether any', () => {
    const game = TITLES.meow?.game as Game
    const moments = momentsOf(game, { seats: 3, step: 1, options: { stratagems: true }, most: 400 })
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
