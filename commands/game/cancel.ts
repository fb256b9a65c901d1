// `/game cancel`: calls a lobby off, or a game whose last member asks.
import { deed } from './part.ts'

export const cancel = deed(
  'cancel',
  'game cancel',
  ({ host }, { person }, game) => host.cancel(game.id, person),
  (words) => words['game-cancelled'](),
)
