// Options of the lobby.
import type { OptionSpec } from '../../../engine/game.ts'

/** The advanced game, two lords each for two players, and strategists one player after the other as printed (R4). */
export const options = [
  { id: 'advanced', kind: 'flag', default: false },
  { id: 'two-lords', kind: 'flag', default: false, seats: [2] },
  { id: 'strict-order', kind: 'flag', default: false },
] as const satisfies readonly OptionSpec[]
