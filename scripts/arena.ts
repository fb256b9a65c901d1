// `npm run arena -- records --players steady,random,random,random --games 400 --json`: how often each player wins.
import type { Options, Policy } from '../src/engine/game.ts'
import { defaultOptions, optionFaults } from '../src/engine/options.ts'
import { playOut } from '../src/engine/playout.ts'
import { randomPolicy } from '../src/engine/policy.ts'
import { commandLine, print, titleNamed } from './arguments.ts'

const line = commandLine({ games: '400', players: 'steady,random,random,random', options: '{}', seed: '1' })
const { game } = titleNamed(line.positionals[0])
const games = line.count('games')
const players = line.text('players').split(',')
const strengths: Readonly<Record<string, Policy>> = { random: randomPolicy, ...game.computers }
const policies = players.map((player) => {
  const policy = strengths[player]
  if (!policy) throw new Error(`${player} is none of ${Object.keys(strengths).join(', ')}`)
  return policy
})
if (players.length < game.seats.min || players.length > game.seats.max)
  throw new Error(`${game.id} takes ${game.seats.min} to ${game.seats.max} players`)
const options: Options = { ...defaultOptions(game), ...(JSON.parse(line.text('options')) as Options) }
const faults = optionFaults(game, players.length, options)
if (faults.length > 0) throw new Error(`not an option at ${players.length} seats: ${faults.join(', ')}`)

/** Wins by entry of `--players`; a shared victory is split among its winners. */
const wins = players.map(() => 0)
let rounds = 0
for (let n = 0; n < games; n++) {
  // The players move one seat on in every game, so that none profits from where it sits.
  const entryAt = (seat: number): number => (seat + n) % players.length
  const seated = policies.map((_, seat) => policies[entryAt(seat)] ?? randomPolicy)
  const { outcome } = playOut(game, {
    seed: `${line.text('seed')}-${n}`,
    options,
    policies: seated,
    forget: true,
  })
  rounds += outcome.facts.rounds ?? 0
  for (const seat of outcome.winners) {
    const entry = entryAt(seat)
    wins[entry] = (wins[entry] ?? 0) + 1 / outcome.winners.length
  }
}
print(
  {
    game: game.id,
    games,
    options,
    players,
    wins: wins.map((won) => Number(won.toFixed(2))),
    winRate: wins.map((won) => Number((won / games).toFixed(4))),
    roundsMean: Number((rounds / games).toFixed(2)),
  },
  line.json,
)
