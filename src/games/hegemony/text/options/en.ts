// The options of the lobby in English.
import type { GameWords } from '../../../title.ts'

export const options = {
  reshuffles: {
    name: 'Reshuffles',
    hint: 'After how many reshuffles the game is a draw',
    values: { '10': '10 reshuffles', any: 'Never for that' },
  },
} satisfies GameWords['options']
