// Kingdom Wars as the kernel runs it.
import type { Game } from '../../engine/game.ts'
import { autoAnswers } from './auto-answers.ts'
import { forecast } from './bot/forecast.ts'
import { computers } from './bot/index.ts'
import { misfit } from './enough-generals.ts'
import { own, rehearse } from './rehearse.ts'
import { outcome } from './rules/end.ts'
import { skillsOfEdition } from './rules/skills.ts'
import { stage } from './rules/stage.ts'
import { options as OPTIONS } from './table/options.ts'
import { editionOf, type HegemonyState, setup } from './table/state.ts'
import { pools } from './view/pools.ts'
import { unknown } from './view/unknown.ts'
import { type HegemonyView, view } from './view/view.ts'
import { zones } from './view/zones.ts'

/** 三國殺·國戰, for two to twelve players. */
export const game: Game<HegemonyState, HegemonyView> = {
  id: 'hegemony',
  version: 14,
  seats: { min: 2, max: 12 },
  options: OPTIONS,
  misfit,
  setup,
  stage: (table) => stage(table, skillsOfEdition(editionOf(table.state))),
  outcome,
  zones,
  view,
  unknown,
  rehearse,
  own,
  pools,
  computers,
  forecast,
  autoAnswers,
}
