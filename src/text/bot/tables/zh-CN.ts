// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../catalogue.ts'
import type { tablesEn } from './en.ts'

export const tablesZhCN = {
  'role-link': ({ id }) => `<@&${id}>`,
  'channel-link': ({ id }) => `<#${id}>`,
  links: ({ first, rest }) => `${first} · ${rest}`,

  invite: () => '邀请',
  'invite-how': ({ n, hour }) =>
    `邀请谁？每次最多 ${n} 位成员，每小时最多 ${hour} 位。每个人我只提及一次，消息附上“加入”按钮。`,
  'invite-people': () => '这个服务器的成员',
  'invite-role': () => '可以邀请的身份组',
  'invite-role-mute': ({ roles }) => `-# 我不能提及 ${roles}：管理身份组的人可以开放所有人提及。`,
  'invite-call': ({ who, by, game, n }) => `${who} ${by} 邀请你加入 ${game}，还有 ${n} 个空位。`,
  'invite-done': ({ who }) => `已邀请：${who}。`,
  'invite-unheard': ({ who }) => `正值免打扰时段或休假，已邀请但不会通知：${who}。`,
  'invite-left': ({ who }) => `已入座或已受邀，因此跳过：${who}。`,
  'invite-bots': ({ who }) => `是机器人或不在这个服务器，因此跳过：${who}。`,
  'refused-invites-many': ({ max }) => `一次最多邀请 ${max} 位成员。`,
  'refused-invites-hour': ({ max }) =>
    `你每小时最多邀请 ${max} 位成员。其他人请稍后再邀，或请他们按牌桌上的“加入”。`,
  'refused-invites-nobody': () => '没有可以邀请的人：机器人、已入座与已受邀的成员都不算。请选别人。',
  'refused-not-invitable': () =>
    '这里不能邀请这个身份组。有“管理服务器”权限的成员可以用 `/server settings` 开放。',
  'refused-mentioned': ({ at }) => `不久前才提及过。<t:${at}:R>可以再提及。`,

  'invite-only': () => '限邀请：受邀的成员，或房主放行的人才能加入。',
  'invite-only-short': () => '限邀请',
  'join-everyone': () => '大家都可以加入',
  'join-invited': () => '限邀请',
  'join-everyone-now': () => '大家都可以加入。',
  'join-invited-now': () => '限邀请：你邀请的成员，以及你放行的成员。',
  'join-let-everyone': () => '让大家都可加入',
  'join-let-invited': () => '改为限邀请',
  'refused-not-invited': ({ host }) => `这一桌限邀请，你还没有受邀。可以请 ${host} 让你加入。`,
  'refused-asked': ({ host }) => `你已经问过了，${host} 还没有回复；获准后我会让你入座。`,
  'refused-declined': ({ host }) =>
    `${host} 没有让你加入这一桌。\`/game list\` 看其他牌桌，\`/game new\` 自己开一桌。`,
  'refused-asks-no-more': () => '这一桌已有太多成员在等回复。`/game list` 看其他牌桌。',
  'refused-not-invite-only': () => '这一桌大家都可以加入：请按“加入”。',
  'ask-host': () => '请房主让我加入',
  'asked-host': ({ host }) => `已经问了 ${host}。获准后我会让你入座。`,
  'knock-line': ({ host, who, game }) => `${host}，${who} 想加入 ${game}。`,
  'let-in': () => '准许加入',
  'let-not': () => '这次不行',
  'knock-in': ({ who, game }) => `✓ ${who} 加入 ${game}。`,
  'knock-over': ({ who, game }) => `${who} 曾想加入 ${game}。`,

  'lobby-opened-invited': ({ game }) => `已开桌：\`${game}\`。请用“邀请”找人，由你按“开始”。`,
  'rematch-called': ({ who, where }) => `${who} 再开一桌：${where}。`,
  'rematch-opened-invited': ({ game }) => `已开桌：\`${game}\`。上一局的玩家都能加入，由你按“开始”。`,

  'lobby-more': () => '更多',
  'lobby-more-look': ({ button }) => `- **${button}**：通知想玩这个游戏的成员。`,
  'lobby-more-learn': ({ button }) => `- **${button}**：几分钟学会这个游戏，只有你自己看得到。`,
  'lobby-more-fairness': ({ button }) => `- **${button}**：如何核对洗牌，以及如何加入你的种子词。`,
  'lobby-more-language': () => '- 菜单：这桌公开消息所用的语言。只有你看得到的内容，用你自己的语言。',
  'pick-table-language': () => '这桌的语言',

  'look-for': () => '找人来玩',
  'call-me': () => '有人找就通知我',
  'call-me-not': () => '不再通知我',
  'call-role': ({ title }) => `征求玩家：${title}`,
  'call-line': ({ role, host, game, n }) => `${role} ${host} 正在找人一起玩 ${game}，还有 ${n} 个空位。`,
  'call-done': ({ role }) => `我会为这一桌通知 ${role}。`,
  'call-on': ({ title, role }) =>
    `你现在有 ${role} 身份组：有人找人玩 ${title} 时我会通知你，每小时最多一次。`,
  'call-off': ({ title }) => `以后 ${title} 找人时不再通知你。`,
  'calls-lack': () =>
    '我在这里缺少“管理身份组”权限，不能通知想玩的人。管理服务器的成员可以给我；在那之前，可以用“邀请”指名邀人。',
  'calls-below': () =>
    '那个身份组的位置在我的身份组之上，我不能给予或提及。管理服务器的成员可以把我的身份组移到它上面。',
  'calls-full': () => '这个服务器的身份组已达 Discord 的上限，我不能再建立。请删掉一个再试。',
  'refused-calls-off': () => '这个服务器关闭了找人功能。可以用“邀请”指名邀人；`/server settings` 可以恢复。',
  'refused-calls-nobody': () =>
    '还没有人要收到这个游戏的通知。成员可以按下面的“有人找就通知我”，或在 `/game new` 选游戏时按。也可以用“邀请”指名邀人。',
  'refused-calls-invite-only': () =>
    '这一桌限邀请，所以我不提及任何身份组。可以用“邀请”指名邀人，或在“设置”开放大家加入。',

  watch: () => '观战',
  'watch-stop': () => '停止观战',
  'watch-on': ({ game }) =>
    `你正在观战 ${game}。它会列在 \`/me games\` 与你的个人面板，我会把你加进子区，结束时也会告诉你。你看到的和大家一样。`,
  'watch-off': ({ game }) => `你不再观战 ${game}。如果子区还在你的列表里，请自行离开。`,
  'watch-not': ({ game }) => `你没有在观战 ${game}。`,
  'watch-games': () => '**你在观战**',
  'played-by': ({ names }) => `玩家：${names}`,
  'watched-by': ({ who }) => `观战：${who}`,
  'refused-sits-here': () => '你在这一局有座位，它已经在你的对局里。',

  'refused-openers': ({ roles }) =>
    `在这个服务器，只有 ${roles} 的成员可以开桌。可以请他们开，用 \`/game list\` 加入别桌，或用 \`/learn\` 自己试玩。`,
  'refused-elsewhere': ({ channels }) => `在这个服务器，请到 ${channels} 开桌。`,
  'refused-tables-here': ({ max, games }) =>
    `在这个服务器，每位成员同时最多坐 ${max} 桌。你已坐在 ${games}。先玩完一局，或用 \`/game leave game:\` 从等人中的牌桌离席。`,
  'refused-server-limit': ({ max }) =>
    `在这个服务器，每位成员同时最多坐 ${max} 桌。请用 \`games:${max}\` 或更小的数字报名。`,
  'server-not-manager': () => '只有具备“管理服务器”权限的成员可以更改服务器设置。',
  'server-head': () => '**这个服务器的牌桌**',
  'server-saved': () => '每个菜单立即生效。`/game doctor` 检查我在频道里的权限。',
  'server-openers': ({ roles }) => `谁可以开桌：${roles}`,
  'server-everybody': () => '所有人',
  'server-openers-too': () => '（以及有“管理服务器”权限的成员）',
  'server-channels': ({ channels }) => `在哪里：${channels}`,
  'server-everywhere': () => '所有频道',
  'server-tables': ({ n }) => `每位成员同时最多几桌：${n}`,
  'server-no-limit': () => '不限',
  'server-speed': ({ speed }) => `默认速度：${speed}`,
  'server-language': ({ language }) => `牌桌语言：${language}`,
  'server-invitable': ({ roles }) => `可以邀请的身份组：${roles}`,
  'server-no-roles': () => '无',
  'server-calls': ({ state }) => `找人来玩：${state}`,
  'server-calls-lack': () => '开，但我缺少“管理身份组”权限',
  'pick-openers': () => '谁可以开桌？不选则为所有人',
  'pick-channels': () => '在哪里？不选则为所有频道',
  'pick-tables': () => '每位成员最多几桌？',
  'pick-invitable': () => '哪些身份组可以邀请？',
  'pick-speed': () => '默认速度',
  'pick-language': () => '牌桌语言',
  'server-more': () => '速度、语言、身份组',
  'server-first': () => '谁、在哪里、几桌',
  'server-calls-on': () => '开放找人来玩',
  'server-calls-off': () => '关闭找人来玩',
  'server-fault': () => '不能这样设置，什么都没有改变。',
} satisfies Translation<typeof tablesEn>
