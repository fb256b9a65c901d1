// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { autoAnswersEn } from './en.ts'

export const autoAnswersZhCN: typeof autoAnswersEn = {
  cat: {
    name: '问我有没有猫',
    hint: '最先说自己有猫的人担任起始玩家',
    values: { yes: '我有猫', no: '我没有猫' },
    never: '绝不说你有猫。',
  },
  clash: {
    name: '对战中轮到我',
    hint: '宝物与谋略都不会打出；目标依“攻击目标”选择，没有设置时，只剩普通攻击时也会问你',
    values: { skills: '可用的武将技能全部使用，再攻击', strike: '直接攻击' },
    never: '绝不打出宝物或谋略。',
  },
  target: {
    name: '攻击目标',
    hint: '只能普通攻击时，以及加成或卡牌要从两位相邻玩家中指定一位时',
    values: {
      weakest: '血量最低的相邻玩家',
      strongest: '血量最高的相邻玩家',
      sharpest: '攻击力最高的相邻玩家',
    },
    never: '绝不替你决定打出哪些牌。',
  },
}
