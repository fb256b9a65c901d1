// Storm over the Three Kingdoms as the kernel runs it.
import type { Game } from '../../engine/game.ts'
import { autoAnswers } from './auto-answers.ts'
import { absent } from './bot/absent.ts'
import { forecast } from './bot/forecast.ts'
import { computers } from './bot/index.ts'
import { own, rehearse } from './rehearse.ts'
import { outcome } from './rules/end.ts'
import { stage } from './rules/stage.ts'
import { options } from './table/options.ts'
import { type StormState, setup } from './table/state.ts'
import { unknown } from './view/unknown.ts'
import { type StormView, view } from './view/view.ts'
import { zones } from './view/zones.ts'

/** The rulebook of 三國風雲: two, three or four players. */
export const game: Game<StormState, StormView> = {
  id: 'storm',
  version: 11,
  seats: { min: 2, max: 4 },
  options,
  setup,
  stage,
  outcome,
  zones,
  view,
  unknown,
  rehearse,
  own,
  computers,
  forecast,
  autoAnswers,
  absent,
}
