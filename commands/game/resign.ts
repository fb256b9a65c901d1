// `/game resign`: leaves a running game to a computer player.
import { deed } from './part.ts'

export const resign = deed(
  'resign',
  'game resign',
  ({ host }, { person }, game) => host.play.resign(game.id, person),
  (words) => words['game-resigned'](),
)
