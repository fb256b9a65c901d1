// `npm run prove -- deadlines --games 200`: two bots on one PostgreSQL, the deadlines of all games within one minute,
// one bot killed in the middle. Exits 1 unless each reminder and each deadline happened once.
//
// The bots' time runs fast: a daily table's 24 hours pass in `--day` seconds of the machine. A reminder that a slow machine
// comes to only after the deadline is left out by the bot, and counts as a fault here: a longer day helps.
import { commandLine, print } from '../common/arguments.ts'
import { rush } from './load.ts'

const line = commandLine({ games: '200', day: '130', spread: '60' })
const began = performance.now()
const games = line.count('games')
const found = await rush({ url: line.server(), games, day: line.count('day'), spread: line.count('spread') })
const seconds = Math.round((performance.now() - began) / 1_000)
print({ ...found, seconds }, line.json)
const isSound =
  found.faults.length === 0 && found.happenedOnce === found.deadlines && found.remindedTwice === games
process.exitCode = isSound && found.killedAfter > 0 ? 0 : 1
