// `npm run prove -- absent hegemony --games 25 --json`: which irrevocable options were picked for absent members.

import { commandLine, print } from '../common/arguments.ts'
import { tablesOf } from '../common/tables.ts'
import { titleNamed } from '../common/title-named.ts'
import { playAbsent } from './absence.ts'

const line = commandLine({ games: '25', seed: '1' })
const { game } = titleNamed(line.positionals[0])
const found = playAbsent(game, {
  games: line.count('games'),
  seed: line.text('seed'),
  tables: tablesOf(game).map(({ policies, options }) => ({ seats: policies.length, options })),
})
const { games, seats, answers, irrevocable, named, unnamed, faults } = found
print(
  {
    game: game.id,
    games,
    seats,
    answers,
    irrevocableByAutoAnswer: irrevocable['auto-answer'],
    irrevocableByAutoAnswerNamed: named,
    irrevocableByAutoAnswerUnnamed: unnamed,
    irrevocableByTimeout: irrevocable.timeout,
    irrevocableByStandIn: irrevocable['stand-in'],
  },
  line.json,
)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
