// What a host speaks of: games, seats, people, and what a person may be told. Shared by the host and its callers.
import type { Choice } from '../engine/decision.ts'
import type { Options, Outcome, Told } from '../engine/game.ts'
import type { Awaited, Outlook } from '../engine/outlook.ts'
import type { Phrase, Seat } from '../engine/phrase.ts'
import type { Language } from '../text/language.ts'

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
export interface Sitter {
  readonly seat: Seat
  readonly name: string
  /** The member's id; absent where a computer plays. */
  readonly member?: string
  /** Strength of the computer player; absent where a member plays. */
  readonly computer?: string
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
  readonly seats: number
  readonly sitters: readonly Sitter[]
  /** sha256 of the secret, published with the lobby. */
  readonly seal: string
  /** Why it is paused; a key of the bot's texts. */
  readonly pausedWhy?: string
  readonly outcome?: Outcome
  readonly startedAt?: Date
}

/** What one person may see of a game now. */
export interface Look {
  readonly info: GameInfo
  /** Their seat, if they have one. */
  readonly seat?: Seat
  /** Their outlook; the public's for those without a seat. Absent before the start. */
  readonly outlook?: Outlook
  /** Token of their open decision. */
  readonly token?: string
  /** Whom the table waits for. */
  readonly awaited: readonly Awaited[]
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
  readonly told: Told
}

/** An answer as it arrives from outside. Nothing in it is trusted. */
export interface AnswerCall {
  readonly game: GameId
  readonly person: Person
  /** The decision it answers. */
  readonly token: string
  readonly choice: Choice
  /** Id of the interaction: the same id is taken once, however often it comes. */
  readonly interaction: string
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
  /** Open the game's thread, where the bot may. */
  | { readonly kind: 'thread' }
  /** Tell these public events, in one message: the first opens a new one if `fresh`. */
  | {
      readonly kind: 'story'
      readonly number: number
      readonly from: number
      readonly to: number
      readonly fresh: boolean
    }
  /** Say whose move it is, as of now. Superfluous when a later job of the game waits. */
  | { readonly kind: 'prompt' }
  /** The final score, the opened secret. */
  | { readonly kind: 'end' }
  /** Tell the table something that is not of the game: a seat changed hands, the game was wound back. */
  | { readonly kind: 'note'; readonly phrase: Phrase }
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
}

/** A message of the bot that a game remembers: the lobby, the present prompt, the turn's message, the latest picture's. */
export interface Post {
  readonly kind: 'lobby' | 'prompt' | 'turn' | 'picture'
  readonly channel: string
  readonly message: string
  readonly postedAt: Date
  /** What the publisher needs to draw it again: plain JSON of its own. */
  readonly data: unknown
}

/** How a delivery went. `lost` pauses the game: the channel is gone or a permission is missing. */
export type Delivery =
  | { readonly done: true }
  | { readonly done: false; readonly retryAfterMs?: number; readonly why: string }
  | { readonly done: false; readonly lost: 'channel' | 'permission' | 'locked'; readonly why: string }

/** Puts jobs where people see them; implemented by the Discord floor. */
export interface Publisher {
  deliver(posting: Posting): Promise<Delivery>
}

/** The time, injected so that tests can let days pass. */
export interface Clock {
  now(): Date
}
