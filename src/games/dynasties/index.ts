// 桌遊識中國歷史 Dynasties of China, as the app presents it.
import type { Title } from '../common/title.ts'
import { days } from './days.ts'
import { game } from './game.ts'
import { introduction } from './introduction.ts'
import { lesson } from './lesson.ts'
import { pictures } from './picture/index.ts'
import { board } from './present/board.ts'
import { hand } from './present/hand.ts'
import { chronicle } from './story.ts'
import type { DynastiesState } from './table/state.ts'
import { words } from './text/index.ts'
import type { DynastiesView } from './view/view.ts'

/** The title, for `src/games/index.ts`. */
export const title: Title<DynastiesState, DynastiesView> = {
  game,
  words,
  introduction,
  days,
  lesson,
  board,
  hand,
  chronicle,
  pictures,
}
