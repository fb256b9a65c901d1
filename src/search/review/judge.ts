// Judges one moment of a finished game: it is played on from there many times, each time under other chance.
import { Executor } from '../../engine/executor.ts'
import type { Game, State } from '../../engine/game.ts'
import { randomPolicy } from '../../engine/policy.ts'
import { type Players, playersOf } from '../players.ts'
import { type Playout, playWorld } from '../playout.ts'
import { SeatEvents } from '../seat-events.ts'
import { swiftStream } from '../swift-stream.ts'
import { shareOf } from '../worth.ts'
import { type Stop, toldUpTo } from './course.ts'
import { withFreshChance } from './fresh.ts'
import { JUDGE, type Judged, type Played } from './types.ts'

/** A moment judged, and how many answers that took. */
export interface Judging extends Judged {
  readonly answers: number
}

/**
 * Plays a game on from a stop `games` times, the first of them the `first`-th from there. The same games of the same stop
 * always come out the same: each has streams of its own under the game's seed.
 */
export function judge<S extends State>(
  game: Game<S>,
  finished: Played,
  stop: Stop,
  first: number,
  games: number,
): Judging {
  const { seats } = finished
  const won = Array.from({ length: seats }, () => 0)
  let answers = 0
  for (let nth = first; nth < first + games; nth++) {
    const played = playOn(game, finished, stop, nth)
    answers += played.answers
    // A game that does not end is nobody's: each has as much of it as any other.
    for (let seat = 0; seat < seats; seat++)
      won[seat] = (won[seat] ?? 0) + (played.outcome ? shareOf(played.outcome, seat) : 1 / seats)
  }
  return { won, games, answers }
}

/** Where a game has no hard computer player, anybody plays on. */
const ANYBODY: Players = { policy: randomPolicy }

/** Plays a game on from a stop to its end by the hard computer player in every seat. */
function playOn<S extends State>(
  game: Game<S>,
  finished: Played,
  { number, checkpoint, hidden }: Stop,
  nth: number,
): Playout {
  const { seed, seats, options } = finished
  const stream = (what: string) => swiftStream(seed, 'review', JUDGE, number, nth, what)
  const chance = stream('chance')
  const executor = new Executor(game, { seats, options, seed: '' }, undefined, () => chance)
  const seatEvents = new SeatEvents(seats, toldUpTo(finished, number))
  seatEvents.tell(executor.reopen(withFreshChance<S>(checkpoint, hidden, stream('unknown')), number))
  return playWorld(
    game,
    { executor, seatEvents, random: stream('players'), fed: [] },
    playersOf(game as Game) ?? ANYBODY,
  )
}
