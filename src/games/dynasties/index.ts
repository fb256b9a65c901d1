// 桌遊識中國歷史 Dynasties of China, as the house presents it.
import type { Title } from '../title.ts'
import { dynasties as game } from './game.ts'
import { dynastiesPictures as pictures } from './picture.ts'
import { board, hand } from './present.ts'
import type { DynastiesState } from './state.ts'
import type { DynastiesView } from './view.ts'
import { words } from './words.ts'

/** The title, for `src/games/index.ts`. */
export const dynasties: Title<DynastiesState, DynastiesView> = {
  game,
  words,
  board,
  hand,
  pictures,
}
