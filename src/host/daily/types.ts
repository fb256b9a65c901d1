// Types of daily positions: a position of a finished game, or of one between computers, about which members are asked.
import type { Decision } from '../../engine/decision.ts'
import type { Phrase, Seat } from '../../engine/phrase.ts'
import type { WeighedPosition } from '../../search/review/position.ts'
import type { Delivery } from '../table/posts.ts'
import type { Player } from '../table/types.ts'

/** Where everybody is asked who is in no server that has positions of its own. */
export const EVERYWHERE = '0'

/** A position as stored: how it is played up to again, and its answers. */
export interface StoredPosition extends WeighedPosition {
  /** Id of one that came with the bot; else the entry of the answer in its game. */
  readonly builtIn?: string
  readonly number?: number
  readonly seat: Seat
  /** Which of the answers was given in the game, and which is the best. */
  readonly given: number
  readonly best: number
}

/** The position of a day as it is shown: to all alike, with nothing that its seat does not know. */
export interface DailyPage {
  readonly place: string
  readonly day: number
  readonly title: string
  /** Everybody by the name of a computer player. */
  readonly players: readonly Player[]
  /** Who is asked, what that seat sees, and what it is asked. */
  readonly seat: Seat
  readonly view: unknown
  readonly decision: Decision
  /** By answer: the texts of what it picks. */
  readonly answers: readonly (readonly Phrase[])[]
  /** When it is over, and the next one comes. */
  readonly ends: Date
  /** The reader's answer, if they gave one. */
  readonly own?: number
  /** Once it is over. */
  readonly result?: DailyResult
}

/** What is told of a position once it is over. */
export interface DailyResult {
  /** By answer: its share of the win, from 0 to 1, and how many members gave it. */
  readonly shares: readonly number[]
  readonly counts: readonly number[]
  readonly best: number
  /** What was answered in its game, and whether a member did. */
  readonly given: number
  readonly byMember: boolean
  /** Games in which each answer was played on. */
  readonly games: number
}

/** A member's record of daily positions. */
export interface DailyRecord {
  readonly answered: number
  /** Those that are over, and of them those answered best. */
  readonly over: number
  readonly best: number
  /** Days in a row up to now. */
  readonly streak: number
}

/** A position to be posted in a server, or a posted one to be taken away. */
export interface DailyPosting {
  readonly id: string
  readonly guild: string
  readonly channel: string
  readonly what: { readonly day: number } | { readonly withdrawn: string }
  /** An earlier try of it may have got through. */
  readonly doubtSince?: Date
  readonly ours: () => boolean
}

/** Posts daily positions; `message` is where it is. */
export interface DailyPublisher {
  postDaily(posting: DailyPosting): Promise<Delivery & { readonly message?: string }>
}
