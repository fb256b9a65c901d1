// What the skills of the generals of Wei 魏 say in English: events, questions, choices.
import type { Catalogue } from '../../../../../text/catalogue.ts'

interface Who {
  who: string
}
interface Card {
  card: string
}

export const wei = {
  'ask-give': ({ card }: Card) => `whom do you give ${card}?`,
  'ask-ganglie': ({ who }: Who) => `discard 2 hand cards, or suffer 1 damage from ${who}.`,
  'discard-two': () => 'Discard 2 hand cards',
  'suffer-one': () => 'Suffer 1 damage',
  'ask-luoshen': () => 'black. Judge once more?',
  'judge-again': () => 'Judge again',
  'ask-take-one': () => 'take an unseen hand card of whom? Up to two players, one card each.',
  'ask-move': () => 'which card do you move to another player?',
  'ask-move-to': ({ card }: Card) => `where does ${card} go?`,
  'card-of': ({ card, whom }: Card & { whom: string }) => `${card}, before ${whom}`,
  'ask-qiangxi': () => 'what do you pay? The damage comes after it.',
  'lose-one-hp': () => 'Lose 1 HP',
  'ask-quhu': ({ who }: Who) => `whom does ${who} hurt?`,
  'ask-xiaoguo': ({ who }: Who) => `discard an equipment card, or pass and suffer 1 damage from ${who}.`,
} satisfies Catalogue
