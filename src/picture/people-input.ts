// Input of a picture of people side by side, as plain data: to choose from, or looked up by their name.
import type { Crest } from './crest.ts'
import type { Input } from './paint.ts'
import type { Mark } from './result-input.ts'

/** One of them. */
export interface PersonCard<F = unknown> {
  /** Whom the game's own renderer draws. */
  readonly face: F
  readonly mark: Mark | null
  /** The ground behind the face. */
  readonly ground: string
  /** Fullest first. */
  readonly names: readonly string[]
  /** Below the name, such as the game or a city; may be empty. */
  readonly aside: string
  /** What they can do. */
  readonly text: string
  /** A line of history; may be empty. */
  readonly note: string
}

/** Everything on the picture. */
export interface PeopleInput<F = unknown> extends Input {
  readonly crest: Crest
  /** What is to be chosen, or who they are. */
  readonly title: string
  readonly people: readonly PersonCard<F>[]
}
