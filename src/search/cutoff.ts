// Cuts playouts off and values them: at the end of the game, or where its forecast tells the rest.
import type { Choice } from '../engine/decision.ts'
import { type Facts, type Forecast, sharesBy, weightsAt } from '../engine/forecast.ts'
import type { Game, State } from '../engine/game.ts'
import type { Seat } from '../engine/phrase.ts'
import type { Players } from './players.ts'
import { answerAndPlay, type Enough, type Playout } from './playout.ts'
import type { OpenWorld } from './world.ts'
import { type End, endFor, shareOf } from './worth.ts'

/** How a game's playouts are weighed. */
export interface Cutoff<S extends State> {
  /** When a playout has gone far enough that begins in a state; `undefined` where it goes to the end. */
  enough(from: S): Enough<S> | undefined
  /** What a playout came to for a seat, which ended or stopped in a state. */
  endOf(playout: Playout, state: S, seat: Seat): End
}

/** The cutoff of a game at so many seats. */
export function cutoffOf<S extends State>({ forecast }: Pick<Game<S>, 'forecast'>, seats: number): Cutoff<S> {
  const weights = forecast && weightsAt(forecast, seats)
  return forecast && weights ? foretold(forecast, weights, seats) : TO_THE_END
}

const TO_THE_END: Cutoff<State> = {
  enough: () => undefined,
  endOf: ({ outcome }, _, seat) => endFor(outcome, seat),
}

const foretold = <S extends State>(forecast: Forecast<S>, weights: Facts, seats: number): Cutoff<S> => ({
  enough(from) {
    const until = forecast.clock(from) + forecast.horizon(seats)
    return (state) => forecast.clock(state) >= until
  },
  endOf: ({ outcome }, state, seat) => ({
    share: outcome ? shareOf(outcome, seat) : (sharesBy(weights, forecast.facts(state))[seat] ?? 0),
  }),
})

/**
 * Gives a seat's answer where it is asked, plays the world on as far as the cutoff wants, and weighs it.
 * @throws Error when the answer is refused
 */
export function weighedPlayout<S extends State>(
  game: Game<S>,
  { enough, endOf }: Cutoff<S>,
  world: OpenWorld<S>,
  players: Players,
  seat: Seat,
  choice: Choice,
): { readonly end: End; readonly answers: number } {
  const { executor } = world
  const playout = answerAndPlay(game, world, players, seat, choice, enough(executor.state))
  return { end: endOf(playout, executor.state, seat), answers: playout.answers }
}
