// The options of the lobby in Traditional Chinese.
import type * as en from './en.ts'

export const options: typeof en.options = {
  reshuffles: {
    name: '洗牌次數',
    hint: '棄牌洗回牌堆滿這個次數後，再要重洗就算平局',
    values: { '10': '10 次', any: '不限' },
  },
}
