// The bot's own words in Traditional Chinese as Taiwan writes it. The simplified catalogue is made from this one.
import type { Translation } from '../catalogue.ts'
import { clocksZhTW } from './clocks/zh-TW.ts'
import type { en } from './en.ts'
import { meZhTW } from './me/zh-TW.ts'
import { ordersZhTW } from './orders/zh-TW.ts'
import { refusalsZhTW } from './refusals/zh-TW.ts'
import { votesZhTW } from './votes/zh-TW.ts'

export const zhTW = {
  // Buttons and fields
  join: () => '加入',
  leave: () => '離開',
  'add-computer': () => '加入電腦玩家',
  start: () => '開始',
  rules: () => '規則',
  'your-move': () => '輪到你',
  hand: () => '手牌',
  board: () => '盤面',
  'in-words': () => '文字版',
  confirm: () => '確認',
  'confirm-what': ({ what }) => `確認：${what}`,
  undo: () => '退一步',
  'take-back': () => '收回上一個選擇',
  'taken-back': () => '已收回你上一個選擇。',
  back: () => '上一頁',
  more: () => '下一頁',
  earlier: () => '更早',
  later: () => '更晚',
  'look-again': () => '再看一次',
  'my-games': ({ n }) => `我的其他對局（${n}）`,
  rematch: () => '再來一局',
  write: () => '書寫',
  'pick-one': () => '請選一項',
  'pick-position': ({ n, label }) => `第 ${n} 位：${label}`,
  'pick-nth': ({ n, of }) => `第 ${n} 個，共 ${of} 個`,
  'pick-order': () => '選擇整個次序',
  'pick-none': () => '都不選',
  'pick-some': ({ min, max }) =>
    min === max ? `請選 ${min} 項` : min === 0 ? `最多選 ${max} 項` : `請選 ${min} 至 ${max} 項`,
  'pick-page': ({ from, to, of }) => `第 ${from}–${to} 項，共 ${of} 項`,
  'pick-strength': () => '要多強？',
  'pick-game': () => '哪一局？',
  'your-words': () => '你想說的話',

  // The lobby
  'lobby-seats': ({ n }) => `${n} 人`,
  'basic-rules': () => '基本規則',
  'lobby-host': ({ name }) => `主持：${name}`,
  'lobby-sitters': ({ seats }) => `座位：${seats}`,
  'lobby-seal': ({ seal }) => `洗牌封印：\`${seal}\`（終局後可查驗；\`/game join luck:\` 可摻入你的吉言）`,
  'lobby-play-here': ({ where }) => `對局在 ${where} 進行。`,
  'lobby-paused': () => '暫停中。',
  'lobby-cancelled': () => '已取消。',
  'lobby-finished': ({ winners }) => `已結束。${winners}`,
  'lobby-opened': ({ game }) => `已開桌：\`${game}\`。其他人按「加入」，由你按「開始」。`,
  'lobby-luck-taken': ({ seat }) => `你坐在 ${seat} 號位，吉言已摻入洗牌。`,
  'lobby-seated': ({ seat }) => `你坐在 ${seat} 號位。`,
  'lobby-left': () => '你已離席。',
  'lobby-computer': ({ name }) => `${name} 入座。`,
  'lobby-waits': ({ n }) => `對局尚未開始，還有 ${n} 個空位。`,
  'lobby-full': () => '對局尚未開始；已經滿座，主持人可以開始了。',
  'game-started': ({ where }) => `對局在 ${where} 開始。`,
  'game-cancelled': () => '對局已取消。',
  'game-resigned': () => '你已退出對局，座位由電腦玩家接手。',
  'game-resumed': () => '對局在這裡繼續。',
  'thread-name': ({ title, game }) => `${title} · ${game}`,

  // The welcome
  'welcome-title': () => '## 歡迎來到桃園 Peach Garden',
  'welcome-line': () => '按下面的按鈕就能立刻試玩，選單會說你的語言。',
  'welcome-body': () =>
    [
      '三國與中國歷史的桌上遊戲，隨你的時間慢慢玩：有空時按幾下就是一步。',
      '- **立刻試玩**：你對三位電腦玩家，在專屬的討論串裡。',
      '- `/game new` 開一桌等人加入；其餘的請看 `/help`。',
    ].join('\n'),
  'try-now': () => '立刻試玩',
  'try-begun': ({ where }) => `牌桌擺好了：${where}。**輪到你**按鈕就在那裡最新的訊息下方。`,
  'try-goes-on': ({ where }) => `你已經有一局了：${where}。`,

  // Whose move it is
  'prompt-line': ({ who, what }) => `${who} — ${what}`,
  'option-hint': ({ label, hint }) => `**${label}**：${hint}`,
  'seat-strength': ({ name, strength }) => `${name}（${strength}）`,
  'prompt-done': ({ line }) => `✓ ${line}`,
  'prompt-moved': ({ line }) => `↓ ${line}`,

  // The panel
  'panel-head': ({ title, game }) => `**${title}** · \`${game}\``,
  'panel-picked': ({ items }) => `目前已選：${items}`,
  'you-chose': ({ items }) => `你選了${items}。`,
  'panel-none-picked': () => '還沒有選。',
  'panel-type': () => '也可以輸入 `/play choice:`',
  'panel-write': ({ n }) => `最多寫 ${n} 個字。`,
  stale: () => '這個選單已經過時。現在的局面如下：',
  'stale-choice': () => '這個選擇屬於先前的局面，沒有生效。現在的局面如下：',
  'moved-on': () => '你的選擇已在別處改過，目前如下：',
  thanks: () => '收到。接著：',
  'not-yours': ({ names }) => `這該由 ${names} 決定，不是你。`,
  'no-seat': () => '你不在這一局裡。',
  'nothing-now': () => '現在沒有要你決定的事。',
  'waits-for': ({ names }) => `接著：${names}。`,
  'game-over': ({ winners }) => `這一局已經結束。${winners}`,
  'game-is-cancelled': () => '這一局已經取消。',
  'game-paused': ({ why }) => `這一局暫停中。${why}在哪個頻道輸入 \`/game resume\`，就在哪裡繼續。`,
  'other-games-none': () => '沒有其他對局在等你。',
  'other-games': () => '這些對局在等你：',
  'hand-empty': () => '你手上什麼也沒有。',

  // Typed choices
  'typed-unknown': ({ text }) => `「${text}」不在選項之中。`,
  'typed-ambiguous': ({ text, options }) => `「${text}」可能是 ${options}。是哪一個？`,
  'typed-count': ({ have, min, max }) =>
    min === max ? `請選 ${min} 項；你給了 ${have} 項。` : `請選 ${min} 至 ${max} 項；你給了 ${have} 項。`,
  'possible-now': () => '現在可以選：',
  'and-more': ({ n }) => `……還有 ${n} 項`,
  'suggest-more': ({ n, of }) => `……（${n}／${of}）`,

  // Finding games
  'no-game-here': () => '這裡沒有適用的對局。`/game list` 列出這個伺服器的對局。',
  'no-such-game': ({ game }) => `沒有 \`${game}\` 這一局。`,
  'which-game': ({ games }) => `可能是這幾局：${games}。請加上 \`game:\`。`,
  'list-head': () => '**這個伺服器的對局**',
  'list-none': () => '這裡沒有開桌或進行中的對局。用 `/game new` 開一桌。',
  'list-seats-free': ({ n }) => `還有 ${n} 個空位`,
  'join-which': ({ game }) => `加入 ${game}`,
  'list-paused': () => '暫停中',
  'status-head': ({ seats, seal }) => `座位：${seats}\n封印：\`${seal}\``,
  'status-waits': ({ what }) => `⏳ ${what}`,
  'status-started': ({ when }) => `${when}開始。`,
  'log-empty': () => '還沒有發生任何事。',
  'log-page': ({ page, of }) => `第 ${page} 頁，共 ${of} 頁`,

  'history-step': ({ step, of, who }) => `第 ${step} 步，共 ${of} 步 · ${who}所見`,
  'history-public': () => '眾人',
  'history-eyes': () => '從誰的眼中看？',
  'history-go': () => '跳到某一步',
  'history-which': ({ of }) => `哪一步？1 到 ${of}`,
  'history-changed': () => '-# 這一步之後規則修正過，當時的盤面無法重現。',

  // The end
  'end-winners': ({ names }) => `${names} 獲勝！`,
  'end-nobody': () => '沒有人獲勝。',
  'end-score': ({ rank, name, total, parts }) => `${rank}. ${name} **${total}**${parts ? ` = ${parts}` : ''}`,
  // A full-width bracket brings its own space.
  'end-part': ({ label, points }) => `${label}${label.endsWith('）') ? '' : ' '}${points}`,
  'end-rank': ({ rank, name }) => `${rank}. ${name}`,
  'end-secret': ({ secret, verdict }) => `啟封的密文：\`${secret}\` ${verdict}`,
  'end-checked': () => '查驗無誤 ✓',
  'end-unchecked': () => '（可用 `/game verify` 查驗）',
  'end-broken': () => '查驗不符：請見 `/game verify`',

  // Verify and export
  'verify-ok': ({ n }) => `✓ 已用啟封的密文從頭重演 ${n} 筆紀錄：牌、經過、結果都一樣。`,
  'verify-other': ({ from, to, rules }) =>
    `第 ${from}–${to} 筆紀錄用的是第 ${rules} 版規則，這裡已不再執行；紀錄環環相扣、沒有缺漏，但未重演。`,
  'verify-bad': ({ why }) => `✗ 查驗不符：${why}`,
  'verify-bad-at': ({ n, why }) => `✗ 第 ${n} 筆紀錄查驗不符：${why}`,
  'verify-seal': ({ seal }) => `封印（開桌時公布）：\`${seal}\``,
  'verify-secret': ({ secret }) => `密文（其 sha256 即為封印）：\`${secret}\``,
  'verify-mixed': ({ n, luck }) => `摻入：${n} 次入座、${luck} 句吉言。`,
  'export-here': () => '整局的檔案在此。其中只記座位，不記人名。',

  // New games
  'new-seats': ({ title, min, max }) => `${title} 適合 ${min} 至 ${max} 人。`,
  'new-option-unknown': ({ text, options }) => `「${text}」不是這個遊戲的選項。選項有：${options}。`,
  'new-option-seats': ({ option, seats }) => `${option} 只適用於 ${seats} 人。`,
  'new-no-options': () => '無',
  'new-no-file': ({ title }) => `${title}不需要檔案，請略去 \`file:\`。`,
  'new-file-large': ({ n }) => `檔案太大，上限為 ${n} KB。`,
  'new-file-lost': () => '取不到這個檔案，請再附加一次。',
  'new-file-fault': ({ what, fault }) => `${what}：檔案無法使用。${fault}修正後請再附加一次。`,

  // Languages
  'language-is': ({ mine, server }) => `我對你說${mine}；這個伺服器的牌桌說${server}。`,
  'language-is-mine': ({ mine }) => `我對你說${mine}。`,
  'language-set': ({ language }) => `從現在起我對你說${language}。`,
  'language-server-set': ({ language }) => `這個伺服器新開的牌桌說${language}。`,
  'language-not-manager': () => '伺服器的語言由有權管理伺服器的人設定。',

  // Permissions
  'doctor-well': () => '權限齊全，這個頻道可以進行對局。',
  'doctor-missing': () => '這裡缺少：',
  'doctor-optional': () => '非必要，但缺少：',
  'doctor-line': ({ name, cost }) => `**${name}**：${cost}`,
  'doctor-how': () => '請到「頻道設定 → 權限 → Peach Garden」開啟；討論串則看它所屬的頻道。',
  'cost-view': () => '我看不到這個頻道，無法在這裡進行對局。',
  'cost-send': () => '我不能張貼牌桌與戰報，無法在這裡進行對局。',
  'cost-threads-send': () => '我不能在討論串發言，無法在討論串裡進行對局。',
  'cost-threads-create': () => '對局只能在頻道裡進行，不能各有一個討論串。',
  'cost-embed': () => '我訊息裡的連結沒有預覽。',
  'cost-attach': () => '我不能傳送盤面的圖片。',
  'cost-history': () => '出錯之後我查不到自己貼過什麼，可能把同一件事說兩次。',
  'cost-threads-manage': () => '討論串被鎖定時，我無法喚醒它。',
  'here-cannot-play': ({ names }) => `我無法在這裡進行對局。缺少：${names}。詳情請用 \`/game doctor\`。`,

  // Faults
  failed: ({ code }) =>
    `我這邊出了差錯，已記為 \`${code}\`。對局無恙：按「輪到你」或用 \`/game status\` 看現在的局面。`,
  'guild-only': () => '這只能在伺服器裡使用。',
  'unknown-button': () => '這個按鈕屬於從前。用 `/game status` 看現在的局面。',
  'help-title': () => '**桃園 Peach Garden** · 三國桌遊，慢慢下',
  'help-body': () =>
    [
      '**開局**：用 `/game new` 開桌，其他人按「加入」，主持人按「開始」。每一局都有自己的討論串。',
      '**行動**：按最新訊息下方的「輪到你」，或輸入 `/play` 補完你的選擇。手牌與選單只有你看得到。',
      '**觀看**：`/board` 看盤面，`/hand` 看只有你知道的牌，`/game status` 看輪到誰，`/game log` 看至今的經過。',
      '**學習**：`/rules` 分題說明你正在玩的遊戲；`/card` 說明卡牌的效能。',
      '**管理**：`/game list`、`/game leave`（開桌時）、`/game resign`（進行中，由電腦玩家接手）、`/game undo`、`/game pause`、`/game resume`、`/game replace`、`/game cancel`。',
      '**公正**：每次洗牌都在入座之前封印、終局時啟封；`/game verify` 用它把整局從頭重演，`/game export` 給你整局的檔案。',
      '**少等**：`/orders` 下常令，讓它代你回答；內容只有你看得到。',
      '**語言**：`/language` 設定你的語言；不論牌桌說什麼，你的選單都說它。',
      '**疑難**：`/game doctor` 指出我在這個頻道缺少什麼。',
    ].join('\n'),
  'card-unknown': ({ text }) => `沒有哪個遊戲的卡牌叫做「${text}」。輸入名稱的一部分即可。`,
  'general-unknown': ({ text }) => `沒有叫做「${text}」的武將。輸入名字的一部分即可。`,
  'card-ambiguous': ({ text, cards }) => `「${text}」可能是${cards}。`,
  'rules-topics': () => '主題：',
  'rules-none': ({ topic }) => `沒有「${topic}」這個主題。`,

  // Permissions by name, as Discord's own settings call them
  'permission-view': () => '檢視頻道',
  'permission-send': () => '發送訊息',
  'permission-threads-send': () => '在討論串中發送訊息',
  'permission-threads-create': () => '建立公開討論串',
  'permission-embed': () => '嵌入連結',
  'permission-attach': () => '附加檔案',
  'permission-history': () => '讀取訊息歷史',
  'permission-threads-manage': () => '管理討論串',

  ...meZhTW,
  ...clocksZhTW,
  ...ordersZhTW,
  ...refusalsZhTW,
  ...votesZhTW,
} satisfies Translation<typeof en>
