// The options of the lobby in English.
import type { GameWords } from '../../../common/title.ts'

export const options = {
  advanced: {
    name: 'Advanced rules',
    hint: 'Two decks, schemes apart from generals and cities; each is reshuffled once',
  },
  'two-lords': { name: 'Two lords each', hint: 'For two players: each has two lords and the powers of both' },
  'strict-order': {
    name: 'Strategists in turn',
    hint: 'One player after another draws a strategist, as printed; otherwise all choose at once',
  },
} satisfies GameWords['options']
