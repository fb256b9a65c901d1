// The standing orders in Traditional Chinese.
import type { ordersEn } from './en.ts'

export const ordersZhTW: typeof ordersEn = {
  cat: {
    name: '誰有養貓',
    hint: '最先說自己有貓的人擔任起始玩家',
    values: { yes: '我有貓', no: '我沒有貓' },
    never: '絕不說你有貓。',
  },
  clash: {
    name: '對戰中輪到我',
    hint: '啟用這項自動應答時，你的寶物與謀略都不會打出；目標由電腦玩家選擇',
    values: { skills: '可用的武將技能全部使用，再攻擊', strike: '直接攻擊' },
    never: '絕不打出寶物或謀略。',
  },
}
