// What the skills of the generals of Wei 魏 say in English: events, questions, choices.
import type { Catalogue } from '../../../../../text/catalogue.ts'

interface Who {
  who: string
}
interface Card {
  card: string
}

export const wei = {
  'ask-give': ({ card }: Card) => `Whom do you give ${card}?`,
  'ask-ganglie': ({ who }: Who) => `Discard 2 hand cards, or suffer 1 damage from ${who}.`,
  'discard-two': () => 'Discard 2 hand cards',
  'suffer-one': () => 'Suffer 1 damage',
  'ask-luoshen': () => 'It is black. Judge once more?',
  'judge-again': () => 'Judge again',
  'ask-take-one': () => 'From whom do you take a random hand card? Up to 2 players, 1 card each.',
  'ask-move': () => 'Which card do you move to another player?',
  'ask-move-to': ({ card }: Card) => `Where does ${card} go?`,
  'card-of': ({ card, whom }: Card & { whom: string }) => `${card}, in front of ${whom}`,
  'ask-qiangxi': () => 'What do you pay? The damage comes after it.',
  'lose-one-hp': () => 'Lose 1 HP',
  'ask-quhu': ({ who }: Who) => `To whom does ${who} deal 1 damage?`,
  'ask-xiaoguo': ({ who }: Who) => `Discard an equipment card, or pass and suffer 1 damage from ${who}.`,
} satisfies Catalogue
