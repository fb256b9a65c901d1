// 賽後回顧的話。
import type { Translation } from '../../catalogue.ts'
import type { reviewsEn } from './en.ts'

const points = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`

export const reviewsZhTW = {
  'review-button': () => '賽後回顧',
  'review-head': ({ game }) => `${game} · 賽後回顧`,
  'review-tab': () => '回顧',
  'review-story': () => '故事',
  'review-card': () => '戰果卡',
  'review-share': () => '分享到頻道',
  'review-shared': () => '戰果卡已貼到這局進行的地方。',
  'review-again': () => '再看一次',
  'review-waiting': ({ ahead }) =>
    ahead === 0 ? '正在製作賽後回顧，馬上開始。' : `正在製作賽後回顧：前面還有 ${ahead} 局。`,
  'review-making': ({ percent }) => `正在製作賽後回顧，完成 ${percent}%。電腦從對局的許多時刻接著往下打。`,
  'review-failed': () => '這一局的賽後回顧做不出來。',
  'review-changed': () => '這一局之後規則已經改過，無法再做賽後回顧。',
  'review-about': ({ games, moments }) =>
    `以上是電腦的看法：從 ${moments} 個時刻換上新的運氣接著打，一共打了 ${games} 次。`,
  'review-turnings': () => '**轉折點**',
  'review-no-turning': () => '沒有哪一刻決定勝負，形勢是慢慢變的。',
  'review-turning': ({ n, step, who, change, to, what }) =>
    `${n}. ${who} ${points(change)} 點，到 ${to}%（第 ${step} 步）。${what}`,
  'review-step': ({ n, step }) => `${n} · 第 ${step} 步`,
  'review-luck': () => '**運氣與決定**（電腦的看法，單位是勝算的百分點）',
  'review-luck-line': ({ who, luck, decisions }) => `${who}：運氣 ${points(luck)}，決定 ${points(decisions)}`,
  'review-share-line': ({ who, percent }) => `${who} ${percent}%`,
  'review-curve': () => '勝算（電腦的看法）',
  'review-chart-start': () => '開局',
  'review-chart-end': () => '終局',
  'review-chart-turnings': () => '轉折點',
  'review-chart-luck': () => '運氣',
  'review-chart-decisions': () => '決定',
  'review-chart-player': () => '玩家',
  'review-slip': () => '回顧',
  'review-card-slip': () => '戰果',
  'review-alt-line': ({ who, shares }) => `${who}：${shares}`,
  'review-medal-winner': () => '獲勝',
  'review-medal-lucky': () => '運氣最好',
  'review-medal-sharp': () => '決定最好',
  'review-medal-stubborn': () => '最堅韌',
  'review-medal-turn': () => '最大轉折',
  'review-points': ({ n }) => points(n),
  'review-place': ({ rank, name }) => `${rank}. ${name}`,
  'story-opening': ({ title, names }) => `${names} 坐上牌桌，打一局${title}。`,
  'story-heading': ({ n, span }) => `**第 ${n} 幕** · ${span}`,
  'story-turned': () => '局勢在此轉折。',
  'story-even': () => '這一幕落下時，還看不出誰占上風。',
  'story-ahead': ({ who, percent }) => `這一幕落下時，${who} 領先：電腦認為勝算有 ${percent}%。`,
  'story-still-ahead': ({ who, percent }) => `${who} 依然領先，勝算 ${percent}%。`,
  'story-overtakes': ({ who, whom, percent }) => `塵埃落定，${who} 已經超過 ${whom}，勝算 ${percent}%。`,
  'story-end': ({ winners }) => `這一局就此落幕。${winners}`,
  'story-none': () => '這個遊戲沒有人說故事。',
} satisfies Translation<typeof reviewsEn>
