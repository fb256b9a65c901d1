// What the skills of the generals of Wei say in Traditional Chinese: events, questions, choices.
import type { Translation } from '../../../../../text/catalogue.ts'
import type { wei as en } from './en.ts'

export const wei = {
  'ask-give': ({ card }) => `${card}要交給誰？`,
  'ask-ganglie': ({ who }) => `棄置 2 張手牌，或受到 ${who} 造成的 1 點傷害。`,
  'discard-two': () => '棄置 2 張手牌',
  'suffer-one': () => '受到 1 點傷害',
  'ask-luoshen': () => '結果是黑色，要再判一次嗎？',
  'judge-again': () => '再判一次',
  'ask-take-one': () => '選擇至多 2 名角色，獲得其各 1 張手牌（隨機）。',
  'ask-move': () => '要把哪張牌移到別人那裡？',
  'ask-move-to': ({ card }) => `${card}要移到誰那裡？`,
  'card-of': ({ card, whom }) => `${whom} 面前的${card}`,
  'ask-qiangxi': () => '要付出什麼？付完才造成傷害。',
  'lose-one-hp': () => '失去 1 點體力',
  'ask-quhu': ({ who }) => `要 ${who} 傷害誰？`,
  'ask-xiaoguo': ({ who }) => `棄置 1 張裝備牌，否則受到 ${who} 造成的 1 點傷害。`,
} satisfies Translation<typeof en>
