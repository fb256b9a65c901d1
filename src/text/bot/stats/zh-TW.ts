// What the bot says of a member's finished games in Traditional Chinese.
import type { Translation } from '../../catalogue.ts'
import type { statsEn } from './en.ts'

export const statsZhTW = {
  'stats-no-member': () => '請指定這個伺服器的一位成員。`/me stats` 顯示你自己的戰績。',
  'stats-none': ({ name }) => `${name} 在這個伺服器還沒有打完任何對局。`,
  'stats-none-own': () => '你還沒有打完任何對局。用 `/game list` 看等人中的牌桌。',
  'stats-head-here': ({ name }) => `${name} · 在這個伺服器的戰績`,
  'stats-head-all': ({ name }) => `${name} · 在所有伺服器的戰績`,
  'stats-slip': () => '戰績',
  'stats-here': () => '這個伺服器',
  'stats-everywhere': () => '所有伺服器',
  'stats-slip-here': () => '這個伺服器',
  'stats-slip-everywhere': () => '所有伺服器',
  'stats-games': ({ n, wins }) => `${n} 局 ${wins} 勝`,
  'stats-beaten': ({ percent }) => `勝過 ${percent}% 的對手`,
  'stats-in-time': ({ percent }) => `準時 ${percent}%`,
  'stats-ratings': () => '**等級分**',
  'stats-latest': ({ places }) => `最近幾局的名次（最新的在後）：${places}`,
  'stats-place': ({ place, of }) => `${of} 人中第 ${place}`,
  'stats-more': ({ n }) => `只計最近 ${n} 局。`,
  'stats-legend': () =>
    '只計打完的對局。勝過的對手：名次在你之後的對手，平手算一半。準時：有時限的最近 200 個決定。',
  'stats-medals': ({ list }) => `獎牌：${list}`,
  'stats-figure-games': () => '局',
  'stats-figure-wins': () => '勝',
  'stats-figure-beaten': () => '勝過對手',
  'stats-figure-in-time': () => '準時',
  'stats-column-game': () => '遊戲',
  'stats-column-games': () => '局',
  'stats-column-wins': () => '勝',
  'stats-column-beaten': () => '勝過對手',
  'stats-column-rating': () => '等級分',
  'stats-column-league': () => '聯賽',
  'stats-rated-games': ({ n }) => `${n} 局`,
  'stats-chart': ({ n }) => `最近 ${n} 局勝過的對手`,
  'stats-chart-won': () => '勝',
} satisfies Translation<typeof statsEn>
