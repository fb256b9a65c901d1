// The 108 game cards, from a reconstruction of the first standard edition (docs/rules/hegemony.md): kind, suit, number.
import type { Id } from '../../../engine/phrase.ts'

/** The four suits by the sign they are printed with. */
const SUIT_SIGNS = { '♠': 'spade', '♣': 'club', '♥': 'heart', '♦': 'diamond' } as const
export type Suit = (typeof SUIT_SIGNS)[keyof typeof SUIT_SIGNS]
export type Colour = 'black' | 'red'

/** What a blow is made of: fire and thunder run along chains. */
export type Nature = 'normal' | 'fire' | 'thunder'

/** The four places of the equipment zone. */
export const SLOTS = ['weapon', 'armor', 'plus-horse', 'minus-horse'] as const
export type Slot = (typeof SLOTS)[number]

/** Whom a trick names: one player, one or two, all others, all, the user's faction; or it answers another trick. */
type Reach = 'single' | 'multi' | 'others' | 'all' | 'allies' | 'answer'

/** What all copies of a card have in common; `printed` lists the suit and rank of each copy. */
type KindFacts = { readonly printed: string } & (
  | { readonly type: 'basic'; readonly basic: 'slash'; readonly nature: Nature }
  | { readonly type: 'basic'; readonly basic: 'dodge' | 'peach' | 'wine' }
  | {
      readonly type: 'trick'
      readonly reach: Reach
      /** It may be put away for another card instead of being used (section 3, 重鑄). */
      readonly recast?: true
      /** The 國 form of Nullify, which can shield a whole faction (section 5). */
      readonly state?: true
    }
  | { readonly type: 'delayed' }
  | { readonly type: 'equipment'; readonly slot: 'weapon'; readonly range: number }
  | { readonly type: 'equipment'; readonly slot: Exclude<Slot, 'weapon'> }
)

/** Every kind of card, and its copies. */
export const KINDS = {
  slash: {
    type: 'basic',
    basic: 'slash',
    nature: 'normal',
    printed: '♠5 ♠7 ♠8 ♠8 ♠9 ♠10 ♠J ♣2 ♣3 ♣4 ♣5 ♣8 ♣9 ♣10 ♣J ♣J ♥10 ♥Q ♦10 ♦J ♦Q',
  }, // 殺
  'fire-slash': { type: 'basic', basic: 'slash', nature: 'fire', printed: '♥4 ♦4 ♦5' }, // 火殺
  'thunder-slash': { type: 'basic', basic: 'slash', nature: 'thunder', printed: '♠6 ♠7 ♣6 ♣7 ♣8' }, // 雷殺
  dodge: { type: 'basic', basic: 'dodge', printed: '♥2 ♥J ♥K ♦2 ♦3 ♦6 ♦7 ♦7 ♦8 ♦8 ♦9 ♦10 ♦J ♦K' }, // 閃
  peach: { type: 'basic', basic: 'peach', printed: '♥4 ♥6 ♥7 ♥8 ♥9 ♥10 ♥Q ♦2' }, // 桃
  wine: { type: 'basic', basic: 'wine', printed: '♠9 ♣9 ♦9' }, // 酒
  dismantle: { type: 'trick', reach: 'single', printed: '♠3 ♠4 ♥Q' }, // 過河拆橋
  snatch: { type: 'trick', reach: 'single', printed: '♠3 ♠4 ♦3' }, // 順手牽羊
  duel: { type: 'trick', reach: 'single', printed: '♠A ♣A' }, // 決鬥
  'borrow-sword': { type: 'trick', reach: 'single', printed: '♣Q' }, // 借刀殺人
  'ex-nihilo': { type: 'trick', reach: 'single', printed: '♥7 ♥8' }, // 無中生有
  nullify: { type: 'trick', reach: 'answer', printed: '♠J' }, // 無懈可擊
  'nullify-state': { type: 'trick', reach: 'answer', state: true, printed: '♣K ♦Q' }, // 無懈可擊·國
  'iron-chain': { type: 'trick', reach: 'multi', recast: true, printed: '♠Q ♣Q ♣K' }, // 鐵索連環
  'fire-attack': { type: 'trick', reach: 'single', printed: '♥2 ♥3' }, // 火攻
  'arrow-volley': { type: 'trick', reach: 'others', printed: '♥A' }, // 萬箭齊發
  barbarians: { type: 'trick', reach: 'others', printed: '♠K ♣7' }, // 南蠻入侵
  'peach-garden': { type: 'trick', reach: 'all', printed: '♥A' }, // 桃園結義
  harvest: { type: 'trick', reach: 'all', printed: '♥3' }, // 五穀豐登
  'await-exhausted': { type: 'trick', reach: 'allies', printed: '♥J ♦4' }, // 以逸待勞
  'known-both': { type: 'trick', reach: 'single', recast: true, printed: '♣3 ♣4' }, // 知己知彼
  'befriend-attack': { type: 'trick', reach: 'single', printed: '♥9' }, // 遠交近攻
  lightning: { type: 'delayed', printed: '♠A' }, // 閃電
  indulgence: { type: 'delayed', printed: '♥6 ♣6' }, // 樂不思蜀
  'supply-shortage': { type: 'delayed', printed: '♠10 ♣10' }, // 兵糧寸斷
  crossbow: { type: 'equipment', slot: 'weapon', range: 1, printed: '♦A' }, // 諸葛連弩
  qinggang: { type: 'equipment', slot: 'weapon', range: 2, printed: '♠6' }, // 青釭劍
  'twin-swords': { type: 'equipment', slot: 'weapon', range: 2, printed: '♠2' }, // 雌雄雙股劍
  'ice-sword': { type: 'equipment', slot: 'weapon', range: 2, printed: '♠2' }, // 寒冰劍
  axe: { type: 'equipment', slot: 'weapon', range: 3, printed: '♦5' }, // 貫石斧
  spear: { type: 'equipment', slot: 'weapon', range: 3, printed: '♠Q' }, // 丈八蛇矛
  'feather-fan': { type: 'equipment', slot: 'weapon', range: 4, printed: '♦A' }, // 朱雀羽扇
  'qilin-bow': { type: 'equipment', slot: 'weapon', range: 5, printed: '♥5' }, // 麒麟弓
  'six-swords': { type: 'equipment', slot: 'weapon', range: 2, printed: '♦6' }, // 吳六劍
  triblade: { type: 'equipment', slot: 'weapon', range: 3, printed: '♦Q' }, // 三尖兩刃刀
  'eight-trigrams': { type: 'equipment', slot: 'armor', printed: '♠2' }, // 八卦陣
  renwang: { type: 'equipment', slot: 'armor', printed: '♣2' }, // 仁王盾
  rattan: { type: 'equipment', slot: 'armor', printed: '♣2' }, // 藤甲
  'silver-lion': { type: 'equipment', slot: 'armor', printed: '♣A' }, // 白銀獅子
  jueying: { type: 'equipment', slot: 'plus-horse', printed: '♠5' }, // 絕影
  dilu: { type: 'equipment', slot: 'plus-horse', printed: '♣5' }, // 的盧
  zhuahuang: { type: 'equipment', slot: 'plus-horse', printed: '♥K' }, // 爪黃飛電
  chitu: { type: 'equipment', slot: 'minus-horse', printed: '♥5' }, // 赤兔
  dayuan: { type: 'equipment', slot: 'minus-horse', printed: '♠K' }, // 大宛
  zixing: { type: 'equipment', slot: 'minus-horse', printed: '♦K' }, // 紫騂
} as const satisfies Readonly<Record<string, KindFacts>>
export type Kind = keyof typeof KINDS

