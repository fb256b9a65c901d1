// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { options as en } from './en.ts'

export const options: typeof en = {
  ending: {
    name: '结束方式',
    hint: '对局何时结束；长度为 5 人 10 局中 8 局的轮数，每轮约 5 个决定',
    values: {
      last: '只剩 1 人（1 圈 12–41 轮）',
      'first-fall': '首位玩家出局（1 圈 11–32 轮）',
      deck: '朝代卡用尽（1 圈 12–41 轮）',
      clock: '到达指定轮数（默认 30 轮）',
    },
  },
  laps: {
    name: '圈数',
    hint: '棋子走完这些圈（每圈至少 12 轮）后结束，以国力值加钱粮值计分；不用于“到达指定轮数”',
    values: {
      '1': '1 圈（12–41 轮）',
      '2': '2 圈（24–66 轮）',
      '3': '3 圈（43–78 轮）',
      '5': '5 圈（68–108 轮）',
      '8': '8 圈（114–159 轮）',
      none: '不限，照原版规则（只剩 1 人：114–255 轮）',
    },
  },
  rounds: {
    name: '轮数',
    hint: '用于“到达指定轮数”的结束方式',
    values: { '18': '18 轮', '30': '30 轮', '54': '54 轮' },
  },
  opponents: {
    name: '对手玩家',
    hint: '卡牌只写“对手玩家”时，效能落在谁身上',
    values: { one: '任选 1 名', every: '所有可指定的对手' },
  },
  honesty: {
    name: '诚实考验',
    hint: '须展示的人物可以藏起，被发现则国力值 −15',
  },
  questions: {
    name: '题目',
    hint: '问题卡的题目来源',
    values: { any: '不限难度', easy: '容易', medium: '中等', hard: '困难', free: '由发问者输入' },
  },
  'era-questions': {
    name: '当朝题目',
    hint: '只出棋子所在朝代的题目',
  },
  house: { name: '自制卡', hint: '以 JSON 文件加入自己的卡牌，最多 8 张' },
}

export const optionGroups: Readonly<Record<'length' | 'cards' | 'questions', string>> = {
  length: '对局长度',
  cards: '卡牌',
  questions: '题目',
}
