// Recorded games: what differs is said in words, names can change without recording anew, and few games pass all.
import { expect, it } from 'vitest'
import { changed, firstDifference } from '../../scripts/golden/difference.ts'
import type { GoldenGame } from '../../scripts/golden/game.ts'
import { renamedIn } from '../../scripts/golden/renaming.ts'
import { record, replay } from '../../scripts/golden/replay.ts'
import type { Candidate } from '../../scripts/golden/search.ts'
import { chooseGames } from '../../scripts/golden/selection.ts'
import type { Game } from '../../src/engine/game.ts'
import { nimTitle } from '../support/nim-game.ts'

const game: Game = nimTitle.game
const take = (seat: number, n: number) => ({ seat, choice: [`take-${n}`] })
const played = { seats: 2, options: {}, seed: 'nim', moves: [take(0, 3), take(1, 1), take(0, 2)] }
const golden: GoldenGame = record(game, played)

/** The game with something about it changed. */
const other = (change: Partial<Game>): Game => ({ ...game, ...change })

it('a game played again tells nothing new', () => {
  expect(golden.steps).toHaveLength(4)
  expect(replay(game, golden)).toBeUndefined()
})

it('the order in which a view names things says nothing', () => {
  const turned = other({ view: (state, viewer) => reversed(game.view(state, viewer)) })
  expect(replay(turned, golden)).toBeUndefined()
})

const reversed = (view: unknown) => Object.fromEntries(Object.entries(view as object).toReversed())

it.each([
  [
    'a view',
    other({
      view: (state, viewer) => {
        const view = game.view(state, viewer) as { stones: number }
        return viewer === 0 && view.stones < 3 ? { ...view, stones: 0 } : view
      },
    }),
    'nim, 2 seats, 3 moves: after move 2, seat 1 answered take-1, the view of seat 0 at stones: before 2, now 0',
  ],
  [
    'what was told',
    other({
      *stage(table) {
        if ((table.state as unknown as { stones: number }).stones === 6)
          table.tell({ key: 'nim.stones', args: { n: 9 } })
        yield* game.stage(table)
      },
    }),
    'nim, 2 seats, 3 moves: at the start told at 0: before nothing, now {"phrase":{"key":"nim.stones","args":{"n":9}},"to":"all"}',
  ],
  [
    'the end',
    other({ outcome: (state) => reversedRanks(game.outcome(state)) }),
    'nim, 2 seats, 3 moves: after move 3, seat 0 answered take-2, outcome at ranks.0: before 1, now 2',
  ],
] as const)('%s that differs is said in words', (_, changedGame, words) => {
  expect(replay(changedGame, golden)).toBe(words)
})

function reversedRanks(outcome: ReturnType<Game['outcome']>): ReturnType<Game['outcome']> {
  return outcome && { ...outcome, ranks: outcome.ranks.toReversed() }
}

it('a move that is no longer possible is said in words', () => {
  const moves = [take(0, 3), take(1, 1), take(0, 3)]
  expect(replay(game, { ...golden, moves })).toBe(
    'nim, 2 seats, 3 moves: move 3, seat 0 answered take-3, is refused: not-an-option',
  )
})

it('recorded games go on under other names', () => {
  const [renamed] = renamedIn([golden], { 'nim.took': 'nim.removed', stones: 'pebbles' })
  expect(renamed?.steps[1]).toContain('"key":"nim.removed"')
  expect(renamed?.steps[1]).toContain('"pebbles":3')
  expect(renamed?.steps.join()).not.toContain('nim.took')
  expect(renamedIn([golden], {})).toEqual([golden])
})

it('what changed names only what did, and what is gone', () => {
  const before = { coins: 3, hand: ['a', 'b'], cities: [{ walls: 1 }, { walls: 2 }], open: true }
  const now = { coins: 3, hand: ['a'], cities: [{ walls: 1 }, { walls: 3 }] }
  expect(changed(before, now)).toEqual({ hand: ['a'], cities: { 1: { walls: 3 } }, gone: ['open'] })
  expect(changed(now, now)).toBeUndefined()
  expect(firstDifference(before, now)).toEqual({ path: ['hand', '1'], before: 'b', now: undefined })
})

it('few games are chosen, of those that pass the same the shorter', () => {
  const candidate = (cost: number, ...passed: number[]): Candidate => ({
    seats: 2,
    options: {},
    seed: `${cost}`,
    moves: '[]',
    passed,
    cost,
  })
  const games = [
    candidate(10, 1, 2),
    candidate(9, 1, 2),
    candidate(3, 3),
    candidate(8, 2, 3),
    candidate(30, 1),
  ]
  expect(chooseGames(games, 0).map(({ cost }) => cost)).toEqual([3, 9])
  // With room for more, what only one of them passes is passed again.
  expect(chooseGames(games, 20).map(({ cost }) => cost)).toEqual([3, 9, 8])
})
