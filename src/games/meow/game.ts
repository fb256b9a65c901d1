// Meow Wars as the kernel runs it.
import type { Game } from '../../engine/game.ts'
import { autoAnswers } from './auto-answers.ts'
import { computers } from './bot/index.ts'
import { own, rehearse } from './rehearse.ts'
import { outcome } from './rules/end.ts'
import { stage } from './rules/stage.ts'
import { options } from './table/options.ts'
import { type MeowState, setup } from './table/state.ts'
import { pools } from './view/pools.ts'
import { unknown } from './view/unknown.ts'
import { type MeowView, view } from './view/view.ts'
import { zones } from './view/zones.ts'

/** 喵戰三國 for one to four players, with its three expansions, the advanced rules and solo play. */
export const game: Game<MeowState, MeowView> = {
  id: 'meow',
  version: 8,
  seats: { min: 1, max: 4 },
  options,
  setup,
  stage,
  outcome,
  zones,
  view,
  unknown,
  rehearse,
  own,
  pools,
  computers,
  autoAnswers,
}
