// What a host speaks of: games, seats, people, and what a person may be told. Shared by the host and its callers.
import type { Choice } from '../engine/decision.ts'
import type { GameEvent, Options, Outcome } from '../engine/game.ts'
import type { Id, Phrase, Seat } from '../engine/phrase.ts'
import type { PlanEnd, PlanStep } from '../engine/planning.ts'
import type { Awaited, PlayerView } from '../engine/player-view.ts'
import type { PlanFate } from '../store/plans.ts'
import type { Language } from '../text/language.ts'
import type { Pace } from './clock/pace.ts'
import type { LeagueFault, LeaguePosting } from './leagues/types.ts'
import type { SittingInfo } from './sittings/sitting.ts'

/** A game's short public id, such as `k7q2m`. */
export type GameId = string

/** Someone who acts, as the platform names them; checked against the database for everything they do. */
export interface Person {
  readonly id: string
  readonly name: string
  /** Their Discord locale, until they choose a language. */
  readonly locale?: string
}

export { PAUSED_BY_VOTE } from '../store/games.ts'

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
  readonly seal: string
  /** Why it is paused; a key of the bot's texts. */
  readonly pausedWhy?: string
  readonly outcome?: Outcome
  readonly startedAt?: Date
  /** The league whose table it is. */
  readonly league?: string
  /** It teaches its member, is posted nowhere and counts for nothing. */
  readonly isLesson?: true
  /** Only members who are invited, or let in by the host, may join it. */
  readonly inviteOnly?: true
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
  /** Who is asked as well and has a standing order for it, or passes for a while: nobody waits for them. Public. */
  readonly ordered: readonly Awaited[]
  /** When those standing orders answer; public. Absent where nobody has one for what is asked. */
  readonly orderedAt?: Date
  /** The order of their own that answers what they are asked; for this person alone. */
  readonly ownOrder?: OwnAutoAnswer
  /** What their own orders answered lately; for this person alone. */
  readonly answeredByOrder: readonly AutoAnswerNote[]
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
  /** Everyone whom the table waits for answered shortly before they were asked; public, from answers that all saw. */
  readonly around?: true
  /** The clocks that run, by seat; public. */
  readonly deadlines: readonly Deadline[]
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
}

/** What decides in a member's stead what they are asked now. */
export interface OwnAutoAnswer {
  /** Id of the order and its value; absent where they pass a stretch. */
  readonly order?: string
  readonly value?: string
  /** They never gave it: everybody has it who did not change it. */
  readonly isDefault: boolean
}

/** What an order answered: the question, and the options picked. */
export interface AutoAnswerNote {
  readonly prompt: Phrase
  readonly picked: readonly Phrase[]
}

/** What orders are for: one running game, or all new games of a title. */
export type AutoAnswerScope = { readonly game: GameId } | { readonly title: string }

/** An order as it arrives from outside. Nothing in it is trusted. */
export interface AutoAnswerCall {
  /** Id of the order. */
  readonly order: string
  /** One of its values, or `ask`. */
  readonly value: string
  /** For the next decision alone; in a running game only. */
  readonly once?: boolean
}

/** An order with its value, and the value that decides once; a default is one that its member never gave. */
export interface SetAutoAnswer {
  readonly id: string
  readonly value: string
  readonly once?: string
  readonly isDefault?: true
}

