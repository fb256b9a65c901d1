// Makes the review of a finished game: judges moments of it, finds where it turned, tells luck from decisions, and looks
// back at what members decided.
import type { Game, State } from '../../engine/game.ts'
import { shareOf } from '../worth.ts'
import { type Stop, stopsOf } from './course.ts'
import { CARE, type Care, looksBack } from './hindsight.ts'
import { judge } from './judge.ts'
import { EFFORT, type Effort, momentsFor, nextPlace, type Shares, sharesAt, spread } from './points.ts'
import { greatest, luckAndDecisions, type Stretch, turningsOf } from './turnings.ts'
import {
  type Finished,
  JUDGE,
  type Judged,
  type Judgements,
  type Moment,
  type Review,
  type WholeReview,
} from './types.ts'

/** How far a review has come: moments judged of those that will be, and what they were judged. */
export interface Progress {
  readonly done: number
  readonly of: number
  readonly judged: Judgements
}

/** A review under way: what there is to see of it before the next moment is judged. */
type Steps = Generator<Progress, WholeReview | undefined>

/**
 * Makes a review step by step; a caller may store what was judged and resume from it, with the same result.
 * Everything follows from the game's log. `undefined` where the rules have changed and cannot read what was stored.
 * @param known what was judged before by the same judge under the same rules
 * @param effort less of it for tests, and so with `care`
 */
export function* reviewSteps<S extends State>(
  game: Game<S>,
  finished: Finished,
  known: Judgements = {},
  effort: Effort = EFFORT,
  care: Care = CARE,
): Steps {
  const stops = stopsOf(game, finished)
  const [first] = stops
  if (!first) return undefined
  const judged: Record<number, readonly Judged[]> = { ...known }
  const look = (stop: Stop, time: 0 | 1) => {
    const before = judged[stop.number] ?? []
    if (before.length > time) return
    const { won, games } = judge(game, finished, stop, time * effort.games, effort.games)
    judged[stop.number] = [...before, { won, games }]
  }
  const moments = momentsFor(stops.length, judge(game, finished, first, 0, 1).answers, effort)
  const of = moments + CONFIRMED
  let done = 0
  const places = new Set<number>()
  const evenly = spread(stops.length, moments)
  while (places.size < moments) {
    yield { done: done++, of, judged }
    const place = evenly.shift() ?? nextPlace(sharesByPlace(finished, stops, places, judged))
    const stop = place === undefined ? undefined : stops[place]
    if (place === undefined || !stop) break
    look(stop, 0)
    places.add(place)
  }
  for (const number of doubtful(stretchesOf(finished, stops, judged, 1))) {
    yield { done: done++, of, judged }
    const stop = stops.find((each) => each.number === number)
    if (stop) look(stop, 1)
  }
  const review = reviewOf(game, finished, stops, judged)
  const looks = looksBack(game, finished, review.moments, care)
  for (;;) {
    const look = looks.next()
    if (look.done) return { ...review, hindsight: look.value }
    yield { done: done++, of: of + look.value, judged }
  }
}

/** Both ends of each stretch that may be a turning point are judged again. */
const CONFIRMED = 6

const doubtful = (stretches: readonly Stretch[]): number[] => [
  ...new Set(greatest(stretches).flatMap(({ from, to }) => [from.number, to.number])),
]

const endShares = ({ outcome, seats }: Finished): number[] =>
  Array.from({ length: seats }, (_, seat) => shareOf(outcome, seat))

function sharesByPlace(
  finished: Finished,
  stops: readonly Stop[],
  places: ReadonlySet<number>,
  judged: Judgements,
): ReadonlyMap<number, Shares> {
  const shares = [...places].map(
    (place) => [place, sharesAt(judged, stops[place]?.number ?? 0, 1) ?? []] as const,
  )
  return new Map([...shares, [stops.length, endShares(finished)]])
}

/** The stretches between the moments that were judged, up to the end. */
function stretchesOf(
  finished: Finished,
  stops: readonly Stop[],
  judged: Judgements,
  times: 1 | 2,
): Stretch[] {
  const last = finished.pages.at(-1)?.entry.number ?? 0
  const seen = stops.flatMap((stop, place) => {
    const shares = sharesAt(judged, stop.number, times)
    return shares ? [{ place, moment: { number: stop.number, shares } satisfies Moment }] : []
  })
  const all = [...seen, { place: stops.length, moment: { number: last, shares: endShares(finished) } }]
  return all.slice(1).flatMap((to, index) => {
    const from = all[index]
    if (!from) return []
    const steps = stops.slice(from.place, to.place)
    const luck = steps.filter((stop) => stop.luck).length / Math.max(1, steps.length)
    return [{ from: from.moment, to: to.moment, steps: steps.length, luck }]
  })
}

function reviewOf<S extends State>(
  game: Game<S>,
  finished: Finished,
  stops: readonly Stop[],
  judged: Judgements,
): Review {
  const stretches = stretchesOf(finished, stops, judged, 2)
  const beginning = stretches[0]?.from
  return {
    judge: JUDGE,
    rules: game.version,
    moments: [...(beginning ? [beginning] : []), ...stretches.map(({ to }) => to)],
    turnings: turningsOf(stretches),
    ...luckAndDecisions(stretches, finished.seats),
    checkpoints: stops.length,
    games: Object.values(judged)
      .flat()
      .reduce((sum, { games }) => sum + games, 0),
  }
}

/** Makes a review in one go. */
export function makeReview<S extends State>(
  game: Game<S>,
  finished: Finished,
  effort: Effort = EFFORT,
  care: Care = CARE,
): WholeReview | undefined {
  const steps = reviewSteps(game, finished, {}, effort, care)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
