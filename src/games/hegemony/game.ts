// Kingdom Wars as the kernel runs it.
import type { Game } from '../../engine/game.ts'
import { computers } from './bot.ts'
import { OPTIONS } from './options.ts'
import { orders } from './orders.ts'
import { outcome } from './rules/end.ts'
import { stage } from './rules/stage.ts'
import { BOOK } from './skills.ts'
import { type HegemonyState, setup } from './state.ts'
import { unknown } from './unknown.ts'
import { type HegemonyView, view } from './view.ts'

/** 三國殺·國戰, for two to twelve players. */
export const hegemony: Game<HegemonyState, HegemonyView> = {
  id: 'hegemony',
  version: 2,
  seats: { min: 2, max: 12 },
  options: OPTIONS,
  setup,
  stage: (table) => stage(table, BOOK),
  outcome,
  view,
  unknown,
  computers,
  orders,
}
