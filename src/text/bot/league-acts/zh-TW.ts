// What a league does by itself or at an organiser's word, and what it refuses, in Traditional Chinese.
import type { Translation } from '../../catalogue.ts'
import { queueTable } from '../leagues/queue-table.ts'
import type { leagueActsEn } from './en.ts'

export const leagueActsZhTW = {
  'league-act-created': ({ who }) => `${who} 創辦了聯賽。`,
  'league-act-start': ({ who }) => `${who} 提前開始了下一輪。`,
  'league-act-paused': ({ who }) => `${who} 暫停了聯賽：恢復之前不會開始新的一輪，進行中的牌桌照常進行。`,
  'league-act-paused-queue': ({ who }) => `${who} 暫停了聯賽：恢復之前不開新桌，進行中的牌桌照常進行。`,
  'league-act-resumed': ({ who }) => `${who} 恢復了聯賽。`,
  'league-act-place-lost': () =>
    '聯賽暫停：原來的頻道已無法發文。在哪個頻道輸入 `/league-admin resume`，就在那裡恢復。',
  'league-act-extended': ({ who, days, tables }) => `${who} 給 ${tables} 桌延長了 ${days} 天。`,
  'league-act-excluded': ({ who, member }) =>
    `${who} 將 ${member} 除名：本季與下一季不得參賽，進行中的牌桌由電腦玩家接手。`,
  'league-act-excluded-queue': ({ who, member }) =>
    `${who} 將 ${member} 除名：不得再排隊，進行中的牌桌由電腦玩家接手。`,
  'league-act-readmitted': ({ who, member }) => `${who} 讓 ${member} 可以再報名。`,
  'league-act-forbidden': ({ who, one, other }) => `${who} 決定不再將 ${one} 與 ${other} 排在同一桌。`,
  'league-act-allowed': ({ who, one, other }) => `${who} 決定 ${one} 與 ${other} 可以再排在同一桌。`,
  'league-act-substituted': ({ who, one, other }) => `${who} 將 ${one} 的座位交給 ${other}。`,
  'league-act-annulled': ({ who, round, table }) => `${who} 將第 ${round} 輪第 ${table} 桌作廢：不列入計算。`,
  'league-act-annulled-queue': ({ who, draw, table }) =>
    `${who} 將第 ${queueTable(draw, table)} 桌作廢：不列入計算。`,
  'league-act-archived': ({ who }) => `${who} 封存了聯賽。`,
  'league-act-organisers': ({ who }) => `${who} 指定了主辦本伺服器聯賽的身分組，見 \`/league info\`。`,
  'league-act-no-organisers': ({ who }) => `${who} 取消了主辦本伺服器聯賽的身分組。`,
  'league-act-paired': ({ round, tables, link }) =>
    `第 ${round} 輪已配對：${tables} 桌。雜湊鏈的這一環：${link}`,
  'league-act-drawn': ({ groups, tables, link }) =>
    `本季已分組：${groups} 組，${tables} 桌。雜湊鏈的這一環：${link}`,
  'league-act-too-few': () => '報名人數不足一桌：賽季延後一週開始。',
  'league-act-too-few-paused': () => '報名人數一再不足一桌：聯賽暫停。',
  'league-act-busy': ({ round, days }) => `第 ${round} 輪延後 ${days} 天：能再開一局的成員不足一桌。`,
  'league-act-over': ({ season }) => `第 ${season} 季結束。`,
  'league-act-closed': ({ round, digest }) => `第 ${round} 輪已結算。摘要：${digest}`,
  'league-act-closed-queue': ({ draw, digest }) => `第 ${draw} 次配對已結算。摘要：${digest}`,
  'league-act-closed-anew': ({ round, digest, before }) =>
    `第 ${round} 輪在牌桌作廢後重新結算。摘要：${digest}，取代 ${before}`,
  'league-act-closed-anew-queue': ({ draw, digest, before }) =>
    `第 ${draw} 次配對在牌桌作廢後重新結算。摘要：${digest}，取代 ${before}`,
  'league-act-overdue': ({ round, table }) => `第 ${round} 輪第 ${table} 桌時間已到：由電腦玩家打完。`,
  'league-act-overdue-queue': ({ draw, table }) =>
    `第 ${queueTable(draw, table)} 桌時間已到：由電腦玩家打完。`,
  'league-act-lost': ({ round, table }) => `第 ${round} 輪第 ${table} 桌已無法顯示給玩家：不列入計算。`,
  'league-act-lost-queue': ({ draw, table }) =>
    `第 ${queueTable(draw, table)} 桌已無法顯示給玩家：不列入計算。`,
  'league-act-vanished': ({ member }) => `${member} 不告而別，下一季停賽。`,
  'league-act-chain': ({ left, end }) =>
    `雜湊鏈還剩 ${left} 環，用完之後接上新的一條，已混入這次配對。新鏈的末端：${end}`,
  'league-act-gone': ({ member }) => `${member} 已不在這個伺服器，視為退賽。回來之後可以再報名。`,
  'league-table-begins': ({ league, round, table, due }) =>
    `**${league}** · 第 ${round} 輪 · 第 ${table} 桌。<t:${due}:R>（<t:${due}:D>）還沒結束的話，由電腦玩家打完。`,
  'league-table-begins-queue': ({ league, draw, table, due }) =>
    `**${league}** · 第 ${queueTable(draw, table)} 桌。<t:${due}:R>（<t:${due}:D>）還沒結束的話，由電腦玩家打完。`,
  'league-time-over': () => '⏳ 這張聯賽牌桌的時間已到。所有座位由電腦玩家打完這一局。',
  'league-seat-given-up': ({ who }) => `${who} 不再參加這一局，由電腦玩家接手。`,
  'league-too-few': ({ seats }) =>
    `報名人數不足一桌（${seats} 人），賽季延後一週開始。用 \`/league join\` 報名。`,
  'league-too-few-paused': ({ seats, times }) =>
    `連續 ${times} 週報名人數不足一桌（${seats} 人），聯賽暫停。仍可用 \`/league join\` 報名；人數夠了，主辦人用 \`/league-admin resume\` 恢復，一天後開始。要結束就用 \`/league-admin archive\`。`,
  'league-has-bye': ({ round }) => `第 ${round} 輪：你輪空，得一桌的平均分。`,
  'league-sits-out': ({ round }) =>
    `第 ${round} 輪：你的聯賽局數已達上限（新成員在打完一局之前最多 2 局），這一輪輪休。用 \`/league join games:\` 調整上限。`,
  'refused-no-league': () => '沒有這個聯賽。`/league info` 會列出本伺服器的聯賽。',
  'refused-league-archived': () => '這個聯賽已封存，只能查看。',
  'refused-league-rules': () => '數值不合：輪數為 1 至 30，每輪、每桌與報名各為 1 至 90 天。',
  'refused-league-name': ({ max }) => `聯賽名稱須為 1 至 ${max} 個字。`,
  'refused-points-length': ({ n, seats }) =>
    `${n} 個分數不合：請填 ${seats} 個，每個名次一個。只有公開賽可在斜線後再填一組 ${seats - 1} 個。`,
  'refused-points-whole': ({ max }) => `每個名次的分數須為 0–${max} 的整數，請更改不符的數字。`,
  'refused-points-rising': ({ seats }) => `名次越後，分數不得越高。請將 ${seats} 人桌的分數由高到低排列。`,
  'refused-points-mean': ({ seats, sum, wanted }) =>
    `不論幾人一桌，平均分都要相同，坐大桌或小桌才不占便宜。${seats} 人桌的分數合計為 ${sum}，請改成合計 ${wanted}。`,
  'refused-points-uneven': ({ seats }) =>
    `兩組分數的平均須相同：請將 ${seats} 人桌的分數合計改成 ${seats} 的倍數。或不填第二組，這樣就沒有 ${seats - 1} 人桌。`,
  'refused-cup-seats': () => '盃賽是兩人一桌。請選 2 個座位，或改用其他賽制。',
  'refused-division-seats': ({ max }) => `分組賽一桌最多 ${max} 人。請減少座位，或改用其他賽制。`,
  'refused-league-limit': ({ max }) => `同時進行的聯賽局數須為 1 至 ${max}。`,
  'refused-sits-out': ({ season }) => `你本季停賽，第 ${season} 季可以再報名。`,
  'refused-excluded': () => '你在本季已被除名。原因見 `/league log`。',
  'refused-not-excluded': () => '對方沒有被除名，也沒有停賽。',
  'refused-not-entered': () => '你沒有參加本季。用 `/league join` 報名。',
  'refused-tables-run': () => '這個聯賽還有牌桌在進行。請等它們結束，或先作廢，再封存。',
  'refused-league-paused': () => '這個聯賽已暫停。用 `/league-admin resume` 恢復。',
  'refused-league-not-paused': () => '這個聯賽沒有暫停。',
  'refused-no-rounds': () => '排隊賽沒有輪次：人數夠了就開桌。',
  'refused-league-too-few': ({ seats }) => `報名人數不足一桌（${seats} 人）。用 \`/league join\` 報名。`,
  'refused-no-next-round': () => '現在沒有下一輪可以開始：全部已配對，或盃賽還在等進行中的牌桌。',
  'refused-league-days': ({ max }) => `延長的天數須為 1 至 ${max}。`,
  'refused-own-table': () =>
    '你坐在那一桌，或曾經坐過。請別的主辦人把它作廢：有「管理活動」權限的成員，或擁有主辦身分組的成員。',
  'refused-no-table': () =>
    '這個聯賽沒有合適的牌桌：可能已結束、已作廢，或時間已到。`/league schedule` 會列出牌桌。',
  'refused-season-drawn': () => '下一季已依這份積分榜配對，這一局不能再作廢。',
  'refused-no-member': () => '對方不在本季，也不在候補名單上，或不在那一桌。`/league standings` 會列出成員。',
  'refused-same-person': () => '請指定兩位不同的成員。',
  'refused-apart-in-divisions': () => '分組賽每組依固定賽程，組內人人都會相遇，無法將兩人排開。',
  'refused-in-league': () => '這是聯賽的牌局，由主辦人更換玩家或作廢：`/league-admin`。',
} satisfies Translation<typeof leagueActsEn>
