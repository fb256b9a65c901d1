// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../catalogue.ts'
import type { clocksEn } from './en.ts'

export const clocksZhCN = {
  // The pace of a table
  'speed-live': ({ each }) => `即时（每个决定 ${each}）`,
  'speed-daily': ({ each }) => `每日（每个决定 ${each}）`,
  'speed-relaxed': ({ each }) => `从容（每个决定 ${each}）`,
  'speed-none': () => '不计时',
  'speed-custom': ({ bank, increment, cap }) => `基础时间 ${bank}，每步加 ${increment}，上限 ${cap}`,
  'speed-each': ({ each }) => `每个决定 ${each}`,
  'reactions-quarter': () => '决定时间的四分之一',
  'reactions-half': () => '决定时间的一半',
  'reactions-whole': () => '与其他决定一样久',
  'timeout-auto': () => '这一次由电脑玩家决定',
  'timeout-stand-in': ({ n }) => `连续 ${n} 次超时：由电脑玩家托管，直到本人回来`,
  'timeout-forfeit': () => '座位改由电脑玩家接手，不能取回',
  'windows-hidden': () => '隐藏：等多久与谁有牌无关',
  'windows-fast': () => '快速：无法响应的人立即视为不响应',
  'away-none': () => '不停表',
  'pace-line': ({ speed, reactions, timeout }) => `${speed}，响应 ${reactions}。${timeout}`,
  'pace-auto': () => '超时由电脑玩家决定。',
  'pace-stand-in': ({ n }) =>
    n === 1 ? '超时由电脑玩家托管，直到本人回来。' : `连续 ${n} 次超时，由电脑玩家托管，直到本人回来。`,
  'pace-forfeit': () => '超时座位改由电脑玩家接手，不能取回。',
  'pace-unknown': ({ text }) =>
    `“${text}”不是可用的速度。可填 live、daily、relaxed、none，或基础时间加每步加时，例如 \`2d + 8h\`、\`2d + 8h max 3d\`，最长 60 天。`,
  'pace-length': ({ text }) =>
    `“${text}”不是有效的时间长度。请写成 \`6h\`、\`90 分钟\` 或 \`2 天\`，最长 60 天。`,
  // Deadlines and reminders
  'back-on': ({ who, when }) => `${who} ${when} 回来`,
  'remind-you': ({ when }) => `⏳ 有一局在等你，你的时间 ${when} 到。`,
  'likely-next': () => '可能快轮到你了。',
  // /game clock
  'clock-none': () => '这一局现在没有在计时。',
  'clock-bank': ({ length }) => `剩余时间 ${length}`,
  'clock-until': ({ when, at }) => `⏳ ${when}（${at}）`,
  'clock-paused': ({ length }) => `已停表，剩 ${length}`,
  'clock-reaction': () => '超时视为不响应',
  'clock-vacation': ({ length }) => `休假还有 ${length}`,
  'clock-record': ({ percent, n }) => `准时率 ${percent}%（${n} 次）`,
  'clock-back': ({ when }) => `${when} 回来`,
  'came-back': () => '座位又是你的了。',

  // /me away, quiet, reminders
  'away-until': ({ when, far }) =>
    `你休假到 ${when}（${far}）。允许休假的牌桌会为你停表；其他人看得到你何时回来。`,
  'away-over': () => '你不在休假，时钟照走。',
  'away-unknown': ({ text }) =>
    `“${text}”不是有效的未来时间。请写成 \`3 天\`、\`周五\`、\`12月3日 18:00\` 或 \`2026-12-03\`；\`back\` 结束休假。`,
  'away-long': () => '休假最长 60 天。',
  'quiet-is': ({ from, to, zone }) =>
    `免打扰时段：${from} 到 ${to}（${zone}）。允许的牌桌会在这段时间为你停表。`,
  'quiet-none': () => '你没有设置免打扰时段。用 `/me quiet from: to: zone:` 设置。',
  'quiet-time': ({ text }) => `“${text}”不是有效的时刻。请写成 \`23:00\` 或 \`11 pm\`。`,
  'quiet-both': () => '开始与结束都要填：`/me quiet from:23:00 to:07:00`。',
  'quiet-long': () => '免打扰时段一天最长 12 小时。',
  'quiet-zone': ({ text }) =>
    `没有“${text}”这个时区。请写成 \`Asia/Taipei\`、\`Europe/Berlin\`，或一座大城市的英文名。`,
  'quiet-zone-missing': () => '也请填时区，例如 `zone:Asia/Taipei`。',
  'reminders-thread': () => '提醒会在对局的子区提及你。',
  'reminders-dm': () => '提醒会私信给你；私信不通时改在子区。',
  'likely-on': () => '快轮到你时，我会私信告诉你。',
  'likely-off': () => '快轮到你时，我不会另外告诉你。',
  'choice-thread': () => '在子区',
  'choice-dm': () => '用私信',
  'choice-yes': () => '要',
  'choice-no': () => '不要',

  // When time is out
  'time-decided': ({ who }) => `⏳ ${who} 的时间到了：这一次由电脑玩家决定。`,
  'time-stand-in': ({ who }) =>
    `⏳ ${who} 的时间到了：🤖 由电脑玩家托管，直到本人回来。任何行动或 \`/game back\` 都能取回座位。`,
  'time-forfeited': ({ who, computer }) => `⏳ ${who} 的时间到了：座位由 🤖 ${computer} 接手。`,
  'stand-in-back': ({ who }) => `${who} 回到牌桌。`,
  'member-gone': ({ who }) => `${who} 已离开服务器：🤖 由电脑玩家托管，直到本人回来。`,
  'clock-outage': () => '⏳ 我离线了一阵子。这段期间没有计时，也没有人因此超时。',
} satisfies Translation<typeof clocksEn>
