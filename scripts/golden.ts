// `npm run golden -- records`: plays the recorded games of a title again and counts the branches of its rules that they pass;
// `--list` names those that they do not. `--search 3000` plays so many more (at most `--minutes`, and none of more moves than
// `--longest`), also on from those recorded, and keeps those few that pass all that any did; a replay of what is kept takes about
// `--seconds`; with `--wishes er-zhang,back` it chooses what is called so wherever it may. `--shorten` makes those recorded shorter
// for `--minutes`. `--add games.json` plays on what was begun elsewhere, and records it too. `--record` plays the recorded moves under
// the rules of now and records what happens, for rules that were changed on purpose. `--rename names.json` writes old names, as keys
// of that file, as new ones: nothing is recorded anew.
import { readFileSync } from 'node:fs'
import { commandLine, print, refuse } from './common/arguments.ts'
import { isGame, rulesOf } from './common/rules-of.ts'
import { countBranches } from './golden/branches.ts'

const line = commandLine(
  { search: '', minutes: '15', longest: '1800', seconds: '3.5', seed: '1', wishes: '', add: '', rename: '' },
  ['record', 'list', 'shorten'],
)
const id = line.positionals[0] ?? ''
if (!isGame(id)) refuse('Name a game, such as records')
countBranches(rulesOf(id))
// Only now may anything import the rules.
const { addGames, coverageOf, recordAnew, rename, searchAnew, shorten } = await import('./golden/commands.ts')

if (line.text('rename')) rename(id, JSON.parse(readFileSync(line.text('rename'), 'utf8')))
else if (line.text('add')) print(addGames(id, JSON.parse(readFileSync(line.text('add'), 'utf8'))), line.json)
else if (line.flag('record')) print(recordAnew(id), line.json)
else if (line.flag('shorten')) print(shorten(id, Number(line.text('minutes')), line.text('seed')), line.json)
else if (line.text('search'))
  print(
    searchAnew(id, {
      games: line.count('search'),
      longest: line.count('longest'),
      minutes: Number(line.text('minutes')),
      seconds: Number(line.text('seconds')),
      seed: line.text('seed'),
      wishes: line.text('wishes').split(',').filter(Boolean),
    }),
    line.json,
  )
const { unreached, ...figures } = coverageOf(id)
if (line.flag('list'))
  for (const { file, line, code } of unreached) console.error(`${file}:${line}  ${code.slice(0, 100)}`)
print(figures, line.json)
process.exitCode = figures.differ + figures.unnamed + figures.stale === 0 ? 0 : 1
