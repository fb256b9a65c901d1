// What may be chosen in the lobby.
import type { OptionSpec } from '../../engine/game.ts'
import { DIFFICULTIES, OPPONENTS } from './box/duels.ts'

const SEVERAL = [2, 3, 4]

/** Expansions and advanced rules for several; whom to fight, and how hard, alone. */
export const options: readonly OptionSpec[] = [
  { id: 'treasures', kind: 'flag', default: false, seats: SEVERAL },
  { id: 'stratagems', kind: 'flag', default: false, seats: SEVERAL },
  { id: 'battles', kind: 'flag', default: false, seats: SEVERAL },
  { id: 'advanced', kind: 'flag', default: false, seats: [3, 4] },
  { id: 'opponent', kind: 'choice', values: OPPONENTS, default: 'red-cliffs-allies', seats: [1] },
  { id: 'difficulty', kind: 'choice', values: DIFFICULTIES, default: 'ordinary', seats: [1] },
]
