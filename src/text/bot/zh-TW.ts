// The bot's own words in Traditional Chinese as Taiwan writes it. The simplified catalogue is made from this one.
import type { Translation } from '../catalogue.ts'
import { spaced } from '../spacing.ts'
import { autoAnswersZhTW } from './auto-answers/zh-TW.ts'
import { branchesZhTW } from './branches/zh-TW.ts'
import { clocksZhTW } from './clocks/zh-TW.ts'
import { customZhTW } from './custom/zh-TW.ts'
import { dailyZhTW } from './daily/zh-TW.ts'
import type { en } from './en.ts'
import { followingZhTW } from './following/zh-TW.ts'
import { leagueActsZhTW } from './league-acts/zh-TW.ts'
import { leagueDiscordZhTW } from './league-discord/zh-TW.ts'
import { leaguesZhTW } from './leagues/zh-TW.ts'
import { lessonsZhTW } from './lessons/zh-TW.ts'
import { meZhTW } from './me/zh-TW.ts'
import { pagesZhTW } from './pages/zh-TW.ts'
import { picturesZhTW } from './pictures/zh-TW.ts'
import { plansZhTW } from './plans/zh-TW.ts'
import { refusalsZhTW } from './refusals/zh-TW.ts'
import { reviewsZhTW } from './reviews/zh-TW.ts'
import { sittingsZhTW } from './sittings/zh-TW.ts'
import { statsZhTW } from './stats/zh-TW.ts'
import { tablesZhTW } from './tables/zh-TW.ts'
import { votesZhTW } from './votes/zh-TW.ts'
import { welcomeZhTW } from './welcome/zh-TW.ts'

