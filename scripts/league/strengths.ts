// A league of members whose strength is known: results by chance, ratings by several models, and how near they come.
import { type Rating, rate, rating } from 'openskill'
import {
  bradleyTerryFull,
  bradleyTerryPart,
  plackettLuce,
  thurstoneMostellerFull,
  thurstoneMostellerPart,
} from 'openskill/models'
import { BETA } from '../../src/league/ratings.ts'
import { type Draw, shuffled } from '../../src/league/stream.ts'

export const MODELS = {
  plackettLuce,
  bradleyTerryFull,
  bradleyTerryPart,
  thurstoneMostellerFull,
  thurstoneMostellerPart,
} as const
export type ModelName = keyof typeof MODELS

/** How a league is made up. Strengths and doubts are in openskill's units. */
export interface World {
  readonly members: number
  readonly seats: number
  /** Games that each plays. */
  readonly games: number
  /** How far strengths differ (standard deviation), and how much a performance differs from strength. */
  readonly spread: number
  readonly noise: number
  /** How far each strength wanders from game to game. */
  readonly drift: number
  /** The share of members whom newcomers follow after each game. */
  readonly churn: number
}

/** A league of members who stay and are as strong as ever, in a game whose chance weighs twice what they differ. */
export const STEADY: Omit<World, 'games' | 'seats'> = {
  members: 48,
  spread: 25 / 6,
  noise: 25 / 3,
  drift: 0,
  churn: 0,
}

/** What a model made of a league. */
export interface Fit {
  /** Rank correlation of ratings and strengths, among those with at least half the games. */
  readonly spearman: number
  /** The mean of −ln of the chance given to what happened between two of a table, in the second half; ln 2 is no knowledge. */
  readonly logLoss: number
  /** The share of strengths, in the model's units, within 1.96 sigma. */
  readonly coverage: number
  /** How far ratings differ in the mean if a round's tables, then all rounds, are taken in another order (mu). */
  readonly tableOrder: number
  readonly roundOrder: number
}

type Game = readonly number[]

/** A league that was played: rounds of games, members in the order in which they finished. */
interface Played {
  readonly world: World
  readonly rounds: readonly (readonly Game[])[]
  /** Strengths at the end, by member. */
  readonly strengths: readonly number[]
  /** Who is still there. */
  readonly present: readonly number[]
}

/** Plays a league: in each round all are seated by chance, and finish by strength and noise. */
export function playWorld(world: World, draw: Draw): Played {
  const normal = (): number => gaussian(draw)
  const strengths = Array.from({ length: world.members }, () => 25 + world.spread * normal())
  const present = strengths.map((_, member) => member)
  const rounds: Game[][] = []
  for (let round = 0; round < world.games; round++) {
    const order = shuffled([...present], draw)
    const games: Game[] = []
    for (let at = 0; at + world.seats <= order.length; at += world.seats) {
      const performed = order
        .slice(at, at + world.seats)
        .map((member) => ({ member, level: (strengths[member] ?? 0) + world.noise * normal() }))
      games.push(performed.sort((a, b) => b.level - a.level).map(({ member }) => member))
    }
    rounds.push(games)
    for (const member of present) strengths[member] = (strengths[member] ?? 0) + world.drift * normal()
    for (let slot = 0; slot < present.length; slot++)
      if (draw(1_000_000) < world.churn * 1_000_000)
        present[slot] = strengths.push(25 + world.spread * normal()) - 1
  }
  return { world, rounds, strengths, present }
}

/** A number of the standard normal distribution (Box–Muller). */
function gaussian(draw: Draw): number {
  const [radius, angle] = [(draw(2 ** 31) + 1) / 2 ** 31, draw(2 ** 31) / 2 ** 31]
  return Math.sqrt(-2 * Math.log(radius)) * Math.cos(2 * Math.PI * angle)
}

