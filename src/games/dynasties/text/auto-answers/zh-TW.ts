// The auto-answers in Traditional Chinese.
import type * as en from './en.ts'

export const autoAnswers: typeof en.autoAnswers = {
  react: {
    name: '我遭到攻擊',
    hint: '手上的墨翟或戚繼光是否抵銷攻擊',
    values: {
      always: '一律抵銷，需要時連同穿越卡打出',
      era: '只在那張牌當朝時抵銷，不用穿越卡',
      never: '一律不抵銷，承受攻擊',
    },
    never: '絕不動用穿越卡。',
  },
  question: {
    name: '有人向我提問',
    hint: '歷史問題；答錯與不答的結果相同',
    values: { leave: '放棄作答' },
    never: '絕不亂猜。',
  },
}
