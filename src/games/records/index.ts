// Record of the Three Kingdoms as the app presents it: rules, words, board, hand.
import { continuing, following } from '../common/telling.ts'
import type { Title } from '../common/title.ts'
import { GENERALS, LORDS, STRATEGISTS } from './cards/index.ts'
import { counts } from './counts.ts'
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
import type { RecordsState } from './table/state.ts'
import { condense } from './telling.ts'
import { words } from './text/index.ts'
import { say } from './text/say.ts'
import type { RecordsView } from './view/view.ts'

const STRATEGISTS_TOLD = ['strategist-searched', 'strategist-kept', 'strategist-hired'] as const
const DRAWN = ['draws-two', 'keeps-one', 'draws-last', 'no-draw', 'draws-from', 'draws-both'] as const

const POSITIONS = ['position-attacker', 'position-defender', 'position-tie'] as const

/** Income with the cards drawn, all who hire strategists, and the positions of a battle take one line each. */
const continues = continuing({
  income: DRAWN,
  'lords-up': ['lords-up'],
  ...Object.fromEntries([STRATEGISTS_TOLD, POSITIONS].flatMap((keys) => keys.map((key) => [key, keys]))),
})

/** What begins a line of its own: an action, and each part of a battle. */
const follows = following('acts', [
  'round',
  'built',
  'attacks',
  'attacks-scheming',
  'generals-up',
  'city-holds',
  'city-falls',
  'plays-on',
  'plays-at',
  'plays-at-paying',
  'plays-two-birds',
  'plays-peach-garden',
  'plays-muddy-waters',
  'plays-brick-for-jade',
  'strategists-earn',
  'lords-up',
  'target-reached',
  'deck-spent',
  'final-score',
  'wins',
  'share-victory',
])

/** 三國志, for two to five players. */
export const title: Title<RecordsState, RecordsView> = {
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
  continues,
  follows,
  condense,
  tieBreak: say('score-tie'),
  generals: [...LORDS, ...Object.keys(STRATEGISTS), ...Object.keys(GENERALS)],
  lineMarks,
  chronicle,
  pictures,
  records: [
    { says: 'hall-large', of: { part: 'score-large' } },
    { says: 'hall-siege', of: { counted: 'siege' } },
  ],
  counts,
}
