// What the skills of the generals of Qun 群雄 say in English: events, questions, choices.
import type { Catalogue } from '../../../../../text/catalogue.ts'

export const qun = {
  'ask-luanwu': () => 'Descent into Chaos 亂武: use a Slash 殺 on a player nearest to you, or lose 1 HP.',
  'ask-dueller': () => 'Who uses the Duel 決鬥?',
  'ask-duelled': () => 'On whom?',
  'ask-lose-skills': ({ whom }: { whom: string }) => `Which general of ${whom} loses its skills?`,
  'ask-turn-down': ({ whom }: { whom: string }) => `Which general of ${whom} is hidden again?`,
  'ask-equipment-fate': ({ card }: { card: string }) => `Equip ${card}, or discard it?`,
  'put-on': () => 'Equip it',
  'throw-away': () => 'Discard it',
} satisfies Catalogue
