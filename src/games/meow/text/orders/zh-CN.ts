// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { ordersEn } from './en.ts'

export const ordersZhCN: typeof ordersEn = {
  cat: {
    name: '谁有养猫',
    hint: '最先说自己有猫的人担任起始玩家',
    values: { yes: '我有猫', no: '我没有猫' },
    never: '绝不说你有猫。',
  },
  clash: {
    name: '对战中轮到我',
    hint: '激活这项自动应答时，你的宝物与谋略都不会打出；目标由电脑玩家选择',
    values: { skills: '可用的武将技能全部使用，再攻击', strike: '直接攻击' },
    never: '绝不打出宝物或谋略。',
  },
}
