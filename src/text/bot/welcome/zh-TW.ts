// 新玩家的第一個小時：歡迎、選遊戲、開局三行與 `/help`。
import type { Translation } from '../../catalogue.ts'
import type { welcomeEn } from './en.ts'

export const welcomeZhTW = {
  'welcome-name': () => '桃園',
  'welcome-title': () => '## 歡迎來到桃園 Peach Garden',
  'welcome-line': () => '按下面的按鈕就能立刻試玩；只給你看的內容都用你的語言。',
  'welcome-body': () =>
    [
      '三國與中國歷史的桌上遊戲，依你的步調慢慢玩：有空按幾下，就走完一步。',
      '- **立刻試玩**：你對簡單的電腦玩家，在專屬的討論串裡。',
      '- `/game new` 開一桌等人加入；其餘的請看 `/help`。',
    ].join('\n'),
  'welcome-games': ({ games }) => `**遊戲**：${games}。人數、所需時間與玩法，都在選單裡。`,
  'try-now': () => '立刻試玩',
  'try-this': () => '試玩這個遊戲',
  'try-begun': ({ where }) => `牌桌準備好了：${where}。「輪到你」按鈕就在那裡的最新訊息下方。`,
  'try-goes-on': ({ where }) => `你的試玩對局還在進行：${where}。`,

  'choose-title': () => '選擇遊戲',
  'choose-which': () => '**哪個遊戲？** 選單介紹每個遊戲。',
  'open-lobby': () => '開桌',
  'facts-players': ({ min, max }) => `${min}–${max} 人`,
  'facts-reading': ({ n }) => `規則讀 ${n} 分鐘`,
  'facts-days': ({ from, to, seats }) => `${seats} 位真人約 ${from === to ? from : `${from}–${to}`} 天`,
  'alone-minutes': ({ n }) => `對電腦約 ${n} 分鐘`,
  'alone-hours': ({ n }) => `對電腦約 ${n} 小時`,
  'lasts-days': ({ from, to }) => `約 ${from === to ? from : `${from}–${to}`} 天`,
  'lasts-open': () => '沒有固定的結束時間',
  'lasts-hours': ({ to }) => `全員到齊約 ${to} 小時`,
  'facts-pace': () =>
    '天數：半數牌桌不超過前一個數字，10 桌有 9 桌不超過後一個；以每人每天看 4 次左右計算，與時限無關。即時牌桌只要幾小時。',
  'opening-aim': ({ text }) => `**目標**：${text}`,
  'opening-turn': ({ text }) => `**輪到你時**：${text}`,
  'opening-win': ({ text }) => `**取勝**：${text}`,

  'help-title': () => '**桃園 Peach Garden** · 三國桌遊，慢慢玩',
  'help-start': () => '基本玩法',
  'help-start-body': () =>
    [
      '**開局**：用 `/game new` 開桌，其他人按「加入」，桌主按「開始」。每一局都有自己的討論串。',
      '**行動**：按最新訊息下方的「輪到你」，或輸入 `/play`，從跳出的清單選。手牌與選單只有你看得到。',
      '**觀看**：`/board` 看盤面，`/hand` 看你的手牌，`/game status` 看輪到誰。',
      '**學習**：`/learn` 帶你玩第一局；`/rules` 分節說明規則，`/card` 說明卡牌，`/general` 說明武將。',
    ].join('\n'),
  'help-wait': () => '等待的時候',
  'help-wait-body': () =>
    [
      '**所有對局**：`/me games` 列出你的對局，輪到你的排在前面；`/me dashboard` 在私訊裡用一則訊息集中顯示。',
      '**至今的經過**：看 `/history log` 與 `/history show`；`/game clock` 看各人還有多少時間。',
      '**縮短等待**：`/auto` 設定自動應答，由我代你回答，牌桌不必等你。`/plan` 預排你的下一回合，輪到你時執行。`/game sitting` 約一晚即時進行。',
      '**你的時間**：`/me away` 休假，`/me quiet` 設定勿擾時段，`/me reminders` 設定如何與何時提醒。`/game give-time` 給其他玩家加時間。電腦玩家託管時，`/game back` 取回座位。',
    ].join('\n'),
  'help-people': () => '玩家與聯賽',
  'help-people-body': () =>
    [
      '**找人**：等人時，「邀請」指名邀人，「找人來玩」通知想玩的人：在 `/game new` 選遊戲時按「有人找就通知我」。',
      '**觀戰**：`/game watch` 不入座也能看一局，`/game worth-watching` 列出值得看的。',
      '**聯賽**：`/league info` 介紹這個伺服器的聯賽，`/league join` 報名。',
      '**結束之後**：`/history review` 看一局在哪裡轉折，還有它的故事。`/history film` 把一局做成短片。',
    ].join('\n'),
  'help-manage': () => '對局與設定',
  'help-manage-body': () =>
    [
      '**對局**：`/game list` 列出這個伺服器的對局。`/game leave` 在開始前離席，`/game resign` 中途退出；`/game undo` 復原你上一個選擇；`/game pause`、`/game resume`、`/game cancel` 提議暫停、繼續、取消，由大家表決；`/game replace` 請另一位成員接替座位。',
      '**公平性**：每次洗牌的雜湊值在有人入座之前就公布。`/history verify` 重播已結束的對局，`/history export` 給你檔案，或存成能自行驗證的單一網頁。',
      '**語言**：`/language` 設定你的語言；在任何牌桌，你的選單都照此顯示。',
      '**疑難**：`/game doctor` 列出我在這個頻道缺少的權限。`/server settings` 設定誰可以開桌、在哪裡。',
    ].join('\n'),
} satisfies Translation<typeof welcomeEn>
