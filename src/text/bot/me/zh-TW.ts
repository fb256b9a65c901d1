// What `/me` says in Traditional Chinese: one's games, desk and data.
import type { Translation } from '../../catalogue.ts'
import type { meEn } from './en.ts'

export const meZhTW = {
  'my-games-none': () => '你沒有入座任何牌桌。`/game list` 列出伺服器的開桌。',
  'my-games-head': ({ n }) => (n === 0 ? '**你的對局**，沒有在等你的。' : `**你的對局**，有 ${n} 局在等你。`),
  'my-games-yours': () => '輪到你',

  'desk-title': () => '你的書案',
  'desk-head': ({ n }) => (n === 0 ? '沒有在等你的事' : `有 ${n} 局在等你`),
  'desk-on': () => '開',
  'desk-off': () => '關',
  'desk-test': () =>
    '這則訊息送到了，書案可以設在這裡：一則隨時更新的訊息，放著你所有的對局、手牌與要你決定的事，在這裡就能回答。只有你我看得到。`/me desk switch:off` 可以收起來。',
  'desk-keep': () => '把書案設在這裡',
  'desk-decline': () => '不用了',
  'desk-asked': () => '我試發了一則訊息給你。到私訊裡按下按鈕，書案就設在那裡。',
  'desk-refused': () =>
    '訊息沒有送到：你不接受這個伺服器的私訊。請在伺服器的隱私設定中允許後再試。在那之前，一切都在討論串裡詢問。',
  'desk-there': () => '你的書案在我們的私訊裡。`/me desk switch:off` 可以收起來。',
  'desk-closed': () => '書案收起來了。`/me desk` 可以再設。',
  'desk-none': () => '你沒有書案。`/me desk` 可以設一張。',
  'desk-lost': ({ who }) =>
    `${who} 的私訊對我關閉了，那裡的書案也就沒了。要 ${who} 決定的事，和大家一樣在這裡詢問。`,
  'export-me-here': () => '這是我儲存的關於你的一切。原始碼裡的 `docs/privacy.md` 說明各項的意思與保存多久。',
  'erase-ask': ({ playing }) =>
    [
      '**要我忘記你嗎？** 這無法復原。',
      playing === 0
        ? '- 你沒有入座任何進行中的對局。'
        : `- 你在 ${playing} 個進行中對局的座位會交給電腦玩家；尚未開始的牌桌則離席。`,
      '- 我儲存的一切都會抹去你的名字與 ID，連同你的設定、書案與未送出的選擇。',
      '- 對局仍可繼續，也仍可查驗：它們只記得座位與座位的選擇，不記得你。',
      '- 我已在頻道發出的訊息會留在那裡；管理伺服器的人可以刪除。',
    ].join('\n'),
  'erase-now': () => '全部抹去',
  'erase-keep': () => '保留',
  'erase-kept': () => '什麼都沒有抹去。',
  'erase-done': () => '完成了，我不再認得你。後會有期，隨時歡迎以新客的身分再來。',
  'erased-name': ({ n }) => `離去的成員 ${n}`,
  'erased-member': () => '一位離去的成員',
} satisfies Translation<typeof meEn>
