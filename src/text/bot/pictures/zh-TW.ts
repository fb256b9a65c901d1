// What stands on the bot's own pictures in Traditional Chinese, and what describes them to those who listen.
import type { Translation } from '../../catalogue.ts'
import type { picturesEn } from './en.ts'

export const picturesZhTW = {
  // Standings
  'picture-standings': () => '積分榜',
  'picture-season': ({ n, round }) => (round > 0 ? `第 ${n} 季 · 第 ${round} 輪` : `第 ${n} 季`),
  'picture-slip-season': ({ n, round }) => (round > 0 ? `第${n}季第${round}輪` : `第${n}季`),
  'picture-page': ({ page, of }) => `${page}/${of}`,
  'picture-head-name': () => '成員',
  'picture-head-games': () => '局',
  'picture-head-wins': () => '勝',
  'picture-head-points': () => '積分',
  'picture-head-rating': () => '等級分',
  'picture-goes-up': ({ tier }) => `升到第 ${tier} 級`,
  'picture-goes-down': ({ tier }) => `降到第 ${tier} 級`,
  'picture-legend-moved': () => '▲▽ 與上一輪相比',
  'picture-legend-byes': () => '+1：輪空',
  'picture-legend-provisional': () => '?：暫定',
  'picture-in-time': ({ list }) => `準時率：${list}`,

  // The ceremony
  'picture-ceremony': () => '頒獎',
  'picture-ceremony-over': ({ n }) => `第 ${n} 季落幕`,
  'picture-ceremony-season': ({ n }) => `第${n}季落幕`,
  'picture-champion': () => '冠軍',
  'picture-luckiest': () => '最幸運',
  'picture-stubborn': () => '最堅韌',
  'picture-points': ({ points }) => `${points} 分`,
  'picture-says-honour': ({ what, name }) => `${what}：${name}`,

  // Said of a line
  'picture-says-standings': ({ name, season }) => `${name}積分榜，${season}。`,
  'picture-says-line': ({ place, name, points }) => `${place}. ${name}：${points} 分`,
  'picture-says-rating': ({ rating }) => `等級分 ${rating}`,
  'picture-says-up': ({ n }) => `上升 ${n} 名`,
  'picture-says-down': ({ n }) => `下降 ${n} 名`,
  'picture-says-next': () => '；',
  'picture-says-and': () => '，',
} satisfies Translation<typeof picturesEn>
