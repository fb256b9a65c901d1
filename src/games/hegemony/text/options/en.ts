// The options of the lobby in English.
import type { GameWords } from '../../../common/title.ts'

export const options = {
  reshuffles: {
    name: 'Reshuffles',
    hint: 'The game is a draw if the deck runs out again after this many reshuffles',
    values: { '10': '10 reshuffles', any: 'No limit' },
  },
  concede: {
    name: 'Conceding',
    hint: 'When only one other side is left, a side may give up in its play phases, if all its living players agree',
  },
  markers: {
    name: 'Rewards of reveals',
    hint: 'Companions and half fish are taken at once, or kept as markers to spend later, with one for the first to reveal',
    values: { 'at-once': 'Taken at once', kept: 'Kept as markers' },
  },
  'last-battle': {
    name: 'Last battle',
    hint: 'When 4 are left (3 if fewer than 7 began), no two of one faction, a Peach is only a Slash or a Dodge',
  },
  'ambitionist-reward': {
    name: 'Ambitionists draw 3',
    hint: 'An ambitionist draws 3 cards for each kill of any player',
  },
} satisfies GameWords['options']

export const optionGroups: Readonly<Record<'edition' | 'table', string>> = {
  edition: 'Edition',
  table: 'Table',
}
