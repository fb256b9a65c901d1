// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { effects as en } from './en.ts'

/** The lords' powers. */
const lords = {
  'cao-cao': '天命：每回合的俸禄多 1 元。',
  'liu-bei': '人和：整局一次，在自己的行动中抽 3 张牌。',
  'sun-quan': '地利：你的每座城池城墙加 1。',
  'yuan-shu': '称帝：整局一次，在自己的行动中向其他玩家各收 2 元。',
  'yuan-shao': '治政有方：你的每座小城有 2 元税收。',
  'dong-zhuo': '魔王降世：你攻城的军费少 3 元（最少为 0）。',
  'zhang-jue': '黄天当立：你的武将攻城时武力加 2。',
  'ma-teng': '忠诚勇猛：你的武将守城时武力加 2。',
} satisfies Record<keyof (typeof en)['lords'], string>

/** A strategist: wits in contests, coins at the end of the round. */
const strategist: (typeof en)['strategist'] = (wits, coins) => `智力 ${wits}。回合结束时带来 ${coins} 元。`

/** A general. */
const general: (typeof en)['general'] = (strength, lady) =>
  `武力 ${strength}${lady ? '；女将，不中美人计' : ''}。`

/** The schemes. */
const schemes = {
  'brick-for-jade': '行动时：弃置另 1 张手牌，抽 3 张牌。',
  'muddy-waters': '行动时：从公库领取 4 元。',
  'two-birds': '行动时：抽 2 张牌。',
  'peach-garden': '行动时：翻开牌堆顶 3 张，可取走其中 1 名武将，其余洗回牌堆。',
  'take-the-sheep': '行动时，斗智：你的智力高出多少，就从对方偷走多少元。',
  'win-over': '行动时，斗智：猜中一座城池盖着的守将武力，城池与武将都归你。',
  assassination: '行动时，斗智：支付 X 元，抽 1 张战斗卡；数字不大于 X，可杀守将、夺其城。',
  'borrowed-arrows': '行动时，斗智：随机偷 1 张手牌；智力高出 3 以上再偷 1 张。',
  'wait-at-ease': '守城时：守将武力加 3。',
  'seize-the-king': '攻城时，另付 8 元，斗智：杀死守将，城池归你。',
  'remove-firewood': '攻城时，斗智：守将武力减 3。',
  'empty-fort': '守城时，斗智：攻方不战而退，军费照付。',
  'beauty-trap': '攻城时，斗智：守将武力变为 3，女将除外。',
} satisfies Record<keyof (typeof en)['schemes'], string>

const SIZES = { small: '小城', medium: '中城', large: '大城', capital: '首都' }

/** A city without a power of its own. */
const city: (typeof en)['city'] = (size, { price, walls, tax, points }) =>
  `${SIZES[size]}：造价 ${price} 元，城墙 ${walls}，税收 ${tax} 元，${points} 分。`

/** The capital. */
const luoyang: string =
  '首都：造价 12 元，城墙 2，12 分。建成的下一回合起，行动时可付 2 元，向其他玩家各收 1 元。'

/** Every line, by kind of card. */
export const effects = { lords, strategist, general, schemes, city, luoyang }
