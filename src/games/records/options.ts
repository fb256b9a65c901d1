// What may be chosen in the lobby.
import type { OptionSpec } from '../../engine/game.ts'

/** The advanced game, and two lords each for two players. */
export const options: readonly OptionSpec[] = [
  { id: 'advanced', kind: 'flag', default: false },
  { id: 'two-lords', kind: 'flag', default: false, seats: [2] },
]
