// `/game back`: takes one's seat back from the computer that plays there.
import { deed } from './part.ts'

export const back = deed(
  'back',
  'game back',
  {},
  ({ host }, { person }, game) => host.clock.comeBack(game.id, person),
  (words) => words['came-back'](),
)
