// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type * as en from './en.ts'

export const options: typeof en.options = {
  advanced: {
    name: '进阶规则',
    hint: '计谋卡与城池、武将卡分成两叠；每叠各可重洗一次',
  },
  'two-lords': {
    name: '双君主',
    hint: '两人对局专用：每人有两位君主，兼有两者的能力',
  },
  'strict-order': {
    name: '军师轮流选',
    hint: '照说明书逐家轮流抽选军师；否则所有玩家同时选',
  },
}
