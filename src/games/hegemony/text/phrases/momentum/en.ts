// What the skills of the generals of the expansion 勢 say in English: events, questions, choices.
import type { Catalogue } from '../../../../../text/catalogue.ts'

interface Who {
  who: string
}
interface Whom {
  whom: string
}

export const momentum = {
  'general-removed': ({ whom, general }: Whom & { general: string }) =>
    `${whom}’s ${general} is removed 移除: a soldier without skills takes the place.`,
  'gains-skill': ({ who, skill }: Who & { skill: string }) => `${who} has ${skill} from now on.`,
  'lent-skill': ({ who, skill }: Who & { skill: string }) => `${who} has ${skill} this turn.`,
  'max-hp': ({ whom, max, hp }: Whom & { max: number; hp: number }) =>
    `${whom}’s maximum HP is ${max} now (HP ${hp}).`,
  'withheld-red': ({ whom }: Whom) => `${whom} cannot use or play red hand cards this turn.`,
  'withheld-black': ({ whom }: Whom) => `${whom} cannot use or play black hand cards this turn.`,
  'names-heir': ({ who, whom }: Who & Whom) => `${who} entrusts the heir to ${whom}.`,
  'points-count': ({ who, number }: Who & { number: number }) => `${who}’s card counts as ${number}.`,
  'at-revealed': ({ who, general }: Who & { general: string }) => `${who} has revealed ${general}.`,
  'at-points': ({ who, whom }: Who & Whom) => `${who} and ${whom} have shown the cards of their point fight.`,
  'ask-xunxun': () => 'Which stay on top? The first is drawn first.',
  'seat-withhold': () => 'Who cannot use or play hand cards of that colour this turn?',
  'seat-heir': () => 'Who has Resolve 勇決 from now on?',
  'seat-chain': () => 'Whom do you chain?',
  'ask-take-back': () => 'Take your Slash 殺 back?',
  'take-back': () => 'Take it back',
  'ask-points': () => 'What does your card count?',
  'points-higher': ({ count }: { count: number }) => `${count} more`,
  'points-lower': ({ count }: { count: number }) => `${count} less`,
  'ask-decay': () => 'Somebody has less HP than you. What do you lose?',
  'decay-hp': () => 'Lose 1 HP',
  'decay-max': () => 'Lose 1 maximum HP',
  'ask-pierced': ({ who }: Who) => `${who} pierces your heart 穿心. What do you give up?`,
  'pierced-worn': () => 'Discard equipment, lose 1 HP',
  'pierced-deputy': () => 'Remove your deputy',
  'ask-shot-off': () => 'Discard which piece of equipment?',
} satisfies Catalogue