/** A printed card. */
export interface Card {
  readonly id: Id
  readonly kind: Kind
  readonly suit: Suit
  /** 1 (A) to 13 (K). */
  readonly number: number
}

const RANKS: readonly string[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

/** A number as it is printed: `A`, `2` … `K`. */
export const rankOf = (number: number): string => RANKS[number - 1] ?? `${number}`

/** The sign of a suit. */
export const suitSign = (suit: Suit): string =>
  Object.entries(SUIT_SIGNS).find(([, named]) => named === suit)?.[0] ?? ''

/** All cards by id: `slash-s7` is the Slash of spades 7, `slash-s8-b` the second Slash of spades 8. */
export const CARDS: ReadonlyMap<Id, Card> = new Map(
  Object.entries(KINDS).flatMap(([kind, { printed }]) => copies(kind as Kind, printed.split(' '))),
)

function copies(kind: Kind, printed: readonly string[]): [Id, Card][] {
  return printed.map((mark, index) => {
    const suit = SUIT_SIGNS[mark.slice(0, 1) as keyof typeof SUIT_SIGNS]
    const rank = mark.slice(1)
    const second = printed.indexOf(mark) < index ? '-b' : ''
    const id = `${kind}-${suit.slice(0, 1)}${rank.toLowerCase()}${second}`
    return [id, { id, kind, suit, number: RANKS.indexOf(rank) + 1 }]
  })
}

/** All card ids in the order of the table, which is the deck before its first shuffle. */
export const CARD_IDS: readonly Id[] = [...CARDS.keys()]

/** Cards dealt to each player before the first turn (section 1). */
export const CARDS_DEALT = 4

/**
 * The card of an id.
 * @throws Error for any other id.
 */
export function card(id: Id): Card {
  const found = CARDS.get(id)
  if (!found) throw new Error(`there is no card ${id}`)
  return found
}

/** What any kind of card is. */
export const factsOf = (kind: Kind): KindFacts => KINDS[kind]

/** Whether an id is a game card's. */
export const isCard = (id: Id): boolean => CARDS.has(id)

/** The colour of a suit. */
export const colourOf = (suit: Suit): Colour => (suit === 'spade' || suit === 'club' ? 'black' : 'red')

/** Whether a kind of card is a Slash of any nature. */
export const isSlash = (kind: Kind): boolean => {
  const facts = factsOf(kind)
  return facts.type === 'basic' && facts.basic === 'slash'
}

/** Whether a kind of card is a Nullify of either form. */
export const isNullify = (kind: Kind): boolean => {
  const facts = factsOf(kind)
  return facts.type === 'trick' && facts.reach === 'answer'
}
