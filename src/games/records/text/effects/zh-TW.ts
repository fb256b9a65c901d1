// What each card does, in one line of at most 100 characters, in Traditional Chinese.
import type { effects as en } from './en.ts'

/** The lords' powers. */
const lords = {
  'cao-cao': '天命：每回合的俸祿多 1 元。',
  'liu-bei': '人和：整局一次，在自己的行動中抽 3 張牌。',
  'sun-quan': '地利：你的每座城池城牆加 1。',
  'yuan-shu': '稱帝：整局一次，在自己的行動中向其他玩家各收 2 元。',
  'yuan-shao': '治政有方：你的每座小城有 2 元稅收。',
  'dong-zhuo': '魔王降世：你攻城的軍費少 3 元（最少為 0）。',
  'zhang-jue': '黃天當立：你的武將攻城時武力加 2。',
  'ma-teng': '忠誠勇猛：你的武將守城時武力加 2。',
} satisfies Record<keyof (typeof en)['lords'], string>

/** A strategist: wits in contests, coins at the end of the round. */
const strategist: (typeof en)['strategist'] = (wits, coins) => `智力 ${wits}。回合結束時帶來 ${coins} 元。`

/** A general. */
const general: (typeof en)['general'] = (strength, lady) =>
  `武力 ${strength}${lady ? '；女將，不中美人計' : ''}。`

/** The schemes. */
const schemes = {
  'brick-for-jade': '行動時：棄置另 1 張手牌，抽 3 張牌。',
  'muddy-waters': '行動時：從公庫領取 4 元。',
  'two-birds': '行動時：抽 2 張牌。',
  'peach-garden': '行動時：翻開牌堆頂 3 張，可取走其中 1 名武將，其餘洗回牌堆。',
  'take-the-sheep': '行動時，鬥智：你的智力高出多少，就從對方偷走多少元。',
  'win-over': '行動時，鬥智：猜中一座城池蓋著的守將武力，城池與武將都歸你。',
  assassination: '行動時，鬥智：支付 X 元，抽 1 張戰鬥卡；數字不大於 X，可殺守將、奪其城。',
  'borrowed-arrows': '行動時，鬥智：隨機偷 1 張手牌；智力高出 3 以上再偷 1 張。',
  'wait-at-ease': '守城時：守將武力加 3。',
  'seize-the-king': '攻城時，另付 8 元，鬥智：殺死守將，城池歸你。',
  'remove-firewood': '攻城時，鬥智：守將武力減 3。',
  'empty-fort': '守城時，鬥智：攻方不戰而退，軍費照付。',
  'beauty-trap': '攻城時，鬥智：守將武力變為 3，女將除外。',
} satisfies Record<keyof (typeof en)['schemes'], string>

const SIZES = { small: '小城', medium: '中城', large: '大城', capital: '首都' }

/** A city without a power of its own. */
const city: (typeof en)['city'] = (size, { price, walls, tax, points }) =>
  `${SIZES[size]}：造價 ${price} 元，城牆 ${walls}，稅收 ${tax} 元，${points} 分。`

/** The capital. */
const luoyang: string =
  '首都：造價 12 元，城牆 2，12 分。建成的下一回合起，行動時可付 2 元，向其他玩家各收 1 元。'

/** The same at a glance, for crowded pictures: at most 12 signs, after a sign that tells when a scheme is played. */
const glances: (typeof en)['glances'] = {
  strategist: (coins) => `回合結束帶來 ${coins} 元`,
  luoyang: '付 2 元，各收 1 元',
  lords: {
    'cao-cao': '俸祿多 1 元',
    'liu-bei': '一次：抽 3 張牌',
    'sun-quan': '城牆加 1',
    'yuan-shu': '一次：各收 2 元',
    'yuan-shao': '小城稅收 2 元',
    'dong-zhuo': '軍費少 3 元',
    'zhang-jue': '攻城武力加 2',
    'ma-teng': '守城武力加 2',
  },
  schemes: {
    'brick-for-jade': '棄 1 張，抽 3 張',
    'muddy-waters': '領取 4 元',
    'two-birds': '抽 2 張牌',
    'peach-garden': '翻 3 張，取 1 武將',
    'take-the-sheep': '鬥智：偷元',
    'win-over': '鬥智：猜守將武力',
    assassination: '鬥智，付 X 元：殺守將',
    'borrowed-arrows': '鬥智：偷 1–2 張牌',
    'wait-at-ease': '守將武力加 3',
    'seize-the-king': '鬥智，付 8 元：奪城',
    'remove-firewood': '鬥智：守將武力減 3',
    'empty-fort': '鬥智：不戰而退',
    'beauty-trap': '鬥智：武力變為 3',
  },
}

/** Every line, by kind of card. */
export const effects = { lords, strategist, general, schemes, city, luoyang, glances }
