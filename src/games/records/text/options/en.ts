// The options of the lobby in English.
import type { GameWords } from '../../../title.ts'

export const options = {
  advanced: {
    name: 'Advanced rules',
    hint: 'Two decks, schemes apart from generals and cities; each is reshuffled once',
  },
  'two-lords': {
    name: 'Two lords each',
    hint: 'For two players: each has two lords and the powers of both',
  },
} satisfies GameWords['options']
