// What cards do, in Traditional Chinese.
import type { EffectWords } from './words.ts'

const or = (items: readonly string[]): string => items.join('或')
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

export const effects: EffectWords = {
  damage: (n, more) => `${more ? '再' : ''}造成 ${n} 點傷害`,
  damageByCount: (kind, plus) => `造成 ${plus} 點傷害，目標每有 1 張${kind}再加 1 點`,
  damageAhead: () => '造成等同正對面武將牌面攻擊力的傷害',
  damageByLargest: (by, times) =>
    `取目標張數最多的${by === 'faction' ? '陣營' : '兵種'}，每張造成 ${times} 點傷害`,
  heal: (n, more) => `${more ? '再' : ''}回復 ${n} 點血量`,
  lose: (n) => `失去 ${n} 點血量`,
  attack: (n, more) => `攻擊力${more ? '再' : ''} ${signed(n)}`,
  targetAttack: (n) => `目標攻擊力 ${signed(n)}`,
  block: (n) => `格擋 ${n}`,
  seal: (general) => (general === 'ahead' ? '封鎖正對面武將的技能' : '封鎖目標出戰區 1 名武將的技能'),
  weaken: (n) => `正對面武將的攻擊力最多減少 ${n} 點`,
  strike: (percent) => `造成攻擊力 ${percent}% 的傷害（小數捨去）`,
  fish: (n) => `獲得 ${n} 條小魚`,
  steal: (n) => `從目標處取得 ${n} 條小魚`,
  retreat: () => '此武將可與我方殿後區 1 名武將換位',
  copy: () => '借用目標出戰區 1 名武將的技能',
  either: (options) => or(options),
  speed: (n) => `速度 +${n}`,
  formation: (front) => `出戰區 ${front} 名，其餘殿後`,
  distrust: () => '計算總和前，目標出戰區與殿後區各 1 名武將互換',
  ready: () => '攜帶者立刻發動自己的技能，不論第幾回合',
  behind: () => '我方血量低於目標',
  notBehind: () => '我方血量不低於目標',
  faster: () => '我方速度高於目標',
  first: () => '我方本回合先攻',
  againstCavalry: () => '目標出戰區有騎兵',
  own: (kind, least) => `我方至少有 ${least} 張${kind}`,
  together: (names) => `我方有${or(names)}`,
  ahead: (kind) => `正對面是${kind}`,
  if: (condition, then) => `若${condition}，${then}`,
  otherwise: (then) => `否則${then}`,
  join: (parts) => parts.join('；'),
  kind: (name) => `「${name}」`,
  carrier: (who, does) => `限${or(who)}：${does}`,
  fierce: (attack) => `攻擊力 ${attack} 以上的武將`,
  lord: () => '君主',
  master: (names, does) => `${or(names)}另外${does}`,
  art: (does) => `兵法；${does}`,
  battle: (year, winner, loser, boons) =>
    `${year} 年。勝方 ${winner} 條小魚${loser > 0 ? `，其餘玩家各 ${loser} 條` : ''}。天命：${boons.join('。')}`,
  stratagem: (use, does) => `${use === 'planning' ? '規劃' : '對戰'}：${does}`,
  general: (card) =>
    `${card.faction}·${card.troop}｜⚔️${card.attack} ❤️${card.hp} ⚡${card.speed}｜${card.skill}（第 ${card.clash} 回合）：${card.does}｜卒 ${card.died}${card.lord ? '｜君主' : ''}`,
}

/** 手牌圖上放不下全文時的簡短說法。 */
export const brief: Partial<EffectWords> = {
  damageByCount: (kind, plus) => `傷害 ${plus}，每張${kind} +1`,
  damageAhead: () => '傷害等同正對面攻擊力',
  damageByLargest: (by, times) => `最多的${by === 'faction' ? '陣營' : '兵種'}每張傷害 ${times}`,
  seal: (general) => (general === 'ahead' ? '封鎖正對面技能' : '封鎖 1 名武將技能'),
  weaken: (n) => `正對面攻擊力 −${n}`,
  strike: (percent) => `傷害為攻擊力 ${percent}%`,
  retreat: () => '可與殿後區換位',
  copy: () => '借用目標 1 個技能',
  distrust: () => '目標 2 名武將換區',
  ready: () => '立刻發動技能',
}
