// A thought: candidates halved round by round, each played to the end in the same worlds. It knows what its seat knows.
import type { Choice } from '../engine/decision.ts'
import type { Game, State } from '../engine/game.ts'
import { candidatesOf } from './candidates.ts'
import { feed, type Known } from './known.ts'
import { decideIn, isForced, type Players, playersOf } from './players.ts'
import { playToEnd } from './playout.ts'
import { chosenOf, meanOf, ranked, type Weighed } from './weighing.ts'
import { dealWorld, openWorld, type World } from './world.ts'
import { worthTo } from './worth.ts'

/** How long to think: playouts at most, or milliseconds on `clock`, or both. */
export interface Budget {
  readonly playouts?: number
  readonly ms?: number
}

/** What came of a thought. */
export interface Thought {
  /** `undefined` where nothing could be thought: no world fits, or the game has nobody to play on. */
  readonly choice: Choice | undefined
  /** What the hard player would have chosen. */
  readonly first: Choice | undefined
  /** There is but one answer, or words are asked for. */
  readonly forced: boolean
  /** Key of what is asked. */
  readonly prompt: string
  readonly playouts: number
  /** Worlds that were dealt, and those of them that did not fit. */
  readonly dealt: number
  readonly rejected: number
  /** Candidates best first, with what they were worth in the mean. */
  readonly weighed: readonly { readonly choice: Choice; readonly worth: number; readonly playouts: number }[]
}

/** Worlds that may fail to fit in a row before a thought is given up. */
const MISFITS = 24

/** What a thought is about and what it has spent. */
interface Mind<S extends State> {
  readonly game: Game<S>
  readonly known: Known
  readonly players: Players
  readonly worlds: World[]
  /** Whether there is budget left. */
  readonly goesOn: () => boolean
  dealt: number
  rejected: number
  /** Playouts so far. */
  playouts: number
}

/**
 * Thinks about what to answer.
 * @param label names the chance of this thought; the same label, knowledge and number of playouts give the same thought
 * @param clock milliseconds from anywhere
 */
export function think<S extends State>(
  game: Game<S>,
  known: Known,
  { playouts = Number.POSITIVE_INFINITY, ms = Number.POSITIVE_INFINITY }: Budget,
  label: string,
  clock: () => number = () => performance.now(),
): Thought {
  const players = playersOf(game as Game)
  const nothing: Thought = {
    ...{ choice: undefined, first: undefined, forced: false, prompt: '', weighed: [] },
    ...{ playouts: 0, dealt: 0, rejected: 0 },
  }
  if (!players) return nothing
  const end = clock() + ms
  const goesOn = () => mind.playouts < playouts && clock() < end
  const mind: Mind<S> = { game, known, players, worlds: [], goesOn, dealt: 0, rejected: 0, playouts: 0 }
  const opening = openNext(mind, label, 0)
  if (!opening) return { ...nothing, dealt: mind.dealt, rejected: mind.rejected }
  const { executor, hearing, random } = opening
  const decision = executor.open?.request.decisions.find(({ seat }) => seat === known.seat)
  const first = decideIn(game, executor, hearing, players, known.seat, random)
  if (!decision || !first) return nothing
  const prompt = decision.prompt.key
  // Words are the hard player's: there are none to weigh them against.
  if (isForced(decision) || decision.text) return { ...nothing, choice: first, first, forced: true, prompt }
  const candidates = candidatesOf(decision, first, random).map((choice): Weighed => ({ choice, worth: [] }))
  const [head, ...others] = candidates
  if (!head) return nothing
  halve(mind, [head, ...others], { playouts, ms }, { label, clock })
  const { choice } = chosenOf([head, ...others])
  return {
    ...{
      choice,
      first,
      forced: false,
      prompt,
      playouts: mind.playouts,
      dealt: mind.dealt,
      rejected: mind.rejected,
    },
    weighed: ranked(candidates).map((each) => ({
      ...{ choice: each.choice, worth: meanOf(each), playouts: each.worth.length },
    })),
  }
}

/** Rounds of playouts; after each the worse half goes, never the first candidate. */
function halve<S extends State>(
  mind: Mind<S>,
  candidates: readonly [Weighed, ...Weighed[]],
  { playouts, ms }: Required<Budget>,
  { label, clock }: { readonly label: string; readonly clock: () => number },
): void {
  const [first] = candidates
  let left: Weighed[] = [...candidates]
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)))
  let tried = 0
  for (let round = 0; round < rounds; round++) {
    const until = { playouts: mind.playouts + playouts / rounds, at: clock() + ms / rounds }
    do {
      if (!tryAll(mind, left, tried++, label)) return
    } while (
      mind.goesOn() &&
      (round === rounds - 1 || (mind.playouts + left.length <= until.playouts && clock() < until.at))
    )
    if (!mind.goesOn()) return
    const best = ranked(left).slice(0, Math.ceil(left.length / 2))
    left = best.includes(first) ? best : [first, ...best]
  }
}

/** Plays each candidate to the end in the world of that number; whether there is such a world. */
function tryAll<S extends State>(
  mind: Mind<S>,
  left: readonly Weighed[],
  number: number,
  label: string,
): boolean {
  const { game, known, players } = mind
  for (const candidate of left) {
    if (mind.playouts > 0 && !mind.goesOn()) return true
    const opened = openNext(mind, label, number)
    if (!opened) return false
    const told = feed(opened.executor, { kind: 'answer', seat: known.seat, choice: candidate.choice })
    if (typeof told === 'string') throw new Error(`${game.id}: a candidate is refused: ${told}`)
    opened.hearing.tell(told)
    candidate.worth.push(worthTo(playToEnd(game, opened, players).outcome, known.seat))
    mind.playouts++
  }
  return true
}

/** The world of a number, opened; worlds are dealt until there are so many that fit. */
function openNext<S extends State>(mind: Mind<S>, label: string, number: number) {
  const { game, known, players, worlds } = mind
  const world = worlds[number]
  if (world) return openWorld(game, known, world, players, 'future')
  for (let misfits = 0; misfits < MISFITS; misfits++) {
    const dealt = dealWorld(game, known, `${label} ${mind.dealt++}`)
    const opened = dealt && openWorld(game, known, dealt, players, 'future')
    if (dealt && opened) {
      worlds.push(dealt)
      return opened
    }
    mind.rejected++
  }
  return undefined
}
