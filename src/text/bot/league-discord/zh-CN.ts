// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../catalogue.ts'
import type { leagueDiscordEn } from './en.ts'

export const leagueDiscordZhCN = {
  // Posts about tables
  'league-tables-begun': ({ name }) => `${name} · 新开的牌桌`,
  'league-tables-ended': ({ name }) => `${name} · 赛果`,
  'league-table-over': () => '已结束',

  // The calendar event
  'league-event-season': ({ name, n }) => `${name}：第 ${n} 季开始`,
  'league-event-round': ({ name, n }) => `${name}：第 ${n} 轮开始`,
  'league-event-about-season': ({ game, seats }) =>
    `${game}，${seats} 个座位。赛季开始时截止报名：/league join 报名。`,
  'league-event-about-round': ({ game, seats }) => `${game}，${seats} 个座位。这一轮的牌桌会自动开始。`,

  // Roles
  'league-role-champion': ({ name }) => `${name} 冠军`,
  'league-role-tier': ({ name, n }) => `${name} 第 ${n} 级`,
  'league-act-roles': ({ who }) => `${who} 激活了身份组：冠军一个，分组赛每级各一个。`,
  'league-act-no-roles': ({ who }) => `${who} 禁用了联赛的身份组。`,
  'league-did-roles': ({ name }) =>
    `每季结束后，${name} 的冠军会得到身份组；分组赛进行期间，各级成员也各有一个。`,
  'league-did-no-roles': ({ name }) => `${name} 不再给身份组，我为它建立的会删除。`,
  'league-roles-on': () => '给身份组',
  'league-roles-off': () => '不给，并删除本联赛的身份组',

  // The forum
  'league-round-tag': ({ n }) => `第 ${n} 轮`,
  'league-tables-in': ({ channel }) => `牌桌开在 ${channel}。`,
  'league-act-forum': ({ who }) => `${who} 选了一个论坛，牌桌开在那里。`,
  'league-act-no-forum': ({ who }) => `${who} 决定牌桌开在联赛的频道。`,
  'league-did-forum': ({ name, channel }) => `${name} 的牌桌从现在起开在 ${channel}，各有该轮的标签。`,
  'league-did-no-forum': ({ name, channel }) => `${name} 的牌桌从现在起开在 ${channel}。`,

  // What a league does without
  'league-tables-permission': () => '牌桌开始与结束时不会在频道公布：我不能在那里发文。',
  'league-tables-full': () => '牌桌开始与结束时不会在频道公布：数量已达上限。',
  'league-tables-refused': () => '牌桌开始与结束时不会在频道公布：Discord 拒绝了消息。',
  'league-event-permission': () => '没有日历活动：我缺少“创建活动”权限。',
  'league-event-full': () => '没有日历活动：服务器已有 100 个活动，这是 Discord 的上限。',
  'league-event-refused': () => '没有日历活动：Discord 拒绝了它。',
  'league-roles-permission': () =>
    '身份组不是最新的：我需要“管理身份组”权限，而且我的身份组要排在我建立的身份组之上。',
  'league-roles-full': () => '身份组不齐全：服务器已有 250 个身份组，这是 Discord 的上限。',
  'league-roles-refused': () => '身份组不是最新的：Discord 拒绝了更动。',

  'league-forum-permission': () =>
    '牌桌没有该轮的标签：我在论坛里缺少“管理频道”权限。已有与该轮同名的标签就会使用，不论由谁建立。',
  'league-forum-full': () => '牌桌没有该轮的标签：论坛已有 20 个标签，这是 Discord 的上限。',
  'league-forum-refused': () =>
    '我不能使用它的论坛：牌桌改开在联赛的频道，或没有标签。我在那里需要“查看频道”“发送消息”与“在子区内发送消息”权限。',
  'league-threads-permission': () => '我看不到这个服务器有多少子区开着，只计算对局的子区。',
  'league-threads-full': () =>
    '这个服务器开着的子区至少有 900 个，而 Discord 的上限是 1000 个：要等一些归档，才会再开新桌。每小时会再试一次。',
  'league-threads-refused': () => 'Discord 没有告诉我有多少子区开着，只计算对局的子区。',

  // `/game doctor`
  'doctor-leagues': () => '这个服务器的联赛：',
  'doctor-league-line': ({ name, what }) => `${name}：${what}`,
  'doctor-threads-full': () =>
    '开着的子区至少有 900 个。Discord 的上限是每个服务器 1000 个：要等一些归档，联赛才会再开新桌。',
  'permission-events': () => '创建活动',
  'permission-channels': () => '管理频道',
  'permission-roles': () => '管理身份组',
  'cost-events': () => '联赛与约局不会有日历活动；日期仍写在联赛的页面与对局的子区里。',
  'cost-channels': () => '牌桌开在论坛的联赛不能为每轮建立标签；只在那个论坛给我这个权限即可。',
  'cost-roles': () =>
    '我不能通知想玩某个游戏的成员（“找人来玩”），联赛也不能给冠军与各级成员身份组（`/league-admin roles`）。',
} satisfies Translation<typeof leagueDiscordEn>
