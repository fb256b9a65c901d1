// The auto-answers in English.
import type { GameWords } from '../../../common/title.ts'

export const autoAnswers = {
  cat: {
    name: 'I am asked about a cat',
    hint: 'The first player to say that they have a cat starts the game',
    values: { yes: 'I have a cat', no: 'I have no cat' },
    never: 'Never says that you have a cat.',
  },
  clash: {
    name: 'My turn in a clash',
    hint: 'No treasures or stratagems; targets as under “Whom I aim at”. Without that, a forced attack asks you',
    values: { skills: 'Use every skill that is ready, then attack', strike: 'Attack immediately' },
    never: 'Never plays a treasure or a stratagem.',
  },
  target: {
    name: 'Whom I aim at',
    hint: 'Where an attack is forced, and where a bonus or a card names one of two neighbours',
    values: {
      weakest: 'The neighbour with the least HP',
      strongest: 'The neighbour with the most HP',
      sharpest: 'The neighbour with the highest attack',
    },
    never: 'Never decides which cards you play.',
  },
} satisfies GameWords['autoAnswers']
