// What expert would have answered: a member's decisions that may have cost most are thought about, with what their seat
// knew then, and both answers played on in the same worlds.
import { answerKey, type Choice, type Decision } from '../../engine/decision.ts'
import type { Game, State } from '../../engine/game.ts'
import type { Phrase } from '../../engine/phrase.ts'
import { CommonWorlds } from '../common-worlds.ts'
import { cutoffOf, weighedPlayout } from '../cutoff.ts'
import { type Known, knownTo } from '../known.ts'
import { type Players, playersOf } from '../players.ts'
import { think, type WeighedShare } from '../think.ts'
import { type Asked, answeredOtherwise } from './differing-answers.ts'
import { type Candidate, type Finished, type Hindsight, JUDGE, type Moment } from './types.ts'

/** How much is looked at; part of the judge. */
export interface Care {
  /** Decisions of a seat at most. */
  readonly decisions: number
  /** Playouts of a thought at most, and worlds at most in which both answers are then compared. */
  readonly playouts: number
  readonly worlds: number
  /** CPU seconds that all of it may take, about; counted in answers, so that it is the same on any machine. */
  readonly seconds: number
}

/** What the hindsight of a review takes. */
export const CARE: Care = { decisions: 6, playouts: 48, worlds: 32, seconds: 40 }

/** The fewest worlds that say anything, and the fewest games that a look is worth: a short thought, and those worlds twice. */
const FEWEST = 8
const GAMES = 12 + 2 * FEWEST

/** CPU microseconds that an answer takes where the game's hard player says nothing else. */
const PACE = 400

/** Answers that the hindsight of a game may take. */
export const answersFor = (game: Pick<Game, 'computers'>, { seconds }: Pick<Care, 'seconds'>): number =>
  (seconds * 1e6) / (playersOf(game)?.policy.pace ?? PACE)

/** The least that is told: five points of the win. */
const LEAST = 0.05

/**
 * The decisions to look at, in rounds of one of each seat: those first in whose stretch it lost most. Left out is what lies
 * so far from the end that a seat's even part of `answers` is used up before its games say anything.
 * @param moments from the deal to the end
 * @param longest answers that a playout takes at most, about
 */
export function worthALook(
  asked: readonly Asked[],
  moments: readonly Moment[],
  { decisions }: Care,
  answers: number,
  longest = Number.POSITIVE_INFINITY,
): Asked[][] {
  const seats = [...new Set(asked.map(({ seat }) => seat))].sort((a, b) => a - b)
  const bySeat = seats.map((seat) =>
    asked
      .filter((each) => each.seat === seat && leastFor(each, moments, longest) <= answers / seats.length)
      .map((each) => ({ each, lost: lostAround(each, moments) }))
      .sort((a, b) => b.lost - a.lost || a.each.number - b.each.number)
      .slice(0, decisions)
      .map(({ each }) => each),
  )
  return Array.from({ length: decisions }, (_, nth) => bySeat.flatMap((mine) => mine[nth] ?? []))
}

/** Answers that a look takes at least, about: a playout takes as many as the game had left, or `longest`. */
const leastFor = ({ number }: Asked, moments: readonly Moment[], longest: number): number =>
  GAMES * Math.min(longest, 1 + (moments.at(-1)?.number ?? 0) - number)

/** Answers that a playout takes at most, about: as many as this game took on the way to where its forecast tells the rest. */
function longestPlayout<S extends State>({ forecast }: Game<S>, { seats, checkpoints }: Finished): number {
  const last = Math.max(...Object.keys(checkpoints).map(Number))
  if (!forecast || last < 1) return Number.POSITIVE_INFINITY
  const clock = forecast.clock(JSON.parse(checkpoints[last] ?? '') as S)
  return Math.ceil((last * forecast.horizon(seats)) / Math.max(1, clock))
}

/**
 * Looks back at what members decided, and shares out what it may take: each look has an even part of what is left to its
 * round. Gives before each how many there are at most.
 */
export function* looksBack<S extends State>(
  game: Game<S>,
  finished: Finished,
  moments: readonly Moment[],
  care: Care,
): Generator<number, Hindsight[]> {
  let left = answersFor(game as Game, care)
  const longest = longestPlayout(game, finished)
  const rounds = worthALook(answeredOtherwise(game, finished), moments, care, left, longest)
  const found: Hindsight[] = []
  for (const round of rounds)
    for (const [at, each] of round.entries()) {
      yield rounds.flat().length
      const part = left / (round.length - at)
      if (leastFor(each, moments, longest) > part) continue
      const looked = lookBack(game, finished, each, care, part)
      left -= looked.answers
      found.push(...looked.found)
    }
  return found.sort((a, b) => b.gain - a.gain)
}

