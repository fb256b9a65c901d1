// What the bot says of leagues in Traditional Chinese: their page, their screens, what organisers do.
import type { Translation } from '../../catalogue.ts'
import type { leaguesEn } from './en.ts'
import { queueTable } from './queue-table.ts'

const tableTime = (days: number): string =>
  `**時間**：每桌從開始起限 ${days} 天，到期後由電腦玩家（困難）接手打完，拖延沒有好處：當時輪到的人算逾時一次，名次排在其他還在對局的人之後。暫停不會讓這個期限停下。`

const leaving = (substitute: string): string =>
  `**退出**：永久放棄座位的人該桌得 0 分，等級分以最後一名計；其他人繼續與電腦玩家對局，名次保留。電腦玩家暫時託管不影響任何事；但整桌從未親自做過決定的人算缺席，同樣得 0 分、以最後一名計。${substitute}為原報名者出賽，自己的等級分不會下降。`

export const leaguesZhTW = {
  // What a league is
  'league-format-divisions': () => '分組賽',
  'league-format-season': () => '公開賽',
  'league-format-cup': () => '盃賽',
  'league-format-queue': () => '排隊賽',
  'league-about-divisions': () =>
    '分級分組。同組任兩人交手次數相同或盡量相同，每人坐各座位的次數也是；一個賽季的牌桌同時開始，不超過各人想同時玩的局數。',
  'league-about-season': () => '人數不限。每輪按日期開始，不等未完的牌桌；讓實力相近、最少交手的成員同桌。',
  'league-about-cup': () => '兩人對局。每輪由積分相近且未交手的成員對上；無人淘汰。',
  'league-about-queue': () => '等級分相近的人夠了就開桌。隨時可以離開，也隨時可以再來。',
  'league-seats': ({ n }) => `${n} 個座位`,
  'league-nobody': ({ n }) => `無名氏（#${n}）`,
  'league-tier': ({ n }) => `第 ${n} 級`,
  'league-group': ({ tier, group }) => `第 ${tier} 級 · 第 ${group} 組`,
  'league-table': ({ round, n }) => `第 ${round} 輪第 ${n} 桌`,
  'league-table-alone': ({ n }) => `第 ${n} 桌`,
  'league-table-queue': ({ draw, n }) => `第 ${queueTable(draw, n)} 桌`,

  // How it stands
  'league-season-entry': ({ n, entered }) => `第 ${n} 季報名中 · 已有 ${entered} 人`,
  'league-season-running': ({ n, entered }) => `第 ${n} 季進行中 · ${entered} 人參賽`,
  'league-season-over': ({ n }) => `第 ${n} 季已結束`,
  'league-round-of': ({ n, of }) => `第 ${n} 輪，共 ${of} 輪`,
  'league-begins': ({ when }) => `開始：${when}`,
  'league-next-round': ({ when }) => `下一輪：${when}`,
  'league-no-season': () => '尚無賽季',
  'league-is-paused': () => '⏸ 暫停中：主辦人恢復之前不開始新的一輪，已開的牌桌照常進行。',
  'league-is-paused-queue': () => '⏸ 暫停中：主辦人恢復之前不開新桌，已開的牌桌照常進行。',
  'league-is-archived': () => '已封存：一切仍可查看，不再開始任何牌桌。',

  // The page and its buttons
  'league-join': () => '報名',
  'league-leave': () => '退賽',
  'league-standings': () => '積分榜',
  'league-schedule': () => '賽程',
  'league-mine': () => '我的牌桌',
  'league-rules': () => '規則',
  'league-running': ({ n }) => `**進行中**（${n} 桌）`,
  'league-more-tables': ({ n }) => `……還有 ${n} 桌，見**賽程**`,
  'league-more-members': ({ n }) => `……還有 ${n} 人，見**積分榜**`,
  'league-overdue': () => '時間到了，由電腦玩家完成',
  'league-starts': ({ when }) => `開始：${when}`,
  'league-table-paused': () => '⏸ 暫停',

  // Standings
  'league-standings-head': ({ name, n }) => `${name} · 第 ${n} 季積分榜`,
  'league-standings-none': () => '還沒有積分榜：第一桌開始後才有。',
  'league-games': ({ n, wins }) => `${n} 局 ${wins} 勝`,
  'league-byes': ({ n }) => `輪空 ${n} 次`,
  'league-rating': ({ value, margin, games }) => `${value} ± ${margin} · ${games} 局`,
  'league-provisional': () => '暫定',
  'league-reliability': ({ percent }) => `準時 ${percent}%`,
  'league-absent': ({ n }) => `缺席 ${n} 局`,
  'league-out': () => '已退賽',
  'league-legend': () => '積分 · 局數與勝場 · 等級分 ± 誤差（見 `/league rules`） · 準時做出決定的比例',

  // Schedule, results, own tables
  'league-schedule-head': ({ name, n }) => `${name} · 第 ${n} 季賽程`,
  'league-schedule-none': () => '還沒有配對。',
  'league-round': ({ n, when }) => `**第 ${n} 輪** · ${when}`,
  'league-byes-of': ({ names }) => `輪空：${names}`,
  'league-own-bye': ({ n }) => `- 第 ${n} 輪：輪空`,
  'league-resting': ({ names }) => `輪休（同時進行的局數已滿）：${names}`,
  'league-results-head': ({ name, n }) => `${name} · 第 ${n} 季賽果`,
  'league-results-none': () => '還沒有牌桌結束。',
  'league-annulled': () => '作廢，不列入計算',
  'league-computer-for': ({ name }) => `接手 ${name} 座位的電腦玩家`,
  'league-gave-up': () => '（棄權）',
  'league-was-absent': () => '（缺席）',
  'league-stalled': () => '（輪到時時限已到）',
  'league-points-of': ({ points }) => `${points} 分`,
  'league-mine-head': ({ name }) => `${name} · 你的牌桌`,
  'league-mine-none': () => '這個賽季你還沒有牌桌。',

  // Info
  'league-pace-divisions': ({ table }) =>
    `每桌限 ${table} 天，到期後由電腦玩家（困難）接手打完，拖延沒有好處。`,
  'league-pace-rounds': ({ days, table }) =>
    `每 ${days} 天一輪。每桌限 ${table} 天，到期後由電腦玩家（困難）接手打完，拖延沒有好處。`,
  'league-pace-cup': ({ table }) =>
    `上一輪的牌桌全部結束，就開始下一輪。每桌限 ${table} 天，到期後由電腦玩家（困難）接手打完，拖延沒有好處。`,
  'league-points-short': ({ seats, points }) =>
    `**積分**：6 × 勝過的對手比例，獲勝另得 ${seats} 分（同勝者均分）。這裡依名次為 ${points}。`,
  'league-points-own': ({ points }) => `**積分**：由第一名到最後一名為 ${points}。同名次者均分。`,
  'league-points-fewer': ({ usual, fewer, seats }) => `${usual}（${seats} 人桌：${fewer}）`,
  'league-ties-short': () => '**同分**：依序比勝場、同分者彼此同桌的名次、占勝者得分的比例，最後抽籤。',
  'league-telling': ({ n, percent, half }) =>
    `**運氣**：${n} 局之後，成績差距約 ${percent}% 是實力，其餘是運氣（約 ${half} 局才各半；以電腦玩家測得）。一季只產生冠軍，不排強弱。`,
  'league-telling-half': ({ half }) =>
    `**運氣**：約 ${half} 局之後，成績差距才有一半是實力，其餘是運氣（以電腦玩家測得）。`,
  'league-proof': ({ end }) => `配對證明：雜湊鏈末端為 \`${end}\`。每次配對公布一環，逐次雜湊即得末端。`,
  'league-guests': ({ code }) =>
    `其他伺服器的成員以 \`/league join code:${code}\` 報名；牌桌開在這個伺服器。`,
  'league-organisers': ({ role }) => `主辦人：有「管理活動」權限的成員，以及 ${role}。`,
  'league-you-in': ({ limit }) => `✓ 你已報名。聯賽對局同時最多 ${limit} 局。`,
  'league-you-waiting': () => '⏳ 你在候補名單上。',
  'league-you-queued': () => '⏳ 你正在排隊。',
  'league-you-withdrawn': () => '你已退出這個賽季。',
  'league-you-excluded': () => '你在這個賽季已被除名。',
  'league-you-rest': ({ season }) => `第 ${season} 季起你才能再報名。`,

  // Joining and leaving
  'league-created': ({ name, id }) =>
    `${name} 已開辦，代號 \`${id}\`。它的頁面會出現在這個頻道，隨時更新。主辦用 \`/league-admin\`。`,
  'league-joined': ({ name, limit }) =>
    `✓ 你已報名 ${name}。聯賽對局同時最多 ${limit} 局，可用 \`/league join games:\` 更改。`,
  'league-joined-waiting': ({ name }) =>
    `⏳ 你在 ${name} 的候補名單上。下個賽季開放，或有人需要替補時，就輪到你。`,
  'league-joined-queue': ({ name }) => `⏳ 你已在 ${name} 排隊，開桌時會提及你。`,
  'league-sleeps-apart': () =>
    '你和現在排隊的每個人每天同時醒著的時間都不到 8 小時：要等作息相近的人加入才會開桌。`/me quiet` 可以設定你的勿擾時段。',
  'league-left': ({ name }) => `你已退出 ${name}。已開的牌桌照常進行到底。`,
  'league-left-queue': ({ name }) => `你不再排隊等 ${name} 的牌桌。`,
  'league-leave-ask': ({ name }) =>
    `⚠ 賽季中途退出 ${name}？這個賽季不會再有你的牌桌。已開的牌桌照常進行：請玩到最後，或用 \`/game resign\` 放棄座位（該桌得 0 分）。`,
  'league-leave-sure': () => '退出這個賽季',
  'league-leave-stay': () => '不退出',
  'league-stayed': ({ name }) => `你仍在 ${name} 參賽。`,
  'league-queue-head': ({ name }) => `${name} · 排隊`,
  'league-queue-waiting': ({ n }) => `${n} 人在等：`,
  'league-queue-none': () => '沒有人在等。',
  'league-queue-not': ({ name }) => `${name} 不用排隊，請用 \`/league join\` 報名。`,

  // Finding leagues
  'league-none-here': () => '這個伺服器還沒有聯賽。`/league create` 可以開辦。',
  'league-no-queue-here': () => '這個伺服器還沒有排隊賽。`/league create` 可以開辦。',
  'league-unknown': ({ text }) => `這裡沒有「${text}」這個聯賽。\`league:\` 列出這個伺服器的聯賽。`,
  'league-unknown-code': ({ text }) => `沒有聯賽的邀請碼是「${text}」。主辦人可在 \`/league info\` 看到。`,
  'league-which': ({ names }) => `不只一個聯賽符合：${names}。請加上 \`league:\`。`,
  'league-gone': () => '這個聯賽已不存在。`/league info` 顯示這個伺服器的聯賽。',

  // Organising
  'league-create-lacks': () =>
    '開辦聯賽需要在這個伺服器有「管理活動」權限，或以 `/league-admin organisers` 指定的身分組。',
  'league-create-thread': () => '聯賽需要一個頻道，讓每桌各開討論串。請在頻道裡開辦。',
  'league-create-everyone': () => '那個身分組人人都有，請指定只有主辦人才有的。',
  'league-admin-lacks': () => '主辦這個聯賽需要在這個伺服器有「管理活動」權限。',
  'league-admin-lacks-role': ({ role }) => `主辦這個聯賽需要「管理活動」權限，或身分組 ${role}。`,
  'league-organisers-lacks': () => '指定主辦身分組需要在這個伺服器有「管理活動」權限。',
  'league-admin-elsewhere': ({ name }) => `${name} 屬於另一個伺服器，請在那裡主辦。`,
  'league-points-unread': ({ text }) =>
    `「${text}」不是分數。請由第一名到最後一名填整數，例如 \`10,4,2,0\`；公開賽可再填少一人的桌：\`10,4,2,0 / 8,4,0\`。`,
  'league-reason-short': ({ min, max }) => `請填 ${min}–${max} 個字的理由，人人可在 \`/league log\` 看到。`,
  'league-no-table': ({ text }) => `「${text}」不是這個聯賽的牌桌。\`game:\` 列出所有牌桌。`,
  'league-no-member': () => '請指定聯賽的一位成員。',
  'league-two-members': () => '請指定兩位不同的成員。',
  'league-did-start': ({ name }) => `${name} 現在開始。`,
  'league-did-pause': ({ name }) => `${name} 已暫停。恢復之前不開始新的一輪，排隊賽不開新桌。`,
  'league-did-resume': ({ name }) => `${name} 已恢復。`,
  'league-did-extend': ({ days }) => `所有進行中的牌桌延長 ${days} 天。`,
  'league-did-extend-one': ({ days, game }) => `牌桌 \`${game}\` 延長 ${days} 天。`,
  'league-did-exclude': ({ who }) => `${who} 本季與下季除名，牌桌由電腦玩家完成。`,
  'league-did-exclude-queue': ({ who }) => `${who} 已從排隊賽除名，解除之前不能再排；牌桌由電腦玩家完成。`,
  'league-did-readmit': ({ who }) => `${who} 可以再報名了。`,
  'league-did-forbid': ({ one, other }) => `${one} 與 ${other} 從下一次配對起不再同桌。`,
  'league-did-lift': ({ one, other }) => `${one} 與 ${other} 可以再同桌。`,
  'league-did-substitute': ({ out, into, game }) => `牌桌 \`${game}\` 從現在起由 ${into} 替補 ${out}。`,
  'league-did-annul': ({ game }) => `牌桌 \`${game}\` 作廢，一概不計。`,
  'league-did-archive': ({ name }) => `${name} 已封存，一切仍可查看。`,
  'league-did-organisers': ({ role }) =>
    `從現在起，${role} 的成員也可主辦本伺服器的所有聯賽；有「管理活動」權限的成員照舊。`,
  'league-did-no-organisers': () =>
    '本伺服器不再有主辦聯賽的身分組：由有「管理活動」權限的成員主辦，聯賽自己的身分組照舊。',
  'league-logged': ({ reason }) => `-# 人人可在 \`/league log\` 看到：「${reason}」`,
  'league-may-not-meet': () => '不得同桌',
  'league-may-meet': () => '可以再同桌',

  // The log and the export
  'league-log-head': ({ name }) => `${name} · 做過什麼、為何而做`,
  'league-log-none': () => '還沒有任何紀錄。',
  'league-log-reason': ({ reason }) => `「${reason}」`,
  'league-export-here': () => '整個聯賽的檔案：配對、賽果、積分與等級分都能據以重算。',

  // The ceremony
  'league-end-head': ({ name, n }) => `🏆 ${name} 第 ${n} 季落幕`,
  'league-end-champion': ({ name, points, games }) => `${name} 以 ${points} 分奪冠（${games}）！`,
  'league-end-tie-wins': ({ name }) => `與 ${name} 同分：勝場較多。`,
  'league-end-tie-ahead': ({ name }) => `與 ${name} 同分：同桌時名次較前。`,
  'league-end-tie-share': ({ name }) => `與 ${name} 同分：占勝者得分的比例較高。`,
  'league-end-tie-lot': ({ name }) => `與 ${name} 同分：由抽籤決定。`,
  'league-end-unwon': ({ name }) => `沒有人得分。依同分規則，${name} 排在第一。`,
  'league-end-medal': ({ name, points, games }) => `${name} · ${points} 分（${games}）`,
  'league-end-luckiest': ({ name, n }) => `⭐ 最幸運：${name} 在對手等級分較高的牌桌上贏了 ${n} 桌。`,
  'league-end-stubborn': ({ name, n, points }) =>
    `⭐ 最堅韌：${name} 把 ${n} 桌都玩到最後，從不棄權，得 ${points} 分。`,

  // Rules, in plain words
  'league-rules-points': ({ seats, points }) =>
    `**積分**：每桌得 6 × 名次在你之後的對手比例（平手算一半），獲勝另得 ${seats} 分，同勝者均分。這裡由第一名到最後一名為 ${points}。不論幾人一桌，平均都是 4 分，坐大桌或小桌都不占便宜。`,
  'league-rules-points-own': ({ points, mean }) =>
    `**積分**：這個聯賽自訂分數，由第一名到最後一名為 ${points}。同名次者均分所占名次的分數。不論幾人一桌，平均都是 ${mean} 分，坐大桌或小桌都不占便宜；輪空也得這個分數。`,
  'league-rules-ties': () =>
    '**同分**：先比勝場；再比同分者彼此同桌的結果（名次在前 +1，在後 −1）；遊戲若計分，再比平均占勝者得分的比例；最後以末次配對的種子抽籤。',
  'league-rules-leaving': () => `${leaving('從本季成員或候補名單找來的替補')}不告而別的人停賽一季。`,
  'league-rules-leaving-queue': () => leaving('從排隊賽成員中找來的替補'),
  'league-rules-time': ({ days }) =>
    `${tableTime(days)}每人每季休假（\`/me away\`）最多算 7 天，所有牌桌合計；用完之後照常計時。`,
  'league-rules-time-queue': ({ days }) =>
    `${tableTime(days)}每桌每人休假（\`/me away\`）最多算 7 天，用完之後照常計時。`,
  'league-rules-pairing-divisions': () =>
    '**配對**：各組依固定的設計進行，任兩人交手次數相同或盡量相同，每人坐各座位的次數也是。每往下一級，組數加倍。季末各組前段升級、後段降級。新人從最低一級開始。同桌有人局數已滿（新人為 2 局），該桌就等，最遲等到第一批牌桌到期。',
  'league-rules-pairing-season': () =>
    '**配對**：每輪先避免重複交手，再讓積分相近的成員同桌，並讓每人坐各座位的次數盡量平均。輪空得平均分，人人輪空過一次之前沒有人輪空第二次。同時進行的局數已滿的人輪休，不得分。輪數過半之前都能報名，錯過的各輪不得分。',
  'league-rules-pairing-cup': () =>
    '**配對**：每輪由積分相近且未交手的成員對上，兩邊座位的次數盡量相同。輪空得平均分，給還沒輪空過的最後一名。打到至多一人全勝為止。',
  'league-rules-pairing-queue': () =>
    '**配對**：以等最久的人為準開桌：等級分相差最多 100，每等 8 小時再放寬 100；全桌每天至少有 8 小時同時醒著。剛同桌過的人先等別人 8 小時，之後才再同桌。',
  'league-rules-reliability': ({ percent }) =>
    `**可靠度**：加入的人要有 ${percent}% 的決定準時，並打完 ${percent}% 的對局。局數還少的新手不受限制。`,
  'league-rules-proof': () =>
    '**證明**：聯賽開辦時公布雜湊鏈的末端。每次配對的名單確定後公布下一環，配對由這一環與名單算出。誰都不能挑選配對，任何人都能用 `/league export` 重算。',
  'league-rules-ratings': () =>
    '**等級分**寫成 1240 ± 90：實際實力約有 2/3 的機會落在這個範圍內。未滿 10 局為暫定；60 天沒有對局就不顯示。',
} satisfies Translation<typeof leaguesEn>
