// Record of the Three Kingdoms as the kernel runs it.
import type { Game } from '../../engine/game.ts'
import { outcome } from './rules/end.ts'
import { stage } from './rules/stage.ts'
import { type RecordsState, setup } from './state.ts'
import { unknown } from './unknown.ts'
import { type RecordsView, view } from './view.ts'

/** The rulebook of 三國志: basic and advanced, two to five players, two lords each for two. */
export const records: Game<RecordsState, RecordsView> = {
  id: 'records',
  version: 3,
  seats: { min: 2, max: 5 },
  options: [
    { id: 'advanced', kind: 'flag', default: false },
    { id: 'two-lords', kind: 'flag', default: false, seats: [2] },
  ],
  setup,
  stage,
  outcome,
  view,
  unknown,
  computers: {},
}
