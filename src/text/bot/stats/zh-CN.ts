// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../catalogue.ts'
import type { statsEn } from './en.ts'

export const statsZhCN = {
  'stats-no-member': () => '请指定这个服务器的一位成员。`/me stats` 显示你自己的战绩。',
  'stats-none': ({ name }) => `${name} 在这个服务器还没有打完任何对局。`,
  'stats-none-own': () => '你还没有打完任何对局。用 `/game list` 看等人中的牌桌。',
  'stats-head-here': ({ name }) => `${name} · 在这个服务器的战绩`,
  'stats-head-all': ({ name }) => `${name} · 在所有服务器的战绩`,
  'stats-slip': () => '战绩',
  'stats-here': () => '这个服务器',
  'stats-everywhere': () => '所有服务器',
  'stats-slip-here': () => '这个服务器',
  'stats-slip-everywhere': () => '所有服务器',
  'stats-games': ({ n, wins }) => `${n} 局 ${wins} 胜`,
  'stats-beaten': ({ percent }) => `胜过 ${percent}% 的对手`,
  'stats-in-time': ({ percent }) => `准时 ${percent}%`,
  'stats-ratings': () => '**等级分**',
  'stats-latest': ({ places }) => `最近几局的名次（最新的在后）：${places}`,
  'stats-place': ({ place, of }) => `${of} 人中第 ${place}`,
  'stats-more': ({ n }) => `只计最近 ${n} 局。`,
  'stats-legend': () =>
    '只计打完的对局。胜过的对手：名次在你之后的对手，平局算一半。准时：有时限的最近 200 个决定。',
  'stats-medals': ({ list }) => `奖牌：${list}`,
  'stats-figure-games': () => '局',
  'stats-figure-wins': () => '胜',
  'stats-figure-beaten': () => '胜过对手',
  'stats-figure-in-time': () => '准时',
  'stats-column-game': () => '游戏',
  'stats-column-games': () => '局',
  'stats-column-wins': () => '胜',
  'stats-column-beaten': () => '胜过对手',
  'stats-column-rating': () => '等级分',
  'stats-column-league': () => '联赛',
  'stats-rated-games': ({ n }) => `${n} 局`,
  'stats-chart': ({ n }) => `最近 ${n} 局胜过的对手`,
  'stats-chart-won': () => '胜',
} satisfies Translation<typeof statsEn>
