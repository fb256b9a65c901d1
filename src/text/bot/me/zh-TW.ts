// What `/me` says in Traditional Chinese: one's games, dashboard and data.
import type { Translation } from '../../catalogue.ts'
import type { meEn } from './en.ts'

export const meZhTW = {
  'my-games-none': () => '你目前沒有任何對局。用 `/game list` 看等人中的牌桌。',
  'my-games-head': ({ n }) =>
    n === 0 ? '**你的對局**：目前都沒輪到你。' : `**你的對局**：有 ${n} 局在等你。`,
  'my-games-yours': () => '輪到你',

  'note-head': () => '**你的筆記**（這一局）。只有你看得到；語錄則記在對局經過裡，大家都看得到。',
  'note-none': () => '這一局你還沒有筆記。用 `/me note text:` 寫一則，只有你看得到。',
  'note-drop': () => '刪除一則筆記',
  'note-quote': ({ text }) => `語錄：${text}`,
  'quote-line': ({ who, text }) => `${who}：「${text}」`,
  'quote-former': () => '一位離開的玩家',
  'quote-kept': ({ game }) =>
    `${game}：這句話記在 \`/history show\` 的這一步，大家都看得到；你在這一步寫過的那一句由它取代。用 \`/me note\` 可以列出並刪除你寫的內容。`,
  'quote-said': ({ game }) =>
    `${game}：這句話記在 \`/history show\` 裡你說話時的那一步，大家都看得到。用 \`/me note\` 可以列出並刪除你寫的內容。`,
  'quote-not-yours': () => '只有說話的人才能把話記進對局經過。請選自己的訊息。',
  'quote-no-words': () => '這則訊息裡沒有文字可以記。',
  'quote-not-here': () => '這裡沒有已經開始的對局。請到對局的討論串，選自己的一則訊息。',
  'note-line': ({ text }) => `你的筆記：${text}`,
  'dashboard-title': () => '你的個人面板',
  'dashboard-head': ({ n }) => (n === 0 ? '目前都沒輪到你' : `有 ${n} 局在等你`),
  'dashboard-on': () => '開',
  'dashboard-off': () => '關',
  'dashboard-test': () =>
    '這則訊息送到了，個人面板可以開在這裡：一則隨時更新的訊息，顯示你所有的對局、手牌與待選事項，在這裡就能回答。只有你我看得到。`/me dashboard switch:off` 可以移除。',
  'dashboard-keep': () => '開啟個人面板',
  'dashboard-decline': () => '不用了',
  'dashboard-asked': () => '我試傳了一則訊息給你。到私訊裡按下按鈕，就能在那裡開啟個人面板。',
  'dashboard-refused': () =>
    '訊息沒有送到：你關閉了這個伺服器的私訊。請在伺服器的隱私設定中允許後再試。在此之前，我會在討論串裡問你。',
  'dashboard-there': () => '你的個人面板在我們的私訊裡。`/me dashboard switch:off` 可以移除。',
  'dashboard-closed': () => '個人面板已移除。`/me dashboard` 可以再開啟。',
  'dashboard-none': () => '你沒有個人面板。`/me dashboard` 可以開啟。',
  'dashboard-lost': ({ who }) =>
    `我無法再傳私訊給 ${who}，個人面板也就移除了。輪到 ${who} 時，我會在這裡問。`,
  blocked: ({ who }) =>
    `你封鎖了 ${who}：從現在起，你們不會進到彼此的牌桌、佇列與邀請；聯賽只在別無辦法時才會排在一起。不會通知任何人。\`/me block member: switch:off\` 可以取消。`,
  'blocked-list': ({ who }) => `你封鎖了：${who}`,
  'blocked-none': () => '你沒有封鎖任何人。`/me block member:` 可以讓一位成員不進你的牌桌。',
  'blocked-many': ({ max }) => `最多可以封鎖 ${max} 位成員，也不能封鎖自己。\`/me block\` 列出名單。`,
  unblocked: ({ who }) => `你不再封鎖 ${who}。`,
  'not-blocked': ({ who }) => `你沒有封鎖 ${who}。`,
  'export-me-here': () =>
    '這是我儲存的所有與你有關的資料。原始碼裡的 `docs/privacy.md` 說明各項的意思與保存多久。',
  'erase-ask': ({ playing }) =>
    [
      '**要刪除你的資料嗎？** 刪除後不能復原。',
      playing === 0
        ? '- 你沒有進行中的對局；你也會從等人中的牌桌離席。'
        : `- 你在 ${playing} 個進行中對局的座位會交給電腦玩家；你也會從等人中的牌桌離席。`,
      '- 你的名字與 ID 會從我儲存的一切資料中刪除，你的設定、個人面板與未提交的選擇也會刪除。',
      '- 對局仍可繼續，也仍可驗證：其中只留下座位與座位的選擇，沒有你的資料。',
      '- 我已在頻道發出的訊息會留在那裡；管理伺服器的人可以刪除。',
    ].join('\n'),
  'erase-now': () => '全部刪除',
  'erase-keep': () => '保留',
  'erase-kept': () => '什麼都沒有刪除。',
  'erase-done': () => '完成了，我不再儲存任何與你有關的資料。歡迎隨時再來。',
  'erased-name': ({ n }) => `離去的成員 ${n}`,
} satisfies Translation<typeof meEn>
