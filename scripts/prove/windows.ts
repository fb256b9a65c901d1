// `npm run prove -- windows records --cases 2000 --json`: searches games in simulated time for anything that waiting tells.
import { commandLine, print } from '../common/arguments.ts'
import { tablesOf } from '../common/tables.ts'
import { titleNamed } from '../common/title-named.ts'
import { searchWaits } from './timing-leaks.ts'

const line = commandLine({ cases: '2000', seed: '1' })
const { game } = titleNamed(line.positionals[0])
const found = searchWaits(game, {
  cases: line.count('cases'),
  seed: line.text('seed'),
  tables: tablesOf(game),
  waiting: { hidden: true, quick: true, alone: false },
})
const { cases, parted, rejected, detours, planned, seats, betrayals } = found
print(
  { game: game.id, cases, parted, rejected, detours, planned, seats, betrayals: betrayals.length },
  line.json,
)
for (const betrayal of betrayals.slice(0, 5)) console.error(JSON.stringify(betrayal))
process.exitCode = betrayals.length > 0 ? 1 : 0
