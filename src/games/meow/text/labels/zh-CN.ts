// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Labels } from './en.ts'

export const labelsZhCN: Labels = {
  round: (n) => `第 ${n} 轮`,
  clash: (n) => `第 ${n} 回合（共 4 回合）`,
  planning: () => '规划',
  supply: (n) => `供应区 ${n}`,
  deck: (n) => `牌库 ${n}`,
  piles: (treasures, stratagems) =>
    [treasures > 0 ? `宝物 ${treasures}` : '', stratagems > 0 ? `谋略 ${stratagems}` : '']
      .filter((part) => part !== '')
      .join(' · '),
  discards: () => '弃牌',
  campaign: () => '战役',
  hand: (n) => `手牌 ${n}`,
  shown: () => '已知',
  treasures: (n) => `宝物 ${n}`,
  stratagems: (n) => `谋略 ${n}`,
  mandate: (n) => `天命 ${n}`,
  points: (n) => `${n} 胜分`,
  passed: () => '已跳过',
  front: () => '出战区',
  rear: () => '殿后区',
  out: () => '退出战场',
  unordered: () => '顺序未公开',
  yourHand: () => '你的手牌',
  looking: () => '你正在看',
  yourTreasures: () => '你的宝物',
  yourStratagems: () => '你的谋略',
  empty: () => '你手上没有牌。',
  clashMark: (n) => `第 ${n} 回合`,
  more: (n) => `另有 ${n} 张`,
  of: (head, body) => `${head}：${body}`,
  comma: () => '、',
}
