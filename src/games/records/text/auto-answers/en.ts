// The auto-answers in English.
import type { AutoAnswerWords } from '../../../common/title.ts'

const lines = {
  'strong-middle-weak': 'Front strong, middle medium, rear weak',
  'strong-weak-middle': 'Front strong, middle weak, rear medium',
  'middle-strong-weak': 'Front medium, middle strong, rear weak',
  'middle-weak-strong': 'Front medium, middle weak, rear strong',
  'weak-strong-middle': 'Front weak, middle strong, rear medium',
  'weak-middle-strong': 'Front weak, middle medium, rear strong',
  mixed: 'A random order each time',
}

export const autoAnswers = {
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
    never: 'Never spends a coin.',
  },
  strategist: {
    name: 'The strategist I keep',
    hint: 'Which of the strategists you have drawn serves you this round',
    values: { wits: 'The one with the highest wits', income: 'The one who brings most coins' },
    never: 'Never touches your hand.',
  },
  draw: {
    name: 'The deck I draw from',
    hint: 'Advanced rules: which deck you draw from (never pays for both)',
    values: { realm: 'Generals and cities', schemes: 'Schemes' },
    never: 'Never pays for both decks.',
  },
  keep: {
    name: 'The two cards I draw',
    hint: 'Which of them you keep; the other goes under the deck',
    values: {
      general: 'A general first, the strongest; else a city',
      city: 'A city first, the dearest; else a general',
      scheme: 'A scheme first; else a general',
    },
  },
  spoils: {
    name: 'The garrison of a city I take',
    hint: 'Which general from your hand stays to hold it',
    values: { strongest: 'My strongest general', weakest: 'My weakest general' },
  },
  strike: {
    name: 'My assassin gets in',
    hint: 'Whether to kill the garrison when the assassin gets in',
    values: { always: 'Always strike' },
  },
} satisfies Readonly<Record<string, AutoAnswerWords>>
