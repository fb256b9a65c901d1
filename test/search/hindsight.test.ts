// What expert would have answered: found where a member gave something away, and nowhere else.
import { describe, expect, it } from 'vitest'
import type { Outcome, Policy } from '../../src/engine/game.ts'
import {
  type GameSession,
  rollback,
  type Setting,
  type Step,
  snapshotAfter,
  startSession,
} from '../../src/engine/lifecycle.ts'
import type { Cause } from '../../src/engine/log.ts'
import { askedAt, awaited } from '../../src/engine/player-view.ts'
import { chooseOne, type Script } from '../../src/engine/script.ts'
import { answeredOtherwise } from '../../src/search/review/differing-answers.ts'
import { answersFor, CARE, type Care, lookBack, worthALook } from '../../src/search/review/hindsight.ts'
import { makeReview } from '../../src/search/review/review.ts'
import type { Finished } from '../../src/search/review/types.ts'
import { options, phrase, play, type TinyTable, tinyGame } from '../engine/tiny.ts'
import { nim } from '../support/nim-game.ts'
import { EFFORT, playedByMembers, titleOf } from '../support/reviewed.ts'

const SETTING = { seats: 2, options: {}, seed: 'stones' }

/** The games that people play here, as they are reviewed. */
function finishedOf(steps: readonly Step[], setting: Setting, outcome: Outcome | undefined): Finished {
  if (!outcome) throw new Error('the game goes on')
  const checkpoints = Object.fromEntries(
    steps.flatMap(({ entry, checkpoint }) => (checkpoint === undefined ? [] : [[entry.number, checkpoint]])),
  )
  return { ...setting, pages: steps, checkpoints, outcome }
}

/** A game of six stones under way. */
function sixStones() {
  let { run, step } = startSession(nim, SETTING)
  const steps: Step[] = [step]
  let rest = snapshotAfter(SETTING, undefined, step)
  const note = (next: Step): void => {
    steps.push(next)
    rest = snapshotAfter(SETTING, rest, next)
  }
  const move = (what: Parameters<GameSession['take']>[0]): void => {
    const taken = run.take(what)
    if (typeof taken === 'string') throw new Error(taken)
    note(taken)
  }
  return {
    move,
    /** A player who is asked takes so many, themselves or by another cause. */
    take(n: number, by: Cause = 'member'): void {
      const seat = awaited(run)[0]?.seat ?? -1
      move({ kind: 'answer', by, seat, opened: askedAt(run, seat) ?? -1, choice: [`take-${n}`] })
    },
    rollback(): void {
      ;({ run, step } = rollback(nim, rest))
      note(step)
    },
    finished: () => finishedOf(steps, SETTING, run.outcome),
  }
}

const otherwiseIn = (finished: Finished): number[] =>
  answeredOtherwise(nim, finished).map(({ number }) => number)

const found = (finished: Finished, care?: Care) => makeReview(nim, finished, EFFORT, care)?.hindsight ?? []

/** Two turns: build (where, or back) or end. */
function* menu({ state }: TinyTable): Script {
  const picked = yield* chooseOne(0, {
    prompt: phrase('menu'),
    options: options('build', 'end'),
    ownTurn: true,
  })
  const where = ['south', 'back']
  if (picked === 'build') {
    const at = yield* chooseOne(0, { prompt: phrase('where'), options: options(...where), step: true })
    if (at === 'back') return
  }
  state.notes.push(picked)
  state.over = state.notes.length === 2
}

