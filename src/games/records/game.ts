// Record of the Three Kingdoms as the kernel runs it.
import type { Game } from '../../engine/game.ts'
import { forecast } from './bot/forecast.ts'
import { computers } from './bot/index.ts'
import { options } from './options.ts'
import { orders } from './orders.ts'
import { pools } from './pools.ts'
import { own, rehearse } from './rehearse.ts'
import { outcome } from './rules/end.ts'
import { stage } from './rules/stage.ts'
import { type RecordsState, setup } from './state.ts'
import { unknown } from './unknown.ts'
import { upgrade } from './upgrade.ts'
import { type RecordsView, view } from './view.ts'
import { knownBy } from './whereabouts.ts'
import { zones } from './zones.ts'

/** The rulebook of 三國志: basic and advanced, two to five players, two lords each for two. */
export const game: Game<RecordsState, RecordsView> = {
  id: 'records',
  version: 8,
  seats: { min: 2, max: 5 },
  options,
  setup,
  stage,
  outcome,
  zones,
  view,
  unknown,
  knownBy,
  upgrade,
  rehearse,
  own,
  pools,
  computers,
  forecast,
  orders,
}
