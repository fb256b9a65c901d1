// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { options as en } from './en.ts'

export const options: typeof en = {
  ending: {
    name: '结束方式',
    hint: '游戏何时结束',
    values: {
      last: '只剩一人',
      'first-fall': '首人出局',
      deck: '朝代卡用尽',
      clock: '到达指定轮数',
    },
  },
  laps: {
    name: '圈数',
    hint: '棋子走完这些圈后，以国力值加钱粮值计分',
    values: { '2': '2 圈', '3': '3 圈', '5': '5 圈', '8': '8 圈' },
  },
  rounds: {
    name: '轮数',
    hint: '用于“到达指定轮数”的结束方式',
    values: { '18': '18 轮', '30': '30 轮', '54': '54 轮' },
  },
  opponents: {
    name: '对手玩家',
    hint: '卡牌只写“对手玩家”时针对谁',
    values: { one: '任选一名', every: '所有可针对者' },
  },
  honesty: {
    name: '诚实考验',
    hint: '须展示的人物可以藏起，被发现则国力值−15',
  },
  questions: {
    name: '题目',
    hint: '问题卡的题目来源',
    values: { any: '全部题库', easy: '容易', medium: '中等', hard: '困难', free: '由发问者输入' },
  },
  'era-questions': {
    name: '当朝题目',
    hint: '只出棋子所在朝代的题目',
  },
  house: { name: '自制卡', hint: '以 JSON 档加入自己的卡牌，最多 8 张' },
}
