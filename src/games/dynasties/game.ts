// Dynasties of China as the kernel runs it.
import type { Game } from '../../engine/game.ts'
import { autoAnswers } from './auto-answers.ts'
import { forecast } from './bot/forecast.ts'
import { computers } from './bot/index.ts'
import { own, rehearse } from './rehearse.ts'
import { outcome } from './rules/end.ts'
import { stage } from './rules/stage.ts'
import { options } from './table/options.ts'
import { type DynastiesState, setup } from './table/state.ts'
import { pools } from './view/pools.ts'
import { knownBy, unknown } from './view/unknown.ts'
import { type DynastiesView, view } from './view/view.ts'
import { zones } from './view/zones.ts'

/** The rulebook of 桌遊識中國歷史, three to eight players. */
export const game: Game<DynastiesState, DynastiesView> = {
  id: 'dynasties',
  version: 8,
  seats: { min: 3, max: 8 },
  options,
  setup,
  stage,
  outcome,
  zones,
  view,
  unknown,
  knownBy,
  rehearse,
  own,
  pools,
  computers,
  forecast,
  autoAnswers,
}
