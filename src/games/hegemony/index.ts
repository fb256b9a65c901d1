// Kingdom Wars as the house presents it: rules, words, board, hand, pictures.
import type { Title } from '../title.ts'
import { hegemony } from './game.ts'
import { GENERAL_IDS } from './generals.ts'
import { moment } from './moment.ts'
import { hegemonyPictures } from './picture.ts'
import { board } from './present/board.ts'
import { hand } from './present/hand.ts'
import type { HegemonyState } from './state.ts'
import { hegemonyWords } from './text/index.ts'
import type { HegemonyView } from './view.ts'

/** 三國殺·國戰, for two to twelve players. */
export const hegemonyTitle: Title<HegemonyState, HegemonyView> = {
  game: hegemony,
  words: hegemonyWords,
  board,
  hand,
  moment,
  generals: GENERAL_IDS,
  pictures: hegemonyPictures,
}
