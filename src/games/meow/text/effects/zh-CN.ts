// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { EffectWords } from './words.ts'

const or = (items: readonly string[]): string => items.join('或')
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

export const effectsZhCN: EffectWords = {
  damage: (n, more) => `${more ? '再' : ''}造成 ${n} 点伤害`,
  damageByCount: (kind, plus) => `造成 ${plus} 点伤害，目标每有 1 张${kind}再加 1 点`,
  damageAhead: () => '造成等同正对面武将牌面攻击力的伤害',
  damageByLargest: (by, times) =>
    `取目标张数最多的${by === 'faction' ? '阵营' : '兵种'}，每张造成 ${times} 点伤害`,
  heal: (n, more) => `${more ? '再' : ''}回复 ${n} 点血量`,
  lose: (n) => `失去 ${n} 点血量`,
  attack: (n, more) => `攻击力${more ? '再' : ''} ${signed(n)}`,
  targetAttack: (n) => `目标攻击力 ${signed(n)}`,
  block: (n) => `格挡 ${n}`,
  seal: (general) => (general === 'ahead' ? '封锁正对面武将的技能' : '封锁目标出战区 1 名武将的技能'),
  weaken: (n) => `正对面武将的攻击力最多减少 ${n} 点`,
  strike: (percent) => `造成攻击力 ${percent}% 的伤害（小数舍去）`,
  fish: (n) => `获得 ${n} 条小鱼`,
  steal: (n) => `从目标处取得 ${n} 条小鱼`,
  retreat: () => '此武将可与我方殿后区 1 名武将换位',
  copy: () => '借用目标出战区 1 名武将的技能',
  either: (options) => or(options),
  speed: (n) => `速度 +${n}`,
  formation: (front) => `出战区 ${front} 名，其余殿后`,
  distrust: () => '计算总和前，目标出战区与殿后区各 1 名武将互换',
  ready: () => '携带者立刻发动自己的技能，不论第几回合',
  behind: () => '我方血量低于目标',
  notBehind: () => '我方血量不低于目标',
  faster: () => '我方速度高于目标',
  first: () => '我方本回合先攻',
  againstCavalry: () => '目标出战区有骑兵',
  own: (kind, least) => `我方至少有 ${least} 张${kind}`,
  together: (names) => `我方有${or(names)}`,
  ahead: (kind) => `正对面是${kind}`,
  if: (condition, then) => `若${condition}，${then}`,
  otherwise: (then) => `否则${then}`,
  join: (parts) => parts.join('；'),
  kind: (name) => `“${name}”`,
  carrier: (who, does) => `限${or(who)}：${does}`,
  fierce: (attack) => `攻击力 ${attack} 以上的武将`,
  lord: () => '君主',
  master: (names, does) => `${or(names)}另外${does}`,
  art: (does) => `兵法；${does}`,
  battle: (year, winner, loser, boons) =>
    `${year} 年。胜方 ${winner} 条小鱼${loser > 0 ? `，其余玩家各 ${loser} 条` : ''}。天命：${boons.join('。')}`,
  stratagem: (use, does) => `${use === 'planning' ? '规划' : '对战'}：${does}`,
  general: (card) =>
    `${card.faction}·${card.troop}｜⚔️${card.attack} ❤️${card.hp} ⚡${card.speed}｜${card.skill}（第 ${card.clash} 回合）：${card.does}｜卒 ${card.died}${card.lord ? '｜君主' : ''}`,
}
