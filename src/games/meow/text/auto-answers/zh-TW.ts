// The auto-answers in Traditional Chinese.
import type { autoAnswers as en } from './en.ts'

export const autoAnswers: typeof en = {
  cat: {
    name: '問我有沒有貓',
    hint: '最先說自己有貓的人擔任起始玩家',
    values: { yes: '我有貓', no: '我沒有貓' },
    never: '絕不說你有貓。',
  },
  clash: {
    name: '對戰中輪到我',
    hint: '寶物與謀略都不會打出；目標依「攻擊目標」選擇，沒有設定時，只剩普通攻擊時也會問你',
    values: { skills: '可用的武將技能全部使用，再攻擊', strike: '直接攻擊' },
    never: '絕不打出寶物或謀略。',
  },
  target: {
    name: '攻擊目標',
    hint: '只能普通攻擊時，以及加成或卡牌要從兩位相鄰玩家中指定一位時',
    values: {
      weakest: '血量最低的相鄰玩家',
      strongest: '血量最高的相鄰玩家',
      sharpest: '攻擊力最高的相鄰玩家',
    },
    never: '絕不替你決定打出哪些牌。',
  },
}
