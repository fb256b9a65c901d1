// Types of the host: games, seats, people, and their views. Shared by the host and its callers.
import type { Choice } from '../../engine/decision.ts'
import type { Origin } from '../../engine/export.ts'
import type { GameEvent, Options, Outcome } from '../../engine/game.ts'
import type { Id, Phrase, Seat } from '../../engine/phrase.ts'
import type { PlanEnd, PlanStep } from '../../engine/planning.ts'
import type { Awaited, PlayerView } from '../../engine/player-view.ts'
import type { PausedWhy } from '../../store/pause-reason.ts'
import type { PlanFate } from '../../store/plans.ts'
import type { Language } from '../../text/language.ts'
import type { Pace } from './clock/pace.ts'
import type { SittingInfo } from './sitting.ts'
import type { Closed, ReadyInfo } from './upkeep.ts'

/** A game's short public id, such as `k7q2m`. */
export type GameId = string

/** Someone who acts, as the platform names them; checked against the database for everything they do. */
export interface Person {
  readonly id: string
  readonly name: string
  /** Their Discord locale, until they choose a language. */
  readonly locale?: string
}

/** Where a game stands. */
export type Status = 'lobby' | 'playing' | 'paused' | 'finished' | 'cancelled'

/** Who sits at a seat. */
export interface Player {
  readonly seat: Seat
  readonly name: string
  /** The member's id; absent where a computer plays. */
  readonly member?: string
  /** Strength of the computer player; absent where a member plays. */
  readonly computer?: string
  /** Strength of the computer that plays for the member until they return. */
  readonly standIn?: string
}

/** What a private game was played on from, and the step of that game's public history at which it stood so. */
export interface PlayedOn extends Origin {
  readonly step: number
  /** Which of the best answers of the review was given first, where one was. */
  readonly tried?: number
}

/** Public facts about a game. */
export interface GameInfo {
  readonly id: GameId
  /** Id of the rulebook, such as `records`. */
  readonly title: string
  readonly status: Status
  readonly guild: string
  /** Where the lobby was opened. */
  readonly channel: string
  /** The game's own thread, once it has one; it is played in `thread ?? channel`. */
  readonly thread?: string
  /** Id of the member who opened it. */
  readonly host: string
  readonly language: Language
  readonly options: Options
  readonly pace: Pace
  readonly seats: number
  readonly players: readonly Player[]
  /** sha256 of the secret, published with the lobby. */
  readonly commitment: string
  /** Why it is paused. */
  readonly pausedWhy?: PausedWhy
  /** When it goes on by itself, if its players agreed on the pause. */
  readonly pausedUntil?: Date
  readonly outcome?: Outcome
  /** Why it was closed before its end. */
  readonly closed?: Closed
  readonly startedAt?: Date
  /** The league whose table it is. */
  readonly league?: string
  /** It teaches its member, is posted nowhere and counts for nothing. */
  readonly isLesson?: true
  /** One member tries a server's set in it; it is posted nowhere and counts for nothing. */
  readonly isTrial?: true
  /** It is played on from a moment of another game by one member, posted nowhere and counted for nothing. */
  readonly playedOn?: PlayedOn
  /** Only members who are invited, or let in by the host, may join it. */
  readonly inviteOnly?: true
  /** What it asks of who joins: share of decisions in time and of games finished, in per cent. */
  readonly reliability?: number
  /** Which game of a series it is, from 1. */
  readonly ofSeries?: number
  /** While it is a full lobby that asks who is ready. */
  readonly ready?: ReadyInfo
  /** The evening on which it is played live, once its table has agreed on one. */
  readonly sitting?: SittingInfo
}

/** What one person may see of a game now. */
export interface GameView {
  readonly info: GameInfo
  /** Their seat, if they have one. */
  readonly seat?: Seat
  /** Their view; the public's for those without a seat. Absent before the start. */
  readonly playerView?: PlayerView
  /** Token of their open decision. */
  readonly token?: string
  /** Whom the table waits for. */
  readonly awaited: readonly Awaited[]
  /** Who is asked as well and has an auto-answer for it, or passes for a while: nobody waits for them. Public. */
  readonly autoAnswered: readonly Awaited[]
  /** When those auto-answers answer; public. Absent where nobody has one for what is asked. */
  readonly autoAnswersDue?: Date
  /** The auto-answer of their own that answers what they are asked; for this person alone. */
  readonly ownAutoAnswer?: OwnAutoAnswer
  /** What their own auto-answers answered lately; for this person alone. */
  readonly autoAnswerNotes: readonly AutoAnswerNote[]
  /** Token of their last answer, while they may take it back: at once, or, where `undoAsks`, if the others allow it. */
  readonly undo?: string
  readonly undoAsks?: true
  /** What they have planned, or what became of it; for this person alone. */
  readonly plan?: OwnPlan
  /** There is a turn of theirs that they may plan now. */
  readonly mayPlan?: true
  /** It is this member's first game of its title, and they want hints; for this person alone. */
  readonly hints?: true
  /** What a lesson says of what is asked now. */
  readonly lesson?: LessonView
  /** They had a seat that a computer plays now, and may take it back; for this person alone. */
  readonly mayReturn?: true
  /** Everyone whom the table waits for answered shortly before they were asked; public, from answers that all saw. */
  readonly around?: true
  /** Seats whose members have quiet hours or a vacation now: mentions do not notify them. */
  readonly resting?: readonly Seat[]
  /** The clocks that run, by seat; public. */
  readonly deadlines: readonly Deadline[]
}

