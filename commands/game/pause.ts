// `/game pause`: asks the table to pause a running game.
import { proposal } from './proposal.ts'

export const pause = proposal('pause', 'game pause', { kind: 'pause' }, (words) =>
  words['game-paused-done'](),
)
