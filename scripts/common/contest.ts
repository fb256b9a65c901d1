// A contest of computer players: whole games whose seats rotate, counted, and rated with how sure that is.
import { type Rating, rate, rating } from 'openskill'
import { computerNamed, strengthsIn } from '../../src/engine/computers.ts'
import type { Game, Options, Policy } from '../../src/engine/game.ts'
import { defaultOptions, optionFaults } from '../../src/engine/options.ts'
import { playOut } from '../../src/engine/playout.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import { EXPERT } from '../../src/engine/strength.ts'
import type { Budget } from '../../src/search/think.ts'
import { otherPolicy } from './other-checkout.ts'
import { type Thoughts, thoughtful } from './thoughts.ts'

/** Who plays, by strength, how often, and from which seed. */
export interface ContestPlan {
  readonly players: readonly string[]
  readonly games: number
  readonly seed: string
  readonly options?: Options
  /** How long an expert thinks about each decision. */
  readonly budget?: Budget
  /** Players by name that are no strength of the game. */
  readonly others?: Readonly<Record<string, Policy>>
  /** Told after each game: how many were played, and what each entry has won. */
  readonly watch?: (played: number, wins: readonly number[]) => void
}

/** A number and the interval in which it lies with 95 % confidence. */
export interface Estimate {
  readonly value: number
  readonly from: number
  readonly to: number
}

/** How one entry fared; a shared victory is split among its winners. */
export interface Standing {
  readonly player: string
  readonly wins: number
  /** Share of games won; Wilson interval. */
  readonly winRate: Estimate
  /** Share of games that it was among the winners of: where sides win together, what a member calls winning. */
  readonly among: Estimate
  /** Plackett-Luce mu; ± 1.96 sigma. */
  readonly rating: Estimate
}

/** How all entries of one strength fared together. */
export interface Strength {
  readonly player: string
  /**
   * Share of all games: each is one win, split evenly among its winning seats, of any strength, or nobody's
   * where nobody wins. Where sides are dealt, as in Kingdom Wars, a side mixes strengths, so that even a player who
   * never loses to another has to share with weaker fellows.
   */
  readonly share: Estimate
  /** Games that it won without any other strength among the winners. */
  readonly alone: number
}

/** What came of a contest. */
export interface Contest {
  readonly standings: readonly Standing[]
  readonly strengths: readonly Strength[]
  readonly options: Options
  /** Games won from each seat, by any player. */
  readonly winsBySeat: readonly number[]
  readonly roundsMean: number
  /** Decisions for which the table waited, in the mean; private steps of one count with it. */
  readonly decisionsMean: number
  /** What the experts thought, where there are any. */
  readonly thoughts?: Thoughts
}

/** Of a normal distribution, 95 % lie within so many standard deviations. */
const Z = 1.96

/** The Wilson score interval of a share of `won` in `games`. */
export function wilson(won: number, games: number): Estimate {
  const share = won / games
  const squared = Z * Z
  const middle = (share + squared / (2 * games)) / (1 + squared / games)
  const half =
    (Z / (1 + squared / games)) * Math.sqrt((share * (1 - share)) / games + squared / (4 * games ** 2))
  return estimate(share, Math.max(0, middle - half), Math.min(1, middle + half))
}

/** The mean and its normal interval. */
function mean(numbers: readonly number[]): Estimate {
  const value = numbers.reduce((sum, each) => sum + each, 0) / numbers.length
  const squares = numbers.reduce((sum, each) => sum + (each - value) ** 2, 0)
  const half = numbers.length < 2 ? 1 : Z * Math.sqrt(squares / (numbers.length - 1) / numbers.length)
  return estimate(value, Math.max(0, value - half), Math.min(1, value + half))
}

const estimate = (value: number, from: number, to: number): Estimate => ({
  value: rounded(value),
  from: rounded(from),
  to: rounded(to),
})

const rounded = (value: number): number => Number(value.toFixed(4))

/**
 * A computer player by its strength (`hard@../before`: that of another checkout), or one that plays at random.
 * @throws Error where the game has none of that name
 */