/** The entry that opened the request a game waits at, and the seat that it led on from its own answer, if one. */
export interface Opening {
  readonly number: number
  readonly ledOn?: Seat
}

/** What everyone may see of a game, and how its open request came up. */
export interface PublicView extends GameView {
  readonly opening?: Opening
}

/** Where a lesson stands, for its member. */
export interface LessonView {
  /** Decisions it teaches, and which of them this is, from 1; absent where what is asked is none of them. */
  readonly of: number
  readonly number?: number
  /** Names the text of this decision. */
  readonly step?: string
  /** What is recommended: by the lesson, else by the hard computer player. */
  readonly pick?: Choice
  /** What the member was told since their last answer. */
  readonly since: readonly GameEvent[]
  /** What the lesson has led to, once it is over. */
  readonly reward?: Reward
}

/** The event that a lesson has led to. */
interface Reward {
  readonly event: GameEvent
  /** All that the member was told before their last answer. */
  readonly earlier: readonly GameEvent[]
  readonly isShared: boolean
}

/** What decides in a member's stead what they are asked now. */
export interface OwnAutoAnswer {
  /** Id of the auto-answer and its value; absent where they pass a stretch. */
  readonly autoAnswer?: string
  readonly value?: string
  /** They never gave it: everybody has it who did not change it. */
  readonly isDefault: boolean
}

/** What an auto-answer answered: the question, and the options picked. */
export interface AutoAnswerNote {
  readonly prompt: Phrase
  readonly picked: readonly Phrase[]
}

/** What auto-answers are for: one running game, or all new games of a title. */
export type AutoAnswerScope = { readonly game: GameId } | { readonly title: string }

/** An auto-answer as it arrives from outside. Nothing in it is trusted. */
export interface AutoAnswerCall {
  /** Id of the auto-answer. */
  readonly autoAnswer: string
  /** One of its values, or `ask`. */
  readonly value: string
  /** For the next decision alone; in a running game only. */
  readonly once?: boolean
}

/** An auto-answer with its value, and the value that decides once; a default is one that its member never set. */
export interface SetAutoAnswer {
  readonly id: string
  readonly value: string
  readonly once?: string
  readonly isDefault?: true
}

/** What one person has set. For them alone. */
export interface AutoAnswersPage {
  readonly title: string
  /** The game they are for; absent where they are for all new games. */
  readonly game?: GameInfo
  /** Each auto-answer of the title with its value, `ask` where they want to be asked, and the value that decides once. */
  readonly autoAnswers: readonly SetAutoAnswer[]
  /** The stretches they pass. */
  readonly autoPasses: readonly Phrase[]
}

/** When a seat's time is out; absent where no clock runs and its member is away. */
export interface Deadline {
  readonly seat: Seat
  readonly until?: Date
  /** When its member is back from their vacation, if they are on one. */
  readonly back?: Date
}

/** A result, or what to tell the person (only that person) who asked. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Phrase }

/** An event in its place, as stored. */
export interface StoryEvent {
  /** Log number of the entry that told it. */
  readonly number: number
  readonly index: number
  readonly told: GameEvent
  /** Log number of the undo that took it back. */
  readonly undone?: number
}

/** An answer as it arrives from outside. Nothing in it is trusted. */
export interface AnswerCall {
  readonly game: GameId
  readonly person: Person
  /** The decision it answers. */
  readonly token: string
  readonly choice: Choice
  /** Private steps to take before it, at once with it: what a typed short cut says in one line. */
  readonly steps?: readonly Choice[]
  /** Instead of `choice`: passes, and passes every later decision that carries this scope. */
  readonly autoPass?: Id
  /** Id of the interaction: the same id is taken once, however often it comes. */
  readonly interaction: string
}

/** A step of a plan as it arrives from outside. Nothing in it is trusted. */
export interface PlanCall {
  readonly game: GameId
  readonly person: Person
  /** The step of the plan that it is; see `PlanView.token`. */
  readonly token: string
  readonly choice: Choice
  /** Steps before it, at once with it. */
  readonly steps?: readonly Choice[]
}

/** A turn planned ahead. For its member alone. */
export interface PlanView {
  readonly info: GameInfo
  readonly seat: Seat
  readonly steps: readonly PlanStep[]
  /** Steps that were planned and do not fit the table any more. */
  readonly lapsed: number
  /** Why it goes no further. */
  readonly ends?: PlanEnd
  /** The table as it would be at this step; absent while the seat is asked itself, or has no turn to plan. */
  readonly playerView?: PlayerView
  /** Token of the decision that may be planned next. */
  readonly token?: string
  /** It is played whenever it is legal, also when something of theirs was touched since. */
  readonly whenever: boolean
  /** When it is played: its question is asked. */
  readonly due?: Date
  /** What became of the last one. */
  readonly fate?: PlanFate
}

/** What a member has planned in a game, in short. For them alone. */
export interface OwnPlan {
  /** Steps it has; none where only its fate is left. */
  readonly steps: number
  readonly due?: Date
  readonly fate?: PlanFate
}

/** A panel's unsent picks for one decision of one member. */
export interface Draft {
  readonly picks: Choice
  readonly page: number
  /** Grows with each change; Confirm names the version it was drawn with. */
  readonly version: number
}

/** The time, injected so that tests can let days pass. */
export interface Clock {
  now(): Date
}

/** An interaction that a process has, and the language its member chose; absent where it was not read. */
export interface Claim {
  readonly language?: Language | null
}
