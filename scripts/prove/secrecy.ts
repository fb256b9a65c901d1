// `npm run prove -- secrecy records --cases 2000 --json`: searches random games for anything hidden that gets out. With
// `--game`, `--table` and `--twin` of a leak that was found it shows that leak again.
import { type Findings, searchGame, searchLeaks } from '../../src/engine/leaks.ts'
import { commandLine, print } from '../common/arguments.ts'
import { showAgain, tablesOf } from '../common/tables.ts'
import { titleNamed } from '../common/title-named.ts'

const line = commandLine({ cases: '2000', seed: '1', game: '', table: '0', twin: '' })
const { game } = titleNamed(line.positionals[0])
const tables = tablesOf(game)

/** One game, and one of its twins; none of them when none is named. */
function again(): Findings {
  const table = tables[Number(line.text('table'))]
  if (!table) throw new Error(`there are ${tables.length} tables, from 0 on`)
  const twin = line.text('twin')
  return searchGame(game, line.text('game'), table, 0, twin === '' ? undefined : Number(twin))
}

const found = line.text('game')
  ? again()
  : searchLeaks(game, { cases: line.count('cases'), seed: line.text('seed'), tables })
print({ cases: found.cases, rejected: found.rejected, leaks: found.leaks.length }, line.json)
for (const leak of found.leaks.slice(0, 5))
  console.error(JSON.stringify({ ...leak, again: showAgain(game, leak) }))
process.exitCode = found.leaks.length > 0 ? 1 : 0
