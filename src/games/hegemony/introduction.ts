// A newcomer's introduction to Kingdom Wars.
import type { Introduction } from '../common/title.ts'
import { ambitionistFrom } from './cards/generals.ts'
import { TEXTS } from './text/languages.ts'

/** With fewer players nobody can have an ally. */
const SIDES = 4

export const introduction: Introduction = {
  seats: 8,
  read: [
    ...['overview', 'setup', 'turn', 'cards', 'responses', 'judgement', 'damage'],
    ...['hidden', 'factions', 'companions', 'death', 'victory', 'online'],
  ],
  days: [8, 4],
  shown: 120,
  lines({ seats }, language) {
    const { aim, turn, win, winAlone } = TEXTS[language].intro
    return { aim: aim({ n: ambitionistFrom(seats) }), turn: turn(), win: seats < SIDES ? winAlone() : win() }
  },
}
