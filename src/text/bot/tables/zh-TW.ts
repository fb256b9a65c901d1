// 邀請、找人、觀戰，以及管理者為伺服器訂的規則。
import type { Translation } from '../../catalogue.ts'
import type { tablesEn } from './en.ts'

export const tablesZhTW = {
  'role-link': ({ id }) => `<@&${id}>`,
  'channel-link': ({ id }) => `<#${id}>`,
  links: ({ first, rest }) => `${first} · ${rest}`,

  invite: () => '邀請',
  'invite-how': ({ n, hour }) =>
    `邀請誰？每次最多 ${n} 位成員，每小時最多 ${hour} 位。每個人我只提及一次，訊息附上「加入」按鈕。`,
  'invite-people': () => '這個伺服器的成員',
  'invite-role': () => '可以邀請的身分組',
  'invite-role-mute': ({ roles }) => `-# 我不能提及 ${roles}：管理身分組的人可以開放所有人提及。`,
  'invite-call': ({ who, by, game, n }) => `${who} ${by} 邀請你加入 ${game}，還有 ${n} 個空位。`,
  'invite-done': ({ who }) => `已邀請：${who}。`,
  'invite-unheard': ({ who }) => `正值勿擾時段或休假，已邀請但不會通知：${who}。`,
  'invite-left': ({ who }) => `已入座、已受邀或現在不能邀請，因此略過：${who}。`,
  'invite-bots': ({ who }) => `是機器人或不在這個伺服器，因此略過：${who}。`,
  'refused-invites-many': ({ max }) => `一次最多邀請 ${max} 位成員。`,
  'refused-invites-hour': ({ max }) =>
    `你每小時最多邀請 ${max} 位成員。其他人請稍後再邀，或請他們按牌桌上的「加入」。`,
  'refused-invites-nobody': () =>
    '沒有可以邀請的人：機器人，以及已入座、已受邀或現在不能邀請的成員都不算。請選別人。',
  'refused-not-invitable': () =>
    '這裡不能邀請這個身分組。有「管理伺服器」權限的成員可以用 `/server settings` 開放。',
  'refused-mentioned': ({ at }) => `不久前才提及過。<t:${at}:R>可以再提及。`,

  'invite-only': () => '限邀請：受邀的成員，或桌主放行的人才能加入。',
  'invite-only-short': () => '限邀請',
  'join-everyone': () => '大家都可以加入',
  'join-invited': () => '限邀請',
  'join-everyone-now': () => '大家都可以加入。',
  'join-invited-now': () => '限邀請：你邀請的成員，以及你放行的成員。',
  'refused-not-invited': ({ host }) => `這一桌限邀請，你還沒有受邀。可以請 ${host} 讓你加入。`,
  'refused-asked': ({ host }) => `你已經問過了，${host} 還沒有回覆；獲准後我會讓你入座。`,
  'refused-declined': ({ host }) =>
    `${host} 沒有讓你加入這一桌。\`/game list\` 看其他牌桌，\`/game new\` 自己開一桌。`,
  'refused-asks-no-more': () => '這一桌已有太多成員在等回覆。`/game list` 看其他牌桌。',
  'refused-not-invite-only': () => '這一桌大家都可以加入：請按「加入」。',
  'ask-host': () => '請桌主讓我加入',
  'asked-host': ({ host }) => `已經問了 ${host}。獲准後我會讓你入座。`,
  'join-request-line': ({ host, who, game }) => `${host}，${who} 想加入 ${game}。`,
  'let-in': () => '准許加入',
  'let-not': () => '這次不行',
  'join-request-in': ({ who, game }) => `✓ ${who} 加入 ${game}。`,
  'join-request-over': ({ who, game }) => `${who} 曾想加入 ${game}。`,

  'lobby-opened-invited': ({ game }) => `已開桌：\`${game}\`。請用「邀請」找人，由你按「開始」。`,
  'series-button': () => '改打三戰兩勝',
  'series-game': ({ n }) => `三戰兩勝 · 第 ${n} 局`,
  'series-wins': ({ who, n }) => `${who} ${n} 勝`,
  'series-standing': ({ list }) => `三戰兩勝：${list}。`,
  'series-won': ({ n, who }) => (n === 1 ? `${who} 贏得系列賽！` : `${who} 平分系列賽。`),
  'rematch-called': ({ who, where }) => `${who} 再開一桌：${where}。`,
  'rematch-opened': ({ game }) =>
    `已開桌：\`${game}\`。上一局的玩家都加入後自動開始；換了人就由你按「開始」。`,
  'rematch-opened-invited': ({ game }) => `已開桌：\`${game}\`。上一局的玩家都能加入，到齊後自動開始。`,

  'lobby-more': () => '更多',
  'lobby-more-look': ({ button }) => `- **${button}**：通知想玩這個遊戲的成員。`,
  'lobby-more-learn': ({ button }) => `- **${button}**：幾分鐘學會這個遊戲，只有你自己看得到。`,
  'lobby-more-fairness': ({ button }) => `- **${button}**：如何核對洗牌，以及如何加入你的種子詞。`,
  'lobby-more-language': () => '- 選單：這桌公開訊息所用的語言。只有你看得到的內容，用你自己的語言。',
  'pick-table-language': () => '這桌的語言',

  'look-for': () => '找人來玩',
  'call-me': () => '有人找就通知我',
  'call-me-not': () => '不再通知我',
  'call-role': ({ title }) => `徵求玩家：${title}`,
  'call-line': ({ role, host, game, n }) => `${role} ${host} 正在找人一起玩 ${game}，還有 ${n} 個空位。`,
  'call-done': ({ role }) => `我會為這一桌通知 ${role}。`,
  'call-on': ({ title, role }) =>
    `你現在有 ${role} 身分組：有人找人玩 ${title} 時我會通知你，每小時最多一次。`,
  'call-off': ({ title }) => `以後 ${title} 找人時不再通知你。`,
  'calls-lack': () =>
    '我在這裡缺少「管理身分組」權限，不能通知想玩的人。管理伺服器的成員可以給我；在那之前，可以用「邀請」指名邀人。',
  'calls-below': () =>
    '那個身分組的位置在我的身分組之上，我不能給予或提及。管理伺服器的成員可以把我的身分組移到它上面。',
  'calls-full': () => '這個伺服器的身分組已達 Discord 的上限，我不能再建立。請刪掉一個再試。',
  'refused-calls-off': () =>
    '這個伺服器關閉了找人功能。可以用「邀請」指名邀人；`/server settings` 可以恢復。',
  'refused-calls-nobody': () =>
    '還沒有人要收到這個遊戲的通知。成員可以按下面的「有人找就通知我」，或在 `/game new` 選遊戲時按。也可以用「邀請」指名邀人。',
  'refused-calls-invite-only': () =>
    '這一桌限邀請，所以我不提及任何身分組。可以用「邀請」指名邀人，或在「設定」開放大家加入。',

  watch: () => '觀戰',
  'watch-stop': () => '停止觀戰',
  'watch-on': ({ game }) =>
    `你正在觀戰 ${game}。它會列在 \`/me games\` 與你的個人面板，我會把你加進討論串，結束時也會告訴你。你看到的和大家一樣。`,
  'watch-off': ({ game }) => `你不再觀戰 ${game}。如果討論串還在你的列表裡，請自行離開。`,
  'watch-not': ({ game }) => `你沒有在觀戰 ${game}。`,
  'watch-games': () => '**你在觀戰**',
  'played-by': ({ names }) => `玩家：${names}`,
  'watched-by': ({ who }) => `觀戰：${who}`,
  'refused-sits-here': () => '你在這一局有座位，它已經在你的對局裡。',

  'refused-openers': ({ roles }) =>
    `在這個伺服器，只有 ${roles} 的成員可以開桌。可以請他們開，用 \`/game list\` 加入別桌，或用 \`/learn\` 自己試玩。`,
  'refused-elsewhere': ({ channels }) => `在這個伺服器，請到 ${channels} 開桌。`,
  'refused-tables-here': ({ max, games }) =>
    `在這個伺服器，每位成員同時最多坐 ${max} 桌。你已坐在 ${games}。先玩完一局，或用 \`/game leave game:\` 從等人中的牌桌離席。`,
  'refused-server-limit': ({ max }) =>
    `在這個伺服器，每位成員同時最多坐 ${max} 桌。請用 \`games:${max}\` 或更小的數字報名。`,
  'server-not-manager': () => '只有具備「管理伺服器」權限的成員可以更改伺服器設定。',
  'server-head': () => '**這個伺服器的牌桌**',
  'server-saved': () => '送出後立即生效。`/game doctor` 檢查我在頻道裡的權限。',
  'server-openers': ({ roles }) => `誰可以開桌：${roles}`,
  'server-everybody': () => '所有人',
  'server-openers-too': () => '（以及有「管理伺服器」權限的成員）',
  'server-channels': ({ channels }) => `在哪裡：${channels}`,
  'server-everywhere': () => '所有頻道',
  'server-tables': ({ n }) => `每位成員同時最多幾桌：${n}`,
  'server-no-limit': () => '不限',
  'server-reliability': ({ share }) => `入座要求的可靠度：${share}`,
  'server-reliability-none': () => '不要求',
  'pick-reliability': () => '入座要求的可靠度',
  'lobby-reliability': ({ percent }) => `入座要求可靠度 ${percent}%（準時率、打完對局的比例）；歡迎新手。`,
  'reliability-new': ({ percent }) =>
    `這裡要求可靠度 ${percent}%。你玩過的局數還太少，看不出來，所以歡迎入座；之後中途退出與逾時都會計入。`,
  'server-speed': ({ speed }) => `預設速度：${speed}`,
  'server-language': ({ language }) => `牌桌語言：${language}`,
  'server-invitable': ({ roles }) => `可以邀請的身分組：${roles}`,
  'server-no-roles': () => '無',
  'server-calls': ({ state }) => `找人來玩：${state}`,
  'server-daily-none': () => '每日一題：不公布（`/server daily`）',
  'server-calls-lack': () => '開，但我缺少「管理身分組」權限',
  'pick-openers': () => '誰可以開桌？',
  'pick-openers-none': () => '不選身分組則為所有人',
  'pick-channels': () => '在哪裡？',
  'pick-channels-none': () => '不選頻道則為所有頻道',
  'pick-calls': () => '用各遊戲的身分組找人來玩',
  'server-days': ({ n }) => `${n} 天`,
  'server-vote-days': ({ n }) => `投票開放：${n} 天`,
  'pick-vote-days': () => '投票開放幾天？',
  'pick-tables': () => '每位成員最多幾桌？',
  'pick-invitable': () => '哪些身分組可以邀請？',
  'pick-speed': () => '預設速度',
  'pick-language': () => '牌桌語言',
  'server-more': () => '速度、語言、投票',
  'server-first': () => '誰、在哪裡、幾桌',
  'server-calls-on': () => '開放',
  'server-calls-off': () => '關閉',
  'server-fault': () => '不能這樣設定，什麼都沒有改變。',
} satisfies Translation<typeof tablesEn>
