// Record of the Three Kingdoms as the app presents it: rules, words, board, hand.
import type { Title } from '../common/title.ts'
import { GENERALS, LORDS, STRATEGISTS } from './cards/index.ts'
import { days } from './days.ts'
import { game } from './game.ts'
import { introduction } from './introduction.ts'
import { lesson } from './lesson.ts'
import { moment } from './moment.ts'
import { pictures } from './picture/index.ts'
import { board } from './present/board.ts'
import { hand } from './present/hand.ts'
import { chronicle } from './story.ts'
import type { RecordsState } from './table/state.ts'
import { words } from './text/index.ts'
import { say } from './text/say.ts'
import type { RecordsView } from './view/view.ts'

/** 三國志, for two to five players. */
export const title: Title<RecordsState, RecordsView> = {
  game,
  words,
  introduction,
  days,
  lesson,
  board,
  hand,
  moment,
  tieBreak: say('score-tie'),
  generals: [...LORDS, ...Object.keys(STRATEGISTS), ...Object.keys(GENERALS)],
  chronicle,
  pictures,
}
