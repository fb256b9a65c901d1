// What the bot says about time, in Traditional Chinese.
import type { Translation } from '../../catalogue.ts'
import type { clocksEn } from './en.ts'

/** 一段時間的寫法。 */
export const hoursAndMinutes = (hours: number, minutes: number): string =>
  [...(hours > 0 ? [`${hours} 小時`] : []), ...(minutes > 0 ? [`${minutes} 分鐘`] : [])].join(' ')

export const clocksZhTW = {
  // The pace of a table
  'speed-live': ({ each }) => `即時（每個決定 ${each}）`,
  'speed-daily': ({ each }) => `每日（每個決定 ${each}）`,
  'speed-relaxed': ({ each }) => `從容（每個決定 ${each}）`,
  'speed-none': () => '不計時',
  'speed-custom': ({ bank, increment, cap }) => `基本時間 ${bank}，每步加 ${increment}，上限 ${cap}`,
  'speed-each': ({ each }) => `每個決定 ${each}`,
  'reactions-quarter': () => '決定時間的四分之一',
  'reactions-half': () => '決定時間的一半',
  'reactions-whole': () => '與其他決定一樣久',
  'timeout-auto': () => '這一次由電腦玩家決定',
  'timeout-stand-in': ({ n }) => `連續 ${n} 次逾時：由電腦玩家託管，直到本人回來`,
  'timeout-forfeit': () => '座位改由電腦玩家接手，本人可以取回',
  'windows-hidden': () => '隱藏：等多久與誰有牌無關',
  'windows-fast': () => '快速：無法回應的人立即視為不回應',
  'away-none': () => '不停錶',
  'pace-line': ({ speed, reactions, timeout }) => `${speed}，回應 ${reactions}。${timeout}`,
  'pace-auto': () => '逾時由電腦玩家決定。',
  'pace-stand-in': ({ n }) =>
    n === 1 ? '逾時由電腦玩家託管，直到本人回來。' : `連續 ${n} 次逾時，由電腦玩家託管，直到本人回來。`,
  'pace-longest': ({ longest }) => `休假與勿擾時段會停錶，但一個決定最長 ${longest}。`,
  'pace-off': ({ days, zone }) => `${days}不計時（${zone}）。`,
  'days-unknown': ({ text }) =>
    `「${text}」不是可用的休息日。請寫成 \`週末\`，或一週中最多 5 天，例如 \`sat, sun\`。`,
  'days-weekend': () => '週末',
  'pace-forfeit': () => '逾時座位改由電腦玩家接手；本人取回以前，算中途退出。',
  'pace-unknown': ({ text }) =>
    `「${text}」不是可用的速度。可填 live、daily、relaxed、none，或基本時間加每步加時，例如 \`2d + 8h\`、\`2d + 8h max 3d\`，最長 60 天。`,
  'pace-length': ({ text }) =>
    `「${text}」不是有效的時間長度。請寫成 \`6h\`、\`90 分鐘\` 或 \`2 天\`，最長 60 天。`,
  // Deadlines and reminders
  'back-on': ({ who, when }) => `${who} ${when} 回來`,
  'remind-you': ({ when }) => `⏳ 有一局在等你，${when}截止。`,
  'remind-untimed': () => '⏳ 有一局在等你。',
  'ready-asks-you': () => '上方在問你是否準備好了。',
  'vote-asks-you': () => '上方有一項表決在等你。',
  'likely-next': () => '可能快輪到你了。',
  // /game clock
  'clock-none': () => '這一局現在沒有在計時。',
  'clock-bank': ({ length }) => `剩餘時間 ${length}`,
  'clock-until': ({ when, at }) => `⏳ ${when}（${at}）`,
  'clock-paused': ({ length }) => `已停錶，剩 ${length}`,
  'clock-reaction': () => '逾時視為不回應',
  'clock-vacation': ({ length }) => `休假還有 ${length}`,
  'clock-record': ({ percent, n }) => `準時率 ${percent}%（${n} 次）`,
  'clock-back': ({ when }) => `${when} 回來`,
  'time-given': ({ who, whom, hours, minutes }) =>
    `⏳ ${who} 給 ${whom} 的這個決定加了 ${hoursAndMinutes(hours, minutes)}。`,
  'time-is-given': ({ length }) => `已為這個決定加了 ${length}。`,
  'came-back': () => '座位又是你的了。',

  // /me away, quiet, reminders
  'away-until': ({ when, far }) =>
    `你休假到 ${when}（${far}）。允許休假的牌桌會為你停錶；其他人看得到你何時回來。`,
  'away-planned': ({ from, until }) => `你從 ${from} 到 ${until} 休假。允許休假的牌桌會在這段時間為你停錶。`,
  'away-both': () => '結束的時間也要填：`/me away from: until:`。',
  'away-order': () => '休假的開始要早於結束，並在 180 天之內。',
  'away-over': () => '你沒有在休假，照常計時。',
  'away-unknown': ({ text }) =>
    `「${text}」不是有效的未來時間。請寫成 \`3 天\`、\`週五\`、\`12月3日 18:00\` 或 \`2026-12-03\`；\`back\` 結束休假。`,
  'away-long': () => '休假最長 60 天。',
  'quiet-is': ({ from, to, zone }) =>
    `勿擾時段：${from} 到 ${to}（${zone}）。允許的牌桌會在這段時間為你停錶。更改從下一個決定起生效。`,
  'quiet-none': () => '你沒有設定勿擾時段。用 `/me quiet from: to: zone:` 設定。',
  'quiet-time': ({ text }) => `「${text}」不是有效的時刻。請寫成 \`23:00\` 或 \`11 pm\`。`,
  'quiet-both': () => '開始與結束都要填：`/me quiet from:23:00 to:07:00`。',
  'quiet-long': () => '勿擾時段一天最長 12 小時。',
  'quiet-zone': ({ text }) =>
    `沒有「${text}」這個時區。請寫成 \`Asia/Taipei\`、\`UTC+8\`，或一座大城市的名字。`,
  'quiet-zone-missing': () => '也請填時區，例如 `zone:Asia/Taipei`。',
  'reminders-thread': () => '提醒會在對局的討論串提及你。',
  'reminders-dm': () => '提醒會私訊給你；私訊不通時改在討論串。',
  'reminders-usual': () => '提醒在你的時間過半與剩十分之一時發出。',
  'reminders-before': ({ n }) => `提醒在你的時間剩 ${n} 小時時發出；若那時還不到一半，就在過半時。`,
  'reminders-never': () => '只有輪到你時會提及你，不再另外提醒。',
  'choice-usual': () => '時間過半與剩十分之一時',
  'choice-before': ({ n }) => `剩 ${n} 小時的時候`,
  'choice-never': () => '不提醒',
  'likely-on': () => '快輪到你時，我會私訊告訴你。',
  'likely-off': () => '快輪到你時，我不會另外告訴你。',
  'choice-thread': () => '在討論串',
  'choice-dm': () => '用私訊',
  'choice-yes': () => '要',
  'choice-no': () => '不要',

  // When time is out
  'time-decided': ({ who }) => `⏳ ${who} 的時間到了：這一次由電腦玩家決定。`,
  'time-stand-in': ({ who }) =>
    `⏳ ${who} 的時間到了：🤖 由電腦玩家託管，直到本人回來。任何行動或 \`/game back\` 都能取回座位。`,
  'time-forfeited': ({ who, computer }) =>
    `⏳ ${who} 的時間到了：座位由 🤖 ${computer} 接手。\`/game back\` 可以取回座位。`,
  'stand-in-back': ({ who }) => `${who} 回到牌桌。`,
  'member-gone': ({ who }) => `${who} 已離開伺服器：🤖 由電腦玩家託管，直到本人回來。`,
  'clock-outage': () => '⏳ 我離線了一陣子。這段期間沒有計時，也沒有人因此逾時。',
} satisfies Translation<typeof clocksEn>
