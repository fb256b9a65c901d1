// What a newcomer is told of Storm over the Three Kingdoms.
import type { Introduction } from '../common/title.ts'
import { intro as en } from './text/intro/en.ts'
import { intro as zhCN } from './text/intro/zh-CN.ts'
import { intro as zhTW } from './text/intro/zh-TW.ts'

const WORDS = { en, 'zh-TW': zhTW, 'zh-CN': zhCN }

export const introduction: Introduction = {
  seats: 2,
  read: ['overview', 'turn', 'march', 'fight', 'cities', 'generals', 'recruit'],
  days: [2],
  shown: 300,
  lines({ seats }, language) {
    const { aim, turn, win } = WORDS[language]
    const target = { 2: 15, 3: 14, 4: 20 }[seats] ?? 15
    return { aim: aim({ target, together: seats === 4 }), turn: turn(), win: win() }
  },
}
