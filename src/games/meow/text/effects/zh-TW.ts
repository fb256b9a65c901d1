// What cards do, in Traditional Chinese.
import type { EffectWords } from './words.ts'

const or = (items: readonly string[]): string => items.join('或')
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

export const effectsZhTW: EffectWords = {
  damage: (n) => `造成 ${n} 點傷害`,
  damageByCount: (kind, plus) => `目標每有 1 張${kind}造成 1 點傷害，再加 ${plus} 點`,
  damageAhead: () => '造成等同正對面武將攻擊力的傷害',
  damageByLargest: (by, times) =>
    `目標最多的一種${by === 'faction' ? '陣營' : '兵種'}，每張造成 ${times} 點傷害`,
  heal: (n) => `回復 ${n} 點血量`,
  lose: (n) => `失去 ${n} 點血量`,
  attack: (n) => `攻擊力${signed(n)}`,
  targetAttack: (n) => `目標攻擊力${signed(n)}`,
  block: (n) => `格擋 ${n}`,
  seal: (general) => (general === 'ahead' ? '封鎖正對面武將的技能' : '封鎖目標出戰區一位武將的技能'),
  weaken: (n) => `正對面武將攻擊力最多−${n}`,
  strike: (percent) => `以攻擊力的 ${percent}% 追加一擊`,
  fish: (n) => `獲得 ${n} 條小魚`,
  steal: (n) => `叼走 ${n} 條小魚`,
  retreat: () => '可與殿後區一位武將換位',
  copy: () => '借用目標出戰區一位武將的技能',
  either: (options) => or(options),
  speed: (n) => `速度+${n}`,
  formation: (front) => `前排 ${front} 位，其餘殿後`,
  distrust: () => '計算總和前，目標出戰、殿後各一位武將互換',
  ready: () => '攜帶者立刻發動自己的技能',
  behind: () => '血量較低',
  notBehind: () => '血量不低於目標',
  faster: () => '速度較高',
  first: () => '本回合先攻',
  againstCavalry: () => '目標出戰區有騎兵',
  own: (kind, least) => `我方有 ${least} 張${kind}`,
  together: (names) => `我方有${or(names)}`,
  ahead: (kind) => `正對面是${kind}`,
  if: (condition, then) => `若${condition}：${then}`,
  otherwise: (then) => `否則${then}`,
  join: (parts) => parts.join('；'),
  carrier: (who, does) => `限${or(who)}：${does}`,
  fierce: (attack) => `攻擊力 ${attack} 以上`,
  lord: () => '君主',
  master: (names, does) => `${or(names)}另外${does}`,
  art: (does) => `兵法：${does}`,
  battle: (year, winner, loser, does) =>
    `${year} 年。勝方 ${winner} 條小魚${loser > 0 ? `，其餘 ${loser} 條` : ''}。天命：${does}`,
  general: (card) =>
    `${card.faction}${card.troop}｜⚔️${card.attack} ❤️${card.hp} 🐾${card.speed}｜${card.skill}（第 ${card.clash} 回合）：${card.does}｜卒 ${card.died}`,
}
