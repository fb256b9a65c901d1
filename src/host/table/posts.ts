// Types of posts: the jobs of the outbox, the messages a game remembers, and the publisher's work.
import type { Phrase, Seat } from '../../engine/phrase.ts'
import type { GameInfo } from './types.ts'

/** What must be posted. Jobs of one game are delivered in order, each once. */
export type Job =
  /** Draw the lobby message anew (post it when there is none yet). */
  | { readonly kind: 'lobby' }
  /** Tell the host that the table is full. */
  | { readonly kind: 'full' }
  /** Ask the members of a full lobby who is ready. */
  | { readonly kind: 'ready' }
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
  | { readonly kind: 'requestToJoin'; readonly asker: string }
  /** Somebody watches, or no more: bring the game's thread up to date. */
  | { readonly kind: 'watch' }
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
  /** Post the prompt anew, without a ping, if it stands above this message: chat has pushed it away. */
  | { readonly kind: 'lift'; readonly below: string }
  /** Ask the players of a table where nobody plays whether they keep it; it is closed at `until`, in seconds since 1970. */
  | { readonly kind: 'keep'; readonly until: number }
  /** Ask the last member who plays what is to become of the game. */
  | { readonly kind: 'claim'; readonly seat: Seat }
  /** Notify members in the thread that their time runs out. */
  | { readonly kind: 'nudge'; readonly why: 'time'; readonly seats: readonly Seat[] }
  /** The result card of a finished game, which a player wants to share where others read; once for each game. */
  | { readonly kind: 'card' }
  /** Its film, in the same way; hung again when it has changed. */
  | { readonly kind: 'film' }
  /** The result: who won, as a card, and what was hidden. */
  | { readonly kind: 'end' }
  /** The review of a finished game is made: its result card tells the game's course from now on. */
  | { readonly kind: 'reviewed' }
  /** Tell the table something that is not of the game: a seat changed hands, the game was rolled back. Those at `seats` are mentioned. */
  | { readonly kind: 'note'; readonly phrase: Phrase; readonly seats?: readonly Seat[] }
  // Each in a lane of its own: the table waits for none of it.
  /** Take an old message away. */
  | { readonly kind: 'remove'; readonly channel: string; readonly message: string }
  /** Bring the server's calendar up to date with what the table has agreed on. */
  | { readonly kind: 'calendar' }
  /** Look up whether the members for whom the table waits are still in the server. */
  | { readonly kind: 'roll' }
  // For one member alone, in a lane of that member's: the table waits for none of it.
  /** Notify a member in private that their time runs out, in the thread where that cannot be; that they are likely next; or are asked where they cannot see it. */
  | {
      readonly kind: 'notify'
      readonly why: 'time' | 'likely' | 'unseeing'
      readonly seat: Seat
      readonly member: string
    }
  /** Tell one member in private. */
  | {
      readonly kind: 'tell'
      readonly member: string
      readonly phrase: Phrase
      /** To take the lost seat back; then the table is told by a mention if nothing else reaches them. */
      readonly button?: 'back'
    }

/** A job in the outbox. */
export interface Posting {
  readonly id: string
  readonly game: GameInfo
  /** The messages that the game remembers. A caller that hands them over stores the result; else the publisher stores it. */
  readonly posts?: readonly Post[]
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
 * A message of the bot that a game remembers: the lobby, that it is full, who plays and watches, the present prompt, the turn's
 * message, the latest picture's, the result, the shared card and film; and the event in a server's calendar.
 */
export interface Post {
  readonly kind:
    | 'lobby'
    | 'full'
    | 'ready'
    | 'members'
    | 'prompt'
    | 'turn'
    | 'picture'
    | 'end'
    | 'card'
    | 'film'
    | 'event'
  readonly channel: string
  readonly message: string
  readonly postedAt: Date
  /** What the publisher needs to draw it again: plain JSON of its own. */
  readonly data: unknown
}

/** How a delivery went, and messages that the game is to remember by it: they are stored with that it is done. */
export type Delivery = Delivered & { readonly kept?: readonly Post[] }

/**
 * How a delivery went. `lost` pauses the game: the channel is gone or a permission is missing. `hopeless`: what is for one
 * member alone will not go through later either. `refusal`: it is refused, with a code that is not known by name.
 */
type Delivered =
  | { readonly done: true }
  | {
      readonly done: false
      readonly retryAfterMs?: number
      readonly hopeless?: true
      readonly refusal?: number
      readonly why: string
    }
  | { readonly done: false; readonly lost: 'channel' | 'permission' | 'locked'; readonly why: string }

/** A refusal that is not known by name comes back so often before what is refused is left out. */
export const REFUSALS = 3

/** Puts the posts of games where people see them. */
export interface GamePublisher {
  deliver(posting: Posting): Promise<Delivery>
}

/** Why a private message is not there: `refused`, the member takes none; `refusal` as in a `Delivery`. */
export interface DirectFault {
  readonly done: false
  readonly refused?: true
  readonly retryAfterMs?: number
  readonly refusal?: number
  readonly why: string
}
