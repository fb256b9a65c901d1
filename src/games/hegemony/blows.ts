// What kind of damage it is, as skills and weapons ask.
import { isSlash } from './cards.ts'
import type { Damage } from './events.ts'
import type { Facts } from './facts.ts'

/** Damage that the seat's own Slash deals to its target, not along a chain and not turned aside. */
export const bySlash = ({ use, chain, redirected }: Damage, seat: number): boolean =>
  use !== null && use.user === seat && isSlash(use.kind) && !chain && !redirected

/** Such damage to another player who outlived it. */
export const hurtBySlash = (facts: Facts, damage: Damage, seat: number): boolean =>
  bySlash(damage, seat) && damage.victim !== seat && facts.alive(damage.victim)
