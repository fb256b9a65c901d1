// A thought: candidates halved round by round, each played on in the same worlds. It knows what its seat knows.
import type { Choice } from '../engine/decision.ts'
import type { Game, State } from '../engine/game.ts'
import { candidatesOf } from './candidates.ts'
import { CommonWorlds } from './common-worlds.ts'
import { type Cutoff, cutoffOf, weighedPlayout } from './cutoff.ts'
import type { Known } from './known.ts'
import { decideIn, isForced, type Players, playersOf } from './players.ts'
import { chosenOf, ranked, type Weighed } from './weighing.ts'

/** How long to think: playouts at most, answers given in them, or milliseconds on `clock`; whichever is used up first. */
export interface Budget {
  readonly playouts?: number
  readonly answers?: number
  readonly ms?: number
}

const UNBOUNDED = Number.POSITIVE_INFINITY

/** What came of a thought. */
export interface Thought {
  /** `undefined` where nothing could be thought: no world fits, or the game has nobody to play on. */
  readonly choice: Choice | undefined
  /** What the hard player would have chosen. */
  readonly first: Choice | undefined
  /** What was weighed, the best first. */
  readonly weighed: readonly WeighedShare[]
  /** There is but one answer, or words are asked for. */
  readonly forced: boolean
  /** Key of what is asked. */
  readonly prompt: string
  readonly playouts: number
  /** Answers given in worlds, to come to where the seat is asked and from there to the end. */
  readonly answers: number
  /** Worlds that were dealt, and those of them that did not fit. */
  readonly dealt: number
  readonly rejected: number
}

/** An answer that was weighed: the mean share of the win in the playouts in which it was given, and how many those were. */
export interface WeighedShare {
  readonly choice: Choice
  readonly share: number
  readonly games: number
}

const sharesIn = ({ choice, ends }: Weighed): WeighedShare => ({
  choice,
  share: ends.reduce((sum, { share }) => sum + share, 0) / Math.max(1, ends.length),
  games: ends.length,
})

/** What a thought is about and what it has spent. */
interface Mind<S extends State> {
  readonly game: Game<S>
  readonly known: Known
  readonly players: Players
  readonly worlds: CommonWorlds<S>
  readonly cutoff: Cutoff<S>
  /** Whether there is budget left. */
  readonly goesOn: () => boolean
  /** Playouts so far, and answers given in them. */
  playouts: number
  answers: number
}

/**
 * Thinks about what to answer.
 * @param label names the chance of this thought; the same label, knowledge and number of playouts give the same thought
 * @param clock milliseconds from anywhere
 */
export function think<S extends State>(
  game: Game<S>,
  known: Known,
  { playouts = UNBOUNDED, answers = UNBOUNDED, ms = UNBOUNDED }: Budget,
  label: string,
  clock: () => number = () => performance.now(),
): Thought {
  const players = playersOf(game as Game)
  const nothing: Thought = {
    choice: undefined,
    first: undefined,
    weighed: [],
    forced: false,
    prompt: '',
    playouts: 0,
    answers: 0,
    dealt: 0,
    rejected: 0,
  }
  if (!players) return nothing
  const end = clock() + ms
  const goesOn = () => mind.playouts < playouts && spentBy(mind) < answers && clock() < end
  const worlds = new CommonWorlds(game, known, players, label)
  const cutoff = cutoffOf(game, known.seats)
  const mind: Mind<S> = { game, known, players, worlds, cutoff, goesOn, playouts: 0, answers: 0 }
  const opening = worlds.open(0)
  if (!opening) return { ...nothing, answers: spentBy(mind), dealt: worlds.dealt, rejected: worlds.rejected }
  const { executor, seatEvents, random } = opening
  const decision = executor.open?.request.decisions.find(({ seat }) => seat === known.seat)
  const first = decideIn(game, executor, seatEvents, players, known.seat, random)
  if (!decision || !first) return nothing
  const prompt = decision.prompt.key
  // Words are the hard player's: there are none to weigh them against.
  if (isForced(decision) || decision.text) return { ...nothing, choice: first, first, forced: true, prompt }
  const candidates = candidatesOf(decision, first, random).map((choice): Weighed => ({ choice, ends: [] }))
  const [head, ...others] = candidates
  if (!head) return nothing
  halve(mind, [head, ...others], { playouts, answers, ms }, clock)
  const { choice } = chosenOf([head, ...others])
  return {
    choice,
    first,
    weighed: ranked(candidates).map(sharesIn),
    forced: false,
    prompt,
    playouts: mind.playouts,
    answers: spentBy(mind),
    dealt: worlds.dealt,
    rejected: worlds.rejected,
  }
}

/** Answers given so far, those with them that led to where the seat is asked. */
const spentBy = <S extends State>({ answers, worlds }: Mind<S>): number => answers + worlds.answers

/** Rounds of playouts; after each the worse half goes, never the first candidate. */
function halve<S extends State>(
  mind: Mind<S>,
  candidates: readonly [Weighed, ...Weighed[]],
  { playouts, answers, ms }: Required<Budget>,
  clock: () => number,
): void {
  const [first] = candidates
  let left: Weighed[] = [...candidates]
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)))
  let tried = 0
  for (let round = 0; round < rounds; round++) {
    const until = {
      playouts: mind.playouts + playouts / rounds,
      at: clock() + ms / rounds,
      answers: spentBy(mind) + answers / rounds,
    }
    do {
      if (!tryAll(mind, left, tried++)) return
    } while (
      mind.goesOn() &&
      (round === rounds - 1 ||
        (mind.playouts + left.length <= until.playouts &&
          spentBy(mind) < until.answers &&
          clock() < until.at))
    )
    if (!mind.goesOn()) return
    const best = ranked(left).slice(0, Math.ceil(left.length / 2))
    left = best.includes(first) ? best : [first, ...best]
  }
}

/** Plays each candidate on in the world of that number; whether there is such a world. */
function tryAll<S extends State>(mind: Mind<S>, left: readonly Weighed[], number: number): boolean {
  const { game, known, players, worlds, cutoff } = mind
  for (const candidate of left) {
    if (mind.playouts > 0 && !mind.goesOn()) return true
    const opened = worlds.open(number)
    if (!opened) return false
    const { end, answers } = weighedPlayout(game, cutoff, opened, players, known.seat, candidate.choice)
    candidate.ends.push(end)
    mind.playouts++
    mind.answers += answers
  }
  return true
}
