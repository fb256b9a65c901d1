// Record of the Three Kingdoms as the house presents it: rules, words, board, hand.
import type { Title } from '../title.ts'
import { GENERALS, LORDS, STRATEGISTS } from './cards.ts'
import { days } from './days.ts'
import { game } from './game.ts'
import { introduction } from './introduction.ts'
import { lesson } from './lesson.ts'
import { moment } from './moment.ts'
import { pictures } from './picture/index.ts'
import { board } from './present/board.ts'
import { hand } from './present/hand.ts'
import { say } from './say.ts'
import type { RecordsState } from './state.ts'
import { chronicle } from './story.ts'
import { words } from './text/index.ts'
import type { RecordsView } from './view.ts'

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
