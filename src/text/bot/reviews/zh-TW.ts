// 賽後回顧的話。
import type { Translation } from '../../catalogue.ts'
import type { reviewsEn } from './en.ts'

const percents = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}%`

const odds = (n: number): string => (n === 1 ? '勝算' : '勝算合計')

/** 幾種說法輪流用。 */
const chosen = (nth: number, ways: readonly string[]): string => ways[nth % ways.length] ?? ''

export const reviewsZhTW = {
  'review-button': () => '賽後回顧',
  'review-head': ({ game }) => `${game} · 賽後回顧`,
  'review-tab': () => '賽後回顧',
  'review-story': () => '故事',
  'review-card': () => '戰果卡',
  'expert-tab': () => '專家會怎麼選？',
  'expert-head': () => '**專家會怎麼選？**（只給你看；電腦的看法）',
  'expert-line': ({ n, step, prompt, gain }) => `${n}. ${prompt}（第 ${step} 步，勝率 ${percents(gain)}）`,
  'expert-yours': ({ items }) => `你：${items}`,
  'expert-its': ({ items }) => `專家：${items}`,
  'expert-no-pick': () => '什麼都不選',
  'expert-step': ({ n, step }) => `${n} · 第 ${step} 步`,
  'expert-none': () => '專家看過你的部分決定，換個選法都多不到 5% 勝率。',
  'expert-about': ({ games }) =>
    `專家只知道你當時知道的事。兩種選法在同樣的 ${games} 局裡接著打，相差幾個百分點可能只是運氣。`,
  'expert-page': ({ page, of }) => `第 ${page} 頁，共 ${of} 頁`,
  'review-share': () => '分享到頻道',
  'review-shared': ({ where }) => `戰果卡已貼到 ${where}。`,
  'review-award': ({ what, who, points }) => `${what}：${who} ${points}`,
  'review-waiting': ({ ahead }) =>
    ahead === 0 ? '正在製作賽後回顧，馬上開始。' : `正在製作賽後回顧：前面還有 ${ahead} 局。`,
  'review-making': ({ percent }) => `正在製作賽後回顧，完成 ${percent}%。電腦從對局的許多時刻接著往下打。`,
  'review-failed': () => '這一局的賽後回顧無法製作。',
  'review-changed': () => '這一局打完後，規則有所修改，無法再做賽後回顧。',
  'review-about': ({ games, moments }) =>
    `以上是電腦的看法：從 ${moments} 個時刻換上新的運氣接著打，一共打了 ${games} 次。`,
  'review-turnings': () => '**轉折點**',
  'review-no-turning': () => '沒有哪一刻決定勝負。',
  'review-decided': () => '沒有哪一刻改變大局：在電腦看來，開局便已分出勝負。',
  'review-turning': ({ n, step, who, change, to, what }) =>
    `${n}. ${who} ${percents(change)}，現在 ${to}%（第 ${step} 步）。${what}`,
  'review-turning-unseen': () => '這段期間沒有公開的事發生。',
  'review-step': ({ n, step }) => `${n} · 第 ${step} 步`,
  'review-luck': () => '**運氣與決定**（電腦的看法，單位是勝率的百分點）',
  'review-luck-line': ({ who, luck, decisions }) =>
    `${who}：運氣 ${percents(luck)}，決定 ${percents(decisions)}`,
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
  'review-medal-stubborn': () => '逆轉最大',
  'review-medal-turn': () => '最大轉折',
  'review-points': ({ n }) => percents(n),
  'review-place': ({ rank, name }) => `${rank}. ${name}`,
  'film-button': () => '影片',
  'film-head': ({ game, id }) => `${game} · ${id} · 影片`,
  'film-making': ({ n }) => `正在用 ${n} 張圖製作影片，通常半分鐘內會出現在這裡。`,
  'film-failed': () => '影片製作失敗。按**重新整理**再試一次。',
  'film-own': () => '只給你看：內容是你當時看得到的。',
  'film-curve-later': () => '賽後回顧做好之後，影片會加上勝算曲線。',
  'film-shared': ({ where }) => `影片已貼到 ${where}，通常半分鐘內會出現。`,
  'film-short': () => '到目前為止發生的事太少，還做不成影片。',
  'film-changed': () => '這一局打完後，規則有所修改，無法製作影片。',
  'story-opening': ({ title, names }) => `${names} 坐到桌前，打一局《${title}》。`,
  'story-heading': ({ n, span }) => `**第 ${n} 幕** · ${span}`,
  'story-then': ({ list, next }) => `${list}，${next}`,
  'story-and': ({ list, next }) => `${list}，${next}`,
  'story-name-then': ({ list, next }) => `${list}、${next}`,
  'story-name-and': ({ list, next }) => `${list} 和 ${next}`,
  'story-turned': ({ nth, who, from, to }) =>
    nth < 0
      ? chosen(-1 - nth, [
          `沒有什麼大事可說，局勢卻悄悄變了：${who} 的勝算從 ${from}% 變為 ${to}%。`,
          `看似風平浪靜，局勢卻又變了：${who} 的勝算從 ${from}% 變為 ${to}%。`,
        ])
      : chosen(nth, [
          `局勢在此轉折：${who} 的勝算從 ${from}% 變為 ${to}%。`,
          `這一刻舉足輕重，${who} 的勝算由 ${from}% 變為 ${to}%。`,
          `天平再度傾斜，${who} 的勝算從 ${from}% 變為 ${to}%。`,
        ]),
  'story-turned-luck': ({ nth, who, from, to }) =>
    chosen(nth, [
      `運氣在此扭轉了局勢：${who} 的勝算從 ${from}% 變為 ${to}%。`,
      `這裡頭有幾分天意，${who} 的勝算由 ${from}% 來到 ${to}%。`,
      `時運厚此薄彼，${who} 的勝算從 ${from}% 變為 ${to}%。`,
    ]),
  'story-even': ({ nth }) =>
    chosen(nth, ['這一幕落下時，還看不出誰占上風。', '鹿死誰手，尚難預料。', '此刻各方勢均力敵。']),
  'story-ahead': ({ nth, n, who, percent }) =>
    chosen(nth, [
      `這一幕落下時，${who} 領先，${odds(n)} ${percent}%。`,
      `到了此刻，${who} 已走在眾人之前，${odds(n)} ${percent}%。`,
    ]),
  'story-still-ahead': ({ nth, n, who, percent }) =>
    chosen(nth, [
      `${who} 依然領先，${odds(n)} ${percent}%。`,
      `仍然沒有人比 ${who} 更接近勝利，${odds(n)} ${percent}%。`,
      `領先的還是 ${who}，${odds(n)} ${percent}%。`,
    ]),
  'story-overtakes': ({ nth, n, who, whom, percent }) =>
    chosen(nth, [
      `一番起落之後，${who} 超過了 ${whom}，${odds(n)} ${percent}%。`,
      `如今領先的不再是 ${whom}，而是 ${who}，${odds(n)} ${percent}%。`,
      `優勢從 ${whom} 轉到 ${who} 這邊，${odds(n)} ${percent}%。`,
    ]),
  'story-end': ({ winners }) => `這一局就此落幕。${winners}`,
  'story-score': ({ who, points }) => `${who} ${points} 分`,
  'story-scores': ({ list }) => `最後得分：${list}。`,
  'story-about': () => '百分比是該時刻玩家的勝算（電腦的看法）。',
  'story-none': () => '這個遊戲沒有人說故事。',
} satisfies Translation<typeof reviewsEn>