/** What one person orders. For them alone. */
export interface AutoAnswersPage {
  readonly title: string
  /** The game they are for; absent where they are for all new games. */
  readonly game?: GameInfo
  /** Each order of the title with its value, `ask` where they want to be asked, and the value that decides once. */
  readonly orders: readonly SetAutoAnswer[]
  /** The stretches they pass. */
  readonly lulls: readonly Phrase[]
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
  readonly lull?: Id
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

/** What must be posted. Jobs of one game are delivered in order, each once. */
export type Job =
  /** Draw the lobby message anew (post it when there is none yet). */
  | { readonly kind: 'lobby' }
  /** Tell the host that the table is full. */
  | { readonly kind: 'full' }
  /** Invite members, or those of a role, to a lobby; `unheard` are named and not notified. */
  | {
      readonly kind: 'invite'
      readonly by: string
      readonly members: readonly string[]
      readonly unheard: readonly string[]
      readonly role?: string
    }
  /** Call those who have asked to be called for a game: the bot's own role for it. */
  | { readonly kind: 'call'; readonly role: string }
  /** Ask the host whether somebody may join. */
  | { readonly kind: 'knock'; readonly asker: string }
  /** Bring somebody who watches to the game's thread, or take them out of it. */
  | { readonly kind: 'watch'; readonly watcher: string; readonly on: boolean }
  /** Open the game's thread, where the bot may. */
  | { readonly kind: 'thread' }
  /** Say what the game is about, as the first of all. */
  | { readonly kind: 'opening' }
  /** Tell these public events, in one message: the first opens a new one if `fresh`. */
  | {
      readonly kind: 'story'
      readonly number: number
      readonly from: number
      readonly to: number
      readonly fresh: boolean
    }
  /** Mark what an undo took back where it was told, and say so to everyone. */
  | { readonly kind: 'undone'; readonly number: number; readonly phrase: Phrase }
  /** Show how a vote stands. */
  | { readonly kind: 'vote'; readonly vote: string }
  /** Say whose move it is, as of now. Superfluous when a later job of the game waits. */
  | { readonly kind: 'prompt' }
  /** Notify members in the thread that their time runs out. */
  | { readonly kind: 'nudge'; readonly why: 'time'; readonly seats: readonly Seat[] }
  /** The result card of a finished game and its story, which a player wants to share; once for each game. */
  | { readonly kind: 'card' }
  /** The final score, the opened secret. */
  | { readonly kind: 'end' }
  /** Tell the table something that is not of the game: a seat changed hands, the game was wound back. Those at `seats` are mentioned. */
  | { readonly kind: 'note'; readonly phrase: Phrase; readonly seats?: readonly Seat[] }
  // In a lane of its own: the table waits for none of it.
  /** Bring the server's calendar up to date with what the table has agreed on. */
  | { readonly kind: 'calendar' }
  // For one member alone, in a lane of that member's: the table waits for none of it.
  /** Notify a member in private that their time runs out, in the thread where that cannot be; or that they are likely next. */
  | {
      readonly kind: 'notify'
      readonly why: 'time' | 'likely'
      readonly seat: Seat
      readonly member: string
    }
  /** Tell one member in private. */
  | { readonly kind: 'tell'; readonly member: string; readonly phrase: Phrase }

/** A job in the outbox. */
export interface Posting {
  readonly id: string
  readonly game: GameInfo
  readonly job: Job
  /** A process died, or the network failed, while it was being sent: look whether it was posted. */
  readonly doubtful: boolean
  /** When it was first tried, if it was. */
  readonly triedAt?: Date
  /** Whether it is still this process's to post; always where it is not said. */
  readonly ours?: () => boolean
  /** It is not tried again after this. */
  readonly last?: boolean
}

/**
 * A message of the bot that a game remembers: the lobby, that it is full, the present prompt, the turn's message, the latest
 * picture's; and the event in a server's calendar.
 */
export interface Post {
  readonly kind: 'lobby' | 'full' | 'prompt' | 'turn' | 'picture' | 'card' | 'event'
  readonly channel: string
  readonly message: string
  readonly postedAt: Date
  /** What the publisher needs to draw it again: plain JSON of its own. */
  readonly data: unknown
}

/**
 * How a delivery went. `lost` pauses the game: the channel is gone or a permission is missing. `hopeless`: what is for one
 * member alone will not go through later either. `refusal`: it is refused, with a code that is not known by name.
 */
export type Delivery =
  | { readonly done: true }
  | {
      readonly done: false
      readonly retryAfterMs?: number
      readonly hopeless?: true
      readonly refusal?: number
      readonly why: string
    }
  | { readonly done: false; readonly lost: 'channel' | 'permission' | 'locked'; readonly why: string }

/** Where a member's dashboard stands: asked about by a test message, open, or being closed; and whether it is there yet. */
export interface DashboardState {
  readonly status: 'asked' | 'open' | 'closing'
  readonly posted: boolean
}

/** A dashboard that must be drawn. */
export interface DashboardPosting {
  /** Of this dashboard alone: of another one of the same member too. */
  readonly key: string
  readonly member: string
  readonly status: DashboardState['status']
  /** What it speaks until the member chooses a language. */
  readonly language: Language
  /** The game that lies open on it. */
  readonly chosen?: GameId
  /** The message it is. */
  readonly at?: { readonly channel: string; readonly message: string; readonly postedAt: Date }
  /** What the publisher remembers of it: plain JSON of its own. */
  readonly shown: unknown
  /** An earlier drawing may have got through. */
  readonly doubtSince?: Date
}

/** How the drawing of a dashboard went. `refused`: the member takes no direct messages; `refusal` as in a `Delivery`. */
export type DashboardDelivery =
  | {
      readonly done: true
      readonly at?: DashboardPosting['at']
      readonly shown: unknown
      /** How long it should rest now, where that is longer than usual. */
      readonly restMs?: number
    }
  | {
      readonly done: false
      readonly refused?: true
      readonly retryAfterMs?: number
      readonly refusal?: number
      readonly why: string
    }

/** Puts jobs where people see them; implemented by the Discord floor. */
export interface Publisher {
  deliver(posting: Posting): Promise<Delivery>
  /** Draws a member's private dashboard. */
  tend(posting: DashboardPosting): Promise<DashboardDelivery>
  /**
   * Posts what a league has to say, or brings up to date what it has beside. `page` is what it remembers of the league's page
   * from now on; `fault` why the league cannot have what was asked for; `threads` how many are open in its server, where that
   * was asked.
   */
  tell(
    posting: LeaguePosting,
  ): Promise<Delivery & { readonly page?: unknown; readonly fault?: LeagueFault; readonly threads?: number }>
}

/** The time, injected so that tests can let days pass. */
export interface Clock {
  now(): Date
}
