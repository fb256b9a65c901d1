// Kingdom Wars as the app presents it: rules, words, board, hand, pictures.
import { following } from '../common/telling.ts'
import type { Title } from '../common/title.ts'
import { GENERAL_IDS } from './cards/generals.ts'
import { days } from './days.ts'
import { game } from './game.ts'
import { introduction } from './introduction.ts'
import { lesson } from './lesson.ts'
import { lineMarks } from './line-marks.ts'
import { moment } from './moment.ts'
import { pictures } from './picture/index.ts'
import { board } from './present/board.ts'
import { hand } from './present/hand.ts'
import { icon } from './present/icons.ts'
import { race } from './present/race.ts'
import { chronicle } from './story.ts'
import type { HegemonyState } from './table/state.ts'
import { condense } from './telling.ts'
import { words } from './text/index.ts'
import type { HegemonyView } from './view/view.ts'

/** What begins a line of its own: a card that is used, and a death. */
const follows = following('turn-begins', [
  'turn-skipped',
  'uses-on',
  'uses-hitting',
  'uses-on-many',
  'uses-against',
  'uses',
  'dies',
  'wins',
  'dealt-generals',
  'first-player',
])

/** 三國殺·國戰, for two to twelve players. */
export const title: Title<HegemonyState, HegemonyView> = {
  game,
  words,
  introduction,
  days,
  lesson,
  board,
  hand,
  race,
  icon,
  moment,
  generals: GENERAL_IDS,
  follows,
  condense,
  lineMarks,
  chronicle,
  pictures,
  records: [{ says: 'hall-reshuffles', of: { fact: 'reshuffles' } }],
}
