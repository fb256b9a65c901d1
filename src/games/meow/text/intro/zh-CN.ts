// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type * as en from './en.ts'

export const intro: typeof en.intro = {
  aim: {
    alone: () => '打赢一场，对手是 5 只猫的阵容。',
    several: () => '3 场对战后 🐟 最多者获胜；每场依次可得 2、4、6 条。🐟 也是钱：每次探访付 1 条。',
    advanced: () => '先得 7 分者获胜。夺走对手最后的血量得 2 分，存活得 1 分；🐟 用来探访。',
  },
  turn: () => '付 🐟 换掉几张武将，再暗中布阵：前排 3 名出战，5 名都计算加成。',
  win: () => '凑齐阵营与兵种，算准技能的回合，把 2 名强将留在殿后区打最后一场。',
  winAlone: () => '凑齐阵营与兵种，算准技能的回合，留意谁正对谁。',
}
