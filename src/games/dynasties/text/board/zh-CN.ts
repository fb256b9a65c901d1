// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../../../text/catalogue.ts'
import type { board as en } from './en.ts'

export const board: Translation<typeof en> = {
  'board-head': ({ era, round, laps, of }) => `**${era}** · 第 ${round} 轮 · 第 ${laps} 圈（共 ${of} 圈）`,
  'board-piles': ({ deck, discards, events }) => `抽卡牌堆 ${deck} · 弃牌 ${discards} · 历史事件 ${events}`,
  'board-left': ({ n }) => `已移出游戏的朝代卡：${n}／76`,
  'board-player': ({ who, lord, power, grain, attack, defence, cards }) =>
    `${who} · ${lord} · 国力 ${power} · 钱粮 ${grain} · 攻击 ${attack} · 防守 ${defence} · 手牌 ${cards}`,
  'board-no-lord': ({ who }) => who,
  'board-out': ({ who }) => `~~${who}~~ 出局`,
  'board-active': ({ line }) => `▸ ${line}`,
  'board-skip': ({ n }) => `停止 ${n} 轮`,
  'board-silenced': () => '下一轮只能抽牌',
  'board-shown': ({ cards }) => `等待其朝代：${cards}`,
  'board-truce': ({ who, whom, n }) => `${who} 与 ${whom} 互不攻击：${n}`,
  'board-shield': ({ who, n }) => `${who} 的和平：${n}`,
  'board-exposed': ({ whom, n }) => `${whom} 的防守力视为 0：${n}`,
  'hand-empty': () => '你没有手牌。',
  'hand-head': ({ n }) => `**手牌（${n}／12）**`,
  'hand-card': ({ card, effect }) => `- **${card}**：${effect}`,
  'hand-name': ({ card }) => `- ${card}`,
  'hand-known': ({ who, cards }) => `你知道 ${who} 有：${cards}`,
}
