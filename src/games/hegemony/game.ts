// Kingdom Wars as the kernel runs it.
import type { Game } from '../../engine/game.ts'
import { forecast } from './bot/forecast.ts'
import { computers } from './bot/index.ts'
import { options as OPTIONS } from './options.ts'
import { orders } from './orders.ts'
import { pools } from './pools.ts'
import { own, rehearse } from './rehearse.ts'
import { outcome } from './rules/end.ts'
import { stage } from './rules/stage.ts'
import { SKILLS } from './skills.ts'
import { type HegemonyState, setup } from './state.ts'
import { unknown } from './unknown.ts'
import { upgrade } from './upgrade.ts'
import { type HegemonyView, view } from './view.ts'
import { zones } from './zones.ts'

/** 三國殺·國戰, for two to twelve players. */
export const game: Game<HegemonyState, HegemonyView> = {
  id: 'hegemony',
  version: 9,
  seats: { min: 2, max: 12 },
  options: OPTIONS,
  setup,
  stage: (table) => stage(table, SKILLS),
  outcome,
  zones,
  view,
  unknown,
  rehearse,
  own,
  pools,
  upgrade,
  computers,
  forecast,
  orders,
}
