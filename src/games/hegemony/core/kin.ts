// Who is of a skill owner's faction, and who may be for all the public knows while its general is hidden (section 8).
import type { Seat } from '../../../engine/phrase.ts'
import type { Facts } from '../table/facts.ts'

/** Whether somebody may be of the owner's faction once its general is up. Public facts alone. */
export const mayBeKin = (facts: Facts, owner: Seat, seat: Seat): boolean =>
  facts.allied(owner, seat) || (facts.faction(owner) === null && facts.faction(seat) !== null)

/** Whether somebody is. Private. */
export const isKin = (facts: Facts, owner: Seat, seat: Seat): boolean =>
  facts.allied(owner, seat) || facts.wouldAlly(owner, seat)
