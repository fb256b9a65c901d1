// What the skills of the generals of Wu say in Traditional Chinese: events, questions, choices.
import type { Translation } from '../../../../../text/catalogue.ts'
import type { wu as en } from './en.ts'

export const wu = {
  'ask-suit': () => '選擇一種花色，再獲得並展示對方的 1 張手牌；花色不同，你受到 1 點傷害。',
  'names-suit': ({ who, suit }) => `${who} 說出 ${suit}。`,
  'ask-yinghun': ({ whom }) => `要 ${whom} 怎麼做？`,
  'draw-then-discard': ({ draw, discard }) => `摸 ${draw} 張，再棄置 ${discard} 張`,
  'ask-wounds': ({ count }) => `棄置哪 ${count} 張「創」？`,
  'ask-fragrance-seat': () => '改由誰受到 1 點傷害，或失去 1 點體力？',
  'ask-fragrance': ({ whom }) => `${whom} 要怎麼做？`,
  'fragrance-hurt': () => '受到 1 點傷害，然後摸牌',
  'fragrance-lose': () => '失去 1 點體力，獲得棄置的牌',
  'ask-return': ({ whom }) => `哪 1 張還給 ${whom}？`,
  'ask-take-rest': ({ count }) => `獲得此階段棄置的其餘 ${count} 張牌嗎？`,
  'take-them': () => '獲得',
} satisfies Translation<typeof en>
