// Labels of the board and the hand in Traditional Chinese.
import type { Labels } from './en.ts'

export const labels: Labels = {
  round: (n) => `第 ${n} 輪`,
  clash: (n) => `第 ${n} 回合（共 4 回合）`,
  planning: () => '規劃',
  supply: (n) => `供應區 ${n}`,
  deck: (n) => `牌庫 ${n}`,
  piles: (treasures, stratagems) =>
    [treasures > 0 ? `寶物 ${treasures}` : '', stratagems > 0 ? `謀略 ${stratagems}` : '']
      .filter((part) => part !== '')
      .join(' · '),
  discards: () => '棄牌',
  campaign: () => '戰役',
  hand: (n) => `手牌 ${n}`,
  shown: () => '已知',
  treasures: (n) => `寶物 ${n}`,
  stratagems: (n) => `謀略 ${n}`,
  mandate: (n) => `天命 ${n}`,
  points: (n) => `${n} 勝分`,
  passed: () => '已略過',
  front: () => '出戰區',
  rear: () => '殿後區',
  out: () => '退出戰場',
  unordered: () => '順序未公開',
  yourHand: () => '你的手牌',
  looking: () => '你正在看',
  yourTreasures: () => '你的寶物',
  yourStratagems: () => '你的謀略',
  empty: () => '你手上沒有牌。',
  died: (year) => `卒 ${year}`,
  clashMark: (n) => `第 ${n} 回合`,
  more: (n) => `另有 ${n} 張`,
  of: (head, body) => `${head}：${body}`,
  comma: () => '、',
}
