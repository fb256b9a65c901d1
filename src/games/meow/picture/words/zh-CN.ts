// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { words as en } from './en.ts'

export const words: typeof en = {
  acts: () => '行动中',
  starts: () => '起始',
  over: () => '对局结束',
  fish: ({ n }) => `小鱼 ${n}`,
  hp: ({ n }) => `血量 ${n}`,
  attack: ({ n }) => `攻击 ${n}`,
  speed: ({ n }) => `速度 ${n}`,
  block: ({ n }) => `格挡 ${n}`,
  used: () => '已用',
  sealed: () => '封锁',
  bonus: ({ kind, n }) => `${kind} ×${n}`,
  died: ({ year }) => `卒 ${year}`,
  replay: ({ n }) => `对战共 ${n} 回合`,
  clash: ({ n }) => `第 ${n} 回合`,
  first: () => '先攻',
  'no-cards': () => '—',
  won: ({ who }) => `${who} 获胜`,
  comma: () => '、',
  semicolon: () => '；',
  stop: () => '。',
  colon: () => '：',
}
