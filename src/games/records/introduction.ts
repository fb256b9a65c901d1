// A newcomer's introduction to Record of the Three Kingdoms.
import { chosenOptions } from '../../engine/options.ts'
import type { Introduction } from '../common/title.ts'
import { options as specs } from './table/options.ts'
import { bonusOf } from './table/score.ts'
import { targetOf } from './table/state.ts'
import { TEXTS } from './text/languages.ts'

export const introduction: Introduction = {
  seats: 4,
  read: ['overview', 'setup', 'round', 'build', 'schemes', 'contest', 'attack', 'battle', 'end', 'hidden'],
  days: [4],
  shown: 220,
  lines({ seats, options }, language) {
    const { aim, turn, win } = TEXTS[language].intro
    const players = Array.from({ length: seats })
    const bonus = bonusOf({ ...chosenOptions(specs, options), players })
    return { aim: aim({ target: targetOf(seats), bonus }), turn: turn(), win: win() }
  },
}
