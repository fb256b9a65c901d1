// A game under way as everything above the kernel sees it: what it is played with, its snapshot, and the moves it takes.
import type { Answers, ChoiceFault, Decision, Request } from './decision.ts'
import type { GameEvent, Options, Outcome, State } from './game.ts'
import type { LogEntry, Move, Within } from './log.ts'
import type { Seat } from './phrase.ts'

/** What a game is played with; fixed when it starts. `seed` is secret until the end. */
export interface Setting {
  readonly seats: number
  readonly options: Options
  readonly seed: string
}

/** A game at rest: all that any process needs to take one more move. */
export interface Snapshot extends Setting {
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
  /** Where this is a private step: the public decision that everyone else still sees. */
  readonly root?: Root | undefined
}

/** A public decision that its seat is answering in private steps, as everyone was asked to wait for it. */
export interface Root extends Within {
  readonly decision: Decision
}

/** An answer that may be taken back. */
export interface Undoable {
  /** Its entry. */
  readonly taken: number
  /** The others must allow it: somebody else has decided since, chance was used, or it was not a member's answer. */
  readonly consent: boolean
  /** The epoch in which chance goes on, where some was used since. */
  readonly epoch?: number
}

/** Why an answer is not taken back. */
export type UndoRefusal = 'nothing-to-undo' | 'undo-needs-consent' | 'undo-revealed'

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
  readonly events: readonly GameEvent[]
  /** The state as text where the last stage that began in this entry began. */
  readonly checkpoint?: string
  /** Of an undo: the checkpoint that is the game's again, and the log since, the undo left out. */
  readonly back?: Pick<Snapshot, 'checkpoint' | 'log'>
}

/** How a game in memory stands. */
export interface Standing<S extends State = State> {
  readonly setting: Setting
  /** The state of now; read it through `game.view`, never hand it out. */
  readonly state: S
  readonly open: Open | undefined
  readonly outcome: Outcome | undefined
  /** Number of the last entry. */
  readonly number: number
}

/** A game in memory. */
export interface GameSession<S extends State = State> extends Standing<S> {
  /** Takes a move, or says why not. */
  take(move: Exclude<Move, { kind: 'start' | 'wind-back' }>): Step | Refusal
  /** The last answer of a seat, if it may be taken back; it must lie behind the checkpoint that the run began with. */
  undoable(seat: Seat): Undoable | UndoRefusal
}
