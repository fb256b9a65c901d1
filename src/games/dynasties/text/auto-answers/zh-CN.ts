// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type * as en from './en.ts'

export const autoAnswers: typeof en.autoAnswers = {
  react: {
    name: '我遭到攻击',
    hint: '手上的墨翟或戚继光是否抵销攻击',
    values: {
      always: '一律抵销，需要时连同穿越卡打出',
      era: '只在那张牌当朝时抵销，不用穿越卡',
      never: '一律不抵销，承受攻击',
    },
    never: '绝不动用穿越卡。',
  },
  question: {
    name: '有人向我提问',
    hint: '历史问题；答错与不答的结果相同',
    values: { leave: '放弃作答' },
    never: '绝不乱猜。',
  },
}
