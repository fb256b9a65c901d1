// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../../../../text/catalogue.ts'
import type { wu as en } from './en.ts'

export const wu = {
  'ask-suit': () => '选择一种花色，再获得并展示对方的 1 张手牌；花色不同，你受到 1 点伤害。',
  'names-suit': ({ who, suit }) => `${who} 说出 ${suit}。`,
  'ask-yinghun': ({ whom }) => `要 ${whom} 怎么做？`,
  'draw-then-discard': ({ draw, discard }) => `摸 ${draw} 张，再弃置 ${discard} 张`,
  'ask-wounds': ({ count }) => `弃置哪 ${count} 张“创”？`,
  'ask-return': ({ whom }) => `哪 1 张还给 ${whom}？`,
  'ask-take-rest': ({ count }) => `获得此阶段弃置的其余 ${count} 张牌吗？`,
  'take-them': () => '获得',
} satisfies Translation<typeof en>
