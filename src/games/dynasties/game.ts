// Dynasties of China as the kernel runs it.
import type { Game } from '../../engine/game.ts'
import { forecast } from './bot/forecast.ts'
import { computers } from './bot/index.ts'
import { options } from './options.ts'
import { orders } from './orders.ts'
import { pools } from './pools.ts'
import { own, rehearse } from './rehearse.ts'
import { outcome } from './rules/end.ts'
import { stage } from './rules/stage.ts'
import { type DynastiesState, setup } from './state.ts'
import { unknown } from './unknown.ts'
import { upgrade } from './upgrade.ts'
import { type DynastiesView, view } from './view.ts'
import { zones } from './zones.ts'

/** The rulebook of 桌遊識中國歷史, three to eight players. */
export const game: Game<DynastiesState, DynastiesView> = {
  id: 'dynasties',
  version: 7,
  seats: { min: 3, max: 8 },
  options,
  setup,
  stage,
  outcome,
  zones,
  view,
  unknown,
  rehearse,
  own,
  upgrade,
  pools,
  computers,
  forecast,
  orders,
}
