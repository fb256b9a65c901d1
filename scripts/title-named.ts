// The game that a command is about.
import { TITLES } from '../src/games/index.ts'
import type { Title } from '../src/games/title.ts'
import { refuse } from './arguments.ts'

/** The title a command names. */
export function titleNamed(id: string | undefined): Title {
  return TITLES[id ?? ''] ?? refuse(`Name a game: ${Object.keys(TITLES).join(', ')}`)
}
