// The player of a game who takes the advice of its guide: what a newcomer is measured by.
import { existsSync } from 'node:fs'
import type { Policy } from '../../src/engine/game.ts'
import { refuse } from './arguments.ts'

/** The beginner of a game, from `test/games/<id>/beginner.ts`. */
export async function beginnerOf(game: string): Promise<Policy> {
  const file = new URL(`../../test/games/${game}/beginner.ts`, import.meta.url)
  if (!existsSync(file)) refuse(`There is no beginner of ${game}.`)
  const { beginner } = (await import(file.href)) as { readonly beginner: Policy }
  return beginner
}
