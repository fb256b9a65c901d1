// `/game start`: starts with those who sit.
import { placeOf } from '../../src/discord/present.ts'
import { deed } from './part.ts'

export const start = deed(
  'start',
  'game start',
  ({ host }, { person }, game) => host.start(game.id, person),
  (words, game) => words['game-started']({ where: placeOf(game) }),
)