describe('what expert would have answered', () => {
  it('is told where a member let a won game go, with both answers and what it cost', () => {
    const game = sixStones()
    // Two of six is what expert would do, although the hard player takes one.
    game.take(2)
    game.take(1)
    // Three are left, and a won game with them.
    game.take(1)
    game.take(2)
    expect(found(game.finished())).toEqual([
      {
        number: 3,
        seat: 0,
        gain: 1,
        games: 32,
        // What expert weighed, its own first: the other was given in at least half as many games.
        best: [
          { choice: ['take-3'], picks: [{ key: 'nim.stones', args: { n: 3 } }], share: 1, games: 20 },
          { choice: ['take-1'], picks: [{ key: 'nim.stones', args: { n: 1 } }], share: 0, games: 20 },
        ],
        prompt: { key: 'nim.ask', args: { left: 3 } },
        answered: [{ key: 'nim.stones', args: { n: 1 } }],
        expert: [{ key: 'nim.stones', args: { n: 3 } }],
      },
    ])
  })

  it('is not told of what others answered for a member, nor of what a member took back', () => {
    for (const by of ['time', 'auto-answer', 'stand-in', 'computer'] as const) {
      const game = sixStones()
      game.take(2)
      game.take(1)
      game.take(1, by)
      game.take(2)
      expect(otherwiseIn(game.finished())).toEqual([1])
    }
    const game = sixStones()
    game.take(2)
    game.take(1)
    game.take(1)
    game.move({ kind: 'undo', by: 'host', seat: 0, taken: 3 })
    game.take(3)
    expect(otherwiseIn(game.finished())).toEqual([1])
  })

  it('is not told of what was rolled back', () => {
    const game = sixStones()
    game.take(2)
    game.take(1)
    game.take(1)
    game.rollback()
    game.take(3)
    expect(otherwiseIn(game.finished())).toEqual([1])
  })

  it('is not told of private steps from which a member went back', () => {
    const hard: Policy = { decide: ({ decision }) => [decision.prompt.key === 'tiny.menu' ? 'end' : 'back'] }
    const game = { ...tinyGame(menu), computers: { hard } }
    const { run, steps, answer } = play(game)
    for (const choice of ['build', 'back', 'end', 'build', 'south']) answer(0, choice)
    const asked = answeredOtherwise(game, finishedOf(steps, run.setting, run.outcome))
    expect(asked.map(({ number, choice }) => [number, ...choice])).toEqual([
      [4, 'build'],
      [5, 'south'],
    ])
  })

  it('is not told of what somebody else answered who had the seat before', () => {
    const game = sixStones()
    game.take(2)
    game.move({ kind: 'replace', by: 'member', seat: 0 })
    game.take(1)
    game.take(1)
    game.take(2)
    expect(otherwiseIn(game.finished())).toEqual([4])
  })

  it('looks first at what cost a seat most, at something of each, and at no more than there is time for', () => {
    const asked = [1, 3, 5, 2, 4].map((number) => ({
      number,
      seat: number === 4 ? 1 : 0,
      choice: [],
      table: () => ({}) as never,
      decision: {} as never,
    }))
    const moments = [0, 2, 4, 6].map((number, at) => ({
      number,
      shares: [[0.5, 0.9, 0.3, 0.2][at] ?? 0, 0.1],
    }))
    const order = (care: Partial<Care>, answers = 10_000) =>
      worthALook(asked, moments, { ...CARE, ...care }, answers).map((round) =>
        round.map(({ number }) => number),
      )
    expect(order({}).filter((round) => round.length > 0)).toEqual([[3, 4], [5], [1], [2]])
    expect(order({ decisions: 2 })).toEqual([[3, 4], [5]])
    expect(order({ decisions: 0 })).toEqual([])
    // Three answers from the end a look takes 28 games of three answers at least; each seat may take half.
    expect(order({ decisions: 1 }, 2 * 28 * 3)).toEqual([[5, 4]])
    expect(order({ decisions: 1 }, 2 * 28 * 2)).toEqual([[5]])
  })

  it('takes no more answers than it may, no matter what is asked', () => {
    const { game } = titleOf('records')
    const finished = playedByMembers(titleOf('records'), 2)
    const [first] = answeredOtherwise(game, finished)
    if (!first) throw new Error('nobody was asked anything')
    const longest = 400
    for (const answers of [1, 2_000, 6_000]) {
      const looked = lookBack(game, finished, first, CARE, answers)
      // A thought and a comparison each play the game that is under way to its end, the comparison with both answers.
      expect(looked.answers).toBeLessThan(answers + 3 * longest)
      for (const { games } of looked.found) expect(games).toBeGreaterThanOrEqual(8)
    }
  })

  it('takes fewer answers where each takes longer', () => {
    const { computers } = nim
    const { hard } = computers
    if (!hard) throw new Error('nobody plays')
    const slow = { computers: { hard: { ...hard, pace: 1600 } } }
    const swift = { computers: { hard: { ...hard, pace: 200 } } }
    expect(answersFor(swift, CARE)).toBe(8 * answersFor(slow, CARE))
    expect(answersFor(slow, CARE)).toBe(25_000)
  })

  it('is the same whenever a game is reviewed, and names what its seats were asked', () => {
    const { game } = titleOf('records')
    const finished = playedByMembers(titleOf('records'), 2)
    const care: Care = { decisions: 1, playouts: 8, worlds: 4, seconds: 4 }
    const [once, again] = [0, 1].map(() => makeReview(game, finished, EFFORT, care)?.hindsight)
    expect(again).toEqual(once)
    const gains = once?.map(({ gain }) => gain) ?? []
    expect(gains).toEqual([...gains].sort((a, b) => b - a))
    for (const { gain, expert, prompt } of once ?? []) {
      expect(gain).toBeGreaterThanOrEqual(0.05)
      expect([prompt, ...expert].map(({ key }) => key.split('.')[0])).toContain('records')
    }
  })
})
