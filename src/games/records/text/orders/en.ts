// The standing orders in English.
import type { OrderWords } from '../../../title.ts'

const lines = {
  'strong-middle-weak': 'Front strong, middle fair, rear weak',
  'strong-weak-middle': 'Front strong, middle weak, rear fair',
  'middle-strong-weak': 'Front fair, middle strong, rear weak',
  'middle-weak-strong': 'Front fair, middle weak, rear strong',
  'weak-strong-middle': 'Front weak, middle strong, rear fair',
  'weak-middle-strong': 'Front weak, middle fair, rear strong',
  mixed: 'A different order each time, by chance',
}

export const orders = {
  defence: {
    name: 'My city is attacked',
    hint: 'The scheme that answers an attack on a city of yours',
    values: {
      never: 'Never answer with a scheme',
      'empty-fort': 'Empty Fort 空城計 if I hold it, else no scheme',
      'wait-at-ease': 'Wait at Ease 以逸待勞 if I hold it, else no scheme',
      either: 'Empty Fort 空城計, else Wait at Ease 以逸待勞, else no scheme',
    },
  },
  'line-attack': {
    name: 'My battle line as the attacker',
    hint: 'The order of your three highest battle cards when you attack',
    values: lines,
  },
  'line-defence': {
    name: 'My battle line behind the walls',
    hint: 'The order of your three highest battle cards when you defend',
    values: lines,
  },
  search: {
    name: 'The search for a strategist',
    hint: 'How many more strategists you pay to look at, as far as your coins go',
    values: {
      none: 'Take the first, pay nothing',
      one: '1 more for 1 coin',
      two: 'Up to 2 more',
      most: 'Up to 4 more',
    },
  },
  strategist: {
    name: 'The strategist I keep',
    hint: 'Which of the strategists you have drawn serves you this round',
    values: { wits: 'The cleverest', income: 'Who brings most coins' },
  },
  draw: {
    name: 'The deck I draw from',
    hint: 'In the advanced game: the deck of your one card; you never pay for the other',
    values: { realm: 'Generals and cities', schemes: 'Schemes' },
  },
  spoils: {
    name: 'The garrison of a city I take',
    hint: 'Which general from your hand stays to hold it',
    values: { strongest: 'My strongest general', weakest: 'My weakest general' },
  },
  strike: {
    name: 'My assassin is inside',
    hint: 'Whether the blow falls once the assassin has come through',
    values: { always: 'Always strike' },
  },
} satisfies Readonly<Record<string, OrderWords>>
