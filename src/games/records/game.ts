// Record of the Three Kingdoms as the kernel runs it.
import type { Game } from '../../engine/game.ts'
import { autoAnswers } from './auto-answers.ts'
import { forecast } from './bot/forecast.ts'
import { computers } from './bot/index.ts'
import { own, rehearse } from './rehearse.ts'
import { outcome } from './rules/end.ts'
import { stage } from './rules/stage.ts'
import { options } from './table/options.ts'
import { type RecordsState, setup } from './table/state.ts'
import { knownBy } from './table/whereabouts.ts'
import { pools } from './view/pools.ts'
import { unknown } from './view/unknown.ts'
import { type RecordsView, view } from './view/view.ts'
import { zones } from './view/zones.ts'

/** The rulebook of 三國志: basic and advanced, two to five players, two lords each for two. */
export const game: Game<RecordsState, RecordsView> = {
  id: 'records',
  version: 9,
  seats: { min: 2, max: 5 },
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
