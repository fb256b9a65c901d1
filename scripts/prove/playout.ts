// `npm run prove -- playout records --games 2000 --seats 4 --json`: whole games by random players, counted and timed; by computer
// players with `--players hard`. Of their rounds it tells the fewest, a tenth, half, nine tenths, and the most.
import type { Options } from '../../src/engine/game.ts'
import { defaultOptions, optionFaults } from '../../src/engine/options.ts'
import { playOut } from '../../src/engine/playout.ts'
import { misplaced } from '../../src/engine/zones.ts'
import { commandLine, print } from '../common/arguments.ts'
import { playerNamed } from '../common/contest.ts'
import { titleNamed } from '../common/title-named.ts'
import { stopwatch } from './stopwatch.ts'

const line = commandLine({ games: '100', seats: '', options: '{}', seed: '1', players: 'random' })
const { game } = titleNamed(line.positionals[0])
const games = line.count('games')
const seats = line.text('seats') === '' ? game.seats.max : line.count('seats')
const options: Options = { ...defaultOptions(game), ...(JSON.parse(line.text('options')) as Options) }
const faults = optionFaults(game, seats, options)
if (faults.length > 0) throw new Error(`not an option at ${seats} seats: ${faults.join(', ')}`)

const wins = Array<number>(seats).fill(0)
const box = game.zones(game.setup(seats, options))
const policies = Array(seats).fill(playerNamed(game, line.text('players')))
const errors: string[] = []
const clock = stopwatch(game)
const rounds: number[] = []
let answers = 0
const began = performance.now()
for (let n = 0; n < games; n++) {
  try {
    clock.start()
    const seed = `${line.text('seed')}-${n}`
    const watch: typeof clock.watch = (session, step) => {
      clock.watch(session, step)
      const [fault] = step.checkpoint === undefined ? [] : misplaced(box, game.zones(session.state))
      if (fault) throw new Error(`after ${session.number} answers ${fault}`)
    }
    const played = playOut(game, { seed, options, policies, forget: true, watch })
    answers += played.answers
    rounds.push(played.outcome.facts.rounds ?? 0)
    for (const seat of played.outcome.winners) wins[seat] = (wins[seat] ?? 0) + 1
  } catch (error) {
    errors.push(`seed ${line.text('seed')}-${n}: ${error instanceof Error ? error.message : error}`)
  }
}
rounds.sort((a, b) => a - b)
const seconds = (performance.now() - began) / 1000
const finished = games - errors.length

/** The number of rounds that so large a share of the games did not exceed. */
function share(of: number): number {
  return rounds[Math.max(0, Math.ceil(of * rounds.length) - 1)] ?? 0
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

print(
  {
    game: game.id,
    games,
    finished,
    errors: errors.length,
    answers,
    seconds: Number(seconds.toFixed(2)),
    answersPerSecond: Math.round(answers / seconds),
    answerMsP99: Number(clock.percentile(99).toFixed(2)),
    roundsMean: Number((sum(rounds) / Math.max(1, finished)).toFixed(2)),
    rounds: [0, 0.1, 0.5, 0.9, 1].map(share),
    wins,
  },
  line.json,
)
for (const error of errors.slice(0, 10)) console.error(error)
process.exitCode = errors.length > 0 ? 1 : 0
