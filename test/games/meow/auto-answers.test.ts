// Auto-answers: who has a cat, and turns in a clash that need no thought.
import { expect, it } from 'vitest'
import type { Game } from '../../../src/engine/game.ts'
import type { GameSession } from '../../../src/engine/lifecycle.ts'
import { playOut } from '../../../src/engine/playout.ts'
import { decideBy, randomPolicy } from '../../../src/engine/policy.ts'
import { seatOf } from '../../../src/games/common/seat-id.ts'
import { GENERALS } from '../../../src/games/meow/cards/index.ts'
import { game } from '../../../src/games/meow/game.ts'
import type { MeowState } from '../../../src/games/meow/table/state.ts'

const rules = game as unknown as Game
const BARE = { expansions: ['treasures', 'stratagems'], advanced: false }

/** What a value of an auto-answer answers wherever its kind is asked in a game of two. */
function answersOf(id: string, value: string): { answer: string; offered: string[] }[] {
  const autoAnswer = rules.autoAnswers?.find((each) => each.id === id)
  if (!autoAnswer) throw new Error(`no auto-answer ${id}`)
  const all: { answer: string; offered: string[] }[] = []
  const watch = (session: GameSession) => {
    for (const { seat, kind, options } of session.open?.request.decisions ?? [])
      if (kind && autoAnswer.kinds.includes(kind))
        all.push({
          answer: decideBy(rules, session, seat, autoAnswer.policy(value), [])?.[0] ?? 'none',
          offered: options.map((option) => option.id),
        })
  }
  playOut(rules, { seed: 'orders', options: BARE, policies: [randomPolicy, randomPolicy], watch })
  return all
}

it('say whether there is a cat (R2, M10)', () => {
  expect(answersOf('cat', 'yes').map(({ answer }) => answer)).toContain('cat')
  expect(answersOf('cat', 'no').map(({ answer }) => answer)).toContain('no-cat')
})

it('use every skill of the clash and then strike; treasures and stratagems stay face down (R14)', () => {
  const turns = answersOf('clash', 'skills')
  expect(turns.some(({ answer }) => answer !== 'attack')).toBe(true)
  for (const { answer, offered } of turns)
    expect(answer).toBe(offered.find((id) => id in GENERALS) ?? 'attack')
})

it('strike at once (M10)', () => {
  expect(new Set(answersOf('clash', 'strike').map(({ answer }) => answer))).toEqual(new Set(['attack']))
})

const THREE = { ...BARE, expansions: [] }

it.each([
  ['weakest', (hp: number, other: number) => hp <= other],
  ['strongest', (hp: number, other: number) => hp >= other],
] as const)('aim at the neighbour by HP: %s (R33)', (value, isRight) => {
  const autoAnswer = rules.autoAnswers?.find(({ id }) => id === 'target')
  let asked = 0
  const watch = (session: GameSession) => {
    for (const { seat, kind, options } of session.open?.request.decisions ?? []) {
      if (!autoAnswer || (kind !== 'strike' && kind !== 'aim')) continue
      const { battle } = session.state as MeowState
      const hp = new Map(
        options.flatMap(({ id }) => {
          const army = battle?.armies[seatOf(id)]
          return army ? [[id, army.hp] as const] : []
        }),
      )
      const [picked = ''] = decideBy(rules, session, seat, autoAnswer.policy(value), []) ?? []
      for (const other of hp.values()) expect(isRight(hp.get(picked) ?? Number.NaN, other)).toBe(true)
      asked++
    }
  }
  playOut(rules, {
    seed: 'orders',
    options: THREE,
    policies: [randomPolicy, randomPolicy, randomPolicy],
    watch,
  })
  expect(asked).toBeGreaterThan(3)
})
