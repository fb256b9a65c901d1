// A newcomer's introduction to Storm over the Three Kingdoms.
import type { Introduction } from '../common/title.ts'
import { TEXTS } from './text/languages.ts'

export const introduction: Introduction = {
  seats: 2,
  read: ['overview', 'turn', 'march', 'fight', 'cities', 'generals', 'recruit'],
  days: [2],
  shown: 300,
  lines({ seats }, language) {
    const { aim, turn, win } = TEXTS[language].intro
    const target = { 2: 15, 3: 14, 4: 20 }[seats] ?? 15
    return { aim: aim({ target, together: seats === 4 }), turn: turn(), win: win() }
  },
}
