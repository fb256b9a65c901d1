// `npm run league -- sim --members 200 --game records --rounds 3 --json`: a league on the sandbox's server from its
// creation to its last table. A tenth of the members vanish, a twentieth enter late, the bot's process is killed in the middle
// of a round, and its time is turned as fast as its tables are played. Exits 1 unless it ended unaided, every table became
// one game that was counted once, and its export can be computed again.
import { commandLine, print } from '../common/arguments.ts'
import { simulate } from './sim/simulation.ts'

const line = commandLine({ members: '200', game: 'records', seats: '4', rounds: '3', seed: 'league' })
const began = performance.now()
const found = await simulate({
  url: line.server(),
  game: line.text('game'),
  seats: line.count('seats'),
  rounds: line.count('rounds'),
  members: line.count('members'),
  seed: line.text('seed'),
  tell: line.json ? () => {} : (what) => console.error(what),
})
print({ ...found, seconds: Math.round((performance.now() - began) / 1_000) }, line.json)
process.exitCode = found.faults.length === 0 ? 0 : 1
