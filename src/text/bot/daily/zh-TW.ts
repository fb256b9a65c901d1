// 每日一題說的話。
import type { Translation } from '../../catalogue.ts'
import type { dailyEn } from './en.ts'

export const dailyZhTW = {
  'daily-head': ({ game, n }) => `**換作是你，怎麼選？** ${game}，${n} 人`,
  'daily-seat': ({ who }) => `你坐在 ${who} 的座位，看到的就是那位玩家當時看到的。`,
  'daily-until': ({ when }) => `按按鈕私下作答。下一題 ${when} 公布，同時揭曉這一題怎麼選最好。`,
  'daily-own': ({ answer, when }) => `✓ 你選了 **${answer}**。下一題 ${when} 公布，在那之前都可以改選。`,
  'daily-was-head': ({ game }) => `**上一題**：${game}`,
  'daily-was': ({ prompt }) => `問的是：${prompt}`,
  'daily-line': ({ answer, text, percent }) => `**${answer}** ${text}：勝率 ${percent}%`,
  'daily-counted': ({ n }) => `${n} 人選`,
  'daily-answered': ({ n }) => (n === 0 ? '沒有人作答。' : `${n} 人作答。滿 3 人才公布各選了什麼。`),
  'daily-given-member': ({ answer }) => `當時那位玩家選了 **${answer}**。`,
  'daily-given-computer': ({ answer }) => `這是電腦玩家之間的對局，當時選了 **${answer}**。`,
  'daily-own-best': ({ answer }) => `✓ 你選了 **${answer}**，正是最好的選法。`,
  'daily-own-other': ({ answer, best }) => `你選了 **${answer}**，最好的是 **${best}**。`,
  'daily-games': ({ n }) => `勝率是專家的估計：只憑那位玩家當時知道的事，每個選法各模擬 ${n} 局。`,
  'daily-short': ({ best, text, percent }) => `上一題：**${best}** 最好（${text}，勝率 ${percent}%）。`,
  'daily-results': () => '看上一題的結果',
  'daily-none': () => '現在沒有每日一題，請明天再用 `/daily` 看看。',
  'daily-gone': () => '這一題不再顯示：可能是當局玩家收回同意，或規則已經更新。用 `/daily` 看今天的題目。',
  'daily-not-here': () => '這一題出在別的伺服器。用 `/daily` 看這裡的題目。',
  'daily-over': () => '這一題已經結束。用 `/daily` 看今天的題目。',
  'daily-ask': () =>
    '你打完的對局，也可以拿來出每日一題嗎？題目不寫任何人的名字，而且要同局玩家全部同意才會用。',
  'daily-share': () => '可以拿來出題',
  'daily-keep': () => '不要公開',
  'daily-shared': () =>
    '你打完的對局可以用來出每日一題：不寫名字，也要同局玩家全部同意。用 `/me positions share:不要` 可以隨時收回，立即生效。',
  'daily-kept': () =>
    '你的對局不會拿來出題。用 `/me positions share:要` 可以同意：不寫名字，也要同局玩家全部同意。',
  'daily-record': ({ n, best, over }) =>
    `每日一題：答過 ${n} 題${over > 0 ? `，${over} 題中 ${best} 題最佳` : ''}`,
  'daily-streak': ({ n }) => `連續 ${n} 天`,
  'daily-set': ({ channel, time, zone }) => `每天 ${time}（${zone}）在 ${channel} 公布一題。`,
  'daily-first': ({ when }) => `下一題：${when}。`,
  'daily-unset': () =>
    '這個伺服器沒有公布每日一題。請在要公布的頻道輸入 `/server daily`，並填上時間。不設定也可以用 `/daily`。',
  'daily-time': ({ text }) => `看不懂「${text}」這個時間，請寫成 \`18:00\` 這樣。`,
  'daily-lacks': () =>
    '我不能在這裡發文。請在這個頻道給我「檢視頻道」「傳送訊息」「嵌入連結」「附加檔案」權限，或換一個頻道。',
} satisfies Translation<typeof dailyEn>
