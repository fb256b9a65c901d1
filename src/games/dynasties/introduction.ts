// A newcomer's introduction to Dynasties of China.
import type { Introduction } from '../common/title.ts'
import { rulesOf } from './table/options.ts'
import { TEXTS } from './text/languages.ts'

export const introduction: Introduction = {
  seats: 5,
  read: ['overview', 'track', 'turn', 'cards', 'attack', 'persons', 'questions', 'end', 'hidden'],
  days: [5],
  shown: 60,
  lines({ options }, language) {
    const { aim, open, turn, win } = TEXTS[language].intro
    const { ending, laps, rounds } = rulesOf(options)
    const said = ending === 'clock' ? aim.clock(rounds) : laps === null ? open[ending]() : aim[ending](laps)
    return { aim: said, turn: turn(), win: win() }
  },
}
