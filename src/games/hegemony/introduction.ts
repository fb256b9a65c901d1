// What a newcomer is told of Kingdom Wars.
import type { Introduction } from '../common/title.ts'
import { ambitionistFrom } from './cards/generals.ts'
import { intro as en } from './text/intro/en.ts'
import { intro as zhCN } from './text/intro/zh-CN.ts'
import { intro as zhTW } from './text/intro/zh-TW.ts'

const WORDS = { en, 'zh-TW': zhTW, 'zh-CN': zhCN }

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
    const { aim, turn, win, winAlone } = WORDS[language]
    return {
      aim: aim({ n: ambitionistFrom(seats) }),
      turn: turn(),
      win: seats < SIDES ? winAlone() : win(),
    }
  },
}
