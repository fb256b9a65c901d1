// `npm run sources -- records --json`: every sentence of each rulebook has a test that exists, every ruling a file that does
// it and a test that names it.
import { commandLine, refuse } from './common/arguments.ts'
import { checkSources, gamesIn } from './sources/check.ts'

/** Where the rulebooks lie beside this checkout. */
const SEEDS = '../shared/seeds'

const line = commandLine({})
const games = gamesIn('.')
const [named] = line.positionals
if (named !== undefined && !games.includes(named)) refuse(`Name a game: ${games.join(', ')}`)

for (const game of named === undefined ? games : [named]) {
  const { faults, counted, ...counts } = checkSources('.', SEEDS, game)
  const { sentences, flavour, rows, tests, rulings } = counts
  if (line.json) console.log(JSON.stringify({ ...counts, faults: faults.length }))
  else
    console.log(
      `${game}: ${sentences} sentences (${flavour} of them flavour) in ${rows} rows, ${tests} tests, ${rulings} rulings` +
        (counted ? '' : `; not counted, as ${SEEDS} is not here`),
    )
  for (const fault of faults) console.error(`${game}: ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}
