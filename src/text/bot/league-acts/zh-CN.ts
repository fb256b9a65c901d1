// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../catalogue.ts'
import { queueTable } from '../leagues/queue-table.ts'
import type { leagueActsEn } from './en.ts'

export const leagueActsZhCN = {
  'league-act-created': ({ who }) => `${who} 创办了联赛。`,
  'league-act-start': ({ who }) => `${who} 提前开始了下一轮。`,
  'league-act-paused': ({ who }) => `${who} 暂停了联赛：恢复之前不会开始新的一轮，进行中的牌桌照常进行。`,
  'league-act-paused-queue': ({ who }) => `${who} 暂停了联赛：恢复之前不开新桌，进行中的牌桌照常进行。`,
  'league-act-resumed': ({ who }) => `${who} 恢复了联赛。`,
  'league-act-place-lost': () =>
    '联赛暂停：原来的频道已无法发文。在哪个频道输入 `/league-admin resume`，就在那里恢复。',
  'league-act-extended': ({ who, days, tables }) => `${who} 给 ${tables} 桌延长了 ${days} 天。`,
  'league-act-excluded': ({ who, member }) =>
    `${who} 将 ${member} 除名：本季与下一季不得参赛，进行中的牌桌由电脑玩家接手。`,
  'league-act-excluded-queue': ({ who, member }) =>
    `${who} 将 ${member} 除名：不得再排队，进行中的牌桌由电脑玩家接手。`,
  'league-act-readmitted': ({ who, member }) => `${who} 让 ${member} 可以再报名。`,
  'league-act-forbidden': ({ who, one, other }) => `${who} 决定不再将 ${one} 与 ${other} 排在同一桌。`,
  'league-act-allowed': ({ who, one, other }) => `${who} 决定 ${one} 与 ${other} 可以再排在同一桌。`,
  'league-act-substituted': ({ who, one, other }) => `${who} 将 ${one} 的座位交给 ${other}。`,
  'league-act-annulled': ({ who, round, table }) =>
    `${who} 将第 ${round} 轮第 ${table} 桌作废：不计入任何成绩。`,
  'league-act-annulled-queue': ({ who, draw, table }) =>
    `${who} 将第 ${queueTable(draw, table)} 桌作废：不计入任何成绩。`,
  'league-act-archived': ({ who }) => `${who} 归档了联赛。`,
  'league-act-organisers': ({ who }) => `${who} 指定了主办本服务器联赛的身份组，见 \`/league info\`。`,
  'league-act-no-organisers': ({ who }) => `${who} 取消了主办本服务器联赛的身份组。`,
  'league-act-paired': ({ round, tables, link }) =>
    `第 ${round} 轮已配对：${tables} 桌。哈希链的这一环：${link}`,
  'league-act-drawn': ({ groups, tables, link }) =>
    `本季已分组：${groups} 组，${tables} 桌。哈希链的这一环：${link}`,
  'league-act-too-few': () => '报名人数不足一桌：赛季延后一周开始。',
  'league-act-too-few-paused': () => '报名人数一再不足一桌：联赛暂停。',
  'league-act-busy': ({ round, days }) => `第 ${round} 轮延后 ${days} 天：能再开一局的成员不足一桌。`,
  'league-act-over': ({ season }) => `第 ${season} 季结束。`,
  'league-act-closed': ({ round, digest }) => `第 ${round} 轮已结算。摘要：${digest}`,
  'league-act-closed-queue': ({ draw, digest }) => `第 ${draw} 次配对已结算。摘要：${digest}`,
  'league-act-closed-anew': ({ round, digest, before }) =>
    `第 ${round} 轮在牌桌作废后重新结算。摘要：${digest}，取代 ${before}`,
  'league-act-closed-anew-queue': ({ draw, digest, before }) =>
    `第 ${draw} 次配对在牌桌作废后重新结算。摘要：${digest}，取代 ${before}`,
  'league-act-overdue': ({ round, table }) => `第 ${round} 轮第 ${table} 桌时间已到：由电脑玩家打完。`,
  'league-act-overdue-queue': ({ draw, table }) =>
    `第 ${queueTable(draw, table)} 桌时间已到：由电脑玩家打完。`,
  'league-act-lost': ({ round, table }) => `第 ${round} 轮第 ${table} 桌已无法显示给玩家：不计入任何成绩。`,
  'league-act-lost-queue': ({ draw, table }) =>
    `第 ${queueTable(draw, table)} 桌已无法显示给玩家：不计入任何成绩。`,
  'league-act-vanished': ({ member }) => `${member} 不告而别，下一季停赛。`,
  'league-act-chain': ({ left, end }) =>
    `哈希链还剩 ${left} 环，用完之后接上新的一条，已混入这次配对。新链的末端：${end}`,
  'league-act-gone': ({ member }) => `${member} 已不在这个服务器，视为退赛。回来之后可以再报名。`,
  'league-table-begins': ({ league, round, table, due }) =>
    `**${league}** · 第 ${round} 轮 · 第 ${table} 桌。<t:${due}:R>（<t:${due}:D>）还没结束的话，由电脑玩家打完。`,
  'league-table-begins-queue': ({ league, draw, table, due }) =>
    `**${league}** · 第 ${queueTable(draw, table)} 桌。<t:${due}:R>（<t:${due}:D>）还没结束的话，由电脑玩家打完。`,
  'league-time-over': () => '⏳ 这张联赛牌桌的时间已到。所有座位由电脑玩家打完这一局。',
  'league-seat-given-up': ({ who }) => `${who} 不再参加这一局，由电脑玩家接手。`,
  'league-too-few': ({ seats }) =>
    `报名人数不足一桌（${seats} 人），赛季延后一周开始。用 \`/league join\` 报名。`,
  'league-too-few-paused': ({ seats, times }) =>
    `连续 ${times} 周报名人数不足一桌（${seats} 人），联赛暂停。仍可用 \`/league join\` 报名；人数够了，主办人用 \`/league-admin resume\` 恢复，一天后开始。要结束就用 \`/league-admin archive\`。`,
  'league-has-bye': ({ round }) => `第 ${round} 轮：你轮空，得一桌的平均分。`,
  'league-sits-out': ({ round }) =>
    `第 ${round} 轮：你的联赛局数已达上限（新成员在打完一局之前最多 2 局），这一轮轮休。用 \`/league join games:\` 调整上限。`,
  'refused-no-league': () => '没有这个联赛。`/league info` 会列出本服务器的联赛。',
  'refused-league-archived': () => '这个联赛已归档，只能查看。',
  'refused-league-rules': () => '数值不合：轮数为 1 至 30，每轮、每桌与报名各为 1 至 90 天。',
  'refused-league-name': ({ max }) => `联赛名称须为 1 至 ${max} 个字。`,
  'refused-points-length': ({ n, seats }) =>
    `${n} 个分数不合：请填 ${seats} 个，每个名次一个。只有公开赛可在斜线后再填一组 ${seats - 1} 个。`,
  'refused-points-whole': ({ max }) => `每个名次的分数须为 0–${max} 的整数，请更改不符的数字。`,
  'refused-points-rising': ({ seats }) => `名次越后，分数不得越高。请将 ${seats} 人桌的分数由高到低排列。`,
  'refused-points-mean': ({ seats, sum, wanted }) =>
    `不论几人一桌，平均分都要相同，坐大桌或小桌才不占便宜。${seats} 人桌的分数合计为 ${sum}，请改成合计 ${wanted}。`,
  'refused-points-uneven': ({ seats }) =>
    `两组分数的平均须相同：请将 ${seats} 人桌的分数合计改成 ${seats} 的倍数。或不填第二组，这样就没有 ${seats - 1} 人桌。`,
  'refused-cup-seats': () => '杯赛是两人一桌。请选 2 个座位，或改用其他赛制。',
  'refused-division-seats': ({ max }) => `分组赛一桌最多 ${max} 人。请减少座位，或改用其他赛制。`,
  'refused-league-limit': ({ max }) => `同时进行的联赛局数须为 1 至 ${max}。`,
  'refused-sits-out': ({ season }) => `你本季停赛，第 ${season} 季可以再报名。`,
  'refused-excluded': () => '你在本季已被除名。原因见 `/league log`。',
  'refused-not-excluded': () => '对方没有被除名，也没有停赛。',
  'refused-not-entered': () => '你没有参加本季。用 `/league join` 报名。',
  'refused-tables-run': () => '这个联赛还有牌桌在进行。请等它们结束，或先作废，再归档。',
  'refused-league-paused': () => '这个联赛已暂停。用 `/league-admin resume` 恢复。',
  'refused-league-not-paused': () => '这个联赛没有暂停。',
  'refused-no-rounds': () => '排队赛没有轮次：人数够了就开桌。',
  'refused-league-too-few': ({ seats }) => `报名人数不足一桌（${seats} 人）。用 \`/league join\` 报名。`,
  'refused-no-next-round': () => '现在没有下一轮可以开始：全部已配对，或杯赛还在等进行中的牌桌。',
  'refused-league-days': ({ max }) => `延长的天数须为 1 至 ${max}。`,
  'refused-own-table': () =>
    '你坐在那一桌，或曾经坐过。请别的主办人把它作废：有“管理活动”权限的成员，或拥有主办身份组的成员。',
  'refused-no-table': () =>
    '这个联赛没有合适的牌桌：可能已结束、已作废，或时间已到。`/league schedule` 会列出牌桌。',
  'refused-season-drawn': () => '下一季已依这份积分榜配对，这一局不能再作废。',
  'refused-no-member': () => '对方不在本季，也不在候补名单上，或不在那一桌。`/league standings` 会列出成员。',
  'refused-same-person': () => '请指定两位不同的成员。',
  'refused-apart-in-divisions': () => '分组赛每组依固定赛程，组内人人都会相遇，无法将两人排开。',
  'refused-in-league': () => '这是联赛的牌局，由主办人更换玩家或作废：`/league-admin`。',
} satisfies Translation<typeof leagueActsEn>
