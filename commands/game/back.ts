// `/game back`: takes one's seat back from the computer that plays there.
import { action } from './part.ts'

export const back = action(
  'back',
  'game back',
  {},
  ({ host }, { person }, game) => host.clock.comeBack(game.id, person),
  (words) => words['came-back'](),
)
