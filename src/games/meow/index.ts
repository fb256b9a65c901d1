// Meow Wars (喵戰三國) as the app presents it: rules, words, board, hand, pictures.
import { following } from '../common/telling.ts'
import type { Title } from '../common/title.ts'
import { GENERALS } from './cards/index.ts'
import { days } from './days.ts'
import { game } from './game.ts'
import { introduction } from './introduction.ts'
import { lesson } from './lesson.ts'
import { lineMarks } from './line-marks.ts'
import { pictures } from './picture/index.ts'
import { board } from './present/board.ts'
import { hand } from './present/hand.ts'
import { icon } from './present/icons.ts'
import { opened } from './present/opened.ts'
import { race } from './present/race.ts'
import { chronicle } from './story.ts'
import type { MeowState } from './table/state.ts'
import { continues } from './telling.ts'
import { words } from './text/index.ts'
import type { MeowView } from './view/view.ts'

/** What begins a line of its own: a clash, a strike, a skill. */
const follows = following('clash', [
  'round',
  'line-ups',
  'line-up',
  'sums',
  'bonus',

  'strikes',
  'strikes-blocked',
  'skill-used',
  'battle-won',
  'battle-won-on-hp',
  'takes-back',
  'visits',
  'game-won',
])

/** Meow Wars, for one to four players. */
export const title: Title<MeowState, MeowView> = {
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
  continues,
  follows,
  generals: Object.keys(GENERALS),
  lineMarks,
  chronicle,
  pictures,
  records: [
    { says: 'hall-fish', of: { part: 'score-fish' } },
    { says: 'hall-clashes', of: { fact: 'clashes' } },
  ],
}
