// What has the shorter time of a reaction, game by game: answers to somebody else's move, never a move of one's own turn.
import { expect, it } from 'vitest'
import { playOut } from '../../../src/engine/playout.ts'
import { randomPolicy } from '../../../src/engine/policy.ts'
import { TITLES } from '../../../src/games/index.ts'
import { isReaction } from '../../../src/host/table/clock/clocks-after-move.ts'

/** Prompts that were reactions in some games, and those that were asked with a pass and were none. */
function promptsOf(id: string, seats: number, games: number, options = {}) {
  const game = TITLES[id]?.game
  if (!game) throw new Error(`${id} is not installed`)
  const [reactions, others] = [new Set<string>(), new Set<string>()]
  for (let seed = 0; seed < games; seed++)
    playOut(game, {
      seed: `reactions ${seed}`,
      policies: Array(seats).fill(randomPolicy),
      forget: true,
      options: { ...Object.fromEntries(game.options.map((each) => [each.id, each.default])), ...options },
      watch: ({ open }, step) => {
        for (const [index, decision] of open?.request.decisions.entries() ?? []) {
          if (!open || decision.pass === undefined || open.asked[index] !== step.entry.number) continue
          const found = isReaction(decision) ? reactions : others
          found.add(`${decision.prompt.key}${decision.kind ? ` (${decision.kind})` : ''}`)
        }
      },
    })
  return { reactions: [...reactions].sort(), others: [...others].sort() }
}

it('an attack is answered at once; what the attacker does next is their own turn (records)', () => {
  expect(promptsOf('records', 4, 12, { advanced: true })).toEqual({
    reactions: ['records.ask-defence (defence)'],
    others: ['records.ask-act', 'records.ask-general', 'records.ask-strike (strike)'],
  })
})

it('an attack is held off, a question answered (dynasties)', () => {
  expect(promptsOf('dynasties', 4, 4).reactions).toEqual([
    'dynasties.ask-answer (question)',
    'dynasties.ask-react (react)',
  ])
})

it('visits are turns, one after another (meow)', () => {
  expect(promptsOf('meow', 4, 12, { expansions: ['treasures', 'stratagems', 'battles'] })).toEqual({
    reactions: ['meow.ask-cat (cat)'],
    others: ['meow.ask-retreat', 'meow.ask-visit'],
  })
})

it('phases of one’s own turn are no reactions (hegemony)', () => {
  const { reactions, others } = promptsOf('hegemony', 4, 1)
  expect(reactions).toContain('hegemony.ask-dodge (answer-dodge)')
  expect(reactions).toContain('hegemony.ask-nullify (nullify)')
  expect(others).toContain('hegemony.ask-skill (own-phase-start)')
})

it('a member who is asked in another’s turn and may pass is asked for a reaction, no matter who moved last (hegemony)', () => {
  const game = TITLES.hegemony?.game
  if (!game) throw new Error('no such game')
  const [decided, passed] = [new Set<string>(), new Set<string>()]
  playOut(game, {
    seed: 'off turn',
    policies: Array(8).fill(randomPolicy),
    options: {},
    forget: true,
    watch({ open, state }) {
      const turn = (state as { turn?: { seat: number } | null }).turn?.seat
      for (const decision of open?.request.decisions ?? []) {
        if (decision.pass === undefined || turn === undefined || decision.seat === turn) continue
        ;(isReaction(decision) ? passed : decided).add(decision.prompt.key)
      }
    },
  })
  expect([...decided]).toEqual([])
  expect(passed.size).toBeGreaterThan(5)
})
