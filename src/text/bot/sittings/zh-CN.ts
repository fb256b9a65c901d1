// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../catalogue.ts'
import type { sittingsEn } from './en.ts'

export const sittingsZhCN = {
  // Agreeing on one
  'vote-sitting': ({ who, when, until, far, each }) =>
    `${who} 提议约局：${when} 到 ${until}（${far}）。\n那段时间即时进行，每个决定 ${each}，有人超时未答就提前结束；前后仍照这一局原本的速度。`,
  'vote-sitting-void': () => '✗ 已取消：有人取消、开始前未获全员同意，或在座的人有变动。',
  'sitting-posted': ({ where, when }) =>
    `已在 ${where} 征询众人：${when} 约局，请他们在那里投票。\`/game sitting when:off\` 可以取消。`,
  'sitting-utc': () => '这个时间是以 UTC 计算。`zone:` 可指定时区；`/me quiet` 会记住你的时区。',
  'sitting-unknown': ({ text }) =>
    `“${text}”不是将来的时间。例如 \`20:00\`、\`周五 20:00\`、\`12月3日 18:00\`、\`2 小时\`；\`off\` 取消约局。`,
  'sitting-agreed': ({ from, until }) =>
    `约局已定：<t:${from}:F> 到 <t:${until}:t>（<t:${from}:R>），那段时间即时进行。开始前，任何玩家都可以取消：\`/game sitting when:off\`。`,

  // How it stands
  'sitting-none': () => '目前没有约局。`/game sitting when:20:00 hours:2` 可以邀大家约一晚即时进行。',
  'sitting-ahead': ({ when, until, far }) => `约局已定：${when} 到 ${until}（${far}），那段时间即时进行。`,
  'sitting-now': ({ until, pace }) =>
    `约局进行到 ${until}：即时进行，有人超时未答就提前结束。之后：${pace}。`,
  'sitting-call-off': () => '取消约局',
  'sitting-called-off': () => '约局已取消。',

  // Its beginning and its end
  'sitting-begins': ({ minutes, until }) =>
    `约局开始：到 <t:${until}:t> 为止，每个决定 ${minutes} 分钟。有人超时未答就提前结束。`,
  'sitting-off': ({ why }) => `约局取消：${why}`,
  'sitting-over': ({ why }) => `约局结束：${why}这一局回到原本的速度。`,
  'sitting-why-time': () => '时间到了。',
  'sitting-why-late': () => '约定的时间我离线了。',
  'sitting-why-paused': () => '这一局暂停了。',
  'sitting-why-wound-back': () => '这一局退回了先前的局面。',
  'sitting-why-alone': () => '在座的成员不足 2 人。',
  'sitting-why-missed': ({ who }) => `${who} 超时未答。没有代为做任何决定。`,
  'sitting-why-newcomer': ({ who }) => `${who} 刚入座，没有同意过约局。`,
  'sitting-why-away': ({ who }) => `${who} 休假中。`,
  'sitting-why-called-off': ({ who }) => `${who} 取消了。`,

  // In the calendar
  'sitting-event': ({ game }) => `${game}：约局`,
  'sitting-event-about': ({ game, n }) => `${game}，${n} 位玩家。在子区即时进行。`,

  // Why not
  'refused-sitting-when': () => '约局须在 30 天内开始。',
  'refused-sitting-length': () => '约局最长 12 小时。',
  'refused-sitting-agreed': ({ from }) =>
    `你们已经约好了：<t:${from}:F>。一次只能约一局；开始前可用 \`/game sitting when:off\` 取消。`,
  'refused-sitting-begun': ({ until }) => `约局已经开始，到 <t:${until}:t> 为止，或到有人超时未答为止。`,
  'refused-sitting-live': () => '这一局本来就是即时进行，不必约局。',
  'refused-sitting-league': () => '这是联赛的牌局，照联赛的速度进行，各桌时间一致，不能约局。',
  'refused-sitting-alone': () => '约局至少要有 2 位成员在座。',
  'refused-no-sitting': () => '这里没有约局，也没有人提议。',
} satisfies Translation<typeof sittingsEn>
