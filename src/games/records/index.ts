// Record of the Three Kingdoms as the house presents it: rules, words, board, hand.
import type { Title } from '../title.ts'
import { computers } from './bot.ts'
import { records } from './game.ts'
import { moment } from './moment.ts'
import { orders } from './orders.ts'
import { recordsPictures } from './picture.ts'
import { board } from './present/board.ts'
import { hand } from './present/hand.ts'
import type { RecordsState } from './state.ts'
import { recordsWords } from './text/index.ts'
import type { RecordsView } from './view.ts'

/** 三國志, for two to five players. */
export const recordsTitle: Title<RecordsState, RecordsView> = {
  game: { ...records, computers, orders },
  words: recordsWords,
  board,
  hand,
  moment,
  pictures: recordsPictures,
}
