// What a league has on Discord beside its page, in Traditional Chinese: posts about tables, calendar events, roles.
import type { Translation } from '../../catalogue.ts'
import type { leagueDiscordEn } from './en.ts'

export const leagueDiscordZhTW = {
  // Posts about tables
  'league-tables-begun': ({ name }) => `${name} · 新開的牌桌`,
  'league-tables-ended': ({ name }) => `${name} · 賽果`,
  'league-table-over': () => '已結束',

  // The calendar event
  'league-event-season': ({ name, n }) => `${name}：第 ${n} 季開始`,
  'league-event-round': ({ name, n }) => `${name}：第 ${n} 輪開始`,
  'league-event-about-season': ({ game, seats }) =>
    `${game}，${seats} 個座位。賽季開始時截止報名：/league join 報名。`,
  'league-event-about-round': ({ game, seats }) => `${game}，${seats} 個座位。這一輪的牌桌會自動開始。`,

  // Roles
  'league-role-champion': ({ name }) => `${name} 冠軍`,
  'league-role-tier': ({ name, n }) => `${name} 第 ${n} 級`,
  'league-act-roles': ({ who }) => `${who} 啟用了身分組：冠軍一個，分組賽每級各一個。`,
  'league-act-no-roles': ({ who }) => `${who} 停用了聯賽的身分組。`,
  'league-did-roles': ({ name }) =>
    `每季結束後，${name} 的冠軍會得到身分組；分組賽進行期間，各級成員也各有一個。`,
  'league-did-no-roles': ({ name }) => `${name} 不再給身分組，我為它建立的會刪除。`,
  'league-roles-on': () => '給身分組',
  'league-roles-off': () => '不給，並刪除本聯賽的身分組',

  // The forum
  'league-round-tag': ({ n }) => `第 ${n} 輪`,
  'league-tables-in': ({ channel }) => `牌桌開在 ${channel}。`,
  'league-act-forum': ({ who }) => `${who} 選了一個論壇，牌桌開在那裡。`,
  'league-act-no-forum': ({ who }) => `${who} 決定牌桌開在聯賽的頻道。`,
  'league-did-forum': ({ name, channel }) => `${name} 的牌桌從現在起開在 ${channel}，各有該輪的標籤。`,
  'league-did-no-forum': ({ name, channel }) => `${name} 的牌桌從現在起開在 ${channel}。`,

  // What a league does without
  'league-tables-permission': () => '牌桌開始與結束時不會在頻道公布：我不能在那裡發文。',
  'league-tables-full': () => '牌桌開始與結束時不會在頻道公布：數量已達上限。',
  'league-tables-refused': () => '牌桌開始與結束時不會在頻道公布：Discord 拒絕了訊息。',
  'league-event-permission': () => '沒有行事曆活動：我缺少「建立活動」權限。',
  'league-event-full': () => '沒有行事曆活動：伺服器已有 100 個活動，這是 Discord 的上限。',
  'league-event-refused': () => '沒有行事曆活動：Discord 拒絕了它。',
  'league-roles-permission': () =>
    '身分組不是最新的：我需要「管理身分組」權限，而且我的身分組要排在我建立的身分組之上。',
  'league-roles-full': () => '身分組不齊全：伺服器已有 250 個身分組，這是 Discord 的上限。',
  'league-roles-refused': () => '身分組不是最新的：Discord 拒絕了更動。',

  'league-forum-permission': () =>
    '牌桌沒有該輪的標籤：我在論壇裡缺少「管理頻道」權限。已有與該輪同名的標籤就會使用，不論由誰建立。',
  'league-forum-full': () => '牌桌沒有該輪的標籤：論壇已有 20 個標籤，這是 Discord 的上限。',
  'league-forum-refused': () =>
    '我不能使用它的論壇：牌桌改開在聯賽的頻道，或沒有標籤。我在那裡需要「檢視頻道」「傳送訊息」與「在討論串中傳送訊息」權限。',
  'league-threads-permission': () => '我看不到這個伺服器有多少討論串開著，只計算對局的討論串。',
  'league-threads-full': () =>
    '這個伺服器開著的討論串至少有 900 個，而 Discord 的上限是 1000 個：要等一些封存，才會再開新桌。每小時會再試一次。',
  'league-threads-refused': () => 'Discord 沒有告訴我有多少討論串開著，只計算對局的討論串。',

  // `/game doctor`
  'doctor-leagues': () => '這個伺服器的聯賽：',
  'doctor-league-line': ({ name, what }) => `${name}：${what}`,
  'doctor-threads-full': () =>
    '開著的討論串至少有 900 個。Discord 的上限是每個伺服器 1000 個：要等一些封存，聯賽才會再開新桌。',
  'permission-events': () => '建立活動',
  'permission-channels': () => '管理頻道',
  'permission-roles': () => '管理身分組',
  'cost-events': () => '聯賽與約局不會有行事曆活動；日期仍寫在聯賽的頁面與對局的討論串裡。',
  'cost-channels': () => '牌桌開在論壇的聯賽不能為每輪建立標籤；只在那個論壇給我這個權限即可。',
  'cost-roles': () =>
    '我不能通知想玩某個遊戲的成員（「找人來玩」），聯賽也不能給冠軍與各級成員身分組（`/league-admin roles`）。',
} satisfies Translation<typeof leagueDiscordEn>