/** Rates the games in order. `look` sees each with the ratings before it. */
function ratingsAfter(
  rounds: Played['rounds'],
  model: ModelName,
  look: (game: Game, before: readonly Rating[], round: number) => void = () => {},
): ReadonlyMap<number, Rating> {
  const ratings = new Map<number, Rating>()
  for (const [round, games] of rounds.entries())
    for (const game of games) {
      const before = game.map((member) => ratings.get(member) ?? rating())
      look(game, before, round)
      const after = rate(
        before.map((each) => [each]),
        { model: MODELS[model], beta: BETA },
      )
      for (const [place, member] of game.entries()) ratings.set(member, after[place]?.[0] ?? rating())
    }
  return ratings
}

/** How well a model tells the strengths of a league that was played. */
export function fit(played: Played, model: ModelName, draw: Draw): Fit {
  const { world, rounds, strengths, present } = played
  const unit = unitOf(model, world)
  let [loss, pairs] = [0, 0]
  const ratings = ratingsAfter(rounds, model, (_, before, round) => {
    if (2 * round < rounds.length) return
    for (const [place, ahead] of before.entries())
      for (const behind of before.slice(place + 1)) {
        loss -= Math.log(Math.max(1e-9, chance(model, ahead, behind, before)))
        pairs++
      }
  })
  const games = (member: number): number => rounds.flat().filter((game) => game.includes(member)).length
  const known = present.filter((member) => 2 * games(member) >= rounds.length)
  const rated = known.map((member) => ({
    ...(ratings.get(member) ?? rating()),
    strength: strengths[member] ?? 0,
  }))
  const within = rated.filter(
    ({ mu, sigma, strength }) => Math.abs(mu - 25 - unit * (strength - 25)) <= 1.96 * sigma,
  ).length
  const moved = (other: Played['rounds']): number => {
    const others = ratingsAfter(other, model)
    return mean(
      known.map((member) => Math.abs((ratings.get(member)?.mu ?? 0) - (others.get(member)?.mu ?? 0))),
    )
  }
  return {
    spearman: spearman(
      rated.map(({ mu }) => mu),
      rated.map(({ strength }) => strength),
    ),
    logLoss: loss / Math.max(1, pairs),
    coverage: within / Math.max(1, rated.length),
    tableOrder: moved(rounds.map((each) => shuffled([...each], draw))),
    roundOrder: moved(shuffled([...rounds], draw)),
  }
}

/** The chance that one finishes before another of their table, as the model itself has it. */
function chance(model: ModelName, one: Rating, other: Rating, table: readonly Rating[]): number {
  const doubt = (ratings: readonly Rating[]): number =>
    Math.sqrt(ratings.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0))
  const gap = one.mu - other.mu
  if (model.startsWith('thurstone')) return normalBelow(gap / doubt([one, other]))
  return 1 / (1 + Math.exp(-gap / doubt(model === 'plackettLuce' ? table : [one, other])))
}

/** A logistic curve this much steeper is nearest to the normal distribution's. */
const LOGISTIC = 1.702

/** How many of a model's units make one of strength: those in which settled ratings give the chances that are true. */
function unitOf(model: ModelName, { seats, noise }: World): number {
  if (model.startsWith('thurstone')) return BETA / noise
  return (LOGISTIC * BETA * (model === 'plackettLuce' ? Math.sqrt(seats / 2) : 1)) / noise
}

/** The standard normal distribution function (Abramowitz and Stegun 7.1.26, to 1.5 × 10⁻⁷). */
function normalBelow(value: number): number {
  const x = Math.abs(value) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const poly = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  const erf = 1 - poly * Math.exp(-x * x)
  return 0.5 * (1 + Math.sign(value) * erf)
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** The rank correlation of two lists without ties. */
function spearman(one: readonly number[], other: readonly number[]): number {
  const ranks = (values: readonly number[]): number[] =>
    values.map((value) => values.filter((each) => each < value).length)
  const [a, b] = [ranks(one), ranks(other)]
  const squares = a.reduce((sum, rank, at) => sum + (rank - (b[at] ?? 0)) ** 2, 0)
  const n = one.length
  return 1 - (6 * squares) / (n * (n * n - 1))
}
