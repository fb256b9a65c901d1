// Tables of older rules go on under these.
import { expect, it } from 'vitest'
import { newTurn, setup, type Turn } from '../../../src/games/hegemony/state.ts'
import { upgrade } from '../../../src/games/hegemony/upgrade.ts'

const stored = (turn: object | null) => JSON.parse(JSON.stringify({ ...setup(4), turn })) as unknown

const stepAfter = (phase: Turn['phase'], step: string) =>
  upgrade(stored({ ...newTurn(0, 1), phase, step }), 2).turn?.step

it('a phase that had opened opens again; a draw phase draws its cards then', () => {
  expect(stepAfter('play', 'start')).toBe('before')
  expect(stepAfter('draw', 'body')).toBe('before')
  expect(stepAfter('play', 'body')).toBe('body')
  expect(stepAfter('end', 'end')).toBe('end')
  expect(upgrade(stored(null), 2).turn).toBeNull()
})

it('whole rounds without a faction fixed go on counting, in turns of the players themselves', () => {
  const { players, ...rest } = setup(4)
  const old = players.map(({ settledAt, ...each }) => ({ ...each, turns: 5 }))
  const { players: now } = upgrade({ ...rest, players: old, turns: 20, progress: 9 }, 4)
  expect(now.map(({ turns, settledAt }) => turns - settledAt)).toEqual([2, 2, 2, 2])
})
