// What the skills of the generals of Wu 吳 say in English: events, questions, choices.
import type { Catalogue } from '../../../../../text/catalogue.ts'

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

export const wu = {
  'ask-suit': () =>
    'Name a suit, then take a random hand card and show it. If the suit differs, you suffer 1 damage.',
  'names-suit': ({ who, suit }: { who: string; suit: string }) => `${who} names ${suit}.`,
  'ask-yinghun': ({ whom }: { whom: string }) => `What must ${whom} do?`,
  'draw-then-discard': ({ draw, discard }: { draw: number; discard: number }) =>
    `Draw ${cards(draw)}, then discard ${discard}`,
  'ask-wounds': ({ count }: { count: number }) =>
    count === 1 ? 'Which wound heals?' : `Which ${count} wounds heal?`,
  'ask-fragrance-seat': () => 'Who suffers 1 damage or loses 1 HP instead?',
  'ask-fragrance': ({ whom }: { whom: string }) => `What must ${whom} do?`,
  'fragrance-hurt': () => 'Suffer 1 damage, then draw',
  'fragrance-lose': () => 'Lose 1 HP, gain the card',
  'ask-return': ({ whom }: { whom: string }) => `Which card goes back to ${whom}?`,
  'ask-take-rest': ({ count }: { count: number }) =>
    `Take the other ${cards(count)} discarded in this phase?`,
  'take-them': () => 'Take them',
} satisfies Catalogue
