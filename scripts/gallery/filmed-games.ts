// Films of games that computer players have played to their end, with the course that a review tells.

import type { Reel } from '../../src/discord/review/film.ts'
import { scenesIn } from '../../src/discord/review/film.ts'
import type { Policy } from '../../src/engine/game.ts'
import { resume, type Snapshot, type Step } from '../../src/engine/lifecycle.ts'
import { defaultOptions } from '../../src/engine/options.ts'
import { playerView } from '../../src/engine/player-view.ts'
import { playOut } from '../../src/engine/playout.ts'
import type { Title } from '../../src/games/common/title.ts'
import type { GameInfo, StoryEvent } from '../../src/host/table/types.ts'
import { CARE } from '../../src/search/review/hindsight.ts'
import type { Effort } from '../../src/search/review/points.ts'
import { makeReview } from '../../src/search/review/review.ts'
import type { Finished } from '../../src/search/review/types.ts'

/** A game to film. */
interface Cast {
  readonly title: Title
  readonly seed: string
  readonly policy: Policy
  /** Names of those who play, as many as there are seats. */
  readonly names: readonly string[]
  /** How closely it is reviewed; not at all when left out. */
  readonly effort?: Effort
}

/** A game played to its end. */
interface Filmed {
  /** What its film is made from. */
  readonly reel: Reel
  /** The milliseconds that each of its scenes took to play again. */
  readonly replays: number[]
  readonly steps: readonly Step[]
  /** What each seat saw at its scenes. */
  readonly seatViews: ReadonlyMap<number, readonly unknown[]>
}

/** Plays a game to its end. */
export function filmedGame({ title, seed, policy, names, effort }: Cast): Filmed {
  const { game } = title
  const seats = names.length
  const options = defaultOptions(game)
  const { steps, outcome } = playOut(game, { seed, options, policies: names.map(() => policy) })
  const checkpoints = Object.fromEntries(
    steps.flatMap(({ entry, checkpoint }) => (checkpoint === undefined ? [] : [[entry.number, checkpoint]])),
  )
  const finished: Finished = { seed, seats, options, pages: steps, checkpoints, outcome }
  const story = steps.flatMap(({ entry: { number }, events }) =>
    events.flatMap((told, index): StoryEvent[] => (told.to === 'all' ? [{ number, index, told }] : [])),
  )
  const players = names.map((name, seat) => ({ seat, name, member: `${seat}` }))
  const info = {
    id: 'k7q2m',
    title: game.id,
    seats,
    status: 'finished',
    players,
    outcome,
  } as unknown as GameInfo
  const review = effort && makeReview(game, finished, effort, { ...CARE, decisions: 0 })
  const scenes = scenesIn(title, story, review)
  const replays: number[] = []
  const views = new Map<number, unknown>()
  const seatViews = new Map<number, unknown[]>()
  for (const { number } of scenes) {
    const began = performance.now()
    const session = resume(game, snapshotAt(finished, number))
    views.set(number, playerView(game, session, 'public').view)
    replays.push(performance.now() - began)
    seatViews.set(
      number,
      names.map((_, seat) => playerView(game, session, seat).view),
    )
  }
  const reading = review && { info, title, review, story }
  return { reel: { info, title, story, scenes, views, reading }, replays, steps, seatViews }
}

/** The game after an entry. */
function snapshotAt({ seats, options, seed, pages, checkpoints }: Finished, number: number): Snapshot {
  const from = Math.max(
    ...Object.keys(checkpoints)
      .map(Number)
      .filter((each) => each <= number),
  )
  const [first, ...later] = pages
    .map(({ entry }) => entry)
    .filter((entry) => entry.number >= from && entry.number <= number)
  const checkpoint = checkpoints[from]
  if (!first || checkpoint === undefined) throw new Error(`no checkpoint before ${number}`)
  return { seats, options, seed, checkpoint, log: [first, ...later] }
}
