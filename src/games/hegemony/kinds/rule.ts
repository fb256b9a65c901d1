// The type of a kind of card: its targets and its effect on each (card by card in this folder).
import type { Id, Seat } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import type { Actions } from '../core/actions.ts'
import type { CardUse, TargetEntry } from '../table/events.ts'
import type { Assumed } from '../table/facts.ts'

export interface KindRule {
  /** Whom it names: chosen ones, the user, all others, all, the user's faction. */
  readonly aim: { readonly min: number; readonly max: number } | 'self' | 'others' | 'all' | 'allies'
  /** How far it reaches; any distance when left out. */
  readonly reach?: number | 'range'
  /** Whether a seat may be a target, distance apart. `cards` are what it is made of, `assumed` turns up with its use. */
  may(actions: Actions, user: Seat, target: Seat, cards: readonly Id[], assumed: Assumed): boolean
  /** Whom a target may be made to strike. */
  victims?(actions: Actions, user: Seat, target: Seat): Seat[]
  /** Public facts: whether it would do anything to this target; if not, nobody is asked to nullify it. */
  needed?(actions: Actions, use: CardUse, target: Seat): boolean
  before?(actions: Actions, use: CardUse): Script
  /** `entry` is how the use stands with this target. */
  effect(actions: Actions, use: CardUse, target: Seat, entry: TargetEntry): Script
  after?(actions: Actions, use: CardUse): Script
}
