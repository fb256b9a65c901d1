// The price of using a skill or a card: cards, HP, something given up, somebody harmed.
import type { Seat } from '../../../engine/phrase.ts'
import type { Phase } from '../table/phases.ts'

/** What can be given up permanently by using a skill: a phase, or something of it. */
export type GivenUp =
  | Exclude<Phase, 'prepare' | 'end'>
  | 'one-drawn'
  | 'next-turn'
  | 'damage'
  | 'rest-of-play'
  | 'general'
  | 'game'

/** What using something takes besides its effect, from public facts. */
export interface Price {
  /** Cards of hand or equipment. */
  readonly cards?: number
  readonly hp?: number
  readonly gives?: readonly GivenUp[]
  /** Whom it harms. */
  readonly harms?: readonly Seat[]
}
