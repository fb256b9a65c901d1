// `/game leave`: gets up from a lobby.
import { deed } from './part.ts'

export const leave = deed(
  'leave',
  'game leave',
  { lobby: true },
  ({ host }, { person }, game) => host.lobby.leave(game.id, person),
  (words) => words['lobby-left'](),
)
