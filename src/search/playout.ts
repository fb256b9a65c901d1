// A playout: a world played on to its end.
import type { Choice } from '../engine/decision.ts'
import type { Game, Outcome, State } from '../engine/game.ts'
import type { Seat } from '../engine/phrase.ts'
import { feed } from './known.ts'
import { decideIn, type Players } from './players.ts'
import type { OpenWorld } from './world.ts'

/** More answers than any game takes; past it a playout is one without a winner. */
const ANSWERS_PER_PLAYOUT = 20_000

/** How a playout ended, `undefined` when it did not; and how many answers it took. */
export interface Playout {
  readonly outcome: Outcome | undefined
  readonly answers: number
}

/** Whether a playout need not go on. */
export type Enough<S extends State> = (state: S) => boolean

/**
 * Plays a world by the players to its end, or until it is enough. Without a log, since nobody will ask for it: that takes
 * half as long.
 */
export function playWorld<S extends State>(
  game: Game<S>,
  { executor, seatEvents, random }: OpenWorld<S>,
  players: Players,
  enough: Enough<S> = () => false,
): Playout {
  let answers = 0
  for (; answers < ANSWERS_PER_PLAYOUT && !executor.outcome && !enough(executor.state); answers++) {
    const { open } = executor
    const index = open?.answers.indexOf(undefined) ?? -1
    const seat = open?.request.decisions[index]?.seat
    const choice =
      seat === undefined ? undefined : decideIn(game, executor, seatEvents, players, seat, random)
    const told = choice && seat !== undefined && feed(executor, { kind: 'answer', seat, choice })
    if (typeof told !== 'object') break
    seatEvents.tell(told)
  }
  return { outcome: executor.outcome, answers }
}

/**
 * Gives a seat's answer where it is asked, and plays the world on.
 * @throws Error when the answer is refused
 */
export function answerAndPlay<S extends State>(
  game: Game<S>,
  world: OpenWorld<S>,
  players: Players,
  seat: Seat,
  choice: Choice,
  enough?: Enough<S>,
): Playout {
  const told = feed(world.executor, { kind: 'answer', seat, choice })
  if (typeof told === 'string') throw new Error(`${game.id}: ${choice.join(' ')} is refused: ${told}`)
  world.seatEvents.tell(told)
  return playWorld(game, world, players, enough)
}
