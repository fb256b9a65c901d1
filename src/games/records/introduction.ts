// What a newcomer is told of Record of the Three Kingdoms.
import { chosenOptions } from '../../engine/options.ts'
import type { Introduction } from '../common/title.ts'
import { options as specs } from './table/options.ts'
import { bonusOf } from './table/score.ts'
import { targetOf } from './table/state.ts'
import { intro as en } from './text/intro/en.ts'
import { intro as zhCN } from './text/intro/zh-CN.ts'
import { intro as zhTW } from './text/intro/zh-TW.ts'

const WORDS = { en, 'zh-TW': zhTW, 'zh-CN': zhCN }

export const introduction: Introduction = {
  seats: 4,
  read: ['overview', 'setup', 'round', 'build', 'schemes', 'contest', 'attack', 'battle', 'end', 'hidden'],
  days: [4],
  shown: 220,
  lines({ seats, options }, language) {
    const { aim, turn, win } = WORDS[language]
    const players = Array.from({ length: seats })
    const bonus = bonusOf({ ...chosenOptions(specs, options), players })
    return { aim: aim({ target: targetOf(seats), bonus }), turn: turn(), win: win() }
  },
}
