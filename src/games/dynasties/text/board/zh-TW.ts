// 盤面與手牌的文字。
import type { Translation } from '../../../../text/catalogue.ts'
import { years } from '../years/zh-TW.ts'
import type { board as en } from './en.ts'

export const board: Translation<typeof en> = {
  'board-head-open': ({ era, round, lap }) => `**${era}** · 第 ${round} 輪 · 第 ${lap} 圈`,
  'board-head': ({ era, round, lap, of }) => `**${era}** · 第 ${round} 輪 · 第 ${lap} 圈（共 ${of} 圈）`,
  'board-clock-anew': ({ era, round, of }) => `**${era}** · 第 ${round} 輪（共 ${of} 輪，重新開始）`,
  'board-clock': ({ era, round, of }) => `**${era}** · 第 ${round} 輪（共 ${of} 輪）`,
  'board-years': ({ from, to, next }) => `${years({ from, to })} · 下一個：${next}`,
  'board-next': ({ next }) => `不屬任何朝代 · 下一個：${next}`,
  'board-asked': ({ who, whom }) => `${who} 向 ${whom} 發問`,
  'board-event': ({ event }) => `生效中：${event}`,
  'board-played': ({ cards }) => `生效中：${cards}`,
  'board-first': () => '本輪首位',
  'board-piles': ({ deck, discards, events }) => `抽卡牌堆 ${deck} · 棄牌堆 ${discards} · 歷史事件 ${events}`,
  'board-left': ({ n, of }) => `已移出遊戲的朝代卡：${n}／${of}`,
  'board-player': ({ who, lord, power, grain, attack, defence, cards }) =>
    `${who} · ${lord} · 國力 ${power} · 錢糧 ${grain} · ⚔️ 攻擊 ${attack} · 🛡️ 防守 ${defence} · 🃏 ${cards}`,
  'board-no-lord': ({ who }) => who,
  'board-out': ({ who }) => `~~${who}~~ 出局`,
  'board-active': ({ line }) => `▸ ${line}`,
  'board-skip': ({ n }) => `跳過 ${n} 次行動`,
  'board-silenced': () => '下次行動只能抽牌',
  'board-shown': ({ cards }) => `等待所屬朝代：${cards}`,
  'board-truce': ({ who, whom, n }) => `${who} 與 ${whom} 互不攻擊（${who} 尚餘 ${n} 次行動）`,
  'board-shield': ({ who, n }) => `${who} 的和平（尚餘 ${n} 次行動）`,
  'board-exposed': ({ who, whom, n }) => `${whom} 的防守力視為 0（${who} 尚餘 ${n} 次行動）`,
  'hand-empty': () => '你沒有手牌。',
  'hand-head': ({ n }) => `**手牌（${n}／12）**`,
  'hand-card': ({ card, effect }) => `- **${card}**：${effect}`,
  'hand-card-when': ({ card, when, effect }) => `- **${card}**（${when}）：${effect}`,
  'hand-name': ({ card }) => `- ${card}`,
  'hand-name-when': ({ card, when }) => `- ${card}（${when}）`,
  'card-times': ({ card, n }) => `${card} ×${n}`,
  'when-era': ({ era, type }) => `${era} · ${type}`,
  'when-span': ({ from, to, type }) => `${from}–${to} · ${type}`,
  'when-now': ({ when }) => `${when} · 當朝`,
  'hint-era': ({ era, effect }) => `${era}：${effect}`,
  'hint-span': ({ from, to, effect }) => `${from}–${to}：${effect}`,
  'hand-known': ({ who, cards }) => `你知道 ${who} 有：${cards}`,
}
