// Options of the lobby.
import type { OptionSpec } from '../../../engine/game.ts'
import { DIFFICULTIES, OPPONENTS } from '../cards/duels.ts'

const SEVERAL = [2, 3, 4]

/** Expansions and advanced rules for several; whom to fight, and how hard, alone. */
export const options = [
  {
    id: 'expansions',
    kind: 'several',
    values: ['treasures', 'stratagems', 'battles'],
    default: [],
    seats: SEVERAL,
  },
  { id: 'advanced', kind: 'flag', default: false, seats: [3, 4] },
  { id: 'opponent', kind: 'choice', values: OPPONENTS, default: 'red-cliffs-allies', seats: [1] },
  { id: 'difficulty', kind: 'choice', values: DIFFICULTIES, default: 'ordinary', seats: [1] },
] as const satisfies readonly OptionSpec[]
