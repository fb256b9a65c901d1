// Meow Wars (喵戰三國), 1 to 4 seats, with its three expansions, the advanced rules and solo play.
import type { Game, OptionSpec, Outcome } from '../../engine/game.ts'
import type { Title } from '../title.ts'
import { casual } from './bot/casual.ts'
import { steady } from './bot/steady.ts'
import { DIFFICULTIES, OPPONENTS } from './box/duels.ts'
import { orders } from './orders.ts'
import { outcome } from './outcome.ts'
import { meowPictures } from './picture.ts'
import { board, hand } from './present.ts'
import { stage } from './rules/index.ts'
import { type MeowState, setup } from './state.ts'
import { WORDS } from './text/index.ts'
import { unknown } from './unknown.ts'
import { type MeowView, view } from './view.ts'

const SEVERAL = [2, 3, 4]

const options: readonly OptionSpec[] = [
  { id: 'treasures', kind: 'flag', default: false, seats: SEVERAL },
  { id: 'stratagems', kind: 'flag', default: false, seats: SEVERAL },
  { id: 'battles', kind: 'flag', default: false, seats: SEVERAL },
  { id: 'advanced', kind: 'flag', default: false, seats: [3, 4] },
  { id: 'opponent', kind: 'choice', values: OPPONENTS, default: 'red-cliffs-allies', seats: [1] },
  { id: 'difficulty', kind: 'choice', values: DIFFICULTIES, default: 'ordinary', seats: [1] },
]

/** The rules of Meow Wars. */
export const game: Game<MeowState, MeowView> = {
  id: 'meow',
  version: 2,
  seats: { min: 1, max: 4 },
  options,
  setup,
  stage,
  outcome: (state): Outcome | undefined => outcome(state),
  view,
  unknown,
  computers: { casual, steady },
  orders,
}

/** Meow Wars as the house presents it. */
export const meowTitle: Title<MeowState, MeowView> = {
  game,
  words: WORDS,
  board,
  hand,
  pictures: meowPictures,
}
