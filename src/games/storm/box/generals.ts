// The twelve generals. The source names the four lords; all other names and every number are reconstructed.
import type { Faction } from './factions.ts'

/** What a general can do besides fighting; the rules name each. */
export type Ability =
  | 'benevolence' // 仁德
  | 'oath-bound' // 義絕
  | 'star-gazing' // 觀星
  | 'garrison-farms' // 屯田
  | 'sudden-raid' // 突襲
  | 'last-counsel' // 遺策
  | 'balance' // 制衡
  | 'hundred-riders' // 百騎
  | 'fire-attack' // 火攻
  | 'western-liang' // 西涼
  | 'iron-cavalry' // 鐵騎
  | 'turned-letters' // 反間

/** A general's card. */
export interface General {
  readonly faction: Faction
  readonly lord?: true
  readonly stamina: number
  readonly attack: number
  readonly defence: number
  readonly move: number
  readonly ability: Ability
  /** Rage that the ability costs each time. */
  readonly rage: number
  /** Cards by which the hand limit rises. */
  readonly hand: number
  /** What a foreign captor must roll at least; more than a die has for lords, who are not persuaded. */
  readonly persuade: number
}

const lord = (faction: Faction, ability: Ability): General => ({
  faction,
  lord: true,
  stamina: 5,
  attack: 1,
  defence: 1,
  move: 2,
  ability,
  rage: 0,
  hand: 0,
  persuade: 7,
})

const warrior = (faction: Faction, ability: Ability, persuade: number, move = 2): General => ({
  faction,
  stamina: 4,
  attack: 2,
  defence: 1,
  move,
  ability,
  rage: 2,
  hand: 0,
  persuade,
})

const counsellor = (faction: Faction, ability: Ability, persuade: number, rage = 2): General => ({
  faction,
  stamina: 3,
  attack: 0,
  defence: 2,
  move: 2,
  ability,
  rage,
  hand: 1,
  persuade,
})

/** Every general by id, lord first in each faction. */
export const GENERALS = {
  'liu-bei': { ...lord('shu', 'benevolence'), rage: 1 },
  'guan-yu': warrior('shu', 'oath-bound', 6),
  'zhuge-liang': counsellor('shu', 'star-gazing', 6, 1),
  'cao-cao': lord('wei', 'garrison-farms'),
  'zhang-liao': warrior('wei', 'sudden-raid', 5, 3),
  'guo-jia': counsellor('wei', 'last-counsel', 5),
  'sun-quan': lord('wu', 'balance'),
  'gan-ning': warrior('wu', 'hundred-riders', 5),
  'zhou-yu': counsellor('wu', 'fire-attack', 6),
  'ma-teng': lord('qun', 'western-liang'),
  'ma-chao': warrior('qun', 'iron-cavalry', 5, 3),
  'han-sui': counsellor('qun', 'turned-letters', 4),
} as const satisfies Readonly<Record<string, General>>
export type GeneralId = keyof typeof GENERALS

/** Whether an id is a general's. */
export const isGeneral = (id: string): id is GeneralId => Object.hasOwn(GENERALS, id)

/** An id as a general's. Throws for what is no general. */
export function generalNamed(id: string): GeneralId {
  if (!isGeneral(id)) throw new Error(`${id} is no general`)
  return id
}

/** A general's card. Throws for what is no general. */
export const generalOf = (id: string): General => GENERALS[generalNamed(id)]

/** All generals of a faction, lord first. */
export const generalsOf = (faction: Faction): readonly GeneralId[] =>
  (Object.keys(GENERALS) as GeneralId[]).filter((id) => GENERALS[id].faction === faction)

/** The lord of a faction. */
export const lordOf = (faction: Faction): GeneralId => {
  const [lord] = generalsOf(faction)
  if (!lord) throw new Error(`${faction} has no lord`)
  return lord
}
