// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type * as en from './en.ts'

export const options: typeof en.options = {
  reshuffles: {
    name: '洗牌次数',
    hint: '弃牌洗回牌堆满这个次数后，再要重洗就算平局',
    values: { '10': '10 次', any: '不限' },
  },
}
