// Input of the result card as plain data: who won, by how much, and how their chances went over the game.
import type { Crest } from './crest.ts'
import type { Input } from './paint.ts'
import type { SealShape } from './seal.ts'

/** What a seat played with, as a seal. */
export interface Mark {
  readonly sign: string
  readonly shape: SealShape
  readonly colour: string
}

/** What a seat played with at the end: its lord, generals or cats. */
export interface SeatPortrait<F = unknown> {
  /** Whom the game's own renderer draws; null where nobody is known. */
  readonly face: F | null
  readonly mark: Mark | null
  /** The names of those it played with, fullest first. */
  readonly people: readonly string[]
}

/** One who did not win. */
export interface OtherSeat {
  readonly name: string
  readonly mark: Mark | null
  /** Empty in games that count no points. */
  readonly score: string
}

/** A moment at which the game turned. */
export interface TurnMark {
  /** From 0 to 1 over the game. */
  readonly at: number
  readonly share: number
  readonly label: string
}

/** Chances of those who won over the game, from 0 to 1 both. */
export interface Ridge {
  readonly points: readonly { readonly at: number; readonly share: number }[]
  /** At most two, in the order of the game. */
  readonly marks: readonly TurnMark[]
}

/** Everything on a result card. */
export interface ResultInput<F = unknown> extends Input {
  readonly crest: Crest
  readonly title: string
  /** Such as how many rounds were played. */
  readonly aside: string
  /** Two signs: that somebody won, or how else it ended. */
  readonly seal: string
  /** How it ended, in the reader's words; under the seal where its signs do not say the same. */
  readonly outcome: string
  /** Those who won, or what is said where nobody did. */
  readonly name: string
  readonly score: string
  readonly people: readonly string[]
  readonly mark: Mark | null
  /** At most three. */
  readonly faces: readonly F[]
  readonly others: readonly OtherSeat[]
  /** Null until the game has been looked through, or where nobody won. */
  readonly ridge: Ridge | null
}
