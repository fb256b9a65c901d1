// `tsx scripts/balance-storm.ts --seats 2 --games 200`: how often who begins wins, and each corner, and how long games are.
import type { Game, Options, Policy } from '../src/engine/game.ts'
import { defaultOptions } from '../src/engine/options.ts'
import { playOut } from '../src/engine/playout.ts'
import { hard } from '../src/games/storm/bot/hard.ts'
import { game as storm } from '../src/games/storm/game.ts'
import type { StormState } from '../src/games/storm/table/state.ts'
import { commandLine, print } from './common/arguments.ts'
import { type Estimate, wilson } from './common/contest.ts'

const line = commandLine({ seats: '2', games: '200', seed: '1', options: '{}' })
const seats = line.count('seats')
const games = line.count('games')
const options = {
  ...defaultOptions(storm as unknown as Game),
  ...(JSON.parse(line.text('options')) as Options),
}

/** What came of one game: the board at its end, whose places were counted from who began, and in which round. */
function playOne(seed: string): { readonly state: StormState; readonly rounds: number } {
  let last: StormState | undefined
  const { outcome } = playOut(storm as unknown as Game, {
    seed,
    options,
    policies: Array.from({ length: seats }, () => hard as Policy),
    forget: true,
    watch: ({ state }) => {
      last = state as StormState
    },
  })
  if (!last) throw new Error(`${seed}: nothing was played`)
  return { state: last, rounds: outcome.facts.rounds ?? 0 }
}

/** Games by what is counted: won, of those in which it was there. */
const counts = (): Map<string, { won: number; of: number }> => new Map()
const count = (of: ReturnType<typeof counts>, name: string, won: number): void => {
  const so = of.get(name) ?? { won: 0, of: 0 }
  of.set(name, { won: so.won + won, of: so.of + 1 })
}
const rates = (of: ReturnType<typeof counts>): Record<string, Estimate & { of: number }> =>
  Object.fromEntries(
    [...of]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, { won, of: all }]) => [name, { ...wilson(won, all), of: all }]),
  )

const [byTurn, byCorner, byEnd] = [counts(), counts(), counts()]
const lengths: number[] = []
for (let n = 0; n < games; n++) {
  const { state, rounds } = playOne(`${line.text('seed')}-${n}`)
  const { winner, players, order } = state
  lengths.push(rounds)
  count(byEnd, winner?.by ?? 'none', 1)
  // Where two play together, a side has one turn order and two corners: who begins, and who follows.
  const sides = [...new Set(order.map((seat) => players[seat]?.side))]
  for (const [turn, side] of sides.entries()) count(byTurn, `${turn + 1}`, side === winner?.side ? 1 : 0)
  for (const { capital, side } of players) count(byCorner, capital, side === winner?.side ? 1 : 0)
}
lengths.sort((a, b) => a - b)
const at = (share: number): number => lengths[Math.min(games - 1, Math.floor(share * games))] ?? 0
print(
  {
    seats,
    games,
    options,
    byTurn: rates(byTurn),
    byCorner: rates(byCorner),
    ends: Object.fromEntries([...byEnd].map(([by, { of }]) => [by, of])),
    rounds: { median: at(0.5), p90: at(0.9), most: lengths.at(-1) },
  },
  line.json,
)