/** What a seat lost of the win in the stretch in which it answered; less than nothing where it gained. */
function lostAround({ number, seat }: Asked, moments: readonly Moment[]): number {
  const to = moments.findIndex((moment) => moment.number >= number)
  return (moments[to - 1]?.shares[seat] ?? 0) - (moments[to]?.shares[seat] ?? 0)
}

/** What was found at a decision, at most one thing, and how many answers that took. */
export interface Looked {
  readonly found: readonly Hindsight[]
  readonly answers: number
}

/**
 * Looks at a decision: nothing is found where expert answers alike or has not much to gain by it.
 * @param answers that it may take, about: the game under way when they are used up is played to its end
 */
export function lookBack<S extends State>(
  game: Game<S>,
  finished: Finished,
  { number, seat, decision, choice, table }: Asked,
  care: Care,
  answers: number,
): Looked {
  const players = playersOf(game as Game)
  const known = players && knownTo(game, table(), seat)
  if (!known) return { found: [], answers: 0 }
  const label = `${finished.seed} hindsight ${JUDGE} ${number}`
  const forThought = (answers * care.playouts) / (care.playouts + 2 * care.worlds)
  const thought = think(game, known, { playouts: care.playouts, answers: forThought }, `${label} thought`)
  const expert = thought.choice
  if (!expert || answerKey(decision, expert) === answerKey(decision, choice))
    return { found: [], answers: thought.answers }
  const worlds = new CommonWorlds(game, known, players, `${label} compared`)
  const both = { choice, expert, count: care.worlds, answers: answers - thought.answers }
  const compared = comparedIn(worlds, game, known, players, both)
  const used = thought.answers + compared.answers
  const { gain, games } = compared
  if (games < Math.min(FEWEST, care.worlds) || gain < LEAST) return { found: [], answers: used }
  const [answered, better] = [picksOf(decision, choice), picksOf(decision, expert)]
  const best = bestOf(thought.weighed, decision, expert)
  const found: Hindsight = {
    number,
    seat,
    prompt: decision.prompt,
    answered,
    expert: better,
    gain,
    games,
    best,
    ...((decision.ordered || decision.slots) && { ordered: true }),
  }
  return { found: [found], answers: used }
}

/** How much more of the win expert's answer brings in the mean, in worlds in which both are given, and in how many. */
function comparedIn<S extends State>(
  worlds: CommonWorlds<S>,
  game: Game<S>,
  { seat, seats }: Known,
  players: Players,
  both: {
    readonly choice: Choice
    readonly expert: Choice
    readonly count: number
    readonly answers: number
  },
): { readonly gain: number; readonly games: number; readonly answers: number } {
  const cutoff = cutoffOf(game, seats)
  let [gained, games, played] = [0, 0, 0]
  for (; games < both.count && played + worlds.answers < both.answers; games++) {
    const shares = [both.choice, both.expert].flatMap((each) => {
      const world = worlds.open(games)
      if (!world) return []
      const { end, answers } = weighedPlayout(game, cutoff, world, players, seat, each)
      played += answers
      return end.share
    })
    const [worst, best] = shares
    if (worst === undefined || best === undefined) return { gain: 0, games, answers: played + worlds.answers }
    gained += best - worst
  }
  return { gain: gained / Math.max(1, games), games, answers: played + worlds.answers }
}

/** Answers of expert that are kept. */
const BEST = 3

/** Expert's answer and the next best of those that were weighed in at least half as many games. */
function bestOf(weighed: readonly WeighedShare[], decision: Decision, expert: Choice): Candidate[] {
  const isExperts = ({ choice }: WeighedShare) => answerKey(decision, choice) === answerKey(decision, expert)
  const most = Math.max(...weighed.map(({ games }) => games))
  const others = weighed.filter((each) => !isExperts(each) && 2 * each.games >= most)
  return [...weighed.filter(isExperts), ...others]
    .slice(0, BEST)
    .map((each) => ({ ...each, picks: picksOf(decision, each.choice) }))
}

const picksOf = ({ options }: Decision, choice: Choice): Phrase[] =>
  choice.flatMap((id) => options.find((option) => option.id === id)?.text ?? [])
