// The options of the lobby in English.
import type { GameWords } from '../../../common/title.ts'

export const options = {
  'three-generals': { name: 'Three generals', hint: 'Each player may have 3 generals instead of 2' },
  'drawn-lords': {
    name: 'Lords at random',
    hint: 'Lords are drawn at random; capitals are chosen independently of them',
  },
  'extra-city': {
    name: 'A third city',
    hint: '2 players: each also starts with the nearest small city and 2 extra armies',
  },
  'free-seats': {
    name: 'Any capital',
    hint: '3 players: capitals are chosen freely, but not both Xijing 西京 and Xiangping 襄平',
  },
  partners: {
    name: 'Allies',
    hint: '4 players: how the allies are chosen',
    values: { drawn: 'By the lords drawn', opposite: 'Players who sit opposite' },
  },
  rounds: {
    name: 'Rounds',
    hint: 'After the last round the highest prestige wins; without one, games end only by prestige or capitals',
    values: {
      standard: '30; with 3 players 40',
      '15': '15',
      '20': '20',
      '40': '40',
      '60': '60',
      '100': '100',
      off: 'No last round',
    },
  },
} satisfies GameWords['options']
