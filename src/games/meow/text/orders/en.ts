// The standing orders in English.
import type { GameWords } from '../../../title.ts'

export const ordersEn = {
  cat: {
    name: 'The question for a cat',
    hint: 'Who says first that there is a cat starts the game',
    values: { yes: 'I have a cat', no: 'No cat here' },
  },
  clash: {
    name: 'My turn in a clash',
    hint: 'Your cards stay face down as long as this order stands',
    values: { skills: 'Use every skill that is ready, then strike', strike: 'Strike at once' },
  },
} satisfies GameWords['orders']
