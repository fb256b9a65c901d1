// `npm run league -- ratings --runs 20 --seats 4 --json`: how well each of openskill's models tells strengths that are known,
// after 6, 12, 24 and 48 games, among members who stay, who come and go, and whose strength wanders.
import { fastStream } from '../../src/league/stream.ts'
import { commandLine, print } from '../common/arguments.ts'
import { type Fit, fit, MODELS, type ModelName, mean, playWorld, STEADY, type World } from './strengths.ts'

const line = commandLine({ runs: '20', seats: '4', seed: '1', games: '6,12,24,48' })
const names = Object.keys(MODELS) as ModelName[]
const worlds: Readonly<Record<string, Partial<World>>> = {
  steady: {},
  /** Half of all follow others within 24 games. */
  churn: { churn: 0.028 },
  /** In 24 games a strength moves by a quarter of what members differ. */
  drift: { drift: STEADY.spread / 4 / Math.sqrt(24) },
  /** Strengths differ as much as chance weighs, and as much as a newcomer's rating expects. */
  wide: { spread: 25 / 3 },
}

const FIGURES = ['spearman', 'logLoss', 'coverage', 'tableOrder', 'roundOrder'] as const

/** The mean figures of all runs, by model. */
function fits(label: string, world: World): Record<string, Record<string, number>> {
  const found = new Map<ModelName, Fit[]>(names.map((name) => [name, []]))
  for (let run = 0; run < line.count('runs'); run++) {
    const played = playWorld(world, fastStream(line.text('seed'), label, world.games, run))
    for (const name of names)
      found
        .get(name)
        ?.push(fit(played, name, fastStream(line.text('seed'), 'order', label, world.games, run)))
  }
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(
        FIGURES.map((figure) => [
          figure,
          Number(mean((found.get(name) ?? []).map((each) => each[figure])).toFixed(3)),
        ]),
      ),
    ]),
  )
}

const result: Record<string, unknown> = {
  runs: line.count('runs'),
  seats: line.count('seats'),
  members: STEADY.members,
}
for (const [label, change] of Object.entries(worlds))
  for (const games of line.text('games').split(',').map(Number)) {
    result[`${label} ${games}`] = fits(label, { ...STEADY, seats: line.count('seats'), games, ...change })
    console.error(`${label}, ${games} games`)
  }
print(result, line.json)
