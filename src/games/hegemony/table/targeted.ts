// Targets of a card that is being used, as entries: made, named by seat, and looked up (section 4).
import type { Seat } from '../../../engine/phrase.ts'
import type { CardUse, TargetEntry } from './events.ts'

/** A player as a target on whom no skill has worked yet. */
export const newTarget = (seat: Seat): TargetEntry => ({
  seat,
  voided: false,
  undodgeable: false,
  pierced: false,
  dodges: 1,
})

/** The seats that are targets, each once, in the order of the entries. */
export const seatsOf = (targets: readonly TargetEntry[]): Seat[] => [
  ...new Set(targets.map(({ seat }) => seat)),
]

/** Whether a card that is being used ignores the armor of a seat. */
export const isPierced = (use: CardUse | null, seat: Seat): boolean =>
  use?.targets.some((target) => target.seat === seat && target.pierced) ?? false
