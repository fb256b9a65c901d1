// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../catalogue.ts'
import type { leaguesEn } from './en.ts'
import { queueTable } from './queue-table.ts'

const tableTime = (days: number): string =>
  `**时间**：每桌从开始起限 ${days} 天，期满由电脑玩家（困难）替所有人完成，拖延没有好处。暂停不会让这个期限停下。`

const leaving = (substitute: string): string =>
  `**退出**：永久放弃座位的人该桌得 0 分，等级分以最后一名计；其他人继续与电脑玩家对局，名次保留。电脑玩家暂时托管不影响任何事；但整桌从未亲自做过决定的人算缺席，同样得 0 分、以最后一名计。${substitute}为原报名者出赛，自己的等级分不会下降。`

export const leaguesZhCN = {
  // What a league is
  'league-format-divisions': () => '分组赛',
  'league-format-season': () => '公开赛',
  'league-format-cup': () => '杯赛',
  'league-format-queue': () => '排队赛',
  'league-about-divisions': () =>
    '分级分组。同组任两人交手次数相同或尽量相同，每人坐各座位的次数也是；一个赛季的牌桌同时开始，不超过各人想同时玩的局数。',
  'league-about-season': () => '人数不限。每轮按日期开始，不等未完的牌桌；让实力相近、最少交手的成员同桌。',
  'league-about-cup': () => '两人对局。每轮由积分相近且未交手的成员对上；无人淘汰。',
  'league-about-queue': () => '等级分相近的人够了就开桌。随时可以离开，也随时可以再来。',
  'league-seats': ({ n }) => `${n} 个座位`,
  'league-nobody': ({ n }) => `无名氏（#${n}）`,
  'league-tier': ({ n }) => `第 ${n} 级`,
  'league-group': ({ tier, group }) => `第 ${tier} 级 · 第 ${group} 组`,
  'league-table': ({ round, n }) => `第 ${round} 轮第 ${n} 桌`,
  'league-table-alone': ({ n }) => `第 ${n} 桌`,
  'league-table-queue': ({ draw, n }) => `第 ${queueTable(draw, n)} 桌`,

  // How it stands
  'league-season-entry': ({ n, entered }) => `第 ${n} 季报名中 · 已有 ${entered} 人`,
  'league-season-running': ({ n, entered }) => `第 ${n} 季进行中 · ${entered} 人参赛`,
  'league-season-over': ({ n }) => `第 ${n} 季已结束`,
  'league-round-of': ({ n, of }) => `第 ${n} 轮，共 ${of} 轮`,
  'league-begins': ({ when }) => `开始：${when}`,
  'league-next-round': ({ when }) => `下一轮：${when}`,
  'league-no-season': () => '尚无赛季',
  'league-is-paused': () => '⏸ 暂停中：主办人恢复之前不开始新的一轮，已开的牌桌照常进行。',
  'league-is-paused-queue': () => '⏸ 暂停中：主办人恢复之前不开新桌，已开的牌桌照常进行。',
  'league-is-archived': () => '已归档：一切仍可查看，不再开始任何牌桌。',

  // The page and its buttons
  'league-join': () => '报名',
  'league-leave': () => '退赛',
  'league-standings': () => '积分榜',
  'league-schedule': () => '赛程',
  'league-mine': () => '我的牌桌',
  'league-rules': () => '规则',
  'league-running': ({ n }) => `**进行中**（${n} 桌）`,
  'league-more-tables': ({ n }) => `……还有 ${n} 桌，见**赛程**`,
  'league-more-members': ({ n }) => `……还有 ${n} 人，见**积分榜**`,
  'league-overdue': () => '时间到了，由电脑玩家完成',
  'league-starts': ({ when }) => `开始：${when}`,
  'league-table-paused': () => '⏸ 暂停',

  // Standings
  'league-standings-head': ({ name, n }) => `${name} · 第 ${n} 季积分榜`,
  'league-standings-none': () => '还没有积分榜：第一桌开始后才有。',
  'league-games': ({ n, wins }) => `${n} 局 ${wins} 胜`,
  'league-byes': ({ n }) => `轮空 ${n} 次`,
  'league-rating': ({ value, margin, games }) => `${value} ± ${margin} · ${games} 局`,
  'league-provisional': () => '暂定',
  'league-reliability': ({ percent }) => `准时 ${percent}%`,
  'league-absent': ({ n }) => `缺席 ${n} 局`,
  'league-out': () => '已退赛',
  'league-legend': () => '积分 · 局数与胜场 · 等级分 ± 尚未确知的幅度 · 准时做出决定的比例',

  // Schedule, results, own tables
  'league-schedule-head': ({ name, n }) => `${name} · 第 ${n} 季赛程`,
  'league-schedule-none': () => '还没有配对。',
  'league-round': ({ n, when }) => `**第 ${n} 轮** · ${when}`,
  'league-byes-of': ({ names }) => `轮空：${names}`,
  'league-own-bye': ({ n }) => `- 第 ${n} 轮：轮空`,
  'league-resting': ({ names }) => `轮休（同时进行的局数已满）：${names}`,
  'league-results-head': ({ name, n }) => `${name} · 第 ${n} 季赛果`,
  'league-results-none': () => '还没有牌桌结束。',
  'league-annulled': () => '作废，一概不计',
  'league-computer-for': ({ name }) => `接手 ${name} 座位的电脑玩家`,
  'league-gave-up': () => '（弃权）',
  'league-was-absent': () => '（缺席）',
  'league-points-of': ({ points }) => `${points} 分`,
  'league-mine-head': ({ name }) => `${name} · 你的牌桌`,
  'league-mine-none': () => '这个赛季你还没有牌桌。',

  // Info
  'league-pace-divisions': ({ table }) => `每桌限 ${table} 天，期满由电脑玩家（困难）替所有人完成。`,
  'league-pace-rounds': ({ days, table }) =>
    `每 ${days} 天一轮。每桌限 ${table} 天，期满由电脑玩家（困难）替所有人完成。`,
  'league-pace-cup': ({ table }) =>
    `上一轮的牌桌全部结束，就开始下一轮。每桌限 ${table} 天，期满由电脑玩家（困难）替所有人完成。`,
  'league-points-short': ({ seats, points }) =>
    `**积分**：6 × 胜过的对手比例，获胜另得 ${seats} 分（同胜者均分）。这里依名次为 ${points}。`,
  'league-points-own': ({ points }) => `**积分**：由第一名到最后一名为 ${points}。同名次者均分。`,
  'league-points-fewer': ({ usual, fewer, seats }) => `${usual}（${seats} 人桌：${fewer}）`,
  'league-ties-short': () => '**同分**：依序比胜场、同分者彼此同桌的名次、占胜者得分的比例，最后抽签。',
  'league-telling': ({ n, percent, half }) =>
    `**${n} 局能说明什么**：成绩差距约 ${percent}% 来自实力，其余是运气；要到一半约需 ${half} 局。一季只产生冠军，很难分出高下。（以我们的电脑玩家互相对局测得。）`,
  'league-telling-half': ({ half }) =>
    `**对局能说明什么**：约需 ${half} 局，成绩差距才有一半来自实力而非运气。（以我们的电脑玩家互相对局测得。）`,
  'league-proof': ({ end }) => `配对证明：哈希链末端为 \`${end}\`。每次配对公布一环，逐次哈希即得末端。`,
  'league-guests': ({ code }) =>
    `其他服务器的成员以 \`/league join code:${code}\` 报名；牌桌开在这个服务器。`,
  'league-organisers': ({ role }) => `主办人：有“管理活动”权限的成员，以及 ${role}。`,
  'league-you-in': ({ limit }) => `✓ 你已报名。联赛对局同时最多 ${limit} 局。`,
  'league-you-waiting': () => '⏳ 你在候补名单上。',
  'league-you-queued': () => '⏳ 你正在排队。',
  'league-you-withdrawn': () => '你已退出这个赛季。',
  'league-you-excluded': () => '你在这个赛季已被除名。',
  'league-you-rest': ({ season }) => `第 ${season} 季起你才能再报名。`,

  // Joining and leaving
  'league-created': ({ name, id }) =>
    `${name} 已开办，代号 \`${id}\`。它的页面会出现在这个频道，随时更新。主办用 \`/league-admin\`。`,
  'league-joined': ({ name, limit }) =>
    `✓ 你已报名 ${name}。联赛对局同时最多 ${limit} 局，可用 \`/league join games:\` 更改。`,
  'league-joined-waiting': ({ name }) =>
    `⏳ 你在 ${name} 的候补名单上。下个赛季开放，或有人需要替补时，就轮到你。`,
  'league-joined-queue': ({ name }) => `⏳ 你已在 ${name} 排队，开桌时会提及你。`,
  'league-left': ({ name }) => `你已退出 ${name}。已开的牌桌照常进行到底。`,
  'league-left-queue': ({ name }) => `你不再排队等 ${name} 的牌桌。`,
  'league-leave-ask': ({ name }) =>
    `⚠ 赛季中途退出 ${name}？这个赛季不会再有你的牌桌。已开的牌桌照常进行：请玩到最后，或用 \`/game resign\` 放弃座位（该桌得 0 分）。`,
  'league-leave-sure': () => '退出这个赛季',
  'league-leave-stay': () => '不退出',
  'league-stayed': ({ name }) => `你仍在 ${name} 参赛。`,
  'league-queue-head': ({ name }) => `${name} · 排队`,
  'league-queue-waiting': ({ n }) => `${n} 人在等：`,
  'league-queue-none': () => '没有人在等。',
  'league-queue-not': ({ name }) => `${name} 不用排队，请用 \`/league join\` 报名。`,

  // Finding leagues
  'league-none-here': () => '这个服务器还没有联赛。`/league create` 可以开办。',
  'league-no-queue-here': () => '这个服务器还没有排队赛。`/league create` 可以开办。',
  'league-unknown': ({ text }) => `这里没有“${text}”这个联赛。\`league:\` 列出这个服务器的联赛。`,
  'league-unknown-code': ({ text }) => `没有联赛的邀请码是“${text}”。主办人可在 \`/league info\` 看到。`,
  'league-which': ({ names }) => `不只一个联赛符合：${names}。请加上 \`league:\`。`,
  'league-gone': () => '这个联赛已不存在。`/league info` 显示这个服务器的联赛。',

  // Organising
  'league-create-lacks': () =>
    '开办联赛需要在这个服务器有“管理活动”权限，或以 `/league-admin organisers` 指定的身份组。',
  'league-create-thread': () => '联赛需要一个频道，让每桌各开子区。请在频道里开办。',
  'league-create-everyone': () => '那个身份组人人都有，请指定只有主办人才有的。',
  'league-admin-lacks': () => '主办这个联赛需要在这个服务器有“管理活动”权限。',
  'league-admin-lacks-role': ({ role }) => `主办这个联赛需要“管理活动”权限，或身份组 ${role}。`,
  'league-organisers-lacks': () => '指定主办身份组需要在这个服务器有“管理活动”权限。',
  'league-admin-elsewhere': ({ name }) => `${name} 属于另一个服务器，请在那里主办。`,
  'league-points-unread': ({ text }) =>
    `“${text}”不是分数。请由第一名到最后一名填整数，例如 \`10,4,2,0\`；公开赛可再填少一人的桌：\`10,4,2,0 / 8,4,0\`。`,
  'league-reason-short': ({ min, max }) => `请填 ${min}–${max} 个字的理由，人人可在 \`/league log\` 看到。`,
  'league-no-table': ({ text }) => `“${text}”不是这个联赛的牌桌。\`game:\` 列出所有牌桌。`,
  'league-no-member': () => '请指定联赛的一位成员。',
  'league-two-members': () => '请指定两位不同的成员。',
  'league-did-start': ({ name }) => `${name} 现在开始。`,
  'league-did-pause': ({ name }) => `${name} 已暂停。恢复之前不开始新的一轮，排队赛不开新桌。`,
  'league-did-resume': ({ name }) => `${name} 已恢复。`,
  'league-did-extend': ({ days }) => `所有进行中的牌桌延长 ${days} 天。`,
  'league-did-extend-one': ({ days, game }) => `牌桌 \`${game}\` 延长 ${days} 天。`,
  'league-did-exclude': ({ who }) => `${who} 本季与下季除名，牌桌由电脑玩家完成。`,
  'league-did-exclude-queue': ({ who }) => `${who} 已从排队赛除名，解除之前不能再排；牌桌由电脑玩家完成。`,
  'league-did-readmit': ({ who }) => `${who} 可以再报名了。`,
  'league-did-forbid': ({ one, other }) => `${one} 与 ${other} 从下一次配对起不再同桌。`,
  'league-did-lift': ({ one, other }) => `${one} 与 ${other} 可以再同桌。`,
  'league-did-substitute': ({ out, into, game }) => `牌桌 \`${game}\` 从现在起由 ${into} 替补 ${out}。`,
  'league-did-annul': ({ game }) => `牌桌 \`${game}\` 作废，一概不计。`,
  'league-did-archive': ({ name }) => `${name} 已归档，一切仍可查看。`,
  'league-did-organisers': ({ role }) =>
    `从现在起，${role} 的成员也可主办本服务器的所有联赛；有“管理活动”权限的成员照旧。`,
  'league-did-no-organisers': () =>
    '本服务器不再有主办联赛的身份组：由有“管理活动”权限的成员主办，联赛自己的身份组照旧。',
  'league-logged': ({ reason }) => `-# 人人可在 \`/league log\` 看到：“${reason}”`,
  'league-may-not-meet': () => '不得同桌',
  'league-may-meet': () => '可以再同桌',

  // The log and the export
  'league-log-head': ({ name }) => `${name} · 做过什么、为何而做`,
  'league-log-none': () => '还没有任何记录。',
  'league-log-reason': ({ reason }) => `“${reason}”`,
  'league-export-here': () => '整个联赛的文件：配对、赛果、积分与等级分都能据以重算。',

  // The ceremony
  'league-end-head': ({ name, n }) => `🏆 ${name} 第 ${n} 季落幕`,
  'league-end-champion': ({ name, points, games }) => `${name} 以 ${points} 分夺冠（${games}）！`,
  'league-end-tie-wins': ({ name }) => `与 ${name} 同分：胜场较多。`,
  'league-end-tie-ahead': ({ name }) => `与 ${name} 同分：同桌时名次较前。`,
  'league-end-tie-share': ({ name }) => `与 ${name} 同分：占胜者得分的比例较高。`,
  'league-end-tie-lot': ({ name }) => `与 ${name} 同分：由抽签决定。`,
  'league-end-unwon': ({ name }) => `没有人得分。依同分规则，${name} 排在第一。`,
  'league-end-medal': ({ name, points, games }) => `${name} · ${points} 分（${games}）`,
  'league-end-luckiest': ({ name, n }) => `⭐ 最幸运：${name} 在对手等级分较高的牌桌上赢了 ${n} 桌。`,
  'league-end-stubborn': ({ name, n, points }) =>
    `⭐ 最坚韧：${name} 把 ${n} 桌都玩到最后，从不弃权，得 ${points} 分。`,

  // Rules, in plain words
  'league-rules-points': ({ seats, points }) =>
    `**积分**：每桌得 6 × 名次在你之后的对手比例（平局算一半），获胜另得 ${seats} 分，同胜者均分。这里由第一名到最后一名为 ${points}。不论几人一桌，平均都是 4 分，坐大桌或小桌都不占便宜。`,
  'league-rules-points-own': ({ points, mean }) =>
    `**积分**：这个联赛自订分数，由第一名到最后一名为 ${points}。同名次者均分所占名次的分数。不论几人一桌，平均都是 ${mean} 分，坐大桌或小桌都不占便宜；轮空也得这个分数。`,
  'league-rules-ties': () =>
    '**同分**：先比胜场；再比同分者彼此同桌的结果（名次在前 +1，在后 −1）；游戏若计分，再比平均占胜者得分的比例；最后以末次配对的种子抽签。',
  'league-rules-leaving': () => `${leaving('从本季成员或候补名单找来的替补')}不告而别的人停赛一季。`,
  'league-rules-leaving-queue': () => leaving('从排队赛成员中找来的替补'),
  'league-rules-time': ({ days }) =>
    `${tableTime(days)}每人每季休假（\`/me away\`）最多算 7 天，所有牌桌合计；用完之后照常计时。`,
  'league-rules-time-queue': ({ days }) =>
    `${tableTime(days)}每桌每人休假（\`/me away\`）最多算 7 天，用完之后照常计时。`,
  'league-rules-pairing-divisions': () =>
    '**配对**：各组依固定的设计进行，任两人交手次数相同或尽量相同，每人坐各座位的次数也是。越往下每级组数加倍；季与季之间，各组前段升级、后段降级。新人从最低一级开始。同桌有人的局数已满，或新人已有 2 局进行中时，该桌先等着，最迟等到第一批牌桌的期限。',
  'league-rules-pairing-season': () =>
    '**配对**：每轮先避免重复交手，再让积分相近的成员同桌，并让每人坐各座位的次数尽量平均。轮空得平均分，人人轮空过一次之前没有人轮空第二次。同时进行的局数已满的人轮休，不得分。轮数过半之前都能报名，错过的各轮不得分。',
  'league-rules-pairing-cup': () =>
    '**配对**：每轮由积分相近且未交手的成员对上，两边座位的次数尽量相同。轮空得平均分，给还没轮空过的最后一名。打到至多一人全胜为止。',
  'league-rules-pairing-queue': () =>
    '**配对**：以等最久的人为准开桌：等级分相差最多 100，每等 8 小时再放宽 100；全桌每天至少有 8 小时同时醒着。刚同桌过的人，只要还有别人在等，最多多等 8 小时再同桌。',
  'league-rules-proof': () =>
    '**证明**：联赛开办时公布哈希链的末端。每次配对的名单确定后公布下一环，配对由这一环与名单算出。谁都不能挑选配对，任何人都能用 `/league export` 重算。',
  'league-rules-ratings': () =>
    '**等级分**写成 1240 ± 90：真正的数字约有三分之二的机会落在 ± 之内。未满 10 局为暂定；60 天没有对局就不显示。',
} satisfies Translation<typeof leaguesEn>
