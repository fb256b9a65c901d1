// Storm over the Three Kingdoms as the app presents it: rules, words, board, hand.
import { following } from '../common/telling.ts'
import type { Title } from '../common/title.ts'
import { GENERALS } from './box/generals.ts'
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
import { opened } from './present/opened.ts'
import { race } from './present/race.ts'
import { chronicle } from './story.ts'
import type { StormState } from './table/state.ts'
import { condense } from './telling/index.ts'
import { words } from './text/index.ts'
import type { StormView } from './view/view.ts'

/** What begins a line of its own: a march, a fight, a recruit. */
const follows = following('turn', [
  'attacks',
  'fought',
  'fought-ties',
  'fought-dies',
  'fought-advances',
  'fought-routs',
  'fought-routs-advances',
  'fought-flees',
  'fought-takes',
  'attacks-again',
  'attacks-free',
  'shoots',
  'marches',
  'recruits',
  'levies',
  'recruits-pay',
  'recruits-levy',
  'recruits-benevolence',
  'march-all',
  'recruit-all',
  'places',
  'slain',
  'falls',
  'wins-marks',
  'wins-rounds',
  'wins-last-side',
])

/** 三國風雲, for two to four players. */
export const title: Title<StormState, StormView> = {
  game,
  words,
  introduction,
  days,
  lesson,
  board,
  hand,
  race,
  icon,
  opened,
  moment,
  condense,
  follows,
  shortcuts: {
    move: { before: [], picks: [{ begins: 'unit-' }, { begins: '', groups: 'area-' }] },
    attack: {
      before: ['attack'],
      picks: [
        { begins: 'unit-', groups: 'area-' },
        { begins: '', groups: 'area-' },
      ],
    },
  },
  generals: Object.keys(GENERALS),
  lineMarks,
  chronicle,
  pictures,
  records: [{ says: 'hall-turns', of: { fact: 'turns' } }],
}
