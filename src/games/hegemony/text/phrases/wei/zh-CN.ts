// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../../../../text/catalogue.ts'
import type { wei as en } from './en.ts'

export const wei = {
  'ask-give': ({ card }) => `${card}要交给谁？`,
  'ask-ganglie': ({ who }) => `弃置 2 张手牌，或受到 ${who} 造成的 1 点伤害。`,
  'discard-two': () => '弃置 2 张手牌',
  'suffer-one': () => '受到 1 点伤害',
  'ask-luoshen': () => '结果是黑色，要再判一次吗？',
  'judge-again': () => '再判一次',
  'ask-take-one': () => '选择至多 2 名角色，获得其各 1 张手牌（不看牌面）。',
  'ask-move': () => '要把哪张牌移到别人那里？',
  'ask-move-to': ({ card }) => `${card}要移到谁那里？`,
  'card-of': ({ card, whom }) => `${whom} 面前的${card}`,
  'ask-qiangxi': () => '要付出什么？付完才造成伤害。',
  'lose-one-hp': () => '失去 1 点体力',
  'ask-quhu': ({ who }) => `要 ${who} 伤害谁？`,
  'ask-xiaoguo': ({ who }) => `弃置 1 张装备牌，否则受到 ${who} 造成的 1 点伤害。`,
} satisfies Translation<typeof en>
