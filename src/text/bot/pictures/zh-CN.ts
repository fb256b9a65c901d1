// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../catalogue.ts'
import type { picturesEn } from './en.ts'

export const picturesZhCN = {
  // Standings
  'picture-standings': () => '积分榜',
  'picture-season': ({ n, round }) => (round > 0 ? `第 ${n} 季 · 第 ${round} 轮` : `第 ${n} 季`),
  'picture-slip-season': ({ n, round }) => (round > 0 ? `第${n}季第${round}轮` : `第${n}季`),
  'picture-page': ({ page, of }) => `${page}/${of}`,
  'picture-head-name': () => '成员',
  'picture-head-games': () => '局',
  'picture-head-wins': () => '胜',
  'picture-head-points': () => '积分',
  'picture-head-rating': () => '等级分',
  'picture-goes-up': ({ tier }) => `升到第 ${tier} 级`,
  'picture-goes-down': ({ tier }) => `降到第 ${tier} 级`,
  'picture-legend-moved': () => '▲▽ 与上一轮相比',
  'picture-legend-byes': () => '+1：轮空',
  'picture-legend-provisional': () => '?：暂定',
  'picture-in-time': ({ list }) => `准时率：${list}`,

  // The ceremony
  'picture-ceremony': () => '颁奖',
  'picture-ceremony-over': ({ n }) => `第 ${n} 季落幕`,
  'picture-ceremony-season': ({ n }) => `第${n}季落幕`,
  'picture-champion': () => '冠军',
  'picture-luckiest': () => '最幸运',
  'picture-stubborn': () => '最坚韧',
  'picture-points': ({ points }) => `${points} 分`,
  'picture-says-honour': ({ what, name }) => `${what}：${name}`,

  // Said of a line
  'picture-says-standings': ({ name, season }) => `${name}积分榜，${season}。`,
  'picture-says-line': ({ place, name, points }) => `${place}. ${name}：${points} 分`,
  'picture-says-rating': ({ rating }) => `等级分 ${rating}`,
  'picture-says-up': ({ n }) => `上升 ${n} 名`,
  'picture-says-down': ({ n }) => `下降 ${n} 名`,
  'picture-says-next': () => '；',
  'picture-says-and': () => '，',
} satisfies Translation<typeof picturesEn>
