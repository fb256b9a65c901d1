// Every card of the box, from the source's tables: ids, numbers, kinds. Names and texts are in `text/`.
import type { Id } from '../../../engine/phrase.ts'

/** The eight lords, in the source's order. */
export const LORDS = [
  'cao-cao',
  'liu-bei',
  'sun-quan',
  'yuan-shu',
  'yuan-shao',
  'dong-zhuo',
  'zhang-jue',
  'ma-teng',
] as const
export type Lord = (typeof LORDS)[number]

/** Strategists: intelligence, and the coins they bring at the end of the round (R24). */
export const STRATEGISTS: Readonly<Record<Id, { readonly wits: number; readonly income: number }>> = {
  'zhang-bao': { wits: 3, income: 4 },
  'han-sui': { wits: 4, income: 3 },
  'wang-yun': { wits: 5, income: 3 },
  'li-ru': { wits: 6, income: 2 },
  'tian-feng': { wits: 7, income: 2 },
  'zhou-yu': { wits: 8, income: 1 },
  'sima-yi': { wits: 9, income: 1 },
  'zhuge-liang': { wits: 10, income: 0 },
}

/** A strategist with wits and income. Throws for another card, and for none. */
export function strategistOf(card: Id | null) {
  const strategist = card === null ? undefined : STRATEGISTS[card]
  if (card === null || !strategist) throw new Error(`${card} is not a strategist`)
  return { card, ...strategist }
}

/** Generals and their strength. */
export const GENERALS: Readonly<Record<Id, number>> = {
  'liu-shan': 3,
  'hu-zhen': 4,
  'liao-hua': 4,
  'zhang-ji': 4,
  'meng-huo': 5,
  'ma-su': 5,
  'hua-xiong': 5,
  'xiao-qiao': 5,
  'zhu-rong': 6,
  'xu-huang': 6,
  'ling-tong': 6,
  'gan-ning': 6,
  'huang-gai': 7,
  'yan-liang': 7,
  'wei-yan': 7,
  'sun-shangxiang': 7,
  'wen-chou': 8,
  'dian-wei': 8,
  'huang-zhong': 8,
  'taishi-ci': 8,
  'zhao-yun': 9,
  'zhang-fei': 9,
  'guan-yu': 9,
  'lu-bu': 10,
}

/** Generals on whom 美人計 has no effect. */
export const FEMALE: ReadonlySet<Id> = new Set(['xiao-qiao', 'zhu-rong', 'sun-shangxiang'])

/** When a scheme is played: in one's own action, with one's own attack, or against an attack. */
export type SchemeUse = 'general' | 'attack' | 'defence'

/** The thirteen kinds of scheme: use, whether it is a contest of wits, copies. */
export const SCHEMES = {
  'brick-for-jade': { use: 'general', contest: false, copies: 1 }, // 拋磚引玉
  'muddy-waters': { use: 'general', contest: false, copies: 2 }, // 混水摸魚
  'two-birds': { use: 'general', contest: false, copies: 2 }, // 一石二鳥
  'peach-garden': { use: 'general', contest: false, copies: 2 }, // 桃園結義
  'take-the-sheep': { use: 'general', contest: true, copies: 3 }, // 順手牽羊
  'win-over': { use: 'general', contest: true, copies: 3 }, // 攏絡之計
  assassination: { use: 'general', contest: true, copies: 3 }, // 暗殺計
  'borrowed-arrows': { use: 'general', contest: true, copies: 3 }, // 草船借箭
  'wait-at-ease': { use: 'defence', contest: false, copies: 3 }, // 以逸待勞
  'seize-the-king': { use: 'attack', contest: true, copies: 2 }, // 擒賊擒王
  'remove-firewood': { use: 'attack', contest: true, copies: 3 }, // 釜底抽薪
  'empty-fort': { use: 'defence', contest: true, copies: 3 }, // 空城計
  'beauty-trap': { use: 'attack', contest: true, copies: 3 }, // 美人計
} as const satisfies Readonly<Record<string, { use: SchemeUse; contest: boolean; copies: number }>>
export type Scheme = keyof typeof SCHEMES

/** Size of a city, which sets its points. */
export type Size = 'small' | 'medium' | 'large' | 'capital'

interface CityCard {
  readonly size: Size
  readonly price: number
  readonly walls: number
  readonly tax: number
}

/** Cities: size, price, walls, tax. */
export const CITIES: Readonly<Record<Id, CityCard>> = {
  tianshui: { size: 'small', price: 4, walls: 1, tax: 0 },
  xiaopei: { size: 'small', price: 4, walls: 1, tax: 0 },
  chaisang: { size: 'small', price: 4, walls: 1, tax: 0 },
  changsha: { size: 'small', price: 4, walls: 1, tax: 0 },
  xinye: { size: 'medium', price: 6, walls: 2, tax: 1 },
  xiangyang: { size: 'medium', price: 6, walls: 2, tax: 1 },
  jiangxia: { size: 'medium', price: 6, walls: 2, tax: 1 },
  beihai: { size: 'medium', price: 6, walls: 2, tax: 1 },
  xuchang: { size: 'large', price: 9, walls: 3, tax: 2 },
  chengdu: { size: 'large', price: 9, walls: 3, tax: 2 },
  jianye: { size: 'large', price: 9, walls: 3, tax: 2 },
  changan: { size: 'large', price: 9, walls: 3, tax: 2 },
  luoyang: { size: 'capital', price: 12, walls: 2, tax: 0 },
}

/** What is printed on a city card. Throws for another card. */
export function cityCard(card: Id): CityCard {
  const city = CITIES[card]
  if (!city) throw new Error(`${card} is not a city`)
  return city
}

/** Points of a city by size (source 5.1). */
export const POINTS: Readonly<Record<Size, number>> = { small: 4, medium: 6, large: 9, capital: 12 }

/** The scheme of every scheme card, copy by copy: `two-birds-2`. */
const SCHEME_OF: ReadonlyMap<Id, Scheme> = new Map(
  Object.entries(SCHEMES).flatMap(([scheme, { copies }]) =>
    Array.from({ length: copies }, (_, copy) => [`${scheme}-${copy + 1}`, scheme as Scheme] as const),
  ),
)

/** All scheme cards. */
export const SCHEME_CARDS: readonly Id[] = [...SCHEME_OF.keys()]

/** The scheme a card is a copy of; `undefined` for other cards. */
export const schemeOf = (card: Id): Scheme | undefined => SCHEME_OF.get(card)

/** The battle cards, 1 to 22. */
export const BATTLE_CARDS: readonly Id[] = Array.from({ length: 22 }, (_, index) => `battle-${index + 1}`)

/** The number on a battle card. */
export const battleNumber = (card: Id): number => Number(card.slice('battle-'.length))