export const zhTW = {
  // Buttons and fields
  join: () => '加入',
  leave: () => '離席',
  'add-computer': () => '加入電腦玩家',
  start: () => '開始',
  rules: () => '規則',
  'your-move': () => '輪到你',
  hand: () => '手牌',
  board: () => '盤面',
  'in-words': () => '文字版',
  confirm: () => '確認',
  'confirm-what': ({ what }) => `確認：${what}`,
  undo: () => '移除最後一項',
  'fill-places': () => '照電腦的排法',
  'take-back': () => '復原上一個選擇',
  'take-back-ask': () => '提議復原上一個選擇',
  'taken-back': () => '已復原。',
  back: () => '上一頁',
  more: () => '下一頁',
  earlier: () => '更早',
  later: () => '更晚',
  'look-again': () => '重新整理',
  'my-games': ({ n }) => `我的其他對局（${n}）`,
  rematch: () => '再來一局',
  write: () => '填寫',
  'pick-position': ({ n, label }) => `第 ${n} 位：${label}`,
  'pick-nth': ({ n, of }) => `第 ${n} 個，共 ${of} 個`,
  'pick-order': () => '選擇整個順序',
  'pick-none': () => '都不選',
  'pick-some': ({ min, max }) =>
    min === max ? `請選 ${min} 項` : min === 0 ? `最多選 ${max} 項` : `請選 ${min} 至 ${max} 項`,
  'pick-page': ({ from, to, of }) => `第 ${from}–${to} 項，共 ${of} 項`,
  'pick-strength': () => '電腦強度？',
  'strength-random': () => '從合法的選項中隨機選',
  'strength-easy': () => '常常亂出：適合第一次玩',
  'strength-normal': () => '出牌合理，不會預想後面',
  'strength-hard': () => '依看得到的局面權衡每個選擇',
  'strength-expert': () => '最強，會預先盤算',
  'pick-game': () => '哪一局？',
  'your-words': () => '請輸入內容',
  // The lobby
  'lobby-seats': ({ n }) => `${n} 人`,
  'basic-rules': () => '基本規則',
  'lobby-host': ({ name }) => `桌主：${name}`,
  'lobby-seating': ({ seats }) => `座位：${seats}`,
  fairness: () => '公平性',
  'fairness-about': ({ hash }) =>
    [
      `洗牌雜湊值：\`${hash}\``,
      '這是伺服器種子的 SHA-256。種子在有人入座之前就已選定，對局結束時公開。可以先把雜湊值記下來，到時核對。',
      '每次入座都會混入洗牌。用 `/game join seed-word:` 還可以加入你的種子詞，因此沒有人能預知牌序。',
      '對局結束後，`/history verify` 用伺服器種子從頭重播，並逐張核對。',
    ].join('\n'),
  'lobby-form': () => '設定',
  'lobby-form-how': () => '每項都立即生效，大家都會在牌桌訊息看到。其他設定（如回應時限）請用 `/game new`。',
  'lobby-form-seats': () => '幾個座位？',
  'lobby-form-pace': () => '什麼速度？',
  'lobby-form-join': () => '誰可以加入？',
  'lobby-form-table': () => '座位與速度',
  'lobby-form-rules': () => '規則',
  'lobby-form-preset': () => '套用整組選項',
  'lobby-form-groups': () => '選項',
  'option-number-range': ({ min, max, endless }) =>
    `${min} 到 ${max} 的整數${endless === undefined ? '' : `，或「${endless}」`}`,
  'lobby-play-here': ({ where }) => `對局在 ${where} 進行。`,
  'lobby-paused': ({ until }) => (until ? `暫停到 ${until}。` : '暫停中。'),
  'lobby-cancelled': () => '已取消。',
  'lobby-finished': ({ winners }) => `已結束。${winners}`,
  'lobby-opened': ({ game, free }) =>
    `已開桌：\`${game}\`。${free === 0 ? '按「開始」就能玩。' : '其他人按「加入」，由你按「開始」。'}`,
  'lobby-seed-word-taken': ({ seat }) => `你坐 ${seat} 號位，種子詞已加入洗牌。`,
  'lobby-seated': ({ seat }) => `你坐 ${seat} 號位。`,
  'lobby-left': () => '你已離席。',
  'lobby-computer': ({ name }) => `${name} 入座。`,
  'lobby-waits': ({ n }) => `對局尚未開始，還有 ${n} 個空位。`,
  'lobby-full': () => '對局尚未開始；已經滿座，桌主可以開始了。',
  'table-full': ({ who }) => `${who}，已經滿座。`,
  'start-free': ({ n }) => `還有 ${n} 個空位。`,
  'start-with': ({ n }) => `${n} 人開始`,
  'start-wait': () => '再等等',
  'start-waits': () => '牌桌繼續等人，滿座時我會告訴你。',
  'game-started': ({ where }) => `對局在 ${where} 開始。`,
  'game-cancelled': () => '對局已取消。',
  'cancel-ask': () => '⚠ 要取消這一局嗎？對局就此結束，不計入任何人的戰績。',
  'cancel-now': () => '取消對局',
  'resign-ask': () =>
    '⚠ 要退出這一局嗎？座位會由電腦玩家接手，算中途退出。終局前可以用 `/game back` 取回座位。',
  'resign-league': () => '在聯賽裡，這一桌你會得 0 分。',
  'resign-now': () => '退出對局',
  'resign-stay': () => '繼續玩',
  'resign-stayed': () => '你仍然在座。',
  'game-resigned': () => '你已退出對局，座位由電腦玩家接手；終局前可以用 `/game back` 取回。',
  'game-resumed': () => '對局在這裡繼續。',
  'thread-name': ({ title, game }) => `${title} · ${game}`,
  // Whose move it is
  'prompt-line': ({ who, what }) => `${who}：${what}`,
  'all-around': () => '⚡ 要回答的人此刻都在玩，所以我 5 分鐘內就會提醒，不等時限過半。',
  'option-hint': ({ label, hint }) => `**${label}**：${hint}`,
  'option-costs': ({ items }) => `花費 ${items}`,
  'option-harms': ({ names }) => `傷及 ${names}`,
  'option-no-undo': () => '不能復原',
  'option-for-good': () => '標有 ⚠ 的選擇不能復原。',
  'seat-strength': ({ name, strength }) => `${name}（${strength}）`,
  'prompt-done': ({ line }) => `✓ ${line}`,

  // The panel
  'panel-head': ({ title, game }) => `**${title}** · \`${game}\``,
  'so-far': () => '**到目前為止**',
  'since-visit': () => '**你上次看過之後**',
  'panel-picked': ({ items }) => `目前已選：${items}`,
  'you-chose': ({ items }) => `你選了${items}。`,
  'panel-none-picked': () => '還沒有選。',
  'panel-only-pass': () => '你沒有能用的牌或技能。可能有的人都會被問，別人才看不出誰有。',
  'panel-own-only': ({ label }) => `你現在只能選「${label}」。`,
  'panel-type': () => '也可以輸入 `/play choice:`。',
  'panel-write': ({ n }) => `最多寫 ${n} 個字。`,
  stale: () => '這個選單已經失效。這裡是現在的局面。',
  'stale-choice': () => '局面已經變了，這個選擇沒有生效。這裡是現在的局面。',
  'moved-on': () => '你的選擇已在別處改過。這裡是目前的選擇。',
  thanks: () => '收到。接著：',
  'not-yours': ({ names }) => `這要由 ${names} 選擇，不是你。`,
  'no-seat': () => '你不在這一局裡。',
  'nothing-now': () => '現在沒有要你決定的事。',
  'waits-for': ({ names }) => `正在等 ${names}。`,
  'game-over': ({ winners }) => `這一局已經結束。${winners}`,
  'game-is-cancelled': () => '這一局已經取消。',
  'game-paused': ({ why }) => `這一局暫停中。${why}想在哪個頻道繼續，就在那裡輸入 \`/game resume\`。`,
  'other-games-none': () => '沒有其他對局在等你。',
  'other-games': () => '這些對局在等你：',
  'hand-empty': () => '你沒有手牌。',
  // Typed choices
  'typed-unknown': ({ text }) => `「${text}」不在選項之中。`,
  'typed-ambiguous': ({ text, options }) => `「${text}」可能是 ${options}。是哪一個？`,
  'typed-count': ({ have, min, max, items }) =>
    `${min === max ? `請選 ${min} 項` : min === 0 ? `最多選 ${max} 項` : `請選 ${min} 至 ${max} 項`}；你選了 ${have} 項：${items}。`,
  'no-shortcut': ({ command }) => `這個遊戲沒有 \`${command}\`。請按「輪到你」，或輸入 \`/play choice:\`。`,
  'shortcut-not-now': ({ command }) => `現在不能用 \`${command}\`。能做的都在選單和按鈕裡。`,
  'possible-now': () => '現在可以選：',
  'and-more': ({ n }) => `……還有 ${n} 項`,
  'suggest-more': ({ n, of }) => `……（${n}／${of}）`,

  // Finding games
  'no-game-here': () =>
    '這個頻道沒有符合的對局。請在那一局的討論串裡使用，或用 `game:` 填對局代號。`/game list` 列出等人中與進行中的對局。',
  'no-such-game': ({ game }) => `這裡沒有 \`${game}\` 這一局。\`/game list\` 列出這個伺服器的對局。`,
  'which-game': ({ games }) => `符合的對局不只一局：${games}。請加上 \`game:\`。`,
  'no-seat-here': ({ games }) => `你不在這一局裡。你的對局：${games}。`,
  'no-seat-anywhere': () => '你不在這一局裡，也還沒有其他對局。`/game list` 列出等人中的牌桌。',
  'yours-to-move': ({ game }) => `${game}（輪到你）`,
  'list-head': () => '**這個伺服器的對局**',
  'list-none': () => '這裡沒有等人中的牌桌，也沒有進行中的對局。用 `/game new` 開一桌。',
  'list-seats-free': ({ n }) => `還有 ${n} 個空位`,
  'join-which': ({ game }) => `加入 ${game}`,
  'list-paused': () => '暫停中',
  'status-head': ({ seats, hash }) => `座位：${seats}\n洗牌雜湊值：\`${hash}\``,
  'status-started': ({ when }) => `${when}開始。`,
  'log-empty': () => '還沒有發生任何事。',
  'log-page': ({ page, of }) => `第 ${page} 頁，共 ${of} 頁`,

  'history-step': ({ step, of, who }) => `第 ${step} 步，共 ${of} 步 · 視角：${who}`,
  'history-public': () => '眾人',
  'history-eyes': () => '以誰的視角觀看？',
  'history-go': () => '跳到某一步',
  'history-which': ({ of }) => `哪一步？1 到 ${of}`,
  'history-no-step': ({ of }) => `這不是步數：請輸入 1 到 ${of} 的數字。`,
  'history-changed': () => '-# 之後規則改過版，無法重現當時的盤面。',
  // The end
  'end-winners': ({ names }) => `${names} 獲勝！`,
  'end-nobody': () => '沒有人獲勝。',
  'end-lost': ({ name }) => `${name} 落敗。`,
  'end-score-one': ({ rank, name, total, label }) => `${rank}. ${name} **${total}** · ${label}`,
  'end-score': ({ rank, name, total, parts }) => `${rank}. ${name} **${total}**${parts ? ` = ${parts}` : ''}`,
  // A full-width bracket brings its own space.
  'end-part': ({ label, points }) => `${label}${label.endsWith('）') ? '' : ' '}${points}`,
  'end-rank': ({ rank, name }) => `${rank}. ${name}`,
  'end-checked': () => '洗牌驗證無誤 ✓ 伺服器種子見 `/history verify`',
  'end-unchecked': () => '用 `/history verify` 驗證洗牌，並查看伺服器種子。',
  'end-broken': () => '✗ 本局與伺服器種子不符，詳見 `/history verify`',
  'end-opened': ({ who, what }) => `${who} 至終未亮：${what}`,
  'end-opened-more': ({ n }) => `另有 ${n} 項`,
  'end-share': () => '分享',
  'end-score-button': () => '得分',
  'next-strength': ({ strength }) => `下一關：${strength}`,
  'play-this': () => '我也要玩',
  'card-rounds': ({ n }) => `${n} 輪`,
  'card-won': () => '大勝',
  'card-lost': () => '惜敗',
  'card-over': () => '終局',
  'card-seal-won': () => '大勝',
  'card-seal-lost': () => '惜敗',
  'card-seal-over': () => '終局',
  'plate-free': () => '空位',
  'people-title': () => '同名不同遊戲',
  'card-with': ({ people }) => `（${people}）`,
  // Verify and export
  'verify-ok': ({ n }) => `✓ 已用伺服器種子從頭重播 ${n} 筆紀錄，牌序、經過與結果完全一致。`,
  'verify-other': ({ from, to, rules }) =>
    `第 ${from}–${to} 筆紀錄用的是第 ${rules} 版規則，本機器人已不支援；紀錄鏈完整，但未重播驗證。`,
  'verify-bad': ({ why }) => `✗ 驗證不符：${why}`,
  'verify-bad-at': ({ n, why }) => `✗ 第 ${n} 筆紀錄驗證不符：${why}`,
  'verify-fairness-hash': ({ hash }) => `洗牌雜湊值（開桌時公布）：\`${hash}\``,
  'verify-server-seed': ({ seed }) => `伺服器種子（其 SHA-256 即上面的雜湊值）：\`${seed}\``,
  'verify-mixed': ({ n, seedWords }) => `混入：${n} 次入座、${seedWords} 個種子詞。`,
  'export-here': () => '整局的檔案在此。其中只記座位，不記人名。',

  // New games
  'new-seats': ({ title, min, max }) => `${title}適合 ${min} 至 ${max} 人。`,
  'new-option-unknown': ({ text, options }) => `「${text}」不是這個遊戲的選項。選項有：${options}。`,
  'new-option-range': ({ name, min, max, endless }) =>
    endless === undefined
      ? `${name}請填 ${min} 到 ${max} 的整數。`
      : `${name}請填 ${min} 到 ${max} 的整數，或「${endless}」。`,
  'option-name-unknown': ({ option, text }) => `${option}：沒有「${text}」。輸入名字的一部分即可。`,
  'new-option-seats': ({ option, seats }) => `${option} 只適用於 ${seats} 人。`,
  'new-no-options': () => '無',
  'new-no-file': ({ title }) => `${title}不需要檔案，請略去 \`file:\`。`,
  'new-file-large': ({ n }) => `檔案太大，上限為 ${n} KB。`,
  'new-file-lost': () => '取不到這個檔案，請再附加一次。',
  'file-unstorable': ({ at }) => `第 ${at} 個字元已損壞（NUL，或半個字元），無法存下。`,
  'file-unstorable-at': ({ path, at }) => `${path}：第 ${at} 個字元已損壞（NUL，或半個字元），無法存下。`,
  'new-file-fault': ({ what, fault }) => `${what}：檔案無法使用。${fault}修正後請再附加一次。`,

  // Languages
  'language-is': ({ mine, server }) =>
    spaced(
      `我用${mine}和你對話；這個伺服器的新牌桌使用${server}。要更改，用 \`/language mine:\` 選你的語言；具「管理伺服器」權限的成員用 \`/language server:\` 選新牌桌的語言。`,
    ),
  'language-is-mine': ({ mine }) =>
    spaced(`我用${mine}和你對話。要更改，用 \`/language mine:\` 選你的語言。`),
  'language-set': ({ language }) => spaced(`從現在起我用${language}和你對話。`),
  'language-server-set': ({ language }) => spaced(`這個伺服器新開的牌桌使用${language}。`),
  'language-not-manager': () => '只有具「管理伺服器」權限的成員可以設定伺服器的語言。',
  // Permissions
  'doctor-well': () => '權限齊全，這個頻道可以進行對局。',
  'doctor-missing': () => '這裡缺少：',
  'doctor-optional': () => '非必要，但缺少：',
  'doctor-line': ({ name, cost }) => `**${name}**：${cost}`,
  'doctor-how': () =>
    '請到「編輯頻道 → 權限」為 Peach Garden 開啟；討論串沿用上層頻道的設定。「建立活動」與「管理身分組」請到「伺服器設定 → 身分組 → Peach Garden」授予。',
  'cost-view': () => '我看不到這個頻道，無法在這裡進行對局。',
  'cost-connect': () => '在語音頻道裡少了它我什麼都不能做，無法在這裡進行對局。',
  'cost-send': () => '我不能張貼牌桌與戰報，無法在這裡進行對局。',
  'cost-threads-send': () => '我不能在討論串發言，無法在討論串裡進行對局。',
  'cost-threads-send-here': () =>
    '我不能在討論串發言，對局只能在頻道裡進行，不能各有一個討論串。聯賽的牌桌都需要討論串。',
  'cost-threads-create': () => '對局只能在頻道裡進行，不能各有一個討論串。聯賽的牌桌都需要討論串。',
  'cost-embed': () => '我訊息裡的連結沒有預覽。',
  'cost-attach': () => '我不能傳送盤面的圖片。',
  'cost-history': () => '出錯之後我查不到自己貼過什麼，可能重複張貼。',
  'cost-threads-manage': () => '討論串被鎖定時，我無法重新開啟。',
  'cost-pin': () => '我不能釘選歡迎訊息（被聊天淹沒後我會再貼一次）與聯賽的頁面（見 `/league info`）。',
  'here-cannot-play': ({ names }) =>
    `我無法在這裡進行對局。缺少：${names}。\`/game doctor\` 說明各項的用途。`,
  // Faults
  failed: ({ code }) =>
    `我這邊出了差錯，代碼是 \`${code}\`。對局無恙：按「輪到你」或用 \`/game status\` 看現在的局面。`,
  away: () => '我的資料庫暫時連不上。什麼都沒有遺失，請過 1 分鐘再試一次。',
  'guild-only': () => '這只能在伺服器裡使用。',
  'press-again': () => '我處理得太慢，請再按一次。',
  'text-unstorable': ({ field, at }) =>
    `${field}：第 ${at} 個字元已損壞（NUL，或半個字元），無法存下。什麼都沒有改變，請去掉後重新輸入。`,
  'text-unstorable-here': ({ at }) =>
    `你的文字第 ${at} 個字元已損壞（NUL，或半個字元），無法存下。什麼都沒有改變，請去掉後重新輸入。`,
  'unknown-button': () => '這個按鈕已經失效。用 `/game status` 看現在的局面。',
  'unknown-command': () => '這個指令已經沒有了。玩法請看 `/help`。',
  'card-unknown': ({ text }) => `沒有哪個遊戲的卡牌叫做「${text}」。輸入名稱的一部分即可。`,
  'general-unknown': ({ text }) => `沒有叫做「${text}」的武將。輸入名字的一部分即可。`,
  'card-ambiguous': ({ text, cards }) => `「${text}」可能是${cards}。`,
  'nearest-names': ({ names }) => `是不是${names}？`,
  'rules-no-title': ({ text }) => `這裡沒有叫做「${text}」的遊戲。`,
  'rules-which': () => '要看哪個遊戲的規則？',
  'rules-topics': () => '主題：',
  'rules-next': ({ topic }) => `接著看：${topic}`,
  'rules-rulings': () => '裁定',
  'rules-none': ({ topic }) => `沒有「${topic}」這個主題。`,

  // Permissions by name, as Discord's own settings call them
  'permission-view': () => '檢視頻道',
  'permission-connect': () => '連接',
  'permission-send': () => '傳送訊息',
  'permission-threads-send': () => '在討論串中傳送訊息',
  'permission-threads-create': () => '建立公開討論串',
  'permission-embed': () => '嵌入連結',
  'permission-attach': () => '附加檔案',
  'permission-history': () => '讀取訊息歷史',
  'permission-threads-manage': () => '管理討論串',
  'permission-pin': () => '釘選訊息',

  ...branchesZhTW,
  ...lessonsZhTW,
  ...meZhTW,
  ...followingZhTW,
  ...clocksZhTW,
  ...dailyZhTW,
  ...customZhTW,
  ...autoAnswersZhTW,
  ...plansZhTW,
  ...refusalsZhTW,
  ...tablesZhTW,
  ...votesZhTW,
  ...welcomeZhTW,
  ...leagueActsZhTW,
  ...leagueDiscordZhTW,
  ...leaguesZhTW,
  ...picturesZhTW,
  ...pagesZhTW,
  ...reviewsZhTW,
  ...sittingsZhTW,
  ...statsZhTW,
} satisfies Translation<typeof en>
