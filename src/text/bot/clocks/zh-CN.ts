// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../catalogue.ts'
import type { clocksEn } from './en.ts'

export const clocksZhCN = {
  // The pace of a table
  'speed-live': ({ each }) => `实时：每个决定 ${each}`,
  'speed-daily': ({ each }) => `每日：每个决定 ${each}`,
  'speed-relaxed': ({ each }) => `从容：每个决定 ${each}`,
  'speed-none': () => '不计时',
  'speed-custom': ({ bank, increment, cap }) => `时间存量 ${bank}，每个决定增加 ${increment}，上限 ${cap}`,
  'speed-each': ({ each }) => `每个决定 ${each}`,
  'reactions-quarter': () => '决定时间的四分之一',
  'reactions-half': () => '决定时间的一半',
  'reactions-whole': () => '与其他决定一样久',
  'timeout-auto': () => '这一次由电脑决定',
  'timeout-stand-in': ({ n }) => `连续 ${n} 次超时：由电脑代打，直到本人回来`,
  'timeout-forfeit': () => '座位从此归电脑',
  'windows-sealed': () => '密封：等待的时间不透露任何人的手牌',
  'windows-brisk': () => '轻快：只能放过的人立即放过',
  'away-none': () => '时钟从不停',
  'pace-line': ({ speed, reactions, timeout }) => `${speed}，回应 ${reactions}。${timeout}`,
  'pace-auto': () => '时间一到，由电脑决定。',
  'pace-stand-in': ({ n }) =>
    n === 1 ? '时间一到，由电脑代打，直到本人回来。' : `连续 ${n} 次超时，由电脑代打，直到本人回来。`,
  'pace-forfeit': () => '时间一到，座位从此归电脑。',
  'pace-unknown': ({ text }) =>
    `“${text}”不是一种速度。可填 live、daily、relaxed、none，或存量加每个决定的增量，例如 \`2d + 8h\`、\`2d + 8h max 3d\`。`,
  'pace-length': ({ text }) => `“${text}”不是一段时间。请写成 \`6h\`、\`90 分钟\` 或 \`2 天\`，最长 60 天。`,

  // Deadlines and reminders
  'back-on': ({ who, when }) => `${who} ${when} 回来`,
  'remind-you': ({ when }) => `⏳ 牌桌在等你，你的时间 ${when} 结束。`,
  'likely-next': () => '接下来多半轮到你。',

  // /game clock
  'clock-none': () => '这一桌不计时。',
  'clock-bank': ({ length }) => `存量 ${length}`,
  'clock-until': ({ when, at }) => `⏳ ${when}（${at}）`,
  'clock-still': ({ length }) => `停住，还有 ${length}`,
  'clock-reaction': () => '不回应即放过',
  'clock-vacation': ({ length }) => `休假还有 ${length}`,
  'clock-record': ({ percent, n }) => `准时回应：${n} 次中的 ${percent} %`,
  'clock-back': ({ when }) => `${when} 回来`,
  'came-back': () => '座位又是你的了。',

  // /me away, quiet, reminders
  'away-until': ({ when, far }) =>
    `你休假到 ${when}（${far}）。你的时钟停下，以各桌允许为限；其他人看得到你何时回来。`,
  'away-over': () => '你不在休假，时钟照走。',
  'away-unknown': ({ text }) =>
    `“${text}”不是将来的时刻。请写成 \`3 天\`、\`周五\`、\`12月3日 18:00\` 或 \`2026-12-03\`；\`back\` 结束休假。`,
  'away-long': () => '休假最长 60 天。',
  'quiet-is': ({ from, to, zone }) =>
    `安静时段：${from} 到 ${to}（${zone}）。在允许的牌桌上，你的时钟此时停下。`,
  'quiet-none': () => '你没有安静时段。用 `/me quiet from: to: zone:` 设置。',
  'quiet-time': ({ text }) => `“${text}”不是一天中的时刻。请写成 \`23:00\` 或 \`11 pm\`。`,
  'quiet-both': () => '开始与结束都要填：`/me quiet from:23:00 to:07:00`。',
  'quiet-long': () => '安静时段一天最长 12 小时。',
  'quiet-zone': ({ text }) =>
    `我不认得时区“${text}”。请写成 \`Asia/Taipei\`、\`Europe/Berlin\`，或一座大城市的英文名。`,
  'quiet-zone-missing': () => '也请填时区，例如 `zone:Asia/Taipei`。',
  'reminders-thread': () => '提醒会在对局的讨论串提及你。',
  'reminders-dm': () => '提醒会私讯给你；私讯不通时改在讨论串。',
  'likely-on': () => '接下来多半轮到你时，我会私讯告诉你。',
  'likely-off': () => '接下来多半轮到你时，我不会告诉你。',
  'choice-thread': () => '在讨论串',
  'choice-dm': () => '用私讯',
  'choice-yes': () => '要',
  'choice-no': () => '不要',

  // When time is out
  'time-decided': ({ who }) => `⏳ ${who} 的时间到了：这一次由电脑决定。`,
  'time-stand-in': ({ who }) =>
    `⏳ ${who} 的时间到了：🤖 由电脑代打，直到本人回来。任何行动或 \`/game back\` 都能取回座位。`,
  'time-forfeited': ({ who, computer }) => `⏳ ${who} 的时间到了：座位由 🤖 ${computer} 接手。`,
  'stand-in-back': ({ who }) => `${who} 回到牌桌。`,
  'member-gone': ({ who }) => `${who} 已离开服务器：🤖 由电脑代打，直到本人回来。`,
  'clock-outage': () => '⏳ 我离开了一阵子。这段期间没有任何时钟在走，也没有人因此超时。',
} satisfies Translation<typeof clocksEn>
