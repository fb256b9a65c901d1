// A newcomer's introduction to Meow Wars.
import { chosenOptions } from '../../engine/options.ts'
import type { Introduction } from '../common/title.ts'
import { options as specs } from './table/options.ts'
import { TEXTS } from './text/languages.ts'

export const introduction: Introduction = {
  seats: 2,
  read: ['course', 'battle', 'bonuses'],
  days: [2, 4],
  shown: 12,
  lines({ seats, options }, language) {
    const { aim, turn, win, winAlone } = TEXTS[language].intro
    if (seats === 1) return { aim: aim.alone(), turn: turn(), win: winAlone() }
    const isAdvanced = chosenOptions(specs, options).advanced && seats > 2
    return { aim: isAdvanced ? aim.advanced() : aim.several(), turn: turn(), win: win() }
  },
}
