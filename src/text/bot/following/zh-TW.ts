// Following tables and members, and tables that are worth watching, in Traditional Chinese.
import type { Translation } from '../../catalogue.ts'
import type { followingEn } from './en.ts'

export const followingZhTW = {
  'follow-none': () =>
    '你沒有追蹤任何牌桌。`/history follow game:` 追蹤一桌，`/history follow member:` 追蹤一位同意被追蹤的成員：我每天私訊你一次，告訴你大家都看得到的事。',
  'follow-head': ({ time, zone }) =>
    `**你追蹤的** – 每天 ${time} 起半小時內（${zone}）告訴你，有事才傳。\`/history follow at: zone:\` 可以改時間。`,
  'follow-member': ({ name }) => `${name}（你看得到的每一桌）`,
  'follow-paused': () =>
    '你不接收我的私訊，所以我什麼都沒有告訴你。請在我們共同伺服器的隱私設定裡開啟私訊，再按下按鈕。',
  'follow-paused-short': () => '你追蹤了牌桌，但不接收我的私訊。用 `/history follow` 看怎麼辦。',
  'follow-resume': () => '再告訴我',
  'follow-drop': () => '停止追蹤',
  'follow-stop': () => '停止追蹤',
  'follow-stop-all': () => '全部停止追蹤',
  'follow-list': () => '我追蹤的',
  'follow-button': () => '追蹤',
  'follow-stopped': () => '你不再追蹤任何牌桌，我不會再傳這種訊息。',
  'follow-unseen': () => '你看不到那一桌的頻道，所以不能追蹤。',
  'follow-time': ({ text }) => `「${text}」不是時間。請寫成 \`20:00\`、\`8 pm\` 或 \`7\`。`,
  'follow-both': () => '一次只能指定一桌或一位成員。',
  'followers-off': () =>
    '沒有人能追蹤你。`/me followers switch:on` 表示同意：其他人每天會得知你的牌桌上大家都看得到的事。',
  'followers-on': ({ n }) =>
    `你同意被追蹤，目前有 ${n} 位成員追蹤你。他們每天會得知你在他們看得到的牌桌上發生的事，絕不會看到你的手牌。\`/me followers switch:off\` 立即停止。`,
  'worth-head': () => '**值得一看的牌桌**',
  'worth-none': () => '現在沒有別人的牌桌快結束、差距小或屬於聯賽。`/game list` 列出所有牌桌。',
  'worth-near': () => '快結束',
  'worth-close': () => '差距小',
  'worth-league': () => '聯賽',
  'worth-shown': ({ game }) => `圖中是 ${game}`,
  'digest-head': () => '**你追蹤的牌桌發生了什麼**',
  'digest-because': ({ names }) => `有 ${names}`,
  'digest-quiet': () => '沒有大家都看得到的事。',
  'digest-more': ({ n }) => `還有 ${n} 件事`,
} satisfies Translation<typeof followingEn>
