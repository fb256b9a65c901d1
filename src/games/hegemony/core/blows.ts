// Kinds of damage, as skills and weapons ask.
import type { Seat } from '../../../engine/phrase.ts'
import { isSlash } from '../cards/index.ts'
import type { Damage } from '../table/events.ts'
import type { Facts } from '../table/facts.ts'

/** Damage that the seat's own Slash deals to its target, not along a chain and not turned aside. */
export const bySlash = ({ use, chain, redirected }: Damage, seat: number): boolean =>
  use !== null && use.user === seat && isSlash(use.kind) && !chain && !redirected

/** Such damage to another player who outlived it. */
export const hurtBySlash = (facts: Facts, damage: Damage, seat: number): boolean =>
  bySlash(damage, seat) && damage.victim !== seat && facts.alive(damage.victim)

/** Whose damage it is: one seat or none. */
export const sourceOf = ({ source }: Damage): Seat[] => (source === null ? [] : [source])
