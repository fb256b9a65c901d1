// What the skills of the generals of Wu say in Traditional Chinese: events, questions, choices.
import type { Translation } from '../../../../../text/catalogue.ts'
import type { wu as en } from './en.ts'

export const wu = {
  'ask-suit': () => '說出一種花色，再暗抽 1 張手牌；花色不符，你受到 1 點傷害。',
  'names-suit': ({ who, suit }) => `${who} 說出 ${suit}。`,
  'ask-yinghun': ({ whom }) => `要 ${whom} 怎麼做？`,
  'draw-then-discard': ({ draw, discard }) => `摸 ${draw} 張，再棄 ${discard} 張`,
  'ask-wounds': ({ count }) => `棄掉哪 ${count} 張「創」？`,
  'ask-return': ({ whom }) => `哪 1 張還給 ${whom}？`,
  'ask-take-rest': ({ count }) => `拿走此階段棄置的其餘 ${count} 張牌嗎？`,
  'take-them': () => '拿走',
} satisfies Translation<typeof en>
