// Options of the lobby.
import type { OptionSpec } from '../../../engine/game.ts'

/** Variants of the board and of the beginning, and after how many rounds the game ends. */
export const options = [
  { id: 'three-generals', kind: 'flag', default: false },
  { id: 'drawn-lords', kind: 'flag', default: false },
  { id: 'extra-city', kind: 'flag', default: false, seats: [2] },
  { id: 'free-seats', kind: 'flag', default: false, seats: [3] },
  { id: 'partners', kind: 'choice', values: ['drawn', 'opposite'], default: 'drawn', seats: [4] },
  {
    id: 'rounds',
    kind: 'choice',
    values: ['standard', '15', '20', '40', '60', '100', 'off'],
    default: 'standard',
    endless: 'off',
  },
] as const satisfies readonly OptionSpec[]
