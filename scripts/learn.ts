// `npm run learn -- storm --seats 2,3,4 --games 400 --json`: plays games between hard players who now and then do anything
// legal, and learns from their ends what each fact of the game's forecast weighs. `--write` puts that into the game.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { Forecast } from '../src/engine/forecast.ts'
import { defaultOptions } from '../src/engine/options.ts'
import { commandLine, print, refuse } from './common/arguments.ts'
import { titleNamed } from './common/title-named.ts'
import { seatsNamed } from './every-seats.ts'
import { fitted } from './learn/fitting.ts'
import { positionsOf } from './learn/positions.ts'

const line = commandLine({ seats: 'every', games: '400', seed: '1', stray: '0.03' }, ['write'])
const { game } = titleNamed(line.positionals[0])
const forecast = game.forecast ?? refuse(`${game.id} has no forecast: playouts go to the end.`)
const learnt = seatsNamed(game, line.text('seats')).map((seats) => {
  const plan = { seats, options: defaultOptions(game), games: line.count('games') }
  const stray = Number(line.text('stray'))
  return { seats, ...fitted(positionsOf(game, forecast, { ...plan, seed: line.text('seed'), stray })) }
})
if (line.flag('write')) write()
print({ game: game.id, learnt }, line.json)

/** Puts what was learnt beside what stands there of other numbers of seats. */
function write(): void {
  const file = `src/games/${game.id}/bot/weights.ts`
  const now = Object.fromEntries(learnt.map(({ seats, weights }) => [seats, weights]))
  const all: Forecast['weights'] = { ...forecast.weights, ...now }
  const rows = Object.entries(all).map(([seats, weights]) => `${seats}: ${JSON.stringify(weights)},`)
  const lines = [
    "import type { Forecast } from '../../../engine/forecast.ts'",
    '',
    `// What each fact of the forecast weighs, by the number of seats: \`npm run learn -- ${game.id} --write\`.`,
    `export const weights: Forecast['weights'] = {${rows.join('\n')}}`,
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  spawnSync('biome', ['format', '--write', file], { stdio: 'inherit' })
}