export function playerNamed(game: Game, name: string): Policy {
  const [strength = name, root] = name.split('@')
  if (root !== undefined) return otherPolicy(root, game.id, strength)
  const found = name === 'random' ? randomPolicy : computerNamed(game, name)
  if (!found) throw new Error(`${name} is none of random, ${strengthsIn(game).join(', ')}`)
  return found
}

/**
 * Plays a contest.
 * @throws Error when a strength, a number of players or an option is not the game's
 */
export function contest(
  game: Game,
  { players, games, seed, options: asked = {}, budget, others = {}, watch }: ContestPlan,
): Contest {
  const policyOf = new Map(players.map((player) => [player, others[player] ?? playerNamed(game, player)]))
  const seats = players.length
  if (seats < game.seats.min || seats > game.seats.max)
    throw new Error(`${game.id} takes ${game.seats.min} to ${game.seats.max} players`)
  const options = { ...defaultOptions(game), ...asked }
  const faults = optionFaults(game, seats, options)
  if (faults.length > 0) throw new Error(`not an option at ${seats} seats: ${faults.join(', ')}`)

  const wins = players.map(() => 0)
  const among = players.map(() => 0)
  const winsBySeat = players.map(() => 0)
  const winners: string[][] = []
  let ratings = players.map(() => rating())
  const experts = thoughtful(game, budget)
  let [rounds, decisions] = [0, 0]
  for (let n = 0; n < games; n++) {
    // The players move one seat on in every game, so that none profits from where it sits.
    const entryAt = (seat: number): number => (seat + n) % seats
    const policies = players.map((_, seat) => policyOf.get(players[entryAt(seat)] ?? '') ?? randomPolicy)
    const { outcome } = playOut(game, {
      seed: `${seed}-${n}`,
      options,
      policies,
      thinker: (table, seat) =>
        players[entryAt(seat)] === EXPERT ? experts.choose(table, seat, `${seed}-${n}`) : undefined,
      forget: true,
      watch: (_run, { entry }) => {
        if (entry.kind === 'answer' && !entry.within) decisions++
      },
    })
    rounds += outcome.facts.rounds ?? 0
    const ranks = players.map(() => 0)
    for (const [seat, rank] of outcome.ranks.entries()) ranks[entryAt(seat)] = rank
    winners.push(outcome.winners.map((seat) => players[entryAt(seat)] ?? ''))
    for (const seat of outcome.winners) {
      add(wins, entryAt(seat), 1 / outcome.winners.length)
      add(among, entryAt(seat), 1)
      add(winsBySeat, seat, 1 / outcome.winners.length)
    }
    if (seats > 1) ratings = rerated(ratings, ranks)
    watch?.(n + 1, wins)
  }
  return {
    options,
    standings: players.map((player, entry) => {
      const won = wins[entry] ?? 0
      const { mu, sigma } = ratings[entry] ?? rating()
      return {
        player,
        wins: Number(won.toFixed(2)),
        winRate: wilson(won, games),
        among: wilson(among[entry] ?? 0, games),
        rating: estimate(mu, mu - Z * sigma, mu + Z * sigma),
      }
    }),
    strengths: [...new Set(players)].map((player) => strengthOf(player, winners)),
    winsBySeat: winsBySeat.map((won) => Number(won.toFixed(2))),
    roundsMean: Number((rounds / games).toFixed(2)),
    decisionsMean: Number((decisions / games).toFixed(2)),
    ...(players.includes(EXPERT) && { thoughts: experts.thoughts() }),
  }
}

/** `winners` are those of each game, by strength. */
const strengthOf = (player: string, winners: readonly (readonly string[])[]): Strength => ({
  player,
  share: mean(winners.map((won) => won.filter((each) => each === player).length / Math.max(1, won.length))),
  alone: winners.filter((won) => won.length > 0 && won.every((each) => each === player)).length,
})

function add(counts: number[], at: number, what: number): void {
  counts[at] = (counts[at] ?? 0) + what
}

const rerated = (ratings: readonly Rating[], ranks: readonly number[]): Rating[] =>
  rate(
    ratings.map((each) => [each]),
    { rank: [...ranks] },
  ).map(([each]) => each ?? rating())
