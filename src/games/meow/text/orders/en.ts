// The standing orders in English.
import type { GameWords } from '../../../title.ts'

export const ordersEn = {
  cat: {
    name: 'Do you have a cat?',
    hint: 'The first player to say that they have a cat starts the game',
    values: { yes: 'I have a cat', no: 'No cat here' },
    never: 'Never says that you have a cat.',
  },
  clash: {
    name: 'My turn in a clash',
    hint: 'While it is on, you play no treasures or stratagems; a computer player picks the targets',
    values: { skills: 'Use every skill that is ready, then attack', strike: 'Attack immediately' },
    never: 'Never plays a treasure or a stratagem.',
  },
} satisfies GameWords['orders']
