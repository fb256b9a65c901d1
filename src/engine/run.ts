// A game begins, is revived from checkpoint and log, and takes moves one by one. Nothing of it outlives the process.
import type { Answers, ChoiceFault, Request } from './decision.ts'
import type { Game, Options, Outcome, State, Told } from './game.ts'
import type { LogEntry, Move } from './log.ts'
import { motionOf } from './motion.ts'
import type { Seat } from './phrase.ts'
import type { Observe } from './table.ts'
import type { Undoable, UndoRefusal } from './undo.ts'

/** What a game is played with; fixed when it starts. `seed` is secret until the end. */
export interface Setting {
  readonly seats: number
  readonly options: Options
  readonly seed: string
}

/** A game at rest: all that any process needs to take one more move. */
export interface Rest extends Setting {
  /** The state as text where the present stage began, or one before it. */
  readonly checkpoint: string
  /** Entries since: the first is the one in which that stage began, its number the checkpoint's. */
  readonly log: readonly [LogEntry, ...LogEntry[]]
}

/** The open request: the entry that opened it (or an undo that opened it again), and the answers it has so far. */
export interface Open {
  readonly number: number
  readonly request: Request
  readonly answers: Answers
  /** By decision: the entry that asked it; a later one than the request's where an undo asked one seat again. */
  readonly asked: readonly number[]
}

/** Why a new move is refused; nothing has changed. A person can cause each of these. */
export type Refusal =
  | 'unknown-decision'
  | 'not-this-seat'
  | 'already-answered'
  | 'game-over'
  | 'not-a-window'
  | UndoRefusal
  | ChoiceFault

/** What one taken move did. */
export interface Step {
  readonly entry: LogEntry
  /** Told by this entry alone. */
  readonly events: readonly Told[]
  /** The state as text where the last stage that began in this entry began. */
  readonly checkpoint?: string
  /** Of an undo: the checkpoint that is the game's again, and the log since, the undo left out. */
  readonly back?: Pick<Rest, 'checkpoint' | 'log'>
}

/** A game in motion. */
export interface Run<S extends State = State> {
  readonly setting: Setting
  /** The state of now; read it through `game.view`, never hand it out. */
  readonly state: S
  readonly open: Open | undefined
  readonly outcome: Outcome | undefined
  /** Number of the last entry. */
  readonly number: number
  /** Takes a move, or says why not. */
  take(move: Exclude<Move, { kind: 'start' | 'wind-back' }>): Step | Refusal
  /** The last answer of a seat, if it may be taken back; it must lie behind the checkpoint that the run began with. */
  undoable(seat: Seat): Undoable | UndoRefusal
}

/** Starts a game: entry 0, what was told up to the first question, and the game in motion. */
export function startRun<S extends State>(
  game: Game<S>,
  setting: Setting,
  observe?: Observe,
): { run: Run<S>; step: Step } {
  const motion = motionOf(game, setting, observe)
  const step = motion.begin(game.setup(setting.seats, setting.options), { kind: 'start', by: 'host' }, 0, '')
  return { run: motion.run, step }
}

/**
 * Revives a game at rest.
 * @throws StoryChanged when the log does not fit the checkpoint under the present rules.
 */
export function revive<S extends State>(game: Game<S>, rest: Rest): Run<S> {
  const motion = motionOf(game, rest)
  motion.resume(rest, stateOf(game, rest))
  return motion.run
}

/** A stage begun anew from a checkpoint's text, and what it tells up to its first question. */
export function stageFrom<S extends State>(
  game: Game<S>,
  setting: Setting,
  checkpoint: string,
  number: number,
) {
  const motion = motionOf(game, setting)
  const events = motion.open(JSON.parse(checkpoint) as S, number)
  return { run: motion.run, events }
}

/** Winds a game back to its checkpoint with a new epoch of chance, so that nobody knows what comes. */
export function windBack<S extends State>(game: Game<S>, rest: Rest): { run: Run<S>; step: Step } {
  const motion = motionOf(game, rest)
  const state = stateOf(game, rest)
  const epochs = rest.log.flatMap((entry) => (entry.kind === 'undo' ? (entry.epoch ?? []) : []))
  state.chance = { epoch: 1 + Math.max(state.chance.epoch, ...epochs), counter: 0 }
  const last = rest.log[rest.log.length - 1] ?? rest.log[0]
  const step = motion.begin(state, { kind: 'wind-back', by: 'host' }, last.number + 1, last.digest)
  return { run: motion.run, step }
}

/** The game at rest after a step; chains `startRun`, `take` and `windBack` without a database. */
export function restAfter(setting: Setting, rest: Rest | undefined, step: Step): Rest {
  const { seats, options, seed } = setting
  if (step.checkpoint !== undefined)
    return { seats, options, seed, checkpoint: step.checkpoint, log: [step.entry] }
  if (step.back) return { seats, options, seed, ...step.back, log: [...step.back.log, step.entry] }
  if (!rest) throw new Error('a game starts with a checkpoint')
  return { ...rest, log: [...rest.log, step.entry] }
}

function stateOf<S extends State>(game: Game<S>, rest: Rest): S {
  const parsed: unknown = JSON.parse(rest.checkpoint)
  const from = rest.log[0].rules
  return from !== game.version && game.upgrade ? game.upgrade(parsed, from) : (parsed as S)
}
