// Input of a table's name plate as plain data: which game it is, and who sits there.
import type { Crest } from './crest.ts'
import type { Input } from './paint.ts'

/** A seat at a table that has not begun, or has just begun. */
export interface PlateSeat<F = unknown> {
  /** Whom the game's own renderer draws. */
  readonly face: F
  /** Who sits there; null while the seat is free. */
  readonly name: string | null
}

/** Everything on a name plate. */
export interface PlateInput<F = unknown> extends Input {
  readonly crest: Crest
  readonly title: string
  /** Below the title, fullest first. */
  readonly asides: readonly string[]
  /** What is said of a free seat. */
  readonly free: string
  readonly seats: readonly PlateSeat<F>[]
}
