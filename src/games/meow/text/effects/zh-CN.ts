// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { EffectWords } from './words.ts'

const or = (items: readonly string[]): string => items.join('或')
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

export const effectsZhCN: EffectWords = {
  damage: (n) => `造成 ${n} 点伤害`,
  damageByCount: (kind, plus) => `目标每有 1 张${kind}造成 1 点伤害，再加 ${plus} 点`,
  damageAhead: () => '造成等同正对面武将攻击力的伤害',
  damageByLargest: (by, times) =>
    `目标最多的一种${by === 'faction' ? '阵营' : '兵种'}，每张造成 ${times} 点伤害`,
  heal: (n) => `回复 ${n} 点血量`,
  lose: (n) => `失去 ${n} 点血量`,
  attack: (n) => `攻击力${signed(n)}`,
  targetAttack: (n) => `目标攻击力${signed(n)}`,
  block: (n) => `格挡 ${n}`,
  seal: (general) => (general === 'ahead' ? '封锁正对面武将的技能' : '封锁目标出战区一位武将的技能'),
  weaken: (n) => `正对面武将攻击力最多−${n}`,
  strike: (percent) => `以攻击力的 ${percent}% 追加一击`,
  fish: (n) => `获得 ${n} 条小鱼`,
  steal: (n) => `叼走 ${n} 条小鱼`,
  retreat: () => '可与殿后区一位武将换位',
  copy: () => '借用目标出战区一位武将的技能',
  either: (options) => or(options),
  speed: (n) => `速度+${n}`,
  formation: (front) => `前排 ${front} 位，其余殿后`,
  distrust: () => '计算总和前，目标出战、殿后各一位武将互换',
  ready: () => '携带者立刻发动自己的技能',
  behind: () => '血量较低',
  notBehind: () => '血量不低于目标',
  faster: () => '速度较高',
  first: () => '本回合先攻',
  againstCavalry: () => '目标出战区有骑兵',
  own: (kind, least) => `我方有 ${least} 张${kind}`,
  together: (names) => `我方有${or(names)}`,
  ahead: (kind) => `正对面是${kind}`,
  if: (condition, then) => `若${condition}：${then}`,
  otherwise: (then) => `否则${then}`,
  join: (parts) => parts.join('；'),
  carrier: (who, does) => `限${or(who)}：${does}`,
  fierce: (attack) => `攻击力 ${attack} 以上`,
  lord: () => '君主',
  master: (names, does) => `${or(names)}另外${does}`,
  art: (does) => `兵法：${does}`,
  battle: (year, winner, loser, does) =>
    `${year} 年。胜方 ${winner} 条小鱼${loser > 0 ? `，其余 ${loser} 条` : ''}。天命：${does}`,
  general: (card) =>
    `${card.faction}${card.troop}｜⚔️${card.attack} ❤️${card.hp} 🐾${card.speed}｜${card.skill}（第 ${card.clash} 回合）：${card.does}｜卒 ${card.died}`,
}
