// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../../../text/catalogue.ts'
import { years } from '../years/zh-CN.ts'
import type { board as en } from './en.ts'

export const board: Translation<typeof en> = {
  'board-head-open': ({ era, round, lap }) => `**${era}** · 第 ${round} 轮 · 第 ${lap} 圈`,
  'board-head': ({ era, round, lap, of }) => `**${era}** · 第 ${round} 轮 · 第 ${lap} 圈（共 ${of} 圈）`,
  'board-clock-anew': ({ era, round, of }) => `**${era}** · 第 ${round} 轮（共 ${of} 轮，重新开始）`,
  'board-clock': ({ era, round, of }) => `**${era}** · 第 ${round} 轮（共 ${of} 轮）`,
  'board-years': ({ from, to, next }) => `${years({ from, to })} · 下一个：${next}`,
  'board-next': ({ next }) => `不属任何朝代 · 下一个：${next}`,
  'board-asked': ({ who, whom }) => `${who} 向 ${whom} 发问`,
  'board-event': ({ event }) => `生效中：${event}`,
  'board-played': ({ cards }) => `生效中：${cards}`,
  'board-first': () => '本轮首位',
  'board-piles': ({ deck, discards, events }) => `抽卡牌堆 ${deck} · 弃牌堆 ${discards} · 历史事件 ${events}`,
  'board-left': ({ n, of }) => `已移出游戏的朝代卡：${n}／${of}`,
  'board-player': ({ who, lord, power, grain, attack, defence, cards }) =>
    `${who} · ${lord} · 国力 ${power} · 钱粮 ${grain} · 攻击 ${attack} · 防守 ${defence} · 手牌 ${cards}`,
  'board-no-lord': ({ who }) => who,
  'board-out': ({ who }) => `~~${who}~~ 出局`,
  'board-active': ({ line }) => `▸ ${line}`,
  'board-skip': ({ n }) => `停止行动 ${n} 轮`,
  'board-silenced': () => '下一轮只能抽牌',
  'board-shown': ({ cards }) => `等待所属朝代：${cards}`,
  'board-truce': ({ who, whom, n }) => `${who} 与 ${whom} 互不攻击（${who} 尚余 ${n} 轮）`,
  'board-shield': ({ who, n }) => `${who} 的和平（尚余 ${n} 轮）`,
  'board-exposed': ({ who, whom, n }) => `${whom} 的防守力视为 0（${who} 尚余 ${n} 轮）`,
  'hand-empty': () => '你没有手牌。',
  'hand-head': ({ n }) => `**手牌（${n}／12）**`,
  'hand-card': ({ card, effect }) => `- **${card}**：${effect}`,
  'hand-card-when': ({ card, when, effect }) => `- **${card}**（${when}）：${effect}`,
  'hand-name': ({ card }) => `- ${card}`,
  'hand-name-when': ({ card, when }) => `- ${card}（${when}）`,
  'card-times': ({ card, n }) => `${card} ×${n}`,
  'when-era': ({ era, type }) => `${era} · ${type}`,
  'when-span': ({ from, to, type }) => `${from}–${to} · ${type}`,
  'when-now': ({ when }) => `${when} · 当朝`,
  'hint-era': ({ era, effect }) => `${era}：${effect}`,
  'hint-span': ({ from, to, effect }) => `${from}–${to}：${effect}`,
  'hand-known': ({ who, cards }) => `你知道 ${who} 有：${cards}`,
}
