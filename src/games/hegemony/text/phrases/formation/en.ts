// What the skills of the generals of the expansion 陣 say in English: events, questions, choices.
import type { Catalogue } from '../../../../../text/catalogue.ts'

interface Who {
  who: string
}
interface Whom {
  whom: string
}
interface Card {
  card: string
}

export const formation = {
  lays: ({ who, card, skill }: Who & Card & { skill: string }) => `${who} lays ${card} down for ${skill}.`,
  'ask-called': ({ who }: Who) => `${who} calls for a formation 陣法召喚. Reveal a general to join it?`,
  'waits-called': ({ who, whom }: Who & Whom) => `${who} may answer ${whom}’s formation call 陣法召喚.`,
  'ask-field': () => 'It is not ♥. Keep the judgement card as a field 田?',
  'lay-field': () => 'Keep it as a field',
  'ask-ration': ({ whom }: Whom) => `Give ${whom} a field 田?`,
  'ask-huyuan': () => 'What do you do at the end of your turn?',
  'give-card': () => 'Give a hand card',
  'place-equipment': () => 'Place equipment',
  'ask-discard-there': () => 'Discard a card that lies in front of a player?',
  'ask-provoked': ({ who }: Who) =>
    `${who} provokes you 挑釁: use a Slash 殺 on them, or pass and they discard a card of yours.`,
  'ask-black': ({ whom }: Whom) => `Discard a black hand card of ${whom}?`,
  'look-generals': () => 'All hidden generals',
  'ask-illusion': ({ card, whom }: Card & Whom) => `Discard an illusion 幻 to cancel ${card} on ${whom}?`,
  'seat-provoke': () => 'Whom do you provoke?',
  'seat-look': () => 'To whom do you show your hand?',
} satisfies Catalogue
