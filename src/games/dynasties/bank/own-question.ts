// A custom question, as the rules use it.
import type { Era } from '../cards/eras.ts'
import type { Level } from './ids.ts'

/** A question that the host added (D34), with its answers; nobody at the table is shown it before it is asked. */
export interface OwnQuestion {
  readonly text: string
  /** Its four answers in an order that says nothing of them. */
  readonly answers: readonly string[]
  /** Which of them is right. */
  readonly right: number
  /** Empty where nothing is explained. */
  readonly why: string
  readonly level: Level
  /** Null: of no era, and so of any. */
  readonly era: Era | null
}
