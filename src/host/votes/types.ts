// Types of votes: what a table can decide together, and the public view of a vote.
import type { Ref, Seat } from '../../engine/phrase.ts'
import type { Evening } from '../table/sitting.ts'
import type { GameInfo, Person } from '../table/types.ts'
import type { VoteKind } from '../table/votes.ts'

/** What a person proposes. */
export type Proposal =
  /** To take the own last answer back; with a token only while that is still the answer the button was made for. */
  | { readonly kind: 'undo'; readonly token?: string }
  /** To pause until a moment; for a week where none is named. */
  | { readonly kind: 'pause'; readonly until?: Date }
  | { readonly kind: 'resume' }
  | { readonly kind: 'cancel' }
  /** To play live from a moment to another. */
  | { readonly kind: 'sitting'; readonly from: Date; readonly until: Date }
  | { readonly kind: 'replace'; readonly seat: Seat; readonly newcomer: Person }

/** A seat that is to change hands. */
export interface SeatChange {
  readonly seat: Seat
  /** Who sat there when it was proposed; `null` for a computer. */
  readonly was: string | null
  readonly old: Ref
  readonly newcomer: { readonly member: string; readonly who: Ref }
  /** The member who sits there gives it away. */
  readonly isAgreed?: true
}

/** A vote as everyone may see it. */
export interface VoteInfo {
  readonly id: string
  readonly game: GameInfo
  readonly kind: VoteKind
  /** Who proposes it; absent: a host without a seat. */
  readonly seat?: Seat
  readonly change?: SeatChange
  readonly evening?: Evening
  /** Until when the game is to be paused, if that was named. */
  readonly until?: Date
  readonly unanimous: boolean
  readonly yes: number
  readonly no: number
  readonly electorate: readonly Seat[]
  /** Seats that have not voted yet. */
  readonly awaited: readonly Seat[]
  readonly status: 'open' | 'carried' | 'refused' | 'lapsed' | 'void'
  readonly opened: Date
  /** When its time is over. */
  readonly ends: Date
  /** The message in which it is posted. */
  readonly post?: { readonly channel: string; readonly message: string }
}

/** What became of a proposal: done at once, or put to a vote. */
export interface Proposed {
  readonly info: GameInfo
  readonly vote?: VoteInfo
}
