// What the host tells a person who asked for what cannot be, and what it tells a table, in Traditional Chinese.
import type { Translation } from '../../catalogue.ts'
import { hoursAndMinutes } from '../clocks/zh-TW.ts'
import type { namesEn, refusalsEn } from './en.ts'

export const refusalsZhTW = {
  'refused-no-game': () => '沒有這一局。`/game list` 列出這個伺服器的對局。',
  'refused-no-title': () => '這裡沒有這個遊戲。',
  'refused-seats': ({ min, max }) => `這個遊戲適合 ${min} 至 ${max} 人。`,
  'refused-option': ({ option }) => `「${option}」不能用在這一桌。「設定」裡有能用的選項。`,
  'refused-form-old': () =>
    '你開啟表單之後，這些設定已經改變，所以表單沒有儲存。請重新開啟，從現在的設定改起。',
  'refused-not-lobby': () => '這一局已經開始，或已經結束。`/game list` 列出等人中的牌桌。',
  'refused-lobbies-here': ({ n, games }) =>
    `你在這個伺服器已開了 ${n} 桌：${games}。先開始其中一桌，或用 \`/game cancel game:\` 解散，再開新的。`,
  'refused-lobbies': ({ n, games }) =>
    `你在各伺服器已開了 ${n} 桌：${games}。先開始其中一桌，或用 \`/game cancel game:\` 解散，再開新的。`,
  'refused-reliability': ({ asked, own }) =>
    `這裡要求可靠度 ${asked}%，你是 ${own}%：取準時率與打完對局的比例中較低的一個。\`/me stats\` 兩者都看得到。`,
  'refused-blocked-there': ({ who }) => `你封鎖的 ${who} 在座。用 \`/me block\` 查看或更改封鎖名單。`,
  'refused-no-room-for-you': () => '這一桌不能收你。用 `/game list` 看看別的牌桌。',
  'refused-no-room-for-them': () => '這一桌不能收這位成員。請選別人。',
  'asked-unseeing': ({ names }) => `${names} 看不到這個頻道：已改用私訊詢問。調整頻道權限就能讓人回來。`,
  'asked-you-unseeing': ({ game }) =>
    `輪到你了，但你已看不到這一局的頻道。請在這裡作答，或用 \`/play game:${game}\`。`,
  'doctor-unseeing': ({ names }) => `⚠️ ${names} 看不到這一局所在的頻道（檢視頻道），我改用私訊詢問。`,
  'doctor-icons': ({ code }) =>
    `部分圖示暫以一般表情符號代替：Discord 沒有接受機器人的表情符號（代碼 ${code}）。我會自行再試。`,
  'refused-cannot-see': ({ name, where }) =>
    `${name} 看不到這一局所在的 ${where}。請找別人，或先讓對方進得來。`,
  'answer-shut': () =>
    '我還沒來得及在那裡回覆，討論串就被鎖定或封存了。你的選擇若及時送達仍然算數；用 `/me games` 看看各局的情形。',
  'refused-not-installed': () => '這個版本的機器人沒有這款遊戲。牌局會保留，等遊戲恢復後繼續。',
  'not-in-version': () => '這個版本沒有這款遊戲',
  'refused-full': () => '已經滿座。',
  'refused-seated': () => '你已經入座。',
  'refused-not-seated': () => '你在這裡沒有座位。',
  'refused-not-asking': () => '對方現在沒有要求加入這一局。「邀請」可以邀請他。',
  'refused-asker-seated': () => '對方已經在這一桌入座。',
  'refused-asker-tables': () => '對方同時在坐的桌數，已達這個伺服器的上限；等其中一局結束，再讓他入座。',
  'refused-not-host': ({ host }) => `只有桌主 ${host} 可以這麼做。`,
  'refused-too-few-players': ({ min }) => `這個遊戲至少要 ${min} 人，電腦玩家也算。`,
  'refused-no-strength': () => '沒有這種強度的電腦玩家。',
  'refused-not-playing': () =>
    '這一局還沒開始，或已經結束，不在進行中。`/game list` 列出進行中的對局，用 `game:` 指定其中一局。',
  'refused-paused': () => '這一局暫停中。用 `/game resume` 繼續，或請其他人同意。',
  'refused-own-time': () => '只能把時間給其他玩家。',
  'refused-no-clock': ({ who }) => `${who} 現在沒有在計時。`,
  'refused-gives-too-much': ({ hours, minutes }) =>
    hours + minutes === 0
      ? '這個決定能加的時間都加滿了。'
      : `這個決定可加 1 分鐘到 ${hoursAndMinutes(hours, minutes)}。`,
  'refused-not-paused': () => '這一局沒有暫停。',
  'refused-other-server': () => '這一局屬於另一個伺服器，要在那裡的頻道用 `/game resume` 繼續。',
  'refused-not-alone': () => '還有其他成員在玩。`/game resign` 可把座位交給電腦玩家。',
  'refused-not-over-yet': () => '對局結束之前，只能看大家看到的過去，或你自己看到的。',
  'refused-not-finished': () => '對局結束後才能這麼做：其中會公開伺服器種子。',
  'refused-not-followable': () => '對方不同意被追蹤。同意的方法是 `/me followers switch:on`。',
  'refused-follows-oneself': () => '你不能追蹤自己。`/me games` 顯示你自己的牌桌。',
  'refused-follows-many': ({ max }) =>
    `你已追蹤 ${max} 個牌桌與成員。\`/history follow\` 列出全部；請先停止追蹤一個。`,
  'refused-notes-full': ({ max }) => `你在這一局已有 ${max} 則筆記。請先刪掉一則。`,
  'refused-quote-full': () => '你在那一步的語錄已放不下這句話。用 `/me note` 可以刪除語錄。',
  'refused-not-branched': () => '只有已經結束的對局，才能從其中一步接著打。',
  'refused-branch-changed': () =>
    '這一步無法接著打：規則已有修改，或是暗牌沒有別的擺法。請改用原來的牌，或換一步再試。',
  'refused-branch-over': () => '到了這一步，對局已經結束。請選較早的一步。',
  'refused-not-reviewed': () => '對局打到結束之後，才能做賽後回顧。',
  'refused-not-played': () => '這只給這一局的玩家看：對局結束時你沒有座位，或座位已由電腦玩家接手。',
  'refused-card-shared': () => '這一局的戰果卡已經貼過了。',
  'refused-reviews-full': () => '等著製作的賽後回顧太多了，請過幾小時再試。',
  'refused-seed-word': ({ max }) => `種子詞最多 ${max} 個字。`,
  'refused-no-lesson': () => '這個遊戲沒有教學。',
  'refused-lesson-only': () => '先別急：這一步要照建議選，教學才能繼續。自己的對局可以自由選擇。',
  'refused-stale': () => '局面已經變了，這個選擇沒有生效。',
  'refused-not-yours': ({ who }) => `這要由 ${who} 選擇，不是你。`,
  'refused-already-answered': () => '你已經選過了。',
  'refused-game-over': () => '對局已經結束。',
  'refused-not-an-option': () => '這不在選項之中。',
  'refused-too-few': () => '選得太少。',
  'refused-too-many': () => '選得太多。',
  'refused-nothing-to-undo': () => '你在這裡沒有可以復原的選擇。',
  'refused-undo-needs-consent': () => '對局已經繼續進行。`/game undo` 會徵詢其他人是否讓你復原。',
  'refused-undo-revealed': () => '不能復原：已有隱藏資訊揭曉，或復原會洩露隱藏資訊。',
  undone: ({ who }) => `↩ ${who} 復原了一個選擇。`,
  'undone-agreed': ({ who }) => `↩ 眾人同意：${who} 復原了一個選擇，對局從那裡繼續。`,
  'wound-back': () => '↩ 規則有更新，這一局退回最近一個可安全續玩的局面，之後的牌重新洗過。',
  'seat-replaced': ({ who, computer }) => `${who} 退出對局，座位由 🤖 ${computer} 接手。`,
  'paused-channel': () => '原本的頻道已被刪除。',
  'paused-permission': () => '對局所在之處缺少權限；在那裡用 `/game doctor` 可知缺少什麼。',
  'paused-locked': () => '對局的討論串被鎖定；具「管理討論串」權限的成員可以解鎖。',
  'paused-refused': () => 'Discord 在那裡拒收機器人的訊息。缺少的經過可以用 `/history log` 查看。',
  'post-left-out': () => '⚠️ 這裡少了對局的一則訊息：Discord 拒收。`/history log` 可以看到經過。',
  'not-shown': ({ game }) =>
    `你的對局 \`${game}\` 有一則訊息無法顯示：Discord 拒收。\`/game list\` 與 \`/history log\` 可以看到這一局。`,
  'posts-stuck': ({ n, tries, when }) =>
    `⚠️ 這一局有 ${n} 則訊息還沒發出去，已試 ${tries} 次。下次嘗試：${when}。`,
  'paused-told': ({ game, why }) =>
    `你的對局 \`${game}\` 暫停了。${why}想在哪個頻道繼續，就在那裡輸入 \`/game resume\`。`,
} satisfies Translation<typeof refusalsEn>

export const namesZhTW = {
  random: '隨機',
  easy: '簡單',
  normal: '普通',
  hard: '困難',
  expert: '專家',
  'erased-member': '一位離去的成員',
} satisfies Record<keyof typeof namesEn, string>
