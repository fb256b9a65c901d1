// Words on the pictures in Traditional Chinese.
import type { words as en } from './en.ts'

export const words: typeof en = {
  acts: () => '行動中',
  starts: () => '起始',
  over: () => '對局結束',
  fish: ({ n }) => `小魚 ${n}`,
  hp: ({ n }) => `血量 ${n}`,
  attack: ({ n }) => `攻擊 ${n}`,
  speed: ({ n }) => `速度 ${n}`,
  block: ({ n }) => `格擋 ${n}`,
  used: () => '已用',
  sealed: () => '封鎖',
  bonus: ({ kind, n }) => `${kind} ×${n}`,
  died: ({ year }) => `卒 ${year}`,
  replay: ({ n }) => `對戰共 ${n} 回合`,
  clash: ({ n }) => `第 ${n} 回合`,
  first: () => '先攻',
  'no-cards': () => '—',
  won: ({ who }) => `${who} 獲勝`,
  comma: () => '、',
  semicolon: () => '；',
  stop: () => '。',
  colon: () => '：',
}
