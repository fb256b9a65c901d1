// `npm run secrecy -- records --cases 2000 --json`: searches random games for anything hidden that gets out.
import { searchLeaks } from '../src/engine/leaks.ts'
import { commandLine, print, titleNamed } from './arguments.ts'
import { tablesOf } from './tables.ts'

const line = commandLine({ cases: '2000', seed: '1' })
const { game } = titleNamed(line.positionals[0])
const found = searchLeaks(game, {
  cases: line.count('cases'),
  seed: line.text('seed'),
  tables: tablesOf(game),
})
print({ cases: found.cases, rejected: found.rejected, leaks: found.leaks.length }, line.json)
for (const leak of found.leaks.slice(0, 5)) console.error(JSON.stringify(leak))
process.exitCode = found.leaks.length > 0 ? 1 : 0
