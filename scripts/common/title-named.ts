// The game that a command is about.

import type { Title } from '../../src/games/common/title.ts'
import { TITLES } from '../../src/games/index.ts'
import { refuse, refuseUnknown } from './arguments.ts'

/** The title a command names. */
export function titleNamed(id: string | undefined): Title {
  const known = Object.keys(TITLES)
  if (id === undefined) return refuse(`Name a game: ${known.join(', ')}`)
  return TITLES[id] ?? refuseUnknown('game', id, known)
}
