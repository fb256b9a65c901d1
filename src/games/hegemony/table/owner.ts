// Finds the owner of a skill that is used or asked about.
import type { Id, Seat } from '../../../engine/phrase.ts'
import type { Facts } from './facts.ts'
import type { Place } from './state.ts'

/** Who uses a skill, and where it comes from. */
export interface Owner {
  readonly seat: Seat
  /** `general:skill`, or the kind of an equipment twice: the name under which uses and marks are counted. */
  readonly key: Id
  /** The skill's id. */
  readonly skill: Id
  /** The general it stands on; null for equipment and for what lasts from a use. */
  readonly place: Place | null
  /** Once per game. */
  readonly limited?: true
  /** Whether it harms a player it names. */
  harms?(facts: Facts, target: Seat): boolean
}

/** The skill that `general:skill` names. */
export const skillIn = (key: Id): Id => key.slice(key.indexOf(':') + 1)
