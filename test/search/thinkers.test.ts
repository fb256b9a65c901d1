// Threads that think: by the games of their module, one thought at a time, and not past their time.
import { afterAll, expect, it } from 'vitest'
import type { Game } from '../../src/engine/game.ts'
import { defaultOptions } from '../../src/engine/options.ts'
import { playOut } from '../../src/engine/playout.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import { TITLES } from '../../src/games/index.ts'
import { type Known, knownTo } from '../../src/search/known.ts'
import { openThinkers } from '../../src/search/thinkers.ts'

const titles = new URL('../../src/games/index.ts', import.meta.url)
const thinkers = openThinkers(titles, { threads: 1, playouts: 2 })
afterAll(() => thinkers.close())

/** What the first seat that has a choice knows. */
function firstKnown(game: Game, seats: number): Known {
  const found: Known[] = []
  playOut(game, {
    seed: 'thinkers',
    options: defaultOptions(game),
    policies: Array(seats).fill(randomPolicy),
    forget: true,
    thinker: (table, seat) => {
      const known = found.length === 0 ? knownTo(game, table, seat) : undefined
      if (known) found.push(known)
      return undefined
    },
  })
  const [known] = found
  if (!known) throw new Error('nobody is asked')
  return known
}

const known = firstKnown(TITLES.dynasties?.game as Game, 4)

it('think in turn, each with a choice', async () => {
  const later = performance.now() + 10 * 60_000
  const thoughts = await Promise.all(
    ['one', 'two'].map((label) => thinkers.think({ ...known }, later, label)),
  )
  for (const { choice, playouts } of thoughts) {
    expect(choice).toBeDefined()
    expect(playouts).toBe(2)
  }
})

it('leave what has no time left', async () => {
  await expect(thinkers.think(known, performance.now(), 'late')).rejects.toThrow('no thread had time for it')
})

it('say what went wrong', async () => {
  const none = { ...known, game: 'whist' }
  await expect(thinkers.think(none, performance.now() + 60_000, 'none')).rejects.toThrow(
    'whist is not installed',
  )
})
