// Chooses few of a game's many tables so that every two facts about tables meet in one of them.
import type { Game, Options, OptionValue } from '../../src/engine/game.ts'
import { misfitOf, optionSets, valuesOf } from '../../src/engine/options.ts'

/** A seat count and a set of options. */
export interface Setup {
  readonly seats: number
  readonly options: Options
}

/** A fact about a table: how many sit there, or what an option is set to. */
type Fact = readonly [name: string, value: OptionValue]

/** How many tables a game has in all. */
export const setupCount = (game: Game): number =>
  seatCounts(game).reduce((sum, seats) => sum + factorsAt(game, seats).reduce((n, f) => n * f.length, 1), 0)

/** Up to so many tables each one is played at. */
const ALL = 64

/** Every seat count and option set of a game; where those are more than 64, so many that any two choices meet at one. */
export const setupsOf = (game: Game): readonly Setup[] =>
  setupCount(game) > ALL
    ? pairedSetups(game)
    : seatCounts(game).flatMap((seats) => optionSets(game, seats).map((options) => ({ seats, options })))

/** The seat counts of a game, fewest first. */
export const seatCounts = ({ seats: { min, max } }: Game): number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index)

/** Few tables so that any two facts that can hold together do so at one of them; the same ones each time. */
export function pairedSetups(game: Game): Setup[] {
  const open = openPairs(game)
  const made: Setup[] = []
  for (const counts = seatCounts(game); open.size > 0; counts.push(counts.shift() ?? 0)) {
    const seats = counts[0] ?? 0
    const [first] = [...open.values()].filter((pair) => pair.seats.includes(seats))
    if (!first) continue
    const facts: Fact[] = [['seats', seats], ...first.facts.filter(([name]) => name !== 'seats')]
    for (const choices of factorsAt(game, seats))
      if (!facts.some(([name]) => name === choices[0]?.[0])) {
        const fitting = choices.filter((choice) => isFit(game, [...facts, choice]))
        facts.push(best(fitting, facts, open, made.length))
      }
    for (const pair of pairsOf(facts)) open.delete(keyOf(pair))
    const named = new Map<string, Fact[1]>(facts)
    const options = game.options.map(({ id }) => [id, named.get(id)])
    made.push({ seats, options: Object.fromEntries(options) as Options })
  }
  return made
}

/** The facts to choose among at so many seats, factor by factor; the first factor is the seat count itself. */
const factorsAt = (game: Game, seats: number): Fact[][] => [
  [['seats', seats]],
  ...game.options.map((spec) => valuesOf(spec, seats).map((value): Fact => [spec.id, value])),
]

/** Whether facts, the seats among them, can go together where all else is at its default. */
function isFit(game: Game, facts: readonly Fact[]): boolean {
  const { seats, ...options } = Object.fromEntries(facts)
  return misfitOf(game, Number(seats), options) === undefined
}

interface Pair {
  readonly facts: readonly Fact[]
  /** The seat counts at which both can hold. */
  readonly seats: number[]
}

const keyOf = (pair: readonly Fact[]): string => JSON.stringify(pair.toSorted())

function openPairs(game: Game): Map<string, Pair> {
  const open = new Map<string, Pair>()
  for (const seats of seatCounts(game)) {
    const factors = factorsAt(game, seats)
    for (const [index, some] of factors.entries())
      for (const one of some)
        for (const other of factors.slice(index + 1).flat()) {
          if (!isFit(game, [['seats', seats], one, other])) continue
          const key = keyOf([one, other])
          const pair = open.get(key) ?? { facts: [one, other], seats: [] }
          open.set(key, pair)
          pair.seats.push(seats)
        }
  }
  return open
}

const pairsOf = (facts: readonly Fact[]): Fact[][] =>
  facts.flatMap((one, index) => facts.slice(index + 1).map((other) => [one, other]))

/** The choice that meets most facts it has not met yet; of equals another one each time. */
function best(choices: readonly Fact[], facts: readonly Fact[], open: Map<string, Pair>, turn: number): Fact {
  const turned = choices.map((_, index) => choices[(index + turn) % choices.length] ?? (['', false] as const))
  const news = (choice: Fact): number => facts.filter((fact) => open.has(keyOf([fact, choice]))).length
  return turned.reduce((one, other) => (news(other) > news(one) ? other : one))
}
