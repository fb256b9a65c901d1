// The game that a command is about.

import type { Title } from '../../src/games/common/title.ts'
import { TITLES } from '../../src/games/index.ts'
import { refuse } from './arguments.ts'

/** The title a command names. */
export function titleNamed(id: string | undefined): Title {
  return TITLES[id ?? ''] ?? refuse(`Name a game: ${Object.keys(TITLES).join(', ')}`)
}
