// The rooms of a game's folder: the same files with the same exports in each, so that who knows one finds the way in all.
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Each room and what it exports; a room may be a file or a folder with an index. */
const ROOMS: Readonly<Record<string, string | undefined>> = {
  index: 'title',
  game: 'game',
  'cards/index': undefined,
  'table/state': 'setup',
  'table/options': 'options',
  'rules/stage': 'stage',
  'rules/end': 'outcome',
  'view/zones': 'zones',
  'view/view': 'view',
  'view/unknown': 'unknown',
  'auto-answers': 'autoAnswers',
  introduction: 'introduction',
  'bot/index': 'computers',
  'picture/index': 'pictures',
  'picture/painters': 'PAINTERS',
  'present/board': 'board',
  'present/hand': 'hand',
  'text/say': 'say',
  'text/index': 'words',
  'text/en': 'phrases',
  'text/zh-TW': undefined,
}

/** Rooms that not every game needs, and what they export where there are any. */
const MORE: Readonly<Record<string, string>> = {
  moment: 'moment',
  story: 'chronicle',
  upgrade: 'upgrade',
  days: 'days',
}

/** Folders that hold one game each. */
const gameFolders = (root: string): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'common')
    .map(({ name }) => `${root}/${name}`)

/** What is missing in the folders of the games; nothing when the rooms are the same. */
export const roomFaults = (root = 'src/games'): string[] =>
  gameFolders(root).flatMap((folder) => [
    ...Object.entries(ROOMS).flatMap(([room, name]) => faultsAt(folder, room, name)),
    ...Object.entries(MORE).flatMap(([room, name]) =>
      fileOf(folder, room) ? faultsAt(folder, room, name) : [],
    ),
    ...exportsOf(`${folder}/index.ts`)
      .filter((name) => name !== 'title')
      .map((name) => `${folder}/index.ts exports ${name} beside its title`),
  ])

function faultsAt(folder: string, room: string, name: string | undefined): string[] {
  const file = fileOf(folder, room)
  if (!file) return [`${folder} has no ${room}`]
  if (name === undefined || exportsOf(file).includes(name)) return []
  return [`${file} exports no ${name}`]
}

const fileOf = (folder: string, room: string): string | undefined =>
  [`${folder}/${room}.ts`, `${folder}/${room}/index.ts`].find((file) => existsSync(file))

const exportsOf = (file: string): string[] =>
  existsSync(file)
    ? [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function\*?|class) (\w+)/gm)].map(
        ([, name = '']) => name,
      )
    : []
