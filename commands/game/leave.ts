// `/game leave`: gets up from a lobby.
import { action } from './part.ts'

export const leave = action(
  'leave',
  'game leave',
  { lobby: true },
  ({ host }, { person }, game) => host.lobby.leave(game.id, person),
  (words) => words['lobby-left'](),
)
