// The games that a thread finds by the address of their module.
import type { Game } from '../engine/game.ts'

/** Where the games are: address of a module that exports `TITLES`. */
export interface Installed {
  readonly titles: string
}

/** A game of the module. @throws Error when it has none of that name */
export async function installedGame({ titles }: Installed, id: string): Promise<Game> {
  const { TITLES } = (await import(titles)) as {
    readonly TITLES: Readonly<Record<string, { readonly game: Game }>>
  }
  const title = TITLES[id]
  if (!title) throw new Error(`the game ${id} is not installed`)
  return title.game
}
