// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../catalogue.ts'
import type { reviewsEn } from './en.ts'

const points = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`

export const reviewsZhCN = {
  'review-button': () => '赛后回顾',
  'review-head': ({ game }) => `${game} · 赛后回顾`,
  'review-tab': () => '回顾',
  'review-story': () => '故事',
  'review-card': () => '战果卡',
  'review-share': () => '分享到频道',
  'review-shared': () => '战果卡已贴到这局进行的地方。',
  'review-again': () => '再看一次',
  'review-waiting': ({ ahead }) =>
    ahead === 0 ? '正在制作赛后回顾，马上开始。' : `正在制作赛后回顾：前面还有 ${ahead} 局。`,
  'review-making': ({ percent }) => `正在制作赛后回顾，完成 ${percent}%。电脑从对局的许多时刻接着往下打。`,
  'review-failed': () => '这一局的赛后回顾做不出来。',
  'review-changed': () => '这一局之后规则已经改过，无法再做赛后回顾。',
  'review-about': ({ games, moments }) =>
    `以上是电脑的看法：从 ${moments} 个时刻换上新的运气接着打，一共打了 ${games} 次。`,
  'review-turnings': () => '**转折点**',
  'review-no-turning': () => '没有哪一刻决定胜负，形势是慢慢变的。',
  'review-turning': ({ n, step, who, change, to, what }) =>
    `${n}. ${who} ${points(change)} 点，到 ${to}%（第 ${step} 步）。${what}`,
  'review-step': ({ n, step }) => `${n} · 第 ${step} 步`,
  'review-luck': () => '**运气与决定**（电脑的看法，单位是胜算的百分点）',
  'review-luck-line': ({ who, luck, decisions }) => `${who}：运气 ${points(luck)}，决定 ${points(decisions)}`,
  'review-share-line': ({ who, percent }) => `${who} ${percent}%`,
  'review-curve': () => '胜算（电脑的看法）',
  'review-chart-start': () => '开局',
  'review-chart-end': () => '终局',
  'review-chart-turnings': () => '转折点',
  'review-chart-luck': () => '运气',
  'review-chart-decisions': () => '决定',
  'review-chart-player': () => '玩家',
  'review-slip': () => '回顾',
  'review-card-slip': () => '战果',
  'review-alt-line': ({ who, shares }) => `${who}：${shares}`,
  'review-medal-winner': () => '获胜',
  'review-medal-lucky': () => '运气最好',
  'review-medal-sharp': () => '决定最好',
  'review-medal-stubborn': () => '最坚韧',
  'review-medal-turn': () => '最大转折',
  'review-points': ({ n }) => points(n),
  'review-place': ({ rank, name }) => `${rank}. ${name}`,
  'story-opening': ({ title, names }) => `${names} 坐上牌桌，打一局${title}。`,
  'story-heading': ({ n, span }) => `**第 ${n} 幕** · ${span}`,
  'story-turned': () => '局势在此转折。',
  'story-even': () => '这一幕落下时，还看不出谁占上风。',
  'story-ahead': ({ who, percent }) => `这一幕落下时，${who} 领先：电脑认为胜算有 ${percent}%。`,
  'story-still-ahead': ({ who, percent }) => `${who} 依然领先，胜算 ${percent}%。`,
  'story-overtakes': ({ who, whom, percent }) => `尘埃落定，${who} 已经超过 ${whom}，胜算 ${percent}%。`,
  'story-end': ({ winners }) => `这一局就此落幕。${winners}`,
  'story-none': () => '这个游戏没有人说故事。',
} satisfies Translation<typeof reviewsEn>
