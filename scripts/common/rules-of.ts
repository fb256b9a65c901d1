// Which files of a game hold its rules: what happens, and what each viewer is shown of it. Computer players, pictures and
// words are none.
import { readdirSync, statSync } from 'node:fs'

/** What holds rules in the folder of every game. */
const ROOMS = ['rules', 'table/state.ts', 'view/view.ts']

/** Folders of rules that only some games have. */
const ROOMS_OF: Readonly<Record<string, readonly string[]>> = {
  dynasties: ['cards'],
  hegemony: ['generals', 'kinds', 'equipment', 'core/windows.ts', 'table/card-moves.ts'],
  meow: ['cards', 'table/army.ts', 'table/decks.ts'],
  storm: ['fight', 'board'],
}

/** Whether there is a game of that id. */
export const isGame = (id: string): boolean =>
  /^[a-z]+$/.test(id) && statSync(`src/games/${id}/index.ts`, { throwIfNoEntry: false }) !== undefined

/** The files of a game's rules, as paths from the top folder, sorted. */
export function rulesOf(game: string): string[] {
  const rooms = [...ROOMS, ...(ROOMS_OF[game] ?? [])]
  return rooms.flatMap((room) => filesIn(`src/games/${game}/${room}`, '.ts')).sort()
}

/** A file, or all files of a folder and its folders that end so, sorted. */
export function filesIn(path: string, ending: string): string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return [path]
  const all = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return all
    .filter((file) => file.endsWith(ending))
    .map((file) => `${path}/${file}`)
    .sort()
}
