// Types of a finished game's review: numbers by seat, in the order of the log. Nobody is named.

import type { Page } from '../../engine/export.ts'
import type { Options, Outcome } from '../../engine/game.ts'
import type { Phrase, Seat } from '../../engine/phrase.ts'
import type { WeighedShare } from '../think.ts'

/** Raised whenever the way of judging changes: a review is frozen with it, and verifies under no other. */
export const JUDGE = 9

/** A game as it was played: every entry in order, and the checkpoints by the entry they were written in. */
export interface Played {
  /** The seed the game was played with; what is judged has streams of its own under it. */
  readonly seed: string
  readonly seats: number
  readonly options: Options
  readonly pages: readonly Page[]
  readonly checkpoints: Readonly<Record<number, string>>
}

/** A finished game as its review is made from. */
export interface Finished extends Played {
  readonly outcome: Outcome
}

/** How a checkpoint was judged: the sum of each seat's share of the win over so many games played on from there. */
export interface Judged {
  readonly won: readonly number[]
  readonly games: number
}

/** What was judged so far, by the number of the checkpoint's entry: once, and a second time where that was wanted. */
export type Judgements = Readonly<Record<number, readonly Judged[]>>

/** A moment that was judged. */
export interface Moment {
  /** The entry after which the game stood so. */
  readonly number: number
  /** Each seat's expected share of the win, from 0 to 1. */
  readonly shares: readonly number[]
}

/** A stretch in which much changed: after `from`, up to and with entry `to`. */
export interface Turning {
  readonly from: number
  readonly to: number
  /** What each seat's share changed by. */
  readonly changes: readonly number[]
  /** What share of that hung on chance, from 0 to 1. */
  readonly luck: number
}

/** What everyone may read of a review, frozen with the version of the rules and of the judge. */
export interface Review {
  readonly judge: number
  readonly rules: number
  /** From the deal to the end, whose shares are the result's. */
  readonly moments: readonly Moment[]
  /** At most three, in the order of the game. */
  readonly turnings: readonly Turning[]
  /** By seat: what its share changed by across chance, and across decisions. Together from the first moment to the last. */
  readonly luck: readonly number[]
  readonly decisions: readonly number[]
  /** Checkpoints that there were, and games played on from those that were judged. */
  readonly checkpoints: number
  readonly games: number
}

/** A decision of a member that expert would have made otherwise. */
export interface Hindsight {
  /** The entry of the answer. */
  readonly number: number
  readonly seat: Seat
  /** What the seat was asked, and the texts of what it picked and of what expert would have. */
  readonly prompt: Phrase
  readonly answered: readonly Phrase[]
  readonly expert: readonly Phrase[]
  /** The order of the picks counts. */
  readonly ordered?: true
  /** The best answers that expert weighed, the best first; absent in reviews that were made before they were kept. */
  readonly best?: readonly Candidate[]
  /** What share of the win expert's answer brings more, from 0 to 1, and in how many games both were played on. */
  readonly gain: number
  readonly games: number
}

/** An answer that expert weighed, and the texts of what it picks. */
export interface Candidate extends WeighedShare {
  readonly picks: readonly Phrase[]
}

/** A review with what each member is told alone. */
export interface WholeReview extends Review {
  /** The greatest gain first. */
  readonly hindsight: readonly Hindsight[]
}
