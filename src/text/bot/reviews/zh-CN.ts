// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../catalogue.ts'
import type { reviewsEn } from './en.ts'

const points = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`

const odds = (n: number): string => (n === 1 ? '胜算' : '胜算合计')

/** 几种说法轮流用。 */
const chosen = (nth: number, ways: readonly string[]): string => ways[nth % ways.length] ?? ''

export const reviewsZhCN = {
  'review-button': () => '赛后回顾',
  'review-head': ({ game }) => `${game} · 赛后回顾`,
  'review-tab': () => '回顾',
  'review-story': () => '故事',
  'review-card': () => '战果卡',
  'expert-tab': () => '专家会怎么选？',
  'expert-head': () => '**专家会怎么选？**（只给你看；电脑的看法）',
  'expert-line': ({ n, step, prompt, gain }) => `${n}. ${prompt}（第 ${step} 步，胜算 ${points(gain)} 点）`,
  'expert-yours': ({ items }) => `你：${items}`,
  'expert-its': ({ items }) => `专家：${items}`,
  'expert-no-pick': () => '什么都不选',
  'expert-step': ({ n, step }) => `${n} · 第 ${step} 步`,
  'expert-none': () => '专家看过你的部分决定，没有哪一个换种选法能多得 5 点以上的胜算。',
  'expert-about': ({ games }) =>
    `专家只知道你当时知道的事。两种选法在同样的 ${games} 局里接着打，相差几点可能只是运气。`,
  'expert-page': ({ page, of }) => `第 ${page} 页，共 ${of} 页`,
  'review-share': () => '分享到频道',
  'review-shared': () => '战果卡已贴到这局进行的地方。',
  'review-waiting': ({ ahead }) =>
    ahead === 0 ? '正在制作赛后回顾，马上开始。' : `正在制作赛后回顾：前面还有 ${ahead} 局。`,
  'review-making': ({ percent }) => `正在制作赛后回顾，完成 ${percent}%。电脑从对局的许多时刻接着往下打。`,
  'review-failed': () => '这一局的赛后回顾未能做成。',
  'review-changed': () => '这一局打完后，规则有所修改，无法再做赛后回顾。',
  'review-about': ({ games, moments }) =>
    `以上是电脑的看法：从 ${moments} 个时刻换上新的运气接着打，一共打了 ${games} 次。`,
  'review-turnings': () => '**转折点**',
  'review-no-turning': () => '没有哪一刻决定胜负，形势是慢慢变的。',
  'review-decided': () => '没有哪一刻改变大局：在电脑看来，开局便已分出胜负。',
  'review-turning': ({ n, step, who, change, to, what }) =>
    `${n}. ${who} ${points(change)} 点，到 ${to}%（第 ${step} 步）。${what}`,
  'review-turning-unseen': () => '这段期间没有公开的事发生。',
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
  'review-medal-stubborn': () => '逆转最大',
  'review-medal-turn': () => '最大转折',
  'review-points': ({ n }) => points(n),
  'review-place': ({ rank, name }) => `${rank}. ${name}`,
  'story-opening': ({ title, names }) => `${names} 坐到桌前，打一局《${title}》。`,
  'story-heading': ({ n, span }) => `**第 ${n} 幕** · ${span}`,
  'story-then': ({ list, next }) => `${list}，${next}`,
  'story-and': ({ list, next }) => `${list}，${next}`,
  'story-name-then': ({ list, next }) => `${list}、${next}`,
  'story-name-and': ({ list, next }) => `${list} 和 ${next}`,
  'story-turned': ({ nth, who, from, to }) =>
    nth < 0
      ? chosen(-1 - nth, [
          `没有什么大事可说，局势却悄悄变了：${who} 的胜算从 ${from}% 变为 ${to}%。`,
          `看似风平浪静，局势却又变了：${who} 的胜算从 ${from}% 变为 ${to}%。`,
        ])
      : chosen(nth, [
          `局势在此转折：${who} 的胜算从 ${from}% 变为 ${to}%。`,
          `这一刻举足轻重，${who} 的胜算由 ${from}% 变为 ${to}%。`,
          `天平再度倾斜，${who} 的胜算从 ${from}% 变为 ${to}%。`,
        ]),
  'story-turned-luck': ({ nth, who, from, to }) =>
    chosen(nth, [
      `运气在此扭转了局势：${who} 的胜算从 ${from}% 变为 ${to}%。`,
      `这里头有几分天意，${who} 的胜算由 ${from}% 来到 ${to}%。`,
      `时运厚此薄彼，${who} 的胜算从 ${from}% 变为 ${to}%。`,
    ]),
  'story-even': ({ nth }) =>
    chosen(nth, ['这一幕落下时，还看不出谁占上风。', '鹿死谁手，尚难预料。', '此刻各方势均力敌。']),
  'story-ahead': ({ nth, n, who, percent }) =>
    chosen(nth, [
      `这一幕落下时，${who} 领先，${odds(n)} ${percent}%。`,
      `到了此刻，${who} 已走在众人之前，${odds(n)} ${percent}%。`,
    ]),
  'story-still-ahead': ({ nth, n, who, percent }) =>
    chosen(nth, [
      `${who} 依然领先，${odds(n)} ${percent}%。`,
      `仍然没有人比 ${who} 更接近胜利，${odds(n)} ${percent}%。`,
      `领先的还是 ${who}，${odds(n)} ${percent}%。`,
    ]),
  'story-overtakes': ({ nth, n, who, whom, percent }) =>
    chosen(nth, [
      `一番起落之后，${who} 超过了 ${whom}，${odds(n)} ${percent}%。`,
      `如今领先的不再是 ${whom}，而是 ${who}，${odds(n)} ${percent}%。`,
      `优势从 ${whom} 转到 ${who} 这边，${odds(n)} ${percent}%。`,
    ]),
  'story-end': ({ winners }) => `这一局就此落幕。${winners}`,
  'story-score': ({ who, points }) => `${who} ${points} 分`,
  'story-scores': ({ list }) => `最后得分：${list}。`,
  'story-about': () => '百分比是该时刻玩家的胜算（电脑的看法）。',
  'story-none': () => '这个游戏没有人说故事。',
} satisfies Translation<typeof reviewsEn>
