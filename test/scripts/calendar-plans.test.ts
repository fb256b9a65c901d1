// What people of the calendar plan: a turn in which they do something.
import { expect, test } from 'vitest'
import { LeanPlans } from '../../scripts/calendar/plans.ts'
import { PACE } from '../../scripts/calendar/table-state.ts'
import type { Game, State, Table } from '../../src/engine/game.ts'
import { startSession } from '../../src/engine/lifecycle.ts'
import { chooseOne, type Script } from '../../src/engine/script.ts'
import { waitingOf } from '../../src/host/table/windows.ts'
import { options, phrase } from '../engine/tiny.ts'

interface Turns extends State {
  seat: number
}

/** Two who sow, which everybody is told of, or end their turn; the hard player answers as `plays` says. */
const turns = (plays: string): Game<Turns> => ({
  id: 'turns',
  version: 1,
  seats: { min: 2, max: 2 },
  options: [],
  setup: () => ({ chance: { epoch: 0, counter: 0 }, seat: 0 }),
  *stage({ state, tell }: Table<Turns>): Script {
    const prompt = phrase('do')
    const picked = yield* chooseOne(state.seat, { prompt, options: options('sow', 'end'), ownTurn: true })
    if (picked === 'sow') tell(phrase('sows'))
    state.seat = 1 - state.seat
  },
  outcome: () => undefined,
  zones: () => [],
  view: () => ({}),
  unknown: () => [],
  rehearse: (state, seat) => ({ ...state, seat }),
  computers: { hard: { decide: () => [plays] } },
})

test.each([
  ['sow', true],
  ['end', false],
])('a turn of which somebody would only %s: planned %s', (plays, isPlanned) => {
  const game = turns(plays)
  const { run } = startSession(game, { seats: 2, options: {}, seed: 'plans' })
  const plans = new LeanPlans(game, waitingOf(PACE, 2))
  expect(plans.make(run, 1)).toBe(isPlanned)
  expect(plans.has(1)).toBe(isPlanned)
})
