// What members follow, what they are told of it once a day, and how that is delivered.
import type { Seat } from '../../engine/phrase.ts'
import type { Target } from '../../store/follows.ts'
import type { Language } from '../../text/language.ts'
import type { DirectFault } from '../table/posts.ts'
import type { GameId, GameInfo, StoryEvent } from '../table/types.ts'

export type { Target } from '../../store/follows.ts'

/** When somebody is told: a time of day in minutes, and its zone. */
export interface DigestTime {
  readonly at: number
  readonly zone: string
}

/** What a member follows. */
export interface Following extends DigestTime {
  readonly games: readonly GameInfo[]
  readonly members: readonly { readonly id: string; readonly name: string }[]
  /** They take no direct messages: nothing is sent until they ask for it. */
  readonly paused: boolean
}

/** What happened at a table since its follower was told last, as everybody was told it. */
export interface FollowedTable {
  readonly info: GameInfo
  readonly story: readonly StoryEvent[]
  /** What makes it one of those that are followed: the table itself, and members at these seats. */
  readonly own: boolean
  readonly seats: readonly Seat[]
}

/** A follower who is to be told. */
export interface DigestPosting {
  /** Names the message: the same key is the same message. */
  readonly key: string
  readonly member: string
  /** What they are told in until they choose a language. */
  readonly language: Language
  readonly tables: readonly FollowedTable[]
  /** An earlier try of it may have got through. */
  readonly doubtSince?: Date
  /** Whether it is still this process's to post. */
  readonly ours: () => boolean
}

/** How that went. `posted`: there was something they may see; `gone`: tables on servers that they have left. */
export type DigestDelivery =
  | { readonly done: true; readonly posted: boolean; readonly gone: readonly GameId[] }
  | DirectFault

/** Tells followers what happened. */
export interface DigestPublisher {
  tellFollower(posting: DigestPosting): Promise<DigestDelivery>
}

/** What somebody wants to follow, and the language in which they ask. */
export interface FollowCall {
  readonly target: Target
  readonly language: Language
}
