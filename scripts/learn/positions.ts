// Positions to learn from: the facts of games whenever their clock moved on, and how those games ended.
import { Executor } from '../../src/engine/executor.ts'
import type { Facts, Forecast } from '../../src/engine/forecast.ts'
import type { Game, Options } from '../../src/engine/game.ts'
import { anyChoice } from '../../src/engine/policy.ts'
import { feed } from '../../src/search/known.ts'
import { decideIn, playersOf } from '../../src/search/players.ts'
import { SeatEvents } from '../../src/search/seat-events.ts'
import { swiftStream } from '../../src/search/swift-stream.ts'
import { shareOf } from '../../src/search/worth.ts'

/** A position: what was seen of each seat, and the share of the win that each came to have. */
export interface Position {
  readonly facts: readonly Facts[]
  readonly shares: readonly number[]
  /** Which game it is of. */
  readonly game: number
}

/** Games to play. */
export interface LearningPlan {
  readonly seats: number
  readonly options: Options
  readonly games: number
  readonly seed: string
  /** How often any legal answer is given instead of the hard player's, from 0 to 1: so that positions differ. */
  readonly stray: number
}

const THOUSAND = 1000

/** Plays so many games and collects their positions. */
export function positionsOf(game: Game, forecast: Forecast, plan: LearningPlan): Position[] {
  return Array.from({ length: plan.games }, (_, nth) => positionsIn(game, forecast, plan, nth)).flat()
}

function positionsIn(
  game: Game,
  forecast: Forecast,
  { seats, options, seed, stray }: LearningPlan,
  nth: number,
): Position[] {
  const players = playersOf(game)
  if (!players) throw new Error(`${game.id} has no hard player`)
  const chance = swiftStream(seed, nth, 'chance')
  const random = swiftStream(seed, nth, 'players')
  const executor = new Executor(game, { seats, options, seed: '' }, undefined, () => chance)
  const seatEvents = new SeatEvents(seats, executor.reopen(game.setup(seats, options), 0))
  const seen: (readonly Facts[])[] = []
  let clock = forecast.clock(executor.state)
  while (!executor.outcome) {
    const { open } = executor
    const decision = open?.request.decisions[open.answers.indexOf(undefined)]
    if (!decision) throw new Error(`${game.id}: nobody is left to ask`)
    const strays = random.int(THOUSAND) < stray * THOUSAND
    const hard = decideIn(game, executor, seatEvents, players, decision.seat, random)
    const choice = (strays ? undefined : hard) ?? anyChoice(decision, random)
    const told = feed(executor, { kind: 'answer', seat: decision.seat, choice })
    if (typeof told === 'string') throw new Error(`${game.id}: ${choice.join(' ')} is refused: ${told}`)
    seatEvents.tell(told)
    const now = forecast.clock(executor.state)
    if (now > clock && !executor.outcome) seen.push(forecast.facts(executor.state))
    clock = now
  }
  const { outcome } = executor
  const shares = Array.from({ length: seats }, (_, seat) => shareOf(outcome, seat))
  if (shares.every((share) => share === 0)) return []
  return seen.map((facts) => ({ facts, shares, game: nth }))
}
