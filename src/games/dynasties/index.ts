// 桌遊識中國歷史 Dynasties of China, as the app presents it.
import { continuing, following } from '../common/telling.ts'
import type { Title } from '../common/title.ts'
import { days } from './days.ts'
import { game } from './game.ts'
import { custom } from './house/content.ts'
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
import type { DynastiesState } from './table/state.ts'
import { condense } from './telling.ts'
import { words } from './text/index.ts'
import type { DynastiesView } from './view/view.ts'

/** A card and the attack it is, and cards that pass from hand to hand, take one line each. */
const continues = continuing({
  plays: ['attacks', 'attack-fails'],
  takes: ['card-passes'],
  'card-passes': ['card-passes'],
  'card-passed': ['card-passed'],
})

/** What begins a line of its own: a card that is played, a question, an era. */
const follows = following('turn', [
  'plays',
  'plays-crossing',
  'question-was',
  'answered',
  'solution',
  'solution-alone',
  'enters-era',
  'event',
  'shows',
  'round',
  'is-lord',
  'falls-with',
  'final',
  'wins',
  'share-victory',
])

/** The title, for `src/games/index.ts`. */
export const title: Title<DynastiesState, DynastiesView> = {
  game,
  words,
  introduction,
  days,
  lesson,
  custom,
  board,
  hand,
  race,
  icon,
  opened,
  continues,
  follows,
  condense,
  lineMarks,
  chronicle,
  pictures,
  records: [
    { says: 'hall-state', of: { part: 'score-state' } },
    { says: 'hall-fallen', of: { fact: 'fallen' } },
  ],
}
